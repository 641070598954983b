import type { LineSamples } from "../samples.ts";

export default {
  samples: [
    {
      text: "\tSuppressed: org.quiltmc.loader.impl.discovery.ModSolvingException: Unhandled error involving mods 'Lamps' (lamps) v0.14.6, 'Quilt Lamps API' (quilt_lamps) v2.0.0-beta.9+1.19:\noptional mod 'lamps' (2 sources)\n\t - version 0.14.6 loaded from C:\\mods\\cache\\lamps-0.14.6.jar\n\t - version 0.17.1-beta.4 loaded from C:\\mods\\cache\\quilt-lamps-0.17.1-beta.4.jar\nDependency for mod 'quilt_lamps' on bulbs versions [>=0.17.0]",
      parameters: { mod: "lamps", files: ["lamps-0.14.6.jar", "quilt-lamps-0.17.1-beta.4.jar"] },
    },
    {
      text: "\tSuppressed: org.quiltmc.loader.impl.discovery.ModSolvingException: Unhandled error involving mods 'Fabric Lamps API (v1)' (fabric-lamps-api-v1) v2.0.1+1a2b3c4d5e, 'Quilted Fabric API' (quilted_fabric_api) v3.0.0-beta.9+0.60.0-1.19:\noptional mod 'fabric-lamps-api-v1' (2 sources)\n\t - version 3.0.0 loaded from /srv/mods/fabric-lamps-api-v1-3.0.0.jar\n\t - version 2.0.1+1a2b3c4d5e loaded from /srv/mods/fabric-lamps-api-v1-2.0.1.jar",
      parameters: { mod: "Fabric API", files: ["Fabric API", "Quilted Fabric API"] },
    },
    {
      text: "java.lang.IllegalArgumentException: Multiple entries with same key: lamps=FMLMod:lamps{1.0} and lamps=FMLMod:lamps{1.0}",
      parameters: { mod: "lamps" },
    },
    {
      text: "\tFailure message: Mod ringcraft is present in multiple files: ringcraft-1.jar, ringcraft-2.jar",
      parameters: { mod: "ringcraft", files: ["ringcraft-1.jar", "ringcraft-2.jar"] },
    },
    {
      text: "[main/ERROR] [net.neoforged.fml.loading.FMLLoader/]: ERROR: fml.modloadingissue.duplicate_mod [ringcraft; ringcraft-1.jar, ringcraft-2.jar]",
      parameters: { mod: "ringcraft", files: ["ringcraft-1.jar", "ringcraft-2.jar"] },
    },
    {
      text: "[01Jan2024 10:00:00.000] [main/ERROR] [net.minecraftforge.fml.loading.UniqueModListBuilder/LOADING]: Found duplicate mods:\n\tMod ID: 'ringcraft' from mod files: ringcraft-1.0.jar, ringcraft-1.1.jar",
      parameters: { mod: "ringcraft", files: ["ringcraft-1.0.jar", "ringcraft-1.1.jar"] },
    },
    {
      text: "[10:00:00] [main/ERROR] [FML]: Found a duplicate mod ringcraft at [/srv/mods/ringcraft-1.0.jar, /srv/mods/ringcraft (1).jar]",
      parameters: { mod: "ringcraft", files: ["ringcraft-1.0.jar", "ringcraft (1).jar"] },
    },
    {
      text: "net.fabricmc.loader.discovery.ModResolutionException: Duplicate versions for mod ID 'quietcaves': [1.0 at /srv/mods/quietcaves-1.0.jar] [1.1 at /srv/mods/quietcaves-1.1.jar]",
      parameters: { mod: "quietcaves", files: ["quietcaves-1.0.jar", "quietcaves-1.1.jar"] },
    },
    {
      text: "---- Quilt Loader: Load Error Report ----\n\nDate/Time: 2024/01/01 10:00:00\nQuilt Loader Version: 0.20.2\n\n-- Error 0 --\nDuplicate mandatory mod ids [ringcraft]\n- <mods>/ringcraft-1.0.jar\n- <mods>/ringcraft-1.1.jar\n\n-- Mod Table --\n| 2 | Lamps | lamps | 1.0 | Fabric | <mods>/lamps-1.0.jar |\n",
      parameters: { mod: "ringcraft", files: ["ringcraft-1.0.jar", "ringcraft-1.1.jar"] },
    },
    {
      text: "net.fabricmc.loader.discovery.ModResolutionException: Duplicate mod ID: ringcraft! (/srv/mods/ringcraft-1.jar, /srv/mods/ringcraft-2.jar)",
      parameters: { mod: "ringcraft", files: ["ringcraft-1.jar", "ringcraft-2.jar"] },
    },
    {
      text: "[main/ERROR] [net.minecraftforge.fml.loading.UniqueModListBuilder/LOADING]: Found duplicate plugins or libraries:\n\tLibrary: 'ringlib' from files: ringlib-1.jar, ringlib-2.jar",
      parameters: { mod: "ringlib", files: ["ringlib-1.jar", "ringlib-2.jar"] },
    },
    {
      text: "java.lang.module.FindException: Two versions of module ringcraft found in /srv/mods (ringcraft-1.jar and ringcraft-2.jar)",
      parameters: { mod: "ringcraft", files: ["ringcraft-1.jar", "ringcraft-2.jar"] },
    },
    {
      text: "[main/ERROR] [net.minecraftforge.fml.loading.FMLLoader/CORE]: Failed to build unique mod list after mod discovery.\nnet.minecraftforge.fml.loading.EarlyLoadingException: Duplicate mods found",
      parameters: { mod: null, files: null },
    },
  ],
  counterSamples: [
    "[10:00:00] [main/INFO]: Found mod file ringcraft-1.0.jar of type MOD",
    "<Alex> net.minecraftforge.fml.loading.EarlyLoadingException: Duplicate mods found",
    "<Steve> Found a duplicate mod jei at [a.jar, b.jar]",
  ],
} satisfies LineSamples;
