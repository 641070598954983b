import { finding } from "../../model/finding.ts";

export default finding({
  code: "services-blocked",
  severity: "notice",
  role: "environment",
  needles: ["<title>Service unavailable</title>"],
  pattern: /<title>Service unavailable<\/title>/,
  parameters: () => ({}),
});
