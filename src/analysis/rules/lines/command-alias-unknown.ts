import { finding } from "../../model/finding.ts";

/** CraftBukkit and all that descend from it, of what commands.yml has. */
export default finding({
  code: "command-alias-unknown",
  severity: "notice",
  role: "environment",
  confidence: 0.95,
  pattern:
    /^[^\n<]{0,120}?Could not register alias ([^\s]{1,60}) because it contains commands that do not exist: ([^\n\r]{1,200})/,
  parameters: (match) => ({ alias: match[1]!, command: match[2]!.split(" ", 1)[0]! }),
});
