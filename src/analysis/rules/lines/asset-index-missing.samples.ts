import type { LineSamples } from "../samples.ts";

export default {
  samples: [
    {
      text: "[10:00:00] [Client thread/ERROR]: Can't find the resource index file: assets\\indexes\\1.8.json",
      parameters: { file: "assets\\indexes\\1.8.json" },
    },
    {
      text: "[10:00:00] [Render thread/ERROR]: Unable to parse resource index file: /home/alex/.minecraft/assets/indexes/5.json",
      parameters: { file: "assets/indexes/5.json" },
    },
    {
      text: "[10:00:00] [main/WARN]: Missing sound for event: minecraft:ambient.cave",
      parameters: { file: null },
    },
  ],
  counterSamples: [
    "[10:00:00] [main/WARN]: Missing sound for event: minecraft:item.bucket.fill_fish",
    "[10:00:00] [Client thread/INFO]: <Alex> Can't find the resource index file: x",
  ],
} satisfies LineSamples;
