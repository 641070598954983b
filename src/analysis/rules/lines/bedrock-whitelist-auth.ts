import { finding } from "../../model/finding.ts";

export default finding({
  code: "bedrock-whitelist-auth",
  severity: "fatal",
  confidence: 1,
  needles: ["Using a whitelist but without online authentication"],
  pattern: /^[^\n<]{0,250}?Using a whitelist but without online authentication can be dangerous/,
});
