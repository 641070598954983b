import { finding } from "../../model/finding.ts";

export default finding({
  code: "world-old-player-directory",
  severity: "fatal",
  confidence: 1,
  needles: ["DETECTED OLD PLAYER DIRECTORY IN THE WORLD SAVE"],
  pattern: /^[^\n<]{0,200}\*{2,6} DETECTED OLD PLAYER DIRECTORY IN THE WORLD SAVE/,
});
