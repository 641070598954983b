import { finding } from "../../model/finding.ts";

export default finding({
  code: "block-entity-not-registered",
  severity: "error",
  joins: ["suspect"],
  pattern: /class ([\w$.]{3,250}) is missing a mapping! This is a bug!/,
  parameters: (match) => ({ class: match[1]! }),
});
