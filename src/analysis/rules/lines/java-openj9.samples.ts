import type { LineSamples } from "../samples.ts";

export default {
  samples: [
    { text: "[10:00:00] [main/ERROR]: OpenJ9 is incompatible with this version of Minecraft", parameters: {} },
    {
      text: "java.lang.ExceptionInInitializerError\n\tat java.lang.J9VMInternals.ensureError(J9VMInternals.java:146)\n\tat java.lang.J9VMInternals.recordInitializationFailure(J9VMInternals.java:135)",
      parameters: {},
    },
    { text: "Open J9 is not supported. Please use a different Java.", parameters: {} },
  ],
  counterSamples: [
    "	Java VM Version: OpenJDK 64-Bit Server VM (mixed mode), Eclipse Adoptium",
    "[10:00:00] [Server thread/INFO]: <Alex> OpenJ9 is not supported here",
  ],
} satisfies LineSamples;
