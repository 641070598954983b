import type { LineSamples } from "../samples.ts";

export default {
  samples: [
    {
      text: "[10:00:00] [modloading-worker-0/ERROR]: Entity lamps:moth has no attributes",
      parameters: { mod: "lamps", entity: "lamps:moth" },
    },
  ],
  counterSamples: ["[10:00:00] [main/ERROR]: The file has no attributes"],
} satisfies LineSamples;
