import type { LineSamples } from "../samples.ts";

export default {
  samples: [
    {
      text: "[10:00:00] [main/ERROR]: x\njava.lang.module.FindException: Module bulbs not found, required by lamps",
      parameters: { module: "bulbs", mod: "lamps" },
    },
    {
      text: "Error occurred during initialization of boot layer\njava.lang.module.FindException: Module jdk.incubator.vector not found",
      parameters: { module: "jdk.incubator.vector", mod: null, why: "argument" },
    },
    {
      text: "[10:00:00] [main/ERROR]: x\njava.lang.module.FindException: Module jdk.incubator.vector not found, required by lamps.fast",
      parameters: { module: "jdk.incubator.vector", mod: "lamps.fast", why: "java" },
    },
    {
      text: "\tFailure message: Some mods have agreed upon an acceptable version range for : com.acme.lib, but no jar was provided which matched the range. Requested by: lamps.",
      parameters: { module: "com.acme.lib", mod: "lamps" },
    },
  ],
  counterSamples: ["[10:00:00] [main/INFO]: Module bulbs found"],
} satisfies LineSamples;
