import type { LineSamples } from "../samples.ts";

export default {
  samples: [
    {
      text: "[12:00:01] [Server thread/INFO]: Steve (/203.0.113.9:50000) lost connection: Outdated client! Please use 1.20.4",
      parameters: { version: "1.20.4" },
    },
    {
      text: "[12:00:01] [Server thread/INFO]: Disconnecting Steve (/203.0.113.9:50000): Outdated server! I'm still on 1.8.8",
      parameters: { version: "1.8.8" },
    },
    {
      text: "2012-03-01 10:00:00 [INFO] Disconnecting Steve [/203.0.113.9:50000]: Outdated server!",
      parameters: { game: "newer", version: null },
    },
    {
      text: "2012-03-01 10:00:00 [INFO] Disconnecting Steve [/203.0.113.9:50000]: Outdated client!\n2012-03-01 10:00:01 [INFO] Alex: hello",
      parameters: { game: "older", version: null },
    },
  ],
  counterSamples: [
    "<Alex> lost connection: Outdated client! Please use 1.20.4",
    "[12:00:01] [Server thread/INFO]: Steve lost connection: Disconnected",
  ],
} satisfies LineSamples;
