import { finding } from "../../model/finding.ts";

export default finding({
  code: "php-extension-missing",
  severity: "notice",
  role: "environment",
  pattern: /\bThe (\w{2,40}) extension is not loaded/,
  parameters: (match) => ({ extension: match[1]! }),
});
