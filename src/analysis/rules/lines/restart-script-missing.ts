import { finding } from "../../model/finding.ts";

/** Spigot and all that came from it restart by a script, which none of them brings along. */
export default finding({
  code: "restart-script-missing",
  severity: "warning",
  confidence: 1,
  needles: ["' does not exist! Stopping server"],
  pattern: /^[^\n<]{0,200}?Startup script '([^\n']{1,250})' does not exist! Stopping server/,
  parameters: (match) => ({ script: match[1]! }),
  oneFor: ["script"],
});
