import type { FormatSamples } from "./format-samples.ts";

export default {
  Fabric: [
    {
      text: "[10:00:00] [main/INFO] (FabricLoader/GameProvider) Loading Minecraft 1.18.2 with Fabric Loader 0.14.10\n[10:00:04] [main/INFO] (Minecraft) Setting user: Player1\n[10:00:09] [Render thread/DEBUG] (net.minecraftforge.fml.loading.FileUtils) Found existing config directory\n[10:00:09] [Render thread/DEBUG] (net.minecraftforge.fml.config.ConfigTracker) Config file lamps-common.toml for lamps tracking",
      id: "fabric/client",
      version: "1.18.2",
    },
    {
      text: "[10:00:00] [main/INFO]: Loading Minecraft 1.21.1 with Fabric Loader 0.16.9\n[10:00:09] [main/ERROR]: Failed to load config\njava.lang.RuntimeException: bulb\n\tat net.neoforged.neoforge.common.ModConfigSpec.correct(ModConfigSpec.java:90)",
      id: "fabric/server",
      version: "1.21.1",
    },
    {
      text: "[10:00:00] [main/INFO]: Loading Minecraft 7.3 with Fabric Loader 0.15.6-babric.6-bta",
      id: "fabric/server",
      version: null,
      statements: { "Better than Adventure version": "7.3", "Fabric loader version": "0.15.6-babric.6-bta" },
    },
    {
      text: "[10:00:00] [Server thread/INFO]: Villager class_1646['Farmer'/82, l='ServerLevel[world]', x=1.00, y=64.00, z=1.00] died, message: 'Farmer drowned'",
      id: "fabric/server",
      version: null,
    },
    {
      text: "[10:00:00] [main/INFO]: Loading Minecraft 1.20.1 with Fabric Loader 0.14.21\n[10:00:00] [main/INFO]: Loading 3 mods:\n\t- fabricloader 0.14.21\n\t- java 17\n\t- minecraft 1.20.1",
      id: "fabric/server",
      version: "1.20.1",
      statements: { "Fabric loader version": "0.14.21", "Java version": "17" },
    },
    {
      text: "[10:00:00] [main/INFO] (FabricLoader/GameProvider) Loading Minecraft 1.16.5 with Fabric Loader 0.14.10\n[10:00:04] [main/INFO] (Minecraft) Setting user: Player1",
      id: "fabric/client",
      version: "1.16.5",
    },
    {
      text: "[10:00:00] [main/INFO]: [FabricLoader] Loading 3 mods: minecraft@1.16.5, java@11, fabricloader@0.11.1",
      id: "fabric/server",
      version: "1.16.5",
      statements: { "Fabric loader version": "0.11.1", "Java version": "11" },
    },
    {
      text: "[10:00:00] [INFO] [FabricLoader/GameProvider]: Loading Minecraft 1.20.1 with Fabric Loader 0.15.11\n[10:00:00] [ERROR] [FabricLoader/]: Incompatible mods found!\n\t - Remove mod 'Lamps' (lamps) 2.1.0 (C:\\Users\\alex\\AppData\\Roaming\\.minecraft\\mods\\lamps.jar).",
      id: "fabric/client",
      version: "1.20.1",
    },
    {
      text: "[10:00:00] [INFO] [FabricLoader/GameProvider]: Loading Minecraft 1.20.1 with Fabric Loader 0.15.11\n\t - Remove mod 'Lamps' (lamps) 2.1.0 (/home/alex/.minecraft/server/mods/lamps.jar).\n\tat net.fabricmc.loader.impl.launch.knot.KnotServer.main(KnotServer.java:23)",
      id: "fabric/server",
      version: "1.20.1",
    },
    {
      text: "[10:00:00] [INFO] [FabricLoader/GameProvider]: Loading Minecraft 1.20.1 with Fabric Loader 0.15.11\n[10:00:00] [INFO] [FabricLoader/]: Loading 4 mods:\n\t- fabricloader 0.15.11\n\t- java 17\n\t- minecraft 1.20.1\n\t- modmenu 7.2.2",
      id: "fabric/client",
      version: "1.20.1",
    },
    {
      text: "[10:00:00] [INFO] [FabricLoader/GameProvider]: Loading Minecraft 1.20.1 with Fabric Loader 0.15.11\njava.lang.RuntimeException: Could not execute entrypoint stage 'client' due to errors, provided by 'lamps'!",
      id: "fabric/client",
      version: "1.20.1",
    },
    {
      text: "[10:00:00] [main/INFO]: Loading Minecraft 1.20.1 with Fabric Loader 0.15.11\n[10:00:00] [main/WARN]: Warnings were found!\n - Mod 'Lamps' (lamps) 2.1.0 recommends version 0.19.1 or later of quilt_loader, which is missing!\n[10:00:04] [main/INFO]: Setting user: Player1",
      id: "fabric/client",
      version: "1.20.1",
    },
    {
      text: "---- Minecraft Crash Report ----\n\tMinecraft Version: 1.19.2\n\tJava Version: 17.0.3, Microsoft\n\tFabric Mods:\n\t\tfabricloader: Fabric Loader 0.14.9\n\tIs Modded: Definitely; Client brand changed to 'fabric'",
      id: "fabric/crash-report",
      version: "1.19.2",
      statements: { "Fabric loader version": "0.14.9", "Java version": "17.0.3" },
    },
  ],
} satisfies FormatSamples;
