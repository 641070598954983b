import { finding } from "../../model/finding.ts";

export default finding({
  code: "module-missing",
  severity: "fatal",
  pattern:
    /java\.lang\.module\.FindException: Module ([\w.$-]{1,100}) not found(?:, required by ([\w.$-]{1,100}))?|Some mods have agreed upon an acceptable version range for : ([\w.$:-]{1,150}), but no jar was provided which matched the range\. Requested by: ([^\n]{1,200})/,
  parameters: (match) => ({ module: (match[1] ?? match[3])!, mod: match[2] ?? match[4]?.trim().replace(/\.$/, "") }),
});
