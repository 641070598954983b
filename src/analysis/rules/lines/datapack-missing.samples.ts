import type { LineSamples } from "../samples.ts";

export default {
  samples: [
    {
      text: "[10:00:00] [main/WARN]: Missing data pack file/terrain.zip\n[10:00:00] [main/WARN]: Missing data pack quietcaves",
      parameters: { datapack: ["terrain.zip", "quietcaves"] },
    },
    { text: "[10:00:00] [main/WARN]: Missing data pack file/terrain.zip", parameters: { datapack: "terrain.zip" } },
    { text: "[10:00:00] [Server thread/WARN]: Missing data pack quietcaves", parameters: { datapack: "quietcaves" } },
  ],
  counterSamples: [
    "[10:00:00] [main/WARN]: Missing data pack mod:ringcraft",
    "[10:00:00] [Server thread/INFO]: <Steve> : Missing data pack a",
  ],
} satisfies LineSamples;
