import { finding } from "../finding.ts";

export default finding({
  code: "geyser-version-gap",
  severity: "error",
  needles: ["the Java version that Geyser requires ("],
  pattern: /does not support the Java version that Geyser requires \(([^)\n]{1,40})\)/,
  parameters: (match) => ({ version: match[1] }),
  samples: [
    {
      text: "[12:00:05] [Server thread/ERROR]: [Geyser-Spigot] Your server software does not support the Java version that Geyser requires (1.21). Please install ViaVersion (https://example.org) or update your server software!",
      parameters: { version: "1.21" },
    },
  ],
  counterSamples: ["[12:00:05] [Server thread/INFO]: [Geyser-Spigot] Loading Geyser version 2.4"],
});
