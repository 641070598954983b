import { finding } from "../../model/finding.ts";

export default finding({
  code: "plugin-legacy-text",
  severity: "notice",
  role: "environment",
  joins: ["plugin"],
  pattern: /LegacyFormattingDetected: Legacy formatting codes have been detected/,
  parameters: () => ({}),
});
