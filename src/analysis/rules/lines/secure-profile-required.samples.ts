import type { LineSamples } from "../samples.ts";

export default {
  samples: [
    {
      text: "[12:00:05] [Server thread/INFO]: Alex (/192.0.2.1:1) lost connection: Missing profile key. This server requires secure profiles.",
      parameters: {},
    },
  ],
  counterSamples: ["<Alex> This server requires secure profiles"],
} satisfies LineSamples;
