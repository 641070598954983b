import { finding } from "../../model/finding.ts";

const standstillMs = 60_000;
/** No tick takes so long that nobody ends: the whole program did not run. */
const pauseMs = 180_000;

function isStandstill(late: number): boolean {
  return late >= standstillMs && late < pauseMs;
}

export default finding({
  code: "server-overloaded",
  severity: "notice",
  // Nothing in a game takes a minute: it stood still, and everybody in it noticed. Who plays alone let the computer sleep.
  severityAt: (match, { software }) =>
    isStandstill(Number(match[1] ?? 0)) && software.kind !== "client" ? "error" : undefined,
  role: "environment",
  pattern:
    /^[^\n<]{0,250}?Can't keep up! (?:Is the server overloaded\?|Did the system time change, or is the server overloaded\?)(?: Running (\d{1,9})ms)?/,
  parameters(match, { software }) {
    const late = match[1] === undefined ? undefined : Number(match[1]);
    // A client runs a server of its own for one player.
    if (late !== undefined && late >= pauseMs) return { minutes: String(Math.round(late / 60_000)), side: "paused" };
    const side = software.kind === "client" ? "client" : undefined;
    return late === undefined ? { side } : { ms: String(late), ticks: String(Math.floor(late / 50)), side };
  },
  oneFor: ["minutes"],
  largest: "ms",
  causedBy: ["watchdog-stall"],
  impliedBy: ["server-overloaded-often"],
});
