import type { FormatSamples } from "./format-samples.ts";

export default {
  Forge: [
    {
      // KubeJS writes logs of its own.
      text: "[10:00:00] [INIT] KubeJS 1902.6.2-build.99; MC 1902 forge\n[10:00:00] [INIT] Loaded plugins:\n[10:00:01] [INFO] Loaded script server_scripts:lamps.js in 0.004 s",
      id: "forge/server",
      version: null,
    },
    {
      text: "---- Minecraft Crash Report ----\n\nTime: 1/1/16 10:00 AM\nDescription: Exception in server tick loop\n\njava.lang.RuntimeException: no oil\n\tat org.example.lamps.TileLamp.func_145841_b(TileLamp.java:20)\n\n-- System Details --\nDetails:\n\tMinecraft Version: 1.7.10\n\tFML: MCP v9.05 FML v7.10.99.99 Minecraft Forge 10.13.4.1614 2 mods loaded, 2 mods active",
      id: "forge/crash-report",
      version: "1.7.10",
    },
    {
      text: "[20:15:00] [Server thread/INFO]: Unloading dimension 0\n[20:15:00] [Server thread/INFO]: Applying holder lookups",
      id: "forge/server",
      version: null,
    },
    {
      text: "[20:01:00] [Server thread/INFO]: Starting minecraft server version 1.7.10\n[20:15:00] [Server thread/INFO]: Saving chunks for level 'lamps'/Overworld\n[20:15:00] [Server thread/INFO]: Saving chunks for level 'lamps'/Lamp Land",
      id: "forge/server",
      version: "1.7.10",
    },
    {
      text: "[10:00:00] [Server thread/INFO]: Starting minecraft server version 1.7.10\n[10:00:03] [Server thread/ERROR]: Encountered an unexpected exception\ncpw.mods.fml.common.LoaderException: java.lang.ClassNotFoundException: x.Lamps\n\tat cpw.mods.fml.common.LoadController.transition(LoadController.java:162)",
      id: "forge/server",
      version: "1.7.10",
    },
    {
      text: "2013-02-03 10:00:00 [INFO] [ForgeModLoader] Forge Mod Loader version 4.7.32.534 for Minecraft 1.4.7 loading\n2013-02-03 10:00:04 [INFO] [STDERR] java.lang.reflect.InvocationTargetException\n2013-02-03 10:00:04 [INFO] [STDERR] \tat cpw.mods.fml.relauncher.FMLRelauncher.relaunchClient(FMLRelauncher.java:111)",
      id: "forge/client",
      version: "1.4.7",
    },
    {
      text: "[10:00:00] [main/INFO] [cp.mo.mo.Launcher/MODLAUNCHER]: ModLauncher running: args [--launchTarget, forgeserver, --fml.forgeVersion, 47.2.0, --fml.mcVersion, 1.20.1, --fml.forgeGroup, net.minecraftforge, nogui]\n[10:00:00] [main/INFO] [cp.mo.mo.Launcher/MODLAUNCHER]: ModLauncher 10.0.9+10.0.9+main.0000 starting: java version 17.0.10 by Eclipse Adoptium; OS Linux",
      id: "forge/server",
      version: "1.20.1",
      statements: { "Forge version": "47.2.0", "Java version": "17.0.10" },
    },
    {
      text: "[05十月2022 10:00:00.123] [main/INFO] [net.minecraftforge.common.ForgeMod/FORGEMOD]: Forge mod loading, version 40.1.51, for MC 1.18.2 with MCP 20220404.173914\n[05十月2022 10:00:04.123] [Render thread/INFO] [net.minecraft.client.Minecraft/]: Setting user: Alex",
      id: "forge/client",
      version: "1.18.2",
      statements: { "Forge version": "40.1.51" },
    },
    {
      text: "2013-10-01 10:00:00 [INFO] [ForgeModLoader] Forge Mod Loader version 6.4.45.953 for Minecraft 1.6.4 loading\n2013-10-01 10:00:02 [INFO] [ForgeModLoader] MinecraftForge v9.11.1.953 Initialized",
      id: "forge/server",
      version: "1.6.4",
      statements: { "Forge version": "9.11.1.953" },
    },
    {
      text: "2012-05-01 20:00:00 [INFO] Forge Mod Loader version 2.2.106.176 for Minecraft c:1.2.5, s:1.2.5 loading\n2012-05-01 20:00:01 [FINE] Found a minecraft related file at C:\\lamps\\jars\\bin\\lwjgl_util.jar, loading",
      id: "forge/client",
      version: "1.2.5",
    },
    {
      text: "2012-05-01 20:00:00 [INFO] Forge Mod Loader version 2.2.106.176 for Minecraft c:1.2.5, s:1.2.5 loading\n2012-05-01 20:00:01 [FINE] Found a minecraft related file at minecraft_server.jar, loading",
      id: "forge/server",
      version: "1.2.5",
    },
    {
      text: "---- Minecraft Crash Report ----\n\tMinecraft Version: 1.16.5\n\tJava Version: 1.8.0_292, Oracle Corporation\n\tForge: net.minecraftforge:36.2.34",
      id: "forge/crash-report",
      version: "1.16.5",
      statements: { "Java version": "1.8.0_292", "Forge version": "36.2.34" },
    },
    {
      text: "[10:00:00] [Server thread/INFO]: Starting minecraft server version 1.12.2\n[10:00:00] [Server console handler/ERROR]: Exception handling console input\njava.io.IOException: The handle is invalid\n\tat java.io.FileInputStream.readBytes(Native Method) ~[?:1.8.0_144]\n\tat net.minecraft.server.dedicated.DedicatedServer$2.run(DedicatedServer.java:105) [nz$2.class:?]",
      id: "forge/server",
      version: "1.12.2",
    },
    {
      text: "[03Feb2026 10:00:00.120] [Server thread/INFO] [net.minecraft.server.MinecraftServer/]: Alex joined the game",
      id: "forge/server",
      version: null,
    },
    {
      // The server that the player is on tells what it runs on.
      text: "[10:00:00] [main/INFO]: Setting user: Alex\n[10:00:05] [Client thread/INFO]: Reloading ResourceManager: Default, FMLFileResourcePack:Forge Mod Loader, FMLFileResourcePack:Lamps\n[10:01:00] [Client thread/INFO]: [CHAT] [Thermos] Found new version of Thermos: 1.7.10-1614.57",
      id: "forge/client",
      version: null,
    },
    {
      text: "[03févr.2026 10:00:00.120] [Render thread/INFO] [net.minecraft.client.gui.components.ChatComponent/]: [CHAT] Alex joined the game",
      id: "forge/client",
      version: null,
    },
    {
      text: "---- Minecraft Crash Report ----\n\nDescription: Initializing game\n\njava.lang.RuntimeException: no oil\n\tat net.minecraftforge.fml.loading.targets.CommonLaunchHandler.runTarget(CommonLaunchHandler.java:111) ~[fmlloader-1.20.1-47.1.0.jar:?] {}\n\tOptiFine Version: OptiFine_1.20.1_HD_U_I6",
      id: "forge/crash-report",
      version: "1.20.1",
      statements: { "Forge version": "47.1.0", "OptiFine version": "HD_U_I6" },
    },
    {
      // Of a file that a mod is in, no version of Forge's.
      text: "---- Minecraft Crash Report ----\n\tMinecraft Version: 1.19.2\n\tMod List: \n\t\tlamps-forge-1.19.2-3.0.1.jar |Lamps |lamps |3.0.1 |DONE\n\t\tforge-1.19.2-43.1.1-universal.jar |Forge |forge |43.1.1 |DONE\n\tModLauncher: 10.0.8",
      id: "forge/crash-report",
      version: "1.19.2",
      statements: { "Forge version": "43.1.1" },
    },
  ],
} satisfies FormatSamples;
