import type { LineSamples } from "../samples.ts";

export default {
  samples: [
    {
      text: "[10:00:00] [main/INFO]: This world must be opened in an older version (like 1.6.4) to be safely converted",
      parameters: {},
    },
    {
      text: "[10:00:00 INFO]: This world must be opened in an older version (like 1.6.4) to be safely converted.",
      parameters: {},
    },
  ],
  counterSamples: ["<Alex> This world must be opened in an older version", "[10:00:00] [main/INFO]: Converting map!"],
} satisfies LineSamples;
