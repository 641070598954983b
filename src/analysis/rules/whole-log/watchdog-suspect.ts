import { blamedIn } from "../../owners/culprit.ts";
import { ownerParameters, placeInCode } from "../../traces/meanings/explained.ts";
import { type WholeLogMatch, wholeLogFinding } from "../whole-log-finding.ts";

const dump = /[Ww]atchdog|stopped respond|not responded|thread dump/;
/** What is printed before anybody is sure that the server hangs: most go on after it. */
const warned = /DO NOT REPORT THIS TO [A-Z]{3,30} - THIS IS NOT A BUG OR A CRASH/;

/** Whose code the server's own thread was in when the watchdog looked. */
export default wholeLogFinding({
  codes: ["watchdog-suspect"],
  severity: "error",
  confidence: 0.7,
  find({ threads, lines, owners }) {
    const matches: WholeLogMatch[] = [];
    for (const { thread, frames, firstLine, endLine, lines: all, count } of threads) {
      if (thread !== "Server thread" && thread !== "Main thread") continue;
      const above = lines.range(Math.max(0, firstLine - 12), firstLine + 1).slice(-4000);
      if (!dump.test(above)) continue;
      const culprit = blamedIn(frames, owners);
      if (!culprit?.frame) continue;
      const parameters = { ...ownerParameters("suspect", culprit.owner), place: placeInCode(culprit.frame) };
      const severity = warned.test(above) ? "warning" : "error";
      matches.push({ parameters, firstLine, endLine, lines: all, count, severity });
    }
    return matches;
  },
});
