import type { LineSamples } from "../samples.ts";

export default {
  samples: [
    {
      text: "Error occurred during initialization of VM\nInvalid maximum heap size: -Xmx6G\nThe specified size exceeds the maximum representable size.",
      codes: ["heap-settings-invalid", "java-32-bit"],
      parameters: {},
    },
    { text: "	Java VM Version: Java HotSpot(TM) Client VM (mixed mode), Oracle Corporation", parameters: {} },
    { text: "	Java VM Version: OpenJDK Server VM (mixed mode), Raspbian", parameters: {} },
    {
      text: "Your Java architecture is not matching your system architecture. You might want to install a 64bit Java version.",
      parameters: {},
    },
  ],
  counterSamples: [
    "	Java VM Version: OpenJDK 64-Bit Server VM (mixed mode), Eclipse Adoptium",
    "[10:00:00] [Server thread/INFO]: <Alex> You are using 32-bit Java",
  ],
} satisfies LineSamples;
