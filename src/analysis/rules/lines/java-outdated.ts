import { finding } from "../../model/finding.ts";

export default finding({
  code: "java-outdated",
  severity: "notice",
  role: "environment",
  confidence: 0.9,
  pattern:
    /^[^\n<]{0,200}(?:YOU ARE RUNNING AN OUTDATED VERSION OF JAVA|You are running an outdated version of Java|Outdated Java version detected)/,
});
