import type { LineSamples } from "../samples.ts";

export default {
  samples: [
    {
      text: "[10:00:00] [main/WARN]: Failed to load datapacks, can't proceed with server load. You can either fix your datapacks or reset to vanilla with --safeMode\njava.util.concurrent.ExecutionException: com.google.gson.JsonParseException",
      parameters: {},
    },
    {
      text: "[10:00:00] [main/ERROR]: Registry loading errors:\n> Errors in registry minecraft:worldgen/biome:\n>> Errors in element bigterrain:cliffs:\njava.lang.IllegalStateException: Failed to parse bigterrain:worldgen/biome/cliffs.json from pack file/BigTerrain.zip",
      parameters: { datapack: "BigTerrain.zip" },
    },
    {
      // Of all that failed, the first that has a reason of its own.
      text: "[10:00:00] [main/ERROR]: Registry loading errors:\n> Errors in registry minecraft:root:\n>> Errors in element minecraft:worldgen/biome:\njava.lang.IllegalStateException: Unbound values in registry ResourceKey[minecraft:root / minecraft:worldgen/biome]: [bigterrain:cliffs]\n\tat net.minecraft.A.b(A.java:1)\n> Errors in registry minecraft:worldgen/biome:\n>> Errors in element bigterrain:cliffs:\njava.lang.IllegalStateException: Failed to parse bigterrain:worldgen/biome/cliffs.json from pack file/BigTerrain.zip\n\tat net.minecraft.A.b(A.java:2)\nCaused by: java.lang.IllegalStateException: No key carvers in MapLike[{}]\n\tat net.minecraft.A.b(A.java:3)",
      parameters: { datapack: "BigTerrain.zip", cause: "IllegalStateException: No key carvers in MapLike[{}]" },
    },
    {
      // Fabric hands on the data of all mods as one pack.
      text: "[10:00:00] [main/ERROR]: Registry loading errors:\n> Errors in registry minecraft:worldgen/placed_feature:\n>> Errors in element kites:hill:\njava.lang.IllegalStateException: Failed to parse kites:worldgen/placed_feature/hill.json from pack fabric",
      parameters: { datapack: "kites" },
    },
    {
      // The data of a mod have its name.
      text: "[10:00:00] [main/ERROR]: Registry loading errors:\n> Errors in registry minecraft:worldgen/placed_feature:\n>> Errors in element lamps:glow:\njava.lang.IllegalStateException: Failed to parse lamps:worldgen/placed_feature/glow.json from pack mod:lamps",
      parameters: { datapack: "lamps" },
    },
    {
      // What a report lists in short, by the files.
      text: "---- Minecraft Crash Report ----\n\nTime: 2026-01-01 10:00:00\nDescription: Registry Loading\n\njava.lang.IllegalStateException: Failed to load registries due to errors\n\tat net.minecraft.resources.RegistryDataLoader.logErrors(RegistryDataLoader.java:271)\n\n\n-- Loading info --\nDetails:\n\tErrors: \n\t\tminecraft:root/minecraft:worldgen/biome: Unbound values in registry ResourceKey[minecraft:root / minecraft:worldgen/biome]: [kites:hill, kites:dale]\n\t\tminecraft:worldgen/biome/kites:hill: Failed to parse kites:hill from pack mod/kites\n\t\tneoforge:biome_modifier/kites:low/dale: Failed to parse kites:low/dale from pack mod/kites\n",
      parameters: {
        datapack: "kites",
        entry: ["data/kites/worldgen/biome/hill.json", "data/kites/neoforge/biome_modifier/low/dale.json"],
      },
    },
  ],
  counterSamples: [
    "[10:00:00] [Server thread/ERROR]: [CommandAPI] Failed to load datapacks, can't proceed with normal server load procedure. Try fixing your datapacks?",
    "[10:00:00] [main/INFO]: Loaded 7 recipes",
    "Failed to load datapacks, can't proceed with server load.\njava.lang.IllegalStateException: Overworld settings missing",
    "<Steve> Failed to reload data packs",
  ],
} satisfies LineSamples;
