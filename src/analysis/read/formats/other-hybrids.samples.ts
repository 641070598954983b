import type { FormatSamples } from "./format-samples.ts";

export default {
  Thermos: [
    {
      text: "[10:00:00] [main/INFO] [FML/]: Forge Mod Loader version 7.99.40.1614 for Minecraft 1.7.10 loading\n[10:00:01] [Server thread/INFO]: This server is running Crucible version git-Crucible-1.7.10-5.4 (MC: 1.7.10) (Implementing API version 1.7.10-R0.1-SNAPSHOT)",
      id: "thermos/server",
      version: "1.7.10",
    },
    {
      text: "---- Minecraft Crash Report ----\n\tThermos Version: cyberdynecc:Thermos:1.7.10-1614.1\n\tMinecraft Version: 1.7.10",
      id: "thermos/crash-report",
      version: "1.7.10",
      statements: { "Thermos version": "1.7.10-1614.1" },
    },
  ],
  "MCPC+": [
    {
      text: "2014-03-01 10:00:00 [INFO] Starting minecraft server version 1.6.4\n2014-03-01 10:00:01 [INFO] This server is running MCPC+ version git-MCPC-Plus-1 (MC: 1.6.4) (Implementing API version 1.6.4-R2.1-SNAPSHOT)",
      id: "mcpc+/server",
      version: "1.6.4",
    },
  ],
  Cauldron: [
    {
      text: "[20:15:00] [Server thread/INFO]: [Lanterns] Disabling Lanterns v2.4\n[20:15:00] [Server thread/INFO]: Saving chunks for level 'lamps'/Overworld\n[20:15:00] [Server thread/INFO]: Saving chunks for level 'DIM-61'/Lamp Land",
      id: "cauldron/server",
      version: null,
    },
    {
      text: "[10:00:00] [Server thread/INFO]: This server is running Cauldron-MCPC-Plus version git-Cauldron-MCPC-Plus-1.7.10-1.1400.01.2 (MC: 1.7.10) (Implementing API version 1.7.9-R0.3-SNAPSHOT)",
      id: "cauldron/server",
      version: "1.7.10",
    },
    {
      text: "[10:00:00] [Server thread/INFO]: This server is running KCauldron version git-Cauldron-MCPC-Plus-1.7.10-1.1614.201 (MC: 1.7.10) (Implementing API version 1.7.10-R0.1-SNAPSHOT)",
      id: "cauldron/server",
      version: "1.7.10",
    },
    {
      text: "[10:00:00] [Server thread/INFO]: This server is running Cauldron version git-Cauldron-1.7.10 (MC: 1.7.10) (Implementing API version 1.7.10-R0.1-SNAPSHOT)",
      id: "cauldron/server",
      version: "1.7.10",
    },
  ],
  CatServer: [
    {
      text: "---- Minecraft Crash Report ----\n\nTime: 3/4/25 10:00 AM\nDescription: Initializing\n\njava.lang.NullPointerException: x\n\tat catserver.server.launch.Starter.run(Starter.java:41)\n\n-- System Details --\nDetails:\n\tMinecraft Version: 1.12.2\n\tFML: MCP 9.42 Powered by Forge 14.23.5.2860 4 mods loaded",
      id: "catserver/crash-report",
      version: "1.12.2",
    },
    {
      text: "[10:00:00] [Server thread/INFO] [minecraft/DedicatedServer]: This server is running CatServer version git-CatServer-1 (MC: 1.12.2) (Implementing API version 1.12.2-R0.1-SNAPSHOT)",
      id: "catserver/server",
      version: "1.12.2",
    },
    {
      text: "---- Minecraft Crash Report ----\n\nTime: 1/2/25 10:00 AM\nDescription: Exception in server tick loop\n\njava.lang.NullPointerException: x\n\tat net.minecraft.server.MinecraftServer.run(MinecraftServer.java:500)\n\n-- System Details --\nDetails:\n\tMinecraft Version: 1.12.2\n\tFML: MCP 9.42 Powered by Forge 14.23.5.2860 4 mods loaded, 4 mods active\n\t| LCH   | forge     | 14.23.5.2860 | CatServer-0123abcd-universal.jar | None      |\n\tIs Modded: Definitely; Server brand changed to 'fml,forge'",
      id: "catserver/crash-report",
      version: "1.12.2",
    },
  ],
  Ketting: [
    {
      text: "[01Jan2024 10:00:00.000] [main/INFO] [cpw.mods.modlauncher.Launcher/MODLAUNCHER]: ModLauncher running: args [--launchTarget, forgeserver, --fml.forgeVersion, 47.2.1, --fml.mcVersion, 1.20.1, --fml.forgeGroup, org.kettingpowered.server]\n[01Jan2024 10:00:09.000] [Server thread/INFO] [Minecraft/]: This server is running CraftBukkit version git-ketting-1.20.1-0.1.2 (MC: 1.20.1) (Implementing API version 1.20.1-R0.1-SNAPSHOT)\n[01Jan2024 10:00:10.000] [Server thread/ERROR] [Essentials/]: Consider using ForgeEssentials, or SpongeForge + Nucleus.",
      id: "ketting/server",
      version: "1.20.1",
    },
    {
      text: "[01Jan2024 10:00:00.000] [main/INFO] [org.kettingpowered.ketting.core.Lamps/]: Lighting up\n[01Jan2024 10:00:01.000] [Server thread/INFO] [minecraft/DedicatedServer]: Starting minecraft server version 1.20.1",
      id: "ketting/server",
      version: "1.20.1",
    },
    {
      text: "[10:00:00] [Server thread/INFO]: This server is running Ketting version 1.20.1-1 (MC: 1.20.1) (Implementing API version 1.20.1-R0.1-SNAPSHOT)",
      id: "ketting/server",
      version: "1.20.1",
    },
  ],
  Banner: [
    {
      text: "[10:00:00] [main/INFO]: Loading Minecraft 1.20.1 with Fabric Loader 0.15.9\n[10:00:09] [Server thread/INFO]: This server is running Banner version 1.20.1-700 (MC: 1.20.1) (Implementing API version 1.20.1-R0.1-SNAPSHOT)",
      id: "banner/server",
      version: "1.20.1",
      statements: { "Fabric loader version": "0.15.9" },
    },
    {
      text: "[10:00:00] [main/INFO]: Loading Minecraft 1.20.1 with Fabric Loader 0.15.9\n[10:00:09] [main/ERROR]: It failed\njava.lang.VerifyError: x\n\tat com.mohistmc.banner.Start.main(Start.java:12)",
      id: "banner/server",
      version: "1.20.1",
    },
  ],
  Cardboard: [
    {
      text: "[10:00:00] [main/INFO]: Loading Minecraft 1.20.4 with Fabric Loader 0.15.9\n[10:00:00] [main/INFO]: Loading 2 mods:\n\t- cardboard 1.20.4-1\n\t- minecraft 1.20.4\n[10:00:09] [Server thread/INFO]: This server is running CraftBukkit version 1 (MC: 1.20.4) (Implementing API version 1.20.4-R0.1-SNAPSHOT)",
      id: "cardboard/server",
      version: "1.20.4",
    },
    {
      text: "[10:00:00] [main/INFO]: Loading Minecraft 1.20.4 with Fabric Loader 0.15.9\n[10:00:09] [Server thread/ERROR]: It failed\njava.lang.NullPointerException: x\n\tat org.cardboardpowered.Plugins.load(Plugins.java:12)",
      id: "cardboard/server",
      version: "1.20.4",
    },
  ],
  Youer: [
    {
      text: "[10:00:00] [main/INFO] [cpw.mods.modlauncher.Launcher/MODLAUNCHER]: ModLauncher running: args [--fml.neoForgeVersion, 21.1.90, --fml.mcVersion, 1.21.1]\n[10:00:09] [Server thread/INFO]: This server is running Youer version 1.21.1-1 (MC: 1.21.1) (Implementing API version 1.21.1-R0.1-SNAPSHOT)",
      id: "youer/server",
      version: "1.21.1",
    },
  ],
} satisfies FormatSamples;
