import type { LineSamples } from "../samples.ts";

export default {
  samples: [
    {
      text: "Error occurred during initialization of VM\nInvalid maximum heap size: -Xmx6G\nThe specified size exceeds the maximum representable size.",
      codes: ["heap-settings-invalid", "java-32-bit"],
      parameters: {},
    },
    { text: "	Java VM Version: Java HotSpot(TM) Client VM (mixed mode), Oracle Corporation", parameters: {} },
    {
      text: "[10:00:00] [main/INFO] [FML]: Java is Java HotSpot(TM) Client VM, version 1.8.0_301, running on Windows 10:x86:10.0, installed at C:\\Program Files (x86)\\Java\\jre1.8.0_301",
      parameters: {},
    },
    { text: "	Java VM Version: OpenJDK Server VM (mixed mode), Raspbian", parameters: {} },
    {
      text: "Your Java architecture is not matching your system architecture. You might want to install a 64bit Java version.",
      parameters: {},
    },
  ],
  counterSamples: [
    "[10:00:00] [main/INFO] [FML]: Java is OpenJDK 64-Bit Server VM, version 1.8.0_392, running on Linux:amd64:6.1.0, installed at /usr/lib/jvm/java-8/jre",
    "	Java VM Version: OpenJDK 64-Bit Server VM (mixed mode), Eclipse Adoptium",
    "[10:00:00] [Server thread/INFO]: <Alex> You are using 32-bit Java",
  ],
} satisfies LineSamples;
