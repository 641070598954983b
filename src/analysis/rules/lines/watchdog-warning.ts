import { finding } from "../../model/finding.ts";

export default finding({
  code: "watchdog-warning",
  severity: "warning",
  joins: ["thread"],
  role: "environment",
  confidence: 0.85,
  pattern:
    /^[^\n<]{0,250}?(?:The server has not responded for|A single server tick has taken) (\d{1,6})(?:\.\d{1,3})? seconds/,
  // Repeated every five seconds.
  parameters: (match) => ({ seconds: match[1]! }),
  largest: "seconds",
  causedBy: ["out-of-memory", "watchdog-suspect"],
});
