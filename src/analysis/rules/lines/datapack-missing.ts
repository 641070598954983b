import { finding } from "../../model/finding.ts";

export default finding({
  code: "datapack-missing",
  severity: "notice",
  role: "environment",
  confidence: 0.9,
  pattern: /^[^\n]{0,300}?: Missing data pack (?!mod[:/])([^\n]{1,150})/,
  parameters: (match) => ({ datapack: match[1]!.replace(/^file\//, "").trim() }),
  oneFor: [],
  gathers: "datapack",
});
