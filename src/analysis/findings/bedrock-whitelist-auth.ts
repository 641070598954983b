import { finding } from "../finding.ts";

export default finding({
  code: "bedrock-whitelist-auth",
  severity: "fatal",
  confidence: 1,
  needles: ["Using a whitelist but without online authentication"],
  pattern: /^[^\n<]{0,250}?Using a whitelist but without online authentication can be dangerous/,
  samples: [
    {
      text: "[2020-05-06 12:04:05 ERROR] Using a whitelist but without online authentication can be dangerous and is not allowed.",
      parameters: {},
    },
    {
      text: "NO LOG FILE! - [2020-05-06 12:04:05 ERROR] Using a whitelist but without online authentication can be dangerous and is not allowed.",
      parameters: {},
    },
  ],
  counterSamples: [
    "[2020-05-06 12:04:05 INFO] Whitelist is on",
    "<Alex> Using a whitelist but without online authentication can be dangerous",
  ],
});
