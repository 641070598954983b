import { finding } from "../../model/finding.ts";

export default finding({
  code: "key-registered-twice",
  severity: "error",
  joins: ["suspect"],
  needles: ["Multiple entries with same key: "],
  pattern: /IllegalArgumentException: Multiple entries with same key: ([\w:./-]{2,100})=/,
  parameters: (match) => ({ name: match[1]! }),
});
