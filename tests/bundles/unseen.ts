import { type MadeUpBundle, text } from "./made-up-bundle.ts";

/** Written after the rules, and told as they are: a measure of how far the rules reach beyond what they were made with. */
export const unseen: MadeUpBundle[] = [
  {
    name: "PCL: the launcher has the code with which it ended, the JVM's report a library, the log the mod that brings it",
    files: {
      "PCL 启动器日志.txt": text`
[14:02:01.120] [Launch] 开始启动 Minecraft：1.20.1-Forge_47.2.20
[14:02:03.500] [Launch] 选定的 Java：Java 17.0.8 (JDK, 64 Bit)
[14:21:44.010] [Launch] Minecraft 已退出，返回码：-1073741819
[14:21:44.012] [Crash] Minecraft 已崩溃，将在 2 秒后开始崩溃分析
`,
      "hs_err_pid5120.log": text`
#
# A fatal error has been detected by the Java Runtime Environment:
#
#  EXCEPTION_ACCESS_VIOLATION (0xc0000005) at pc=0x00007ff9b1c41f30, pid=5120, tid=6644
#
# Problematic frame:
# C  [voicefx64.dll+0x1f30]
#

---------------  S U M M A R Y ------------

Time: Mon Sep  2 14:21:43 2024 elapsed time: 1178.511 seconds (0d 0h 19m 38s)

---------------  T H R E A D  ---------------

Current thread (0x000001f4a3b2c9d0):  JavaThread "Parlour Capture" daemon [_thread_in_native, id=6644]

Java frames: (J=compiled Java code, j=interpreted, Vv=VM code)
j  io.murmur.parlour.dsp.Denoise.process0([F)I+0
j  io.murmur.parlour.MicThread.run()V+44
`,
      "latest.log": text`
[02Sep2024 14:02:10.101] [main/INFO] [cpw.mods.modlauncher.Launcher/MODLAUNCHER]: ModLauncher running: args [--username, Signe, --launchTarget, forgeclient, --fml.forgeVersion, 47.2.20, --fml.mcVersion, 1.20.1, --fml.forgeGroup, net.minecraftforge]
[02Sep2024 14:02:14.110] [main/DEBUG] [net.minecraftforge.fml.loading.moddiscovery.ModFileInfo/LOADING]: Found valid mod file parlourtalk-1.6.jar with {parlourtalk} mods - versions {1.6}
[02Sep2024 14:02:14.111] [main/DEBUG] [net.minecraftforge.fml.loading.moddiscovery.ModFileInfo/LOADING]: Found valid mod file birchwood-1.1.jar with {birchwood} mods - versions {1.1}
[02Sep2024 14:02:40.120] [Render thread/INFO] [net.minecraft.client.Minecraft/]: Setting user: Signe
[02Sep2024 14:20:11.551] [Render thread/INFO] [net.minecraft.client.gui.components.ChatComponent/]: [CHAT] Signe joined the game
`,
    },
    answer: {
      code: "jvm-crash",
      parameters: { module: "voicefx64.dll", suspect: "parlourtalk" },
      proofs: { "hs_err_pid5120.log": "", "latest.log": "parlourtalk", "PCL 启动器日志.txt": "-1073741819" },
    },
  },
  {
    name: "a library was taken out since it last went well, and the report names nobody",
    files: {
      "2024-09-03-4.log": text`
[03Sep2024 21:00:01.101] [main/INFO] [cpw.mods.modlauncher.Launcher/MODLAUNCHER]: ModLauncher running: args [--launchTarget, forgeserver, --fml.forgeVersion, 47.2.20, --fml.mcVersion, 1.20.1, --fml.forgeGroup, net.minecraftforge, nogui]
[03Sep2024 21:00:04.110] [main/DEBUG] [net.minecraftforge.fml.loading.moddiscovery.ModFileInfo/LOADING]: Found valid mod file birchwood-1.1.jar with {birchwood} mods - versions {1.1}
[03Sep2024 21:00:04.111] [main/DEBUG] [net.minecraftforge.fml.loading.moddiscovery.ModFileInfo/LOADING]: Found valid mod file gearmill-4.1.jar with {gearmill} mods - versions {4.1}
[03Sep2024 21:00:04.112] [main/DEBUG] [net.minecraftforge.fml.loading.moddiscovery.ModFileInfo/LOADING]: Found valid mod file tidelib-0.9.jar with {tidelib} mods - versions {0.9}
[03Sep2024 21:00:20.004] [Server thread/INFO] [net.minecraft.server.dedicated.DedicatedServer/]: Starting minecraft server version 1.20.1
[03Sep2024 21:00:44.733] [Server thread/INFO] [net.minecraft.server.dedicated.DedicatedServer/]: Done (23.110s)! For help, type "help"
[03Sep2024 23:10:44.733] [Server thread/INFO] [net.minecraft.server.MinecraftServer/]: Stopping server
`,
      "crash-2024-09-04_07.30.00-server.txt": text`
---- Minecraft Crash Report ----
// There are four lights!

Time: 2024-09-04 07:30:00
Description: Exception in server tick loop

java.lang.NullPointerException: Cannot invoke "net.minecraft.world.level.biome.Biome.m_47506_()" because the return value of "net.minecraft.core.Holder.m_203334_()" is null
→at net.minecraft.world.level.chunk.ChunkGenerator.m_213609_(ChunkGenerator.java:301) ~[server-1.20.1-20230612.114412-srg.jar%23120!/:?] {re:classloading}
→at net.minecraft.server.level.ServerChunkCache.m_8473_(ServerChunkCache.java:210) ~[server-1.20.1-20230612.114412-srg.jar%23120!/:?] {re:classloading}
→at net.minecraft.server.MinecraftServer.m_129889_(MinecraftServer.java:620) ~[server-1.20.1-20230612.114412-srg.jar%23120!/:?] {re:classloading}

-- System Details --
Details:
→Minecraft Version: 1.20.1
→Forge: net.minecraftforge:47.2.20
→Mod List:
→→server-1.20.1-20230612.114412-srg.jar             |Minecraft                     |minecraft                     |1.20.1              |DONE      |Manifest: a1:d4:5e:04
→→forge-1.20.1-47.2.20-universal.jar                |Forge                         |forge                         |47.2.20             |DONE      |Manifest: 84:ce:76:e8
→→birchwood-1.1.jar                                 |Birchwood                     |birchwood                     |1.1                 |DONE      |Manifest: NOSIGNATURE
→→gearmill-4.1.jar                                  |Gear Mill                     |gearmill                      |4.1                 |DONE      |Manifest: NOSIGNATURE
`,
    },
    apart: ["2024-09-03-4.log"],
    answer: {
      code: "mods-changed",
      parameters: { removed: ["tidelib"] },
      proofs: { "crash-2024-09-04_07.30.00-server.txt": "NullPointerException", "2024-09-03-4.log": "tidelib-0.9.jar" },
    },
  },
  {
    name: "Velocity throws a player out, and the server behind it has the reason in the same second",
    files: {
      "velocity.log": text`
[10:00:01 INFO]: Booting up Velocity 3.3.0-SNAPSHOT (git-8c8162db-b386)...
[10:00:03 INFO]: Listening on /0.0.0.0:25565
[10:31:20 INFO]: [connected player] Ottoline (/203.0.113.12:50111) has connected
[10:31:21 INFO]: [server connection] Ottoline -> lobby has connected
[10:31:22 ERROR]: [connected player] Ottoline (/203.0.113.12:50111): disconnected while connecting to lobby: Internal server error
`,
      "lobby-latest.log": text`
[09:58:01] [ServerMain/INFO]: [bootstrap] Loading Paper 1.20.6-147-ver/1.20.6@e41d44f (2024-06-17T19:24:35Z) for Minecraft 1.20.6
[09:58:09] [Server thread/INFO]: Starting minecraft server version 1.20.6
[09:58:11] [Server thread/ERROR]: Could not load 'plugins/Signs.jar' in folder 'plugins'
org.bukkit.plugin.UnknownDependencyException: Unknown/missing dependency plugins: [ProtocolLib]. Please download and install these plugins to run 'Signs'.
→at io.papermc.paper.plugin.entrypoint.strategy.modern.ModernPluginLoadingStrategy.loadProviders(ModernPluginLoadingStrategy.java:88)
[09:58:12] [Server thread/INFO]: [TabBanner] Enabling TabBanner v5.1
[09:58:20] [Server thread/INFO]: Done (11.204s)! For help, type "help"
[10:31:22] [Server thread/ERROR]: Could not pass event PlayerJoinEvent to TabBanner v5.1
java.lang.ArrayIndexOutOfBoundsException: Index 3 out of bounds for length 3
→at net.banner.tab.Header.render(Header.java:66) ~[TabBanner-5.1.jar:?]
→at net.banner.tab.JoinListener.onJoin(JoinListener.java:19) ~[TabBanner-5.1.jar:?]
[10:31:22] [Server thread/INFO]: Ottoline lost connection: Internal server error
`,
    },
    answer: {
      code: "plugin-runtime-error",
      parameters: { plugin: "TabBanner" },
      proofs: { "lobby-latest.log": "PlayerJoinEvent to TabBanner", "velocity.log": "Internal server error" },
    },
  },
  {
    name: "old Forge: the report of 1.12 without its table, the log of FML with the list",
    files: {
      "crash-2024-09-05_20.11.02-client.txt": text`
---- Minecraft Crash Report ----
// You should try our sister game, Minceraft!

Time: 9/5/24 8:11 PM
Description: Rendering item

java.lang.ArrayIndexOutOfBoundsException: 16
→at com.gildedgames.tomeshelf.client.TomeModel.func_188616_a(TomeModel.java:55)
→at net.minecraft.client.renderer.RenderItem.func_191965_a(RenderItem.java:131)
→at net.minecraft.client.renderer.EntityRenderer.func_181560_a(EntityRenderer.java:1136)
→at net.minecraft.client.Minecraft.func_71411_J(Minecraft.java:1119)

A detailed walkthrough of the error, its code path and all known details is as follows:
---------------------------------------------------------------------------------------
`,
      "fml-client-latest.log": text`
[20:02:01] [main/INFO] [FML]: Forge Mod Loader version 14.23.5.2860 for Minecraft 1.12.2 loading
[20:02:01] [main/INFO] [FML]: Java is OpenJDK 64-Bit Server VM, version 1.8.0_392, running on Linux:amd64:5.15.0, installed at /usr/lib/jvm/java-8/jre
[20:02:20] [Client thread/INFO] [FML]: Forge Mod Loader has identified 6 mods to load
[20:02:20] [Client thread/INFO] [FML]: Attempting connection with missing mods [minecraft, mcp, FML, forge, tomeshelfmod, gearmill] at CLIENT
[20:02:20] [Client thread/INFO] [FML]: Attempting connection with missing mods [minecraft, mcp, FML, forge, tomeshelfmod, gearmill] at SERVER
[20:11:00] [Client thread/INFO] [minecraft/GuiNewChat]: [CHAT] Saved screenshot
`,
    },
    answer: {
      code: "mod-crash",
      parameters: { mod: "tomeshelfmod" },
      proofs: {
        "crash-2024-09-05_20.11.02-client.txt": "ArrayIndexOutOfBounds",
        "fml-client-latest.log": "tomeshelfmod",
      },
    },
  },
  {
    name: "the game needs another Java than the one the launcher took, and nothing else says so",
    files: {
      "PrismLauncher-0.log": text`
Prism Launcher version: 8.4 (official)

Launched instance in online mode

Java path is:
/usr/lib/jvm/java-17/bin/java

Java is version 17.0.8, using 64 (amd64) architecture, from Eclipse Adoptium.

Main Class:
  net.fabricmc.loader.impl.launch.knot.KnotClient

Minecraft process ID: 90110
Process exited with code 1.
`,
      "latest.log": text`
[11:00:02] [main/INFO]: Loading Minecraft 1.21.1 with Fabric Loader 0.16.5
[11:00:03] [main/INFO]: Loading 3 mods:
→- fabricloader 0.16.5
→- minecraft 1.21.1
→- stonework 4.0.0
`,
    },
    answer: {
      code: "java-too-old",
      parameters: { required: "21", used: "17" },
      proofs: { "PrismLauncher-0.log": "Java is version 17.0.8", "latest.log": "Loading Minecraft 1.21.1" },
    },
  },
];
