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
    {
      // What could not be loaded itself is not missing.
      text: "[10:00:00] [main/ERROR]: Registry loading errors:\n> Errors in registry minecraft:root:\n>> Errors in element minecraft:worldgen/placed_feature:\njava.lang.IllegalStateException: Unbound values in registry ResourceKey[minecraft:root / minecraft:worldgen/placed_feature]: [kites:hill]\n\tat net.minecraft.A.b(A.java:1)\n> Errors in registry minecraft:worldgen/placed_feature:\n>> Errors in element kites:hill:\njava.lang.IllegalStateException: Failed to parse kites:worldgen/placed_feature/hill.json from pack kites.zip\n\tat net.minecraft.A.b(A.java:2)\nCaused by: java.lang.IllegalStateException: Unknown registry key in ResourceKey[minecraft:root / minecraft:block]: lamps:bulb; Unknown registry key in ResourceKey[minecraft:root / minecraft:block]: lamps:neon\n\tat net.minecraft.A.b(A.java:3)",
      parameters: { entries: ["lamps:bulb", "lamps:neon"], mods: ["lamps"], registry: "minecraft:block" },
      codes: ["datapack-failed", "registry-entries-missing"],
    },
  ],
  counterSamples: [
    "[10:00:00] [main/ERROR]: Parsing error loading recipe lamps:glow\ncom.google.gson.JsonParseException: Unknown registry key in ResourceKey[minecraft:root / minecraft:item]: kites:string",
    "java.lang.IllegalStateException: Trying to access unbound value 'ResourceKey[minecraft:worldgen/biome / minecraft:plains]' from registry x",
    "<Alex> Unbound values in registry",
  ],
} satisfies LineSamples;
