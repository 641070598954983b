import type { LineSamples } from "../samples.ts";

export default {
  only: "server",
  samples: [
    {
      text: "[10:00:00] [Server thread/INFO]: Disconnecting Alex due to resource pack 00000000-0000-3000-8000-000000000007 rejection",
      parameters: { players: ["Alex"] },
    },
    {
      text: "[10:00:00] [Server thread/INFO]: Disconnecting .Alex due to resource pack rejection",
      parameters: { players: [".Alex"] },
    },
  ],
  counterSamples: [
    "[10:00:00] [Server thread/INFO]: <Alex> Disconnecting Steve due to resource pack rejection",
    "[10:00:00] [Server thread/INFO]: [Lamps] The lamp is dark due to resource pack lamps",
  ],
} satisfies LineSamples;
