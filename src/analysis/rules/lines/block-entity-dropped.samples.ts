import type { LineSamples } from "../samples.ts";

export default {
  samples: [
    {
      text: "[10:00:00] [Server thread/ERROR] [net.minecraft.world.level.block.entity.BlockEntity/]: Failed to create block entity minecraft:bed\njava.lang.IllegalStateException: x",
      parameters: { block: "minecraft:bed" },
    },
  ],
  counterSamples: ["[10:00:00] [Server thread/INFO]: <Alex> Failed to create block entity x:y"],
} satisfies LineSamples;
