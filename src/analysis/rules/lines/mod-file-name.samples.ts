import type { LineSamples } from "../samples.ts";

export default {
  samples: [
    {
      text: "java.lang.module.FindException: Unable to derive module descriptor for /srv/mods/[一]ringcraft.jar\nCaused by: java.lang.IllegalArgumentException: 1ring: Invalid module name: '1ring' is not a Java identifier",
      parameters: { file: "[一]ringcraft.jar" },
    },
    {
      text: "java.lang.IllegalArgumentException: ringcraft.1: Invalid module name: '1' is not a Java identifier\n\tat java.base/jdk.internal.module.Checks.requireModuleName(Checks.java:59)",
      parameters: { file: "ringcraft.1" },
    },
    {
      text: "java.lang.IllegalArgumentException: : Invalid module name: '' is not a Java identifier",
      parameters: {},
    },
  ],
  counterSamples: ["[10:00:00] [main/INFO]: Found module name ringcraft", "<Steve> x: Invalid module name: 'a' is not"],
} satisfies LineSamples;
