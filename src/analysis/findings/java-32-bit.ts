import { finding } from "../finding.ts";

export default finding({
  code: "java-32-bit",
  severity: "error",
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
  message: {
    en: "A 32-bit Java is used: it can take little more than 1 GB of memory, and many parts of the game and mods do not work with it.",
    "zh-CN": "正在使用 32 位 Java：它只能使用略多于 1 GB 的内存，而且游戏和模组的许多部分无法在其上运行。",
  },
  advice: {
    en: [
      'Install a 64-bit Java ("x64" at adoptium.net) and choose it in the launcher or start script.',
      "Only if your system itself is 32-bit: assign at most 1024 MB (-Xmx1G).",
    ],
    "zh-CN": [
      "安装 64 位 Java（adoptium.net 上的 “x64”），并在启动器或启动脚本中选用。",
      "仅当系统本身是 32 位时：最多分配 1024 MB（-Xmx1G）。",
    ],
  },
  samples: [
    {
      text: "Error occurred during initialization of VM\nInvalid maximum heap size: -Xmx6G\nThe specified size exceeds the maximum representable size.",
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
