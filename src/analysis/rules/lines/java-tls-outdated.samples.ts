import type { LineSamples } from "../samples.ts";

export default {
  samples: [
    {
      text: "[10:00:00] [main/ERROR]: Could not download\njavax.net.ssl.SSLHandshakeException: PKIX path building failed: unable to find valid certification path to requested target",
      parameters: {},
    },
  ],
  counterSamples: [
    "[10:00:00] [Server thread/INFO]: <Alex> unable to find valid certification path to requested target",
  ],
} satisfies LineSamples;
