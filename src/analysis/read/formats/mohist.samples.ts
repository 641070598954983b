import type { FormatSamples } from "./format-samples.ts";

export default {
  Mohist: [
    {
      text: "[10:00:00] [Server thread/INFO] [Minecraft/]: This server is running Mohist version 1.18.2 (MC: 1.18.2) (Implementing API version 1.18.2-R0.1-SNAPSHOT, Forge version 40.1.51)",
      id: "mohist/server",
      version: "1.18.2",
      statements: { "Mohist version": "1.18.2" },
    },
    {
      text: "[10:00:00] [Server thread/INFO] [minecraft/DedicatedServer]: Starting minecraft server version 1.20.1\n[10:00:01] [Server thread/ERROR] [minecraft/CraftServer]: Could not load ' plugins ' in folder ' plugins/Lamps.jar '\njava.lang.IllegalStateException: x\n\tat com.mohistmc.plugins.PluginLoading.load(PluginLoading.java:20)",
      id: "mohist/server",
      version: "1.20.1",
    },
    {
      text: "   Thanks for using Mohist\n[10:00:01] [main/INFO] [cp.mo.mo.Launcher/MODLAUNCHER]: ModLauncher running: args [--launchTarget, forgeserver, --fml.forgeVersion, 47.2.20, --fml.mcVersion, 1.20.1]",
      id: "mohist/server",
      version: "1.20.1",
    },
    {
      // Of old it said that it was Cauldron.
      text: "[10:00:00] [main/ERROR]: Unable to read the jar file lamps.jar - ignoring\njava.util.zip.ZipException: error in opening zip file\n\tat com.mohistmc.MohistMC.main(MohistMC.java:40) [server.jar:1.7.10-30]\n[10:00:05] [Server thread/INFO]: This server is running Cauldron version 1.7.10-30 (MC: 1.7.10) (Implementing API version 1.7.10-R0.1-SNAPSHOT)",
      id: "mohist/server",
      version: "1.7.10",
    },
    {
      text: "---- Mohist Crash Report ----\n\n-- System Details --\nDetails:\n\tMohist version: 1.12.2-300\n\tJava Version: 1.8.0_342, Oracle Corporation",
      id: "mohist/crash-report",
      version: null,
      statements: { "Mohist version": "1.12.2-300", "Java version": "1.8.0_342" },
    },
    {
      text: "---- Mohist 崩溃报告 ----\n\n\njava.lang.IllegalStateException: x\n\tat net.minecraft.server.Lamp.light(Lamp.java:1)\n\nA detailed walkthrough of the error, its code path and all known details is as follows:\n\n-- 系统详情 --\nDetails:\n\tCraftBukkit信息: \n   Running: Mohist version git-Mohist-1.12.2-0a1b2c3 (MC: 1.12.2) (Implementing API version 1.12.2-R0.1-SNAPSHOT) false",
      id: "mohist/crash-report",
      version: "1.12.2",
    },
  ],
} satisfies FormatSamples;
