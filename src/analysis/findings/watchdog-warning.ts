import { finding } from "../finding.ts";

export default finding({
  code: "watchdog-warning",
  severity: "warning",
  joins: ["thread"],
  role: "environment",
  confidence: 0.85,
  needles: ["The server has not responded for ", "A single server tick has taken "],
  pattern:
    /^[^\n<]{0,250}?(?:The server has not responded for|A single server tick has taken) (\d{1,6})(?:\.\d{1,3})? seconds/,
  // Repeated every five seconds.
  parameters: (match) => ({ seconds: match[1]! }),
  largest: "seconds",
  causedBy: ["out-of-memory", "watchdog-suspect"],
  samples: [
    {
      text: "[12:00:01] [Integrated Watchdog/ERROR]: A single server tick has taken 40.00 seconds",
      parameters: { seconds: "40" },
    },
    {
      text: "[12:00:01] [Paper Watchdog Thread/ERROR]: The server has not responded for 10 seconds! Creating thread dump",
      parameters: { seconds: "10" },
    },
    {
      text: "[12:00:01 ERROR]: The server has not responded for 15 seconds! Creating thread dump",
      parameters: { seconds: "15" },
    },
  ],
  counterSamples: [
    "<Alex> The server has not responded for 10 seconds",
    "[12:00:01] [Server thread/INFO]: The server has not responded for a while",
  ],
});
