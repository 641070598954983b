import { finding } from "../../model/finding.ts";

/** How long a client waits for a sign of its server. */
const longest = 30;

function secondsOf(match: RegExpExecArray): number {
  return Number(match[1] ?? Math.round(Number(match[2]) / 1000));
}

export default finding({
  code: "watchdog-warning",
  severity: "warning",
  // By then, whoever plays has been thrown out.
  severityAt: (match) => (secondsOf(match) >= longest ? "error" : undefined),
  joins: ["thread"],
  role: "general",
  confidence: 0.85,
  // The last one is Cauldron's, and of what came after it for the game up to 1.7.10: Thermos, KCauldron, Crucible, Mohist.
  pattern:
    /^[^\n<]{0,250}?(?:(?:The server has not responded for|A single server tick has taken) (\d{1,6})(?:\.\d{1,3})? seconds|The server is going slow\. Last server tick was (\d{1,9})ms ago)/,
  // Repeated every five seconds.
  parameters: (match) => ({ seconds: String(secondsOf(match)) }),
  largest: "seconds",
  causedBy: ["out-of-memory", "watchdog-suspect"],
});
