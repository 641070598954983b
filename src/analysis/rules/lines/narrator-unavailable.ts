import { finding } from "../../model/finding.ts";

export default finding({
  code: "narrator-unavailable",
  severity: "notice",
  role: "environment",
  confidence: 0.95,
  pattern: /^[^\n<]{0,200}Error while loading the narrator/,
});
