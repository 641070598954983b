import { finding } from "../../model/finding.ts";

/** MultiMC and those made from it write into their own log that the game ended badly; why stands in the game's log. */
export default finding({
  code: "launcher-game-crashed",
  severity: "error",
  role: "general",
  confidence: 0.9,
  pattern: /^ {0,8}\d{1,7}\.\d{3} [A-Z] [^\n]{0,80}Task(?: [^\n]{0,120})? failed: {1,4}"Game crashed\."/,
  parameters: (_, place) => (place.software.kind === "launcher" ? {} : null),
});
