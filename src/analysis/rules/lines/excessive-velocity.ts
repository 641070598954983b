import { finding } from "../../model/finding.ts";

/** Older Paper prints each with a trace; newer keeps the last one for its watchdog. */
export default finding({
  code: "excessive-velocity",
  severity: "warning",
  role: "environment",
  joins: ["plugin"],
  pattern: /^[^\n<]{0,160}?Excessive velocity set detected: tried to set velocity of entity /,
  parameters: () => ({}),
});
