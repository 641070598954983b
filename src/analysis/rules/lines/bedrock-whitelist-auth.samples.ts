import type { LineSamples } from "../samples.ts";

export default {
  samples: [
    {
      text: "[2020-06-01 10:00:00 ERROR] Using a whitelist but without online authentication can be dangerous and is not allowed.",
      parameters: {},
    },
    {
      text: "NO LOG FILE! - [2020-06-01 10:00:00 ERROR] Using a whitelist but without online authentication can be dangerous and is not allowed.",
      parameters: {},
    },
  ],
  counterSamples: [
    "[2020-06-01 10:00:00 INFO] Whitelist is on",
    "<Alex> Using a whitelist but without online authentication can be dangerous",
  ],
} satisfies LineSamples;
