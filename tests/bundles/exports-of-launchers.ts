import { fill, type MadeUpBundle, text } from "./made-up-bundle.ts";

const pclMods = fill(
  70,
  (n) =>
    `[03Oct2024 20:10:14.${110 + n}] [main/DEBUG] [net.minecraftforge.fml.loading.moddiscovery.ModFileInfo/LOADING]: Found valid mod file millpond${n}-1.${n}.jar with {millpond${n}} mods - versions {1.${n}}`,
);

/** What launchers put into their zips and logs, beside what the game writes. */
export const exportsOfLaunchers: MadeUpBundle[] = [
  {
    name: "PCL's export: the output has the full heap, the launch script its size, the log the mods",
    files: {
      "游戏崩溃前的输出.txt": text`
[20:31:07] [Worker-Main-3/ERROR] [net.minecraft.Util/]: Caught exception in thread Thread[Worker-Main-3,5,main]
java.lang.OutOfMemoryError: Java heap space
→at net.minecraft.world.level.chunk.PalettedContainer.m_63115_(PalettedContainer.java:88) ~[client-1.20.1-20230612.114412-srg.jar%23180!/:?] {re:classloading}
→at net.minecraft.world.level.chunk.LevelChunkSection.<init>(LevelChunkSection.java:33) ~[client-1.20.1-20230612.114412-srg.jar%23180!/:?] {re:classloading}
`,
      "启动脚本.bat": text`
chcp 65001>nul
@echo off
title 启动 - 磨坊整合包
echo 游戏正在启动，请稍候。
cd /D "D:\\Games\\PCL\\.minecraft\\versions\\磨坊整合包\\"
"C:\\Program Files\\Java\\jdk-17\\bin\\java.exe" -XX:+UseG1GC -XX:-OmitStackTraceInFastThrow -Xmn153m -Xmx1024m -Djava.library.path="D:\\Games\\PCL\\.minecraft\\versions\\磨坊整合包\\natives" -cp "D:\\Games\\PCL\\.minecraft\\libraries\\cpw\\mods\\bootstraplauncher.jar" cpw.mods.bootstraplauncher.BootstrapLauncher --username Maija --version 磨坊整合包 --launchTarget forgeclient --fml.forgeVersion 47.2.20 --fml.mcVersion 1.20.1
echo 游戏已退出。
pause
`,
      "latest.log": text`
[03Oct2024 20:10:10.101] [main/INFO] [cpw.mods.modlauncher.Launcher/MODLAUNCHER]: ModLauncher running: args [--username, Maija, --launchTarget, forgeclient, --fml.forgeVersion, 47.2.20, --fml.mcVersion, 1.20.1, --fml.forgeGroup, net.minecraftforge]
${pclMods}
[03Oct2024 20:10:40.120] [Render thread/INFO] [net.minecraft.client.Minecraft/]: Setting user: Maija
[03Oct2024 20:30:59.551] [Render thread/INFO] [net.minecraft.client.gui.components.ChatComponent/]: [CHAT] Maija joined the game
`,
    },
    answer: {
      code: "heap-too-small",
      parameters: { heap: "1 GB", count: "70" },
      proofs: { "游戏崩溃前的输出.txt": "OutOfMemoryError", "启动脚本.bat": "-Xmx1024m" },
    },
  },
  {
    name: "HMCL's export: a mod calls a method of Java 21, and the launcher took Java 17",
    files: {
      "minecraft.log": text`
[21:14:02] [main/INFO]: Loading Minecraft 1.20.4 with Fabric Loader 0.15.11
[21:14:02] [main/INFO]: Loading 3 mods:
→- java 17
→- minecraft 1.20.4
→- pocketdeer 0.4.0
[21:14:20] [Render thread/INFO]: Setting user: Osk
`,
      "crash-2024-10-05_21.16.44-client.txt": text`
---- Minecraft Crash Report ----
// Why did you do that?

Time: 2024-10-05 21:16:44
Description: Unexpected error

java.lang.NoSuchMethodError: 'java.lang.Object java.util.List.getFirst()'
→at se.tallvik.pocketdeer.Herd.lead(Herd.java:31)
→at net.minecraft.class_310.method_1574(class_310.java:1812)
→at net.minecraft.class_310.method_1523(class_310.java:1219)
`,
      "hmcl.log": text`
[21:13:58] [org.jackhuang.hmcl.launch.DefaultLauncher.launch/INFO] Java Version: 17.0.9, X86_64, Eclipse Adoptium
[21:13:58] [org.jackhuang.hmcl.game.LauncherHelper/INFO] Java: 17.0.9 [C:\\Program Files\\Java\\jdk-17\\bin\\java.exe]
[21:16:45] [org.jackhuang.hmcl.util.platform.ManagedProcess/INFO] Process exited with exit code 1
`,
    },
    answer: {
      code: "java-too-old",
      parameters: { required: "21", used: "17" },
      proofs: { "crash-2024-10-05_21.16.44-client.txt": "getFirst" },
    },
  },
  {
    name: "Prism lists the jars, the report has frames that no list of its own explains",
    files: {
      "prism.log": text`
Prism Launcher version: 8.4 (official)


Launched instance in offline mode


Minecraft folder is:
C:/Users/user/AppData/Roaming/PrismLauncher/instances/Harvest/minecraft


Java path is:
C:/Program Files/Java/jdk-17/bin/javaw.exe


Java is version 17.0.8, using 64 (amd64) architecture, from Microsoft.


Main Class:
  net.fabricmc.loader.impl.launch.knot.KnotClient


Mods:
  [✔] cropcalendar-1.3.0+1.20.4
  [✔] fabric-api-0.97.0+1.20.4
  [✔] lantern-fest-2.0.3+1.20.4
  [✘] oldorchard-0.9 (disabled)


Params:
  --username  --version 1.20.4 --gameDir C:/Users/user/AppData/Roaming/PrismLauncher/instances/Harvest/minecraft


Java Arguments:
[-Xms512m, -Xmx4096m, -Duser.language=en]


Minecraft process ID: 9912


Process crashed with exitcode -1.
`,
      "crash-2024-10-06_11.02.09-client.txt": text`
---- Minecraft Crash Report ----
// I feel sad now :(

Time: 2024-10-06 11:02:09
Description: Rendering Block Entity

java.lang.IllegalStateException: no wick
→at com.wexley.lanternfest.render.GlowRenderer.render(GlowRenderer.java:77)
→at net.minecraft.class_824.method_3555(class_824.java:88)
→at net.minecraft.class_761.method_22710(class_761.java:1310)

-- System Details --
Details:
→Minecraft Version: 1.20.4
→Is Modded: Definitely; Client brand changed to 'fabric'
`,
    },
    answer: {
      code: "mod-crash",
      parameters: { mod: "lantern-fest" },
      proofs: { "crash-2024-10-06_11.02.09-client.txt": "no wick", "prism.log": "lantern-fest-2.0.3" },
    },
  },
  {
    name: "the official launcher has the code of a damaged heap, the log just ends",
    files: {
      "launcher_log.txt": text`
[Info: 2024-10-07 18:00:01.123511: LaunchProcess.cpp(102)] Launching game
[Info: 2024-10-07 18:22:40.201100: GameCallbacks.cpp(230)] Process 8812 crashed with exit code: -1073740940
`,
      "latest.log": text`
[18:00:09] [Datafixer Bootstrap/INFO]: 188 Datafixer optimizations took 140 milliseconds
[18:00:12] [Render thread/INFO]: Setting user: Bodil
[18:00:13] [Render thread/INFO]: Backend library: LWJGL version 3.3.1 SNAPSHOT
[18:22:39] [Render thread/INFO]: Loaded 1204 advancements
`,
    },
    answer: {
      code: "native-code-crash",
      parameters: { exitCode: "-1073740940" },
      proofs: { "launcher_log.txt": "-1073740940", "latest.log": "1204 advancements" },
    },
    missing: "jvm-crash",
  },
  {
    name: "the JVM died inside a call to OpenGL, at an address of no library; the log has the card",
    files: {
      "hs_err_pid6120.log": text`
#
# A fatal error has been detected by the Java Runtime Environment:
#
#  EXCEPTION_ACCESS_VIOLATION (0xc0000005) at pc=0x0000000000000000, pid=6120, tid=7044
#
# JRE version: OpenJDK Runtime Environment Microsoft-8035246 (17.0.8+7) (build 17.0.8+7-LTS)
# Java VM: OpenJDK 64-Bit Server VM Microsoft-8035246 (17.0.8+7-LTS, mixed mode, tiered, compressed oops, compressed class ptrs, g1 gc, windows-amd64)
# Problematic frame:
# C  0x0000000000000000
#

---------------  S U M M A R Y ------------

Time: Tue Oct  8 19:44:10 2024 elapsed time: 66.100 seconds (0d 0h 1m 6s)

---------------  T H R E A D  ---------------

Current thread (0x0000021c0d1f2ab0):  JavaThread "Render thread" [_thread_in_native, id=7044]

Java frames: (J=compiled Java code, j=interpreted, Vv=VM code)
j  org.lwjgl.opengl.GL11C.nglDrawElements(IIIJ)V+0
j  org.lwjgl.opengl.GL11C.glDrawElements(IIIJ)V+4
j  com.mojang.blaze3d.platform.GlStateManager._drawElements(IIIJ)V+8
`,
      "latest.log": text`
[19:43:05] [main/INFO]: Loading Minecraft 1.20.4 with Fabric Loader 0.15.11
[19:43:12] [Render thread/INFO]: Setting user: Ejnar
[19:43:14] [Render thread/INFO]: Backend library: LWJGL version 3.3.2-snapshot
[19:43:20] [Render thread/INFO]: OpenGL Renderer: Intel(R) HD Graphics 4000
[19:43:20] [Render thread/INFO]: OpenGL Version: 4.0.0 - Build 10.18.10.4252
[19:44:09] [Render thread/INFO]: Created: 256x128x4 minecraft:textures/atlas/signs.png-atlas
`,
      "launcher_log.txt": text`
[Info: 2024-10-08 19:43:01.123511: LaunchProcess.cpp(102)] Launching game
[Info: 2024-10-08 19:44:11.201100: GameCallbacks.cpp(230)] Process 6120 crashed with exit code: -1073741819
`,
    },
    answer: {
      code: "graphics-driver",
      parameters: { vendor: "Intel" },
      proofs: { "hs_err_pid6120.log": "", "latest.log": "Intel(R) HD Graphics 4000" },
    },
  },
];
