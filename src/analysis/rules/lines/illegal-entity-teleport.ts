import { finding } from "../../model/finding.ts";

export default finding({
  code: "illegal-entity-teleport",
  severity: "notice",
  role: "environment",
  joins: ["plugin"],
  pattern: /Illegal Entity Teleport (\w{2,40})/,
  parameters: (match) => ({ entity: match[1]! }),
});
