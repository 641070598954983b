import { finding } from "../finding.ts";

export default finding({
  code: "java-outdated",
  severity: "notice",
  role: "environment",
  confidence: 0.9,
  needles: [
    "YOU ARE RUNNING AN OUTDATED VERSION OF JAVA",
    "You are running an outdated version of Java",
    "Outdated Java version detected",
  ],
  pattern:
    /^[^\n<]{0,200}(?:YOU ARE RUNNING AN OUTDATED VERSION OF JAVA|You are running an outdated version of Java|Outdated Java version detected)/,
  samples: [
    { text: "[10:00:00 WARN]: * WARNING - YOU ARE RUNNING AN OUTDATED VERSION OF JAVA.", parameters: {} },
    { text: "[10:00:00] [main/WARN]: You are running an outdated version of Java, please update.", parameters: {} },
  ],
  counterSamples: [
    "[10:00:00] [Server thread/INFO]: <Alex> You are running an outdated version of Java",
    "[10:00:00 WARN]: You are running an outdated version of WorldEdit",
  ],
});
