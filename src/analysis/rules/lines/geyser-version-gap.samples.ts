import type { LineSamples } from "../samples.ts";

export default {
  samples: [
    {
      text: "[12:00:05] [Server thread/ERROR]: [Geyser-Spigot] Your server software does not support the Java version that Geyser requires (1.21). Please install ViaVersion (https://example.org) or update your server software!",
      parameters: { version: "1.21" },
    },
  ],
  counterSamples: ["[12:00:05] [Server thread/INFO]: [Geyser-Spigot] Loading Geyser version 2.4"],
} satisfies LineSamples;
