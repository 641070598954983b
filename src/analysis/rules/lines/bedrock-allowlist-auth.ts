import { finding } from "../../model/finding.ts";

export default finding({
  code: "bedrock-allowlist-auth",
  severity: "fatal",
  confidence: 1,
  needles: ["Using an allowlist but without online authentication"],
  pattern: /^[^\n<]{0,250}?Using an allowlist but without online authentication can be dangerous/,
});
