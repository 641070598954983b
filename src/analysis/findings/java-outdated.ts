import { finding } from "../finding.ts";

export default finding({
  code: "java-outdated",
  severity: "warning",
  confidence: 0.9,
  needles: [
    "YOU ARE RUNNING AN OUTDATED VERSION OF JAVA",
    "You are running an outdated version of Java",
    "Outdated Java version detected",
  ],
  pattern:
    /^[^\n<]{0,200}(?:YOU ARE RUNNING AN OUTDATED VERSION OF JAVA|You are running an outdated version of Java|Outdated Java version detected)/,
  message: {
    en: "Java is old: it still works here, but the next versions of the game or server will not start with it.",
    "zh-CN": "Java 版本较旧：目前还能用，但之后的游戏或服务端版本将无法用它启动。",
  },
  advice: {
    en: [
      "Install a newer Java (the log names the version; Java 21 fits Minecraft 1.20.5 and later) and start with it.",
    ],
    "zh-CN": ["安装更新的 Java（日志中写有版本；Minecraft 1.20.5 及以上使用 Java 21），并用它启动。"],
  },
  samples: [
    { text: "[10:00:00 WARN]: * WARNING - YOU ARE RUNNING AN OUTDATED VERSION OF JAVA.", parameters: {} },
    { text: "[10:00:00] [main/WARN]: You are running an outdated version of Java, please update.", parameters: {} },
  ],
  counterSamples: [
    "[10:00:00] [Server thread/INFO]: <Alex> You are running an outdated version of Java",
    "[10:00:00 WARN]: You are running an outdated version of WorldEdit",
  ],
});
