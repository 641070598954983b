import { finding } from "../../model/finding.ts";

export default finding({
  code: "server-as-root",
  severity: "notice",
  role: "environment",
  confidence: 1,
  pattern:
    /^[^\n<]{0,200}?(?:YOU ARE RUNNING THIS (?:SERVER|PROXY) AS AN ADMINISTRATIVE OR ROOT USER|You are running (?:PocketMine-MP|Nukkit) as root)/,
});
