import { wholeLogFinding } from "../whole-log-finding.ts";

const ended =
  /Stopping!|Stopping (?:the )?server|Process (?:exited|crashed)|exit(?:ed with)? code|Game crashed|rash report|Disconnecting|Shutting down|Closing|Saving worlds|Failed to start|Goodbye|eula|EULA|Incompatible mod|Quit correctly|Exception in thread|^Killed\b/m;
const maxLines = 25;
const fewestLines = 3;

/** A log of a few lines that stops in the middle of the start: what matters may stand behind. */
export default wholeLogFinding({
  codes: ["log-incomplete"],
  severity: "notice",
  role: "environment",
  confidence: 0.6,
  find({ lines, software, exceptions, facts }) {
    if (software.kind !== "client" || lines.count > maxLines || lines.count < fewestLines) return [];
    if (exceptions.length > 0 || ended.test(lines.text.slice(-8000)) || facts.levelCounts.error > 0) return [];
    const last = lines.count - 1;
    return [{ parameters: {}, firstLine: last, endLine: last + 1 }];
  },
});
