import type { LineSamples } from "../samples.ts";

export default {
  samples: [
    {
      text: "2014-01-01 10:00:00 [SEVERE] [ForgeModLoader] There has been CRITICAL TAMPERING WITH MINECRAFT, it is highly unlikely minecraft will work! Terminating.",
      parameters: {},
    },
  ],
  counterSamples: [
    "2014-01-01 10:00:00 [INFO] <Alex> CRITICAL TAMPERING WITH MINECRAFT",
    "[10:00:00] [main/ERROR] [FML]: There has been CRITICAL TAMPERING WITH MINECRAFT, it is highly unlikely minecraft will work! STOP NOW, get a clean copy and try again!\n[10:00:00] [main/ERROR] [FML]: FML has been ordered to ignore the invalid or missing minecraft certificate. This is very likely to cause a problem!",
  ],
} satisfies LineSamples;
