import type { LineSamples } from "../samples.ts";

export default {
  samples: [
    {
      text: "2015-06-01 [10:00:01] [Server thread/WARNING]: The OpenSSL extension is not loaded, and this is required for XBOX authentication to work.",
      parameters: { extension: "OpenSSL" },
    },
  ],
  counterSamples: ["2015-06-01 [10:00:01] [Server thread/INFO]: The extension is loaded"],
} satisfies LineSamples;
