import type { LineSamples } from "../samples.ts";

export default {
  samples: [
    {
      text: "[12:00:05] [Server thread/INFO]: Alex (/192.0.2.1:1) lost connection: Missing profile key. This server requires secure profiles.",
      parameters: {},
    },
    {
      text: "[12:00:05] [Server thread/INFO]: Disconnecting Alex (/192.0.2.1:1): Missing profile public key.\nThis server requires secure profiles.",
      parameters: {},
    },
    {
      text: "[12:00:05 INFO]: [initial connection] Alex (/192.0.2.1:1) has disconnected: multiplayer.disconnect.missing_public_key",
      parameters: {},
    },
  ],
  counterSamples: ["<Alex> This server requires secure profiles"],
} satisfies LineSamples;
