import { finding } from "../finding.ts";

/** Steps, so that a hundred different delays do not make a hundred findings. */
const steps = [60_000, 30_000, 10_000, 5000, 2000];

export default finding({
  code: "server-overloaded",
  severity: "notice",
  needles: ["Can't keep up!"],
  pattern:
    /^[^\n<]{0,250}?Can't keep up! (?:Is the server overloaded\?|Did the system time change, or is the server overloaded\?)(?: Running (\d{1,9})ms)?/,
  parameters(match) {
    const late = Number(match[1] ?? 2000);
    const step = steps.find((one) => late >= one) ?? late;
    return { ms: String(step), ticks: String(Math.floor(step / 50)) };
  },
  causedBy: ["watchdog-stall"],
  samples: [
    {
      text: "[12:00:01] [Server thread/WARN]: Can't keep up! Is the server overloaded? Running 2345ms or 46 ticks behind",
      parameters: { ms: "2000", ticks: "40" },
    },
    {
      text: "[12:00:01] [Server thread/WARN]: Can't keep up! Did the system time change, or is the server overloaded? Running 12345ms behind, skipping 246 tick(s)",
      parameters: { ms: "10000", ticks: "200" },
    },
    {
      text: "2012-02-02 12:00:01 [WARNING] Can't keep up! Did the system time change, or is the server overloaded?",
      parameters: { ms: "2000", ticks: "40" },
    },
  ],
  counterSamples: [
    "<Alex> Can't keep up! Is the server overloaded? Running 2345ms or 46 ticks behind",
    "[12:00:01] [Server thread/INFO]: Can't keep up! with this",
  ],
});
