import { finding } from "../finding.ts";

/** In forty lines. */
const fewest = 10;

export default finding({
  code: "server-overloaded-often",
  severity: "warning",
  role: "environment",
  confidence: 0.85,
  needles: ["Can't keep up!"],
  pattern:
    /^[^\n<]{0,250}?Can't keep up! (?:Is the server overloaded\?|Did the system time change, or is the server overloaded\?)/,
  parameters(_, place) {
    // A client's own world stalls while it loads; a few stalls are nothing yet.
    if (place.software.kind === "client") return null;
    const others = place.before.split("Can't keep up! ").length - 1;
    return others >= fewest - 1 ? {} : null;
  },
  causedBy: ["watchdog-stall"],
  only: "server",
  samples: [
    {
      text: Array.from(
        { length: 10 },
        (_, i) =>
          `[12:${10 + i}:01] [Server thread/WARN]: Can't keep up! Is the server overloaded? Running 3${i}45ms or 66 ticks behind`,
      ).join("\n"),
      parameters: {},
    },
    {
      text: Array.from(
        { length: 12 },
        (_, i) =>
          `2012-02-02 12:${10 + i}:01 [WARNING] Can't keep up! Did the system time change, or is the server overloaded?`,
      ).join("\n"),
      parameters: {},
    },
  ],
  counterSamples: [
    "[12:00:01] [Server thread/WARN]: Can't keep up! Is the server overloaded? Running 2345ms or 46 ticks behind",
    "<Alex> Can't keep up! Is the server overloaded?",
  ],
});
