import { finding } from "../finding.ts";

export default finding({
  code: "world-old-player-directory",
  severity: "fatal",
  confidence: 1,
  needles: ["DETECTED OLD PLAYER DIRECTORY IN THE WORLD SAVE"],
  pattern: /^[^\n<]{0,200}\*{2,6} DETECTED OLD PLAYER DIRECTORY IN THE WORLD SAVE/,
  samples: [
    { text: "[10:00:00] [Server thread/WARN]: **** DETECTED OLD PLAYER DIRECTORY IN THE WORLD SAVE", parameters: {} },
    { text: "[10:00:00 WARN]: **** DETECTED OLD PLAYER DIRECTORY IN THE WORLD SAVE", parameters: {} },
  ],
  counterSamples: [
    "<Alex> **** DETECTED OLD PLAYER DIRECTORY IN THE WORLD SAVE",
    "[10:00:00] [Server thread/INFO]: Converting old player directory",
  ],
});
