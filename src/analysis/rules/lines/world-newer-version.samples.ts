import type { LineSamples } from "../samples.ts";

export default {
  samples: [
    {
      text: "java.lang.RuntimeException: Server attempted to load chunk saved with newer version of minecraft! 3700 > 3465\n\tat net.minecraft.world.level.chunk.storage.ChunkSerializer.loadChunk(ChunkSerializer.java:99)",
      parameters: {},
    },
    { text: "[10:00:00] [main/INFO]: This world was created by an incompatible version.", parameters: {} },
  ],
  counterSamples: [
    "[10:00:00] [Server thread/INFO]: <Alex> This world was created by an incompatible version.",
    "[10:00:00] [main/INFO]: Upgrading world from version 3465 to 3700",
  ],
} satisfies LineSamples;
