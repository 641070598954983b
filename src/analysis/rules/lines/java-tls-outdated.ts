import { finding } from "../../model/finding.ts";

export default finding({
  code: "java-tls-outdated",
  severity: "error",
  role: "environment",
  needles: ["unable to find valid certification path to requested target", "Illegal key size or default parameters"],
  pattern:
    /^[^\n<]{0,300}(?:unable to find valid certification path to requested target|InvalidKeyException: Illegal key size or default parameters)/,
  parameters: (_, place) => (/^[^\n]{0,80}[/ ](?:DEBUG|TRACE|WARN)\]/.test(place.entry) ? null : {}),
});
