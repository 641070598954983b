import { finding } from "../../model/finding.ts";

export default finding({
  code: "block-entity-dropped",
  severity: "notice",
  role: "environment",
  needles: ["Failed to create block entity "],
  pattern: /Failed to create block entity ([\w:./-]{2,100})/,
  parameters: (match) => ({ block: match[1]! }),
});
