import { crashExceptions } from "../../evidence/crash-exception.ts";
import { lastErrorsBefore } from "../../evidence/last-errors.ts";
import { placesOutsideChat } from "../../read/chat-lines.ts";
import { wholeLogFinding } from "../whole-log-finding.ts";

/** `#@!@# Game crashed! Crash report saved to: #@!@# C:\mc\crash-reports\crash-2026-01-02_10.00.00-client.txt` */
const needle = "rash report ";
const saved = /^rash report (?:has been )?saved to:?(?: #@!@#)? ([^\n\r#]{5,400})/;
const maxNamed = 200;

/** A log that says only that the game crashed, and into which file it wrote why. */
export default wholeLogFinding({
  codes: ["crash-unknown"],
  severity: "fatal",
  role: "crash",
  confidence: 0.6,
  find(evidence) {
    const { lines, runs, report, software } = evidence;
    if (software.kind !== "client" && software.kind !== "server") return [];
    if (report !== null || crashExceptions(evidence).length > 0) return [];
    const from = lines.start(runs.at(-1)?.firstLine ?? 0);
    for (const { at, line } of placesOutsideChat(lines, needle, { from, most: maxNamed })) {
      const path = saved
        .exec(lines.text.slice(at, at + 500))?.[1]
        ?.trim()
        .split(/[\\/]/);
      if (!path?.at(-1)?.endsWith(".txt")) continue;
      const side = { term: software.kind === "server" ? "side-server" : "side-game" };
      const said = lastErrorsBefore(line, runs.at(-1)?.firstLine ?? 0, evidence)?.said;
      return [{ parameters: { side, report: path.slice(-2).join("/"), said }, firstLine: line, endLine: line + 1 }];
    }
    return [];
  },
});
