import { finding } from "../../model/finding.ts";

export default finding({
  code: "update-chain-too-long",
  severity: "warning",
  confidence: 0.9,
  pattern:
    /^[^\n<]{0,200}?Too many chained neighbor updates\. Skipping the rest\. First skipped position: (-?\d{1,8}, -?\d{1,8}, -?\d{1,8})/,
  parameters: (match) => ({ location: match[1]! }),
  oneFor: [],
});
