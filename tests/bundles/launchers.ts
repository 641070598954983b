import { type MadeUpBundle, text } from "./made-up-bundle.ts";

export const launchers: MadeUpBundle[] = [
  {
    name: "the JVM died in a library that a mod calls, and only the log knows the mod",
    files: {
      "hs_err_pid18244.log": text`
#
# A fatal error has been detected by the Java Runtime Environment:
#
#  EXCEPTION_ACCESS_VIOLATION (0xc0000005) at pc=0x00007ffa3c5e1b20, pid=18244, tid=9120
#
# JRE version: OpenJDK Runtime Environment Microsoft-9889606 (21.0.4+7) (build 21.0.4+7-LTS)
# Java VM: OpenJDK 64-Bit Server VM Microsoft-9889606 (21.0.4+7-LTS, mixed mode, tiered, compressed oops, compressed class ptrs, g1 gc, windows-amd64)
# Problematic frame:
# C  [solverjni64.dll+0x11b20]
#
# No core dump will be written. Minidumps are not enabled by default on client versions of Windows
#

---------------  S U M M A R Y ------------

Command Line: -Xmx4096m net.minecraft.client.main.Main

Host: AMD Ryzen 5 5600X 6-Core Processor, 12 cores, 31G,  Windows 11 , 64 bit Build 22621 (10.0.22621.3958)
Time: Sat Aug  3 18:40:12 2024 elapsed time: 912.204417 seconds (0d 0h 15m 12s)

---------------  T H R E A D  ---------------

Current thread (0x000001f4a3b2c9d0):  JavaThread "Server thread"        [_thread_in_native, id=9120, stack(0x000000a1f1a00000,0x000000a1f1b00000) (1024K)]

Java frames: (J=compiled Java code, j=interpreted, Vv=VM code)
j  net.harbour.rigid.solver.NativeWorld.step0(JF)I+0
j  net.harbour.rigid.solver.NativeWorld.step(F)V+12
j  net.harbour.rigid.RigidTicker.onTick()V+30
j  net.minecraft.server.MinecraftServer.tickServer(Ljava/util/function/BooleanSupplier;)V+64

END.
`,
      "latest.log": text`
[03Aug2024 18:25:01.100] [main/INFO] [cpw.mods.modlauncher.Launcher/MODLAUNCHER]: ModLauncher running: args [--username, Halvard, --launchTarget, forgeclient, --fml.fmlVersion, 4.0.29, --fml.mcVersion, 1.21.1, --fml.neoForgeVersion, 21.1.77, --fml.neoFormVersion, 20240808.144430]
[03Aug2024 18:25:04.800] [main/INFO] [net.neoforged.fml.loading.moddiscovery.ModDiscoverer/]:
     Mod List:
→→Name Version (Mod Id)

→→Minecraft 1.21.1 (minecraft)
→→NeoForge 21.1.77 (neoforge)
→→Hollow Logs 1.3.0 (hollowlogs)
→→Rigid Bodies 0.3.1 (rigidbodies)
[03Aug2024 18:25:40.120] [Render thread/INFO] [net.minecraft.client.Minecraft/]: Setting user: Halvard
[03Aug2024 18:40:09.551] [Server thread/INFO] [net.minecraft.server.MinecraftServer/]: Halvard joined the game
`,
    },
    answer: {
      code: "jvm-crash",
      parameters: { module: "solverjni64.dll", suspect: "Rigid Bodies" },
      proofs: { "hs_err_pid18244.log": "", "latest.log": "Rigid Bodies" },
    },
  },
  {
    name: "the system refused memory, and the launcher knows why: more was assigned than the machine has",
    files: {
      "hs_err_pid7731.log": text`
#
# There is insufficient memory for the Java Runtime Environment to continue.
# Native memory allocation (mmap) failed to map 268435456 bytes for committing reserved memory.
# Possible reasons:
#   The system is out of physical RAM or swap space
#   The process is running with CompressedOops enabled, and the Java Heap may be blocking the growth of the native heap
# Possible solutions:
#   Reduce memory load on the system
#   Increase physical memory or swap space
#
#  Out of Memory Error (os_windows.cpp:3541), pid=7731, tid=1180
#
`,
      "PrismLauncher-0.log": text`
Prism Launcher version: 8.4 (official)

Launched instance in online mode

Java path is:
C:/Program Files/Eclipse Adoptium/jdk-17/bin/javaw.exe

Java is version 17.0.8, using 64 (amd64) architecture, from Eclipse Adoptium.

RAM: 8061 MiB (1200 MiB available)

Java Arguments:
[-Xms512m, -Xmx8192m, -Duser.language=en]

Minecraft process ID: 7731
[18:00:11] [main/INFO]: Loading Minecraft 1.20.1 with Fabric Loader 0.15.11
[18:00:14] [Render thread/INFO]: Setting user: Signe
Process exited with code 1.
`,
    },
    answer: {
      code: "heap-over-memory",
      parameters: { heap: "8 GB", memory: "7.9 GB" },
      proofs: { "hs_err_pid7731.log": "insufficient memory", "PrismLauncher-0.log": "-Xmx8192m" },
    },
  },
  {
    name: "a Java that is too old, which only the launcher names",
    files: {
      "console.txt": text`
Exception in thread "main" java.lang.UnsupportedClassVersionError: net/minecraft/client/main/Main : Unsupported major.minor version 52.0
→at java.lang.ClassLoader.defineClass1(Native Method)
→at java.lang.ClassLoader.defineClass(ClassLoader.java:800)
→at sun.launcher.LauncherHelper.checkAndLoadMain(LauncherHelper.java:482)
`,
      "PrismLauncher-0.log": text`
MultiMC version: 0.7.0-develop

Minecraft folder is:
/home/user/multimc/instances/1.12.2/.minecraft

Java path is:
/usr/lib/jvm/java-7/bin/java

Java is version 1.7.0_80, using 64-bit architecture.

Minecraft process ID: 3310
Process exited with exit code 1 (0x1).
`,
    },
    answer: {
      code: "java-too-old",
      parameters: { required: "8", used: "7" },
      proofs: { "console.txt": "UnsupportedClassVersionError", "PrismLauncher-0.log": "Java is version 1.7.0_80" },
    },
  },
  {
    name: "HMCL has the code with which it ended, the log just ends",
    files: {
      "hmcl.log": text`
[18:00:01] [@.Launcher.main/INFO] *** HMCL 3.5.8.249 ***
[18:02:11] [@.game.LauncherHelper.launch0/INFO] Launching game version: 1.20.1-Fabric
[18:20:41] [@.game.LauncherHelper$HMCLProcessListener.onExit/INFO] [HMCL ProcessListener] Minecraft exit with code -1073741819(0xc0000005), type is JVM_ERROR.
`,
      "latest.log": text`
[18:02:20] [main/INFO]: Loading Minecraft 1.20.1 with Fabric Loader 0.15.11
[18:02:20] [main/INFO]: Loading 4 mods:
→- fabricloader 0.15.11
→- java 17
→- minecraft 1.20.1
→- stonework 3.0.1
[18:02:40] [Render thread/INFO]: Setting user: Signe
[18:02:41] [Render thread/INFO]: Backend library: LWJGL version 3.3.1 SNAPSHOT
[18:20:39] [Render thread/INFO]: Created: 1024x1024x4 minecraft:textures/atlas/blocks.png-atlas
`,
    },
    answer: {
      code: "native-code-crash",
      parameters: { exitCode: "-1073741819" },
      proofs: { "hmcl.log": "exit with code -1073741819", "latest.log": "atlas/blocks.png" },
    },
    missing: "jvm-crash",
  },
];
