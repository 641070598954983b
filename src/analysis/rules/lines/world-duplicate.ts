import { finding } from "../../model/finding.ts";

export default finding({
  code: "world-duplicate",
  severity: "error",
  confidence: 1,
  pattern: /^[^\n<]{0,200}?World ([^\n]{1,120}?) is a duplicate of another world and has been prevented from loading/,
  parameters: (match) => ({ world: match[1]! }),
});
