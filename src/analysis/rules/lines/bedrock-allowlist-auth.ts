import { finding } from "../../model/finding.ts";

/** The allowlist was called whitelist before 1.18.10, and so was its setting. */
export default finding({
  code: "bedrock-allowlist-auth",
  severity: "fatal",
  confidence: 1,
  pattern: /^[^\n<]{0,250}?Using an? (allowlist|whitelist) but without online authentication can be dangerous/,
  parameters: (match) => ({ list: match[1]! }),
});
