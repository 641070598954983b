import { finding } from "../../model/finding.ts";

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
});
