import { finding } from "../../model/finding.ts";

/** What an old version kept accounts by name in. The server stops until it is gone. */
export default finding({
  code: "world-old-player-directory",
  severity: "fatal",
  confidence: 1,
  pattern:
    /^[^\n<]{0,200}(?:\*{2,6} DETECTED OLD PLAYER DIRECTORY IN THE WORLD SAVE|(?<!\*)\* (banned-players|banned-ips|ops|white-list)\.txt[ \t\r]{0,4}(?:\n|$))/,
  parameters: (match, place) => {
    if (match[1] === undefined) return {};
    const isListed = place.before.slice(-1500).includes("**** FAILED TO START THE SERVER AFTER ACCOUNT CONVERSION!");
    return isListed ? { file: `${match[1]}.txt` } : null;
  },
  oneFor: [],
  gathers: "file",
});
