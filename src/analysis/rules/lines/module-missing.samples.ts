import type { LineSamples } from "../samples.ts";

export default {
  samples: [
    {
      text: "[10:00:00] [main/ERROR]: x\njava.lang.module.FindException: Module bulbs not found, required by lamps",
      parameters: { module: "bulbs", mod: "lamps" },
    },
    {
      text: "\tFailure message: Some mods have agreed upon an acceptable version range for : com.acme.lib, but no jar was provided which matched the range. Requested by: lamps.",
      parameters: { module: "com.acme.lib", mod: "lamps" },
    },
  ],
  counterSamples: ["[10:00:00] [main/INFO]: Module bulbs found"],
} satisfies LineSamples;
