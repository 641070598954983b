import type { LineSamples } from "../samples.ts";

export default {
  samples: [
    {
      text: "[10:00:00] [Server thread/ERROR]: Encountered an unexpected exception\njava.lang.IllegalStateException: Feature order cycle found, involved sources: [Reference{ResourceKey[minecraft:worldgen/biome / minecraft:plains]=net.minecraft.A@1}, Reference{ResourceKey[minecraft:worldgen/biome / lamps:glade]=net.minecraft.A@2}]\n\tat net.minecraft.A.b(A.java:1)",
      parameters: { sources: ["lamps:glade"] },
    },
  ],
  counterSamples: ["[10:00:00] [Server thread/INFO]: <Alex> Feature order cycle found"],
} satisfies LineSamples;
