import type { FormatSamples } from "./format-samples.ts";

export default {
  NeoForge: [
    {
      text: "[10:00:00] [main/INFO] [cp.mo.mo.Launcher/MODLAUNCHER]: ModLauncher running: args [--launchTarget, forgeserver, --fml.forgeVersion, 47.1.90, --fml.mcVersion, 1.20.1]",
      id: "neoforge/server",
      version: "1.20.1",
      statements: { "NeoForge version": "47.1.90" },
    },
    {
      text: "[10:00:00] [main/INFO]: ModLauncher running: args [--launchTarget, forgeserver, --fml.neoForgeVersion, 20.4.1-beta, --fml.fmlVersion, 2.0.11, --fml.mcVersion, 1.20.4, nogui]\n[10:00:00] [main/INFO]: ModLauncher 10.0.9 starting: java version 17.0.10 by Eclipse Adoptium; OS Linux",
      id: "neoforge/server",
      version: "1.20.4",
      statements: { "NeoForge version": "20.4.1-beta", "Java version": "17.0.10" },
    },
    {
      text: "[01Jun2026 10:00:00.100] [main/INFO] [net.neoforged.fml.loading.FMLLoader/]: Starting FancyModLoader version 11.0.3 (CLIENT in DEV)\n[01Jun2026 10:00:01.100] [main/INFO] [net.neoforged.fml.loading.moddiscovery.ModDiscoverer/]:\n\t\tMinecraft 26.1 (minecraft)\n[01Jun2026 10:00:06.100] [Render thread/INFO] [net.minecraft.client.Minecraft/]: Setting user: Dev",
      id: "neoforge/client",
      version: "26.1",
    },
    {
      text: "---- Minecraft Crash Report ----\n\tMinecraft Version: 1.20.1\n\tNeoForge: net.neoforged:47.1.99",
      id: "neoforge/crash-report",
      version: "1.20.1",
      statements: { "NeoForge version": "47.1.99" },
    },
    {
      text: "---- Minecraft Crash Report ----\n\njava.lang.Exception: Mod Loading has failed\n\tat net.minecraftforge.logging.CrashReportExtender.dumpModLoadingCrashReport(CrashReportExtender.java:1) ~[forge-1.20.1-47.1.101-universal.jar%23256!/:?] {re:classloading}\n\n-- System Details --\nDetails:\n\tMinecraft Version: 1.20.1\n\tMod List: \n\t\tforge-1.20.1-47.1.101-universal.jar               |NeoForge                      |forge                         |47.1.101            |NONE      |Manifest: NOSIGNATURE",
      id: "neoforge/crash-report",
      version: "1.20.1",
      statements: { "NeoForge version": "47.1.101" },
    },
    {
      text: "---- Minecraft Crash Report ----\n\tMinecraft Version: 1.21.1\n\tMod List: \n\t\tneoforge-21.1.3.jar      |NeoForge      |neoforge      |21.1.3      |Manifest: NOSIGNATURE",
      id: "neoforge/crash-report",
      version: "1.21.1",
      statements: { "NeoForge version": "21.1.3" },
    },
  ],
} satisfies FormatSamples;
