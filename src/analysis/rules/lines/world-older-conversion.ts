import { finding } from "../../model/finding.ts";

export default finding({
  code: "world-older-conversion",
  severity: "fatal",
  role: "environment",
  confidence: 0.95,
  pattern: /^[^\n<]{0,200}This world must be opened in an older version/,
});
