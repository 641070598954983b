import { finding } from "../../model/finding.ts";

const fewestKicks = 5;
const kicked = " was kicked for floating ";

/** Now and then it is somebody who cheats, or a lag; again and again it is mostly the server that takes something else for flying. */
export default finding({
  code: "kicked-for-flying",
  severity: "warning",
  severityAt: (_, place) => (place.between("[", kicked).size < fewestKicks ? "notice" : undefined),
  confidence: 0.8,
  needles: [kicked],
  pattern: /^[^\n<]{0,200}?[\]:] ([^\s\][<>:]{1,40}) was kicked for floating (?:a vehicle )?too long/,
  parameters: (match) => ({ player: match[1] }),
  oneFor: [],
  gathers: "player",
});
