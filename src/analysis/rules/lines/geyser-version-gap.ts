import { finding } from "../../model/finding.ts";

export default finding({
  code: "geyser-version-gap",
  severity: "error",
  pattern: /does not support the Java version that Geyser requires \(([^)\n]{1,40})\)/,
  parameters: (match) => ({ version: match[1] }),
});
