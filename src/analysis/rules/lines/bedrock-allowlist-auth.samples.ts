import type { LineSamples } from "../samples.ts";

export default {
  samples: [
    {
      text: "[2023-06-01 10:00:00:250 ERROR] Using an allowlist but without online authentication can be dangerous and is not allowed.",
      parameters: { list: "allowlist" },
    },
    {
      text: "NO LOG FILE! - [2022-06-01 10:00:00 ERROR] Using an allowlist but without online authentication can be dangerous and is not allowed.",
      parameters: { list: "allowlist" },
    },
    {
      text: "[2020-06-01 10:00:00 ERROR] Using a whitelist but without online authentication can be dangerous and is not allowed.",
      parameters: { list: "whitelist" },
    },
  ],
  counterSamples: [
    "[2023-06-01 10:00:00:250 INFO] Allowlist is on",
    "<Alex> Using an allowlist but without online authentication can be dangerous",
    "<Alex> Using a whitelist but without online authentication can be dangerous",
  ],
} satisfies LineSamples;
