import type { LineSamples } from "../samples.ts";

export default {
  samples: [
    {
      text: "2016-11-10 [15:20:55] [Server thread/WARNING]: The OpenSSL extension is not loaded, and this is required for XBOX authentication to work.",
      parameters: { extension: "OpenSSL" },
    },
  ],
  counterSamples: ["2016-11-10 [15:20:55] [Server thread/INFO]: The extension is loaded"],
} satisfies LineSamples;
