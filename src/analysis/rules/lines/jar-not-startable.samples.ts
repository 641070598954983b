import type { LineSamples } from "../samples.ts";

export default {
  samples: [
    { text: "no main manifest attribute, in lamps.jar", parameters: { file: "lamps.jar" } },
    {
      text: "Error: Invalid or corrupt jarfile server.jar",
      codes: ["jar-not-startable", "archive-corrupt"],
      parameters: { damaged: "server.jar" },
    },
  ],
  counterSamples: ["<Alex> no main manifest attribute, in lamps.jar"],
} satisfies LineSamples;
