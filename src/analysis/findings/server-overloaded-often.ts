import { finding } from "../finding.ts";

export default finding({
  code: "server-overloaded-often",
  severity: "warning",
  confidence: 0.85,
  needles: ["Can't keep up!"],
  pattern:
    /^[^\n<]{0,250}?Can't keep up! (?:Is the server overloaded\?|Did the system time change, or is the server overloaded\?)/,
  parameters(_, place) {
    const others = place.before.split("Can't keep up! ").length - 1;
    return others >= 4 ? {} : null;
  },
  causedBy: ["watchdog-stall"],
  samples: [
    {
      text: Array.from(
        { length: 5 },
        (_, i) =>
          `[12:0${i}:01] [Server thread/WARN]: Can't keep up! Is the server overloaded? Running 3${i}45ms or 66 ticks behind`,
      ).join("\n"),
      parameters: {},
    },
    {
      text: Array.from(
        { length: 6 },
        (_, i) =>
          `2012-02-02 12:0${i}:01 [WARNING] Can't keep up! Did the system time change, or is the server overloaded?`,
      ).join("\n"),
      parameters: {},
    },
  ],
  counterSamples: [
    "[12:00:01] [Server thread/WARN]: Can't keep up! Is the server overloaded? Running 2345ms or 46 ticks behind",
    "<Alex> Can't keep up! Is the server overloaded?",
  ],
});
