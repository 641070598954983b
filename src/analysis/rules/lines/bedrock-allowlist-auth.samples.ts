import type { LineSamples } from "../samples.ts";

export default {
  samples: [
    {
      text: "[2023-05-06 12:04:05:046 ERROR] Using an allowlist but without online authentication can be dangerous and is not allowed.",
      parameters: {},
    },
    {
      text: "NO LOG FILE! - [2022-05-06 12:04:05 ERROR] Using an allowlist but without online authentication can be dangerous and is not allowed.",
      parameters: {},
    },
  ],
  counterSamples: [
    "[2023-05-06 12:04:05:046 INFO] Allowlist is on",
    "<Alex> Using an allowlist but without online authentication can be dangerous",
  ],
} satisfies LineSamples;
