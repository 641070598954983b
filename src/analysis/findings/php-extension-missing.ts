import { finding } from "../finding.ts";

export default finding({
  code: "php-extension-missing",
  severity: "notice",
  role: "environment",
  needles: [" extension is not loaded"],
  pattern: /\bThe (\w{2,40}) extension is not loaded/,
  parameters: (match) => ({ extension: match[1]! }),
  samples: [
    {
      text: "2016-11-10 [15:20:55] [Server thread/WARNING]: The OpenSSL extension is not loaded, and this is required for XBOX authentication to work.",
      parameters: { extension: "OpenSSL" },
    },
  ],
  counterSamples: ["2016-11-10 [15:20:55] [Server thread/INFO]: The extension is loaded"],
});
