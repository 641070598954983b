import type { LineSamples } from "../samples.ts";

export default {
  samples: [
    {
      text: "[12:00:05] [Server thread/ERROR]: Encountered an unexpected exception\njava.lang.IllegalStateException: Unbound values in registry ResourceKey[minecraft:root / minecraft:worldgen/placed_feature]: [lamps:bulb, lamps:glow]\n\tat net.minecraft.A.b(A.java:1)",
      parameters: {
        entries: ["lamps:bulb", "lamps:glow"],
        mods: ["lamps"],
        registry: "minecraft:worldgen/placed_feature",
      },
    },
    {
      text: "[12:00:05] [Server thread/ERROR]: Encountered an unexpected exception\njava.lang.IllegalStateException: Trying to access unbound value 'ResourceKey[minecraft:worldgen/biome / lamps:glow]' from registry Registry[ResourceKey[minecraft:root / minecraft:worldgen/biome] (Experimental)]\n\tat net.minecraft.A.b(A.java:1)",
      parameters: { entries: ["lamps:glow"], mods: ["lamps"], registry: "minecraft:worldgen/biome" },
    },
  ],
  counterSamples: [
    "java.lang.IllegalStateException: Trying to access unbound value 'ResourceKey[minecraft:worldgen/biome / minecraft:plains]' from registry x",
    "<Alex> Unbound values in registry",
  ],
} satisfies LineSamples;
