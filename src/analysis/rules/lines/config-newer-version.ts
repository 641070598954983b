import { finding } from "../../model/finding.ts";

export default finding({
  code: "config-newer-version",
  severity: "fatal",
  confidence: 0.95,
  pattern: /^[^\n<]{0,250}?Loading a newer configuration than is supported \((\d{1,6}) > (\d{1,6})\)!/,
  parameters: (match) => ({ saved: match[1]!, supported: match[2]! }),
});
