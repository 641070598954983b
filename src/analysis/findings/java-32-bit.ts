import { finding } from "../finding.ts";

export default finding({
  code: "java-32-bit",
  severity: "error",
  role: "environment",
  confidence: 0.9,
  needles: [
    "The specified size exceeds the maximum representable size",
    "Your Java architecture is not matching your system architecture",
    " Client VM (",
    " Client VM warning",
    "You are using 32-bit Java",
    "You are using a 32-bit",
    "Can't load AMD 64-bit .dll on a IA 32-bit platform",
    "wrong ELF class: ELFCLASS64",
  ],
  pattern:
    /^[^\n<]{0,300}(?:The specified size exceeds the maximum representable size|Your Java architecture is not matching your system architecture|(?:HotSpot\(TM\)|OpenJDK|Zulu) Client VM (?:\(|warning)|You are using (?:a )?32-bit (?:Java|JVM|JRE|version of Java)|Can't load AMD 64-bit \.dll on a IA 32-bit platform|wrong ELF class: ELFCLASS64)/,
  samples: [
    {
      text: "Error occurred during initialization of VM\nInvalid maximum heap size: -Xmx6G\nThe specified size exceeds the maximum representable size.",
      codes: ["heap-settings-invalid", "java-32-bit"],
      parameters: {},
    },
    { text: "	Java VM Version: Java HotSpot(TM) Client VM (mixed mode), Oracle Corporation", parameters: {} },
    {
      text: "Your Java architecture is not matching your system architecture. You might want to install a 64bit Java version.",
      parameters: {},
    },
  ],
  counterSamples: [
    "	Java VM Version: OpenJDK 64-Bit Server VM (mixed mode), Eclipse Adoptium",
    "[10:00:00] [Server thread/INFO]: <Alex> You are using 32-bit Java",
  ],
});
