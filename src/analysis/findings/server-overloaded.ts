import { finding } from "../finding.ts";

export default finding({
  code: "server-overloaded",
  severity: "notice",
  role: "environment",
  needles: ["Can't keep up!"],
  pattern:
    /^[^\n<]{0,250}?Can't keep up! (?:Is the server overloaded\?|Did the system time change, or is the server overloaded\?)(?: Running (\d{1,9})ms)?/,
  parameters(match, { software }) {
    const late = match[1] === undefined ? undefined : Number(match[1]);
    // A client runs a server of its own for one player.
    const side = software.kind === "client" ? "client" : undefined;
    return late === undefined ? { side } : { ms: String(late), ticks: String(Math.floor(late / 50)), side };
  },
  oneFor: [],
  largest: "ms",
  causedBy: ["watchdog-stall"],
  impliedBy: ["server-overloaded-often"],
  samples: [
    {
      text: "[12:00:01] [Server thread/WARN]: Can't keep up! Is the server overloaded? Running 2345ms or 46 ticks behind",
      parameters: { ms: "2345", ticks: "46" },
    },
    {
      text: "[12:00:01] [Server thread/WARN]: Can't keep up! Did the system time change, or is the server overloaded? Running 12345ms behind, skipping 246 tick(s)",
      parameters: { ms: "12345", ticks: "246" },
    },
    {
      text: "2012-02-02 12:00:01 [WARNING] Can't keep up! Did the system time change, or is the server overloaded?",
      parameters: {},
    },
  ],
  counterSamples: [
    "<Alex> Can't keep up! Is the server overloaded? Running 2345ms or 46 ticks behind",
    "[12:00:01] [Server thread/INFO]: Can't keep up! with this",
  ],
});
