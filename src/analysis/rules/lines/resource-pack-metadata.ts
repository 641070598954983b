import { finding } from "../../model/finding.ts";

export default finding({
  code: "resource-pack-metadata",
  severity: "notice",
  role: "environment",
  needles: ["Missing metadata in pack "],
  pattern: /Missing metadata in pack (?:file\/)?([^\n\r]{1,160})/,
  parameters: (match) => ({ pack: match[1]!.trim() }),
});
