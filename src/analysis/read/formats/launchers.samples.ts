import type { FormatSamples } from "./format-samples.ts";

export default {
  HMCL: [
    {
      text: "[10:00:00] [main/INFO] *** Hello Minecraft! Launcher 2.4.1.6 ***\n[10:00:05] [Game Launcher/INFO] [javaw.exe, -cp, C:\\games\\.minecraft\\versions\\1.8.9\\1.8.9.jar, net.minecraft.launchwrapper.Launch, --version, HMCL 2.4.1.6, --tweakClass, net.minecraftforge.fml.common.launcher.FMLTweaker]\n[10:09:00] [ProcessMonitor/INFO] Process exit code: 0",
      id: "hmcl/launcher",
      version: null,
      statements: { "Minecraft version": "1.8.9" },
    },
    {
      text: "[10:00:00] [@.Launcher.main/INFO] *** HMCL 3.6.11 ***\n[10:00:00] [@.Launcher.main/INFO] Operating System: Linux\n[10:00:09] [@.game.LauncherHelper.launch/INFO] Launching game version: fabric-loader-0.16.9-1.21.1",
      id: "hmcl/launcher",
      version: null,
      statements: { "Minecraft version": "1.21.1", "Launcher version": "HMCL 3.6.11" },
    },
    {
      text: '[10:00:00] [@.Launcher.main/INFO] *** HMCL 3.6.11 ***\n[10:00:00] [@.Launcher.main/INFO] Java Version: 25.0.1, Somebody\n[10:00:09] [@.game.LauncherHelper$HMCLProcessListener.setProcess/INFO] Launched process: "C:\\\\Java\\\\jdk-21.0.4.7-hotspot\\\\bin\\\\java.exe" -Xmx4096m -cp D:\\.minecraft\\libraries\\net\\fabricmc\\fabric-loader\\0.16.2\\fabric-loader-0.16.2.jar net.fabricmc.loader.impl.launch.knot.KnotClient',
      id: "hmcl/launcher",
      version: null,
      statements: { "Java version": "21.0.4", "Fabric loader version": "0.16.2" },
    },
  ],
  "Plain Craft Launcher": [
    {
      // What the game printed, and its report, are shown in the launcher's own log.
      text: "[10:00:00.101] <main> [Start] Version: Release 2.12.1 (381)\n[10:00:01.101] <main> [Start] Path: D:\\games\n[10:02:00.000] [Crash] Log:\n[09:59:59] [main/INFO]: Loading Minecraft 1.20.4 with Fabric Loader 0.15.7\n---- Minecraft Crash Report ----\n// Hi.\n\nTime: 2024-01-01 10:00:00\nDescription: Initializing game\n\njava.lang.NullPointerException\n\tat com.acme.lamps.Lamps.onInitialize(Lamps.java:9)\n",
      id: "pcl/launcher",
      version: null,
      statements: { "Minecraft version": "1.20.4" },
    },
    {
      text: "[10:00:00.101] [Start] 程序版本：Release 2.8.9（340）\n[10:00:04.001] [Launch] ~ 基础参数 ~\n[10:00:04.001] [Launch] 游戏版本：Forge 1.20.1（47.3.0）",
      id: "pcl/launcher",
      version: null,
      statements: { "Minecraft version": "1.20.1" },
    },
    {
      text: "[10:00:04.001] [Launch] ~ 基础参数 ~\n[10:00:04.001] [Launch] 游戏版本：1.18.2, Forge 40.2.0, OptiFine H7（18.2）\n[10:00:04.001] [Launch] 分配的内存：6.5 GB（6656 MB）\n[10:00:04.001] [Launch] Java 信息：JDK 17 (17.0.7)，64 位：D:\\jdk\\bin\\",
      id: "pcl/launcher",
      version: null,
      statements: { "Minecraft version": "1.18.2", "Forge version": "40.2.0", "Java version": "17.0.7" },
    },
    {
      text: "[10:00:00.101] [Start] 程序版本：Release 2.6.1（300）\n[10:00:01.001] [Download] 版本 Lamps 1.19.2-Forge_43.2.0 对应的资源文件索引为 3",
      id: "pcl/launcher",
      version: null,
      statements: { "Minecraft version": "1.19.2" },
    },
    {
      // The version is told behind many lines of the same kind; that of the index of assets is none.
      text: `[10:00:00.101] [Start] 程序版本：Release 2.7.1（310）\n[10:00:01.001] [Download] 版本 rd-200000 对应的资源文件索引为 pre-1.6\n${"[10:00:02.001] [Launch] -Dlamp=1\n".repeat(60)}[10:00:04.001] [Launch] 游戏版本：1.18.2, Fabric（0.14.9）`,
      id: "pcl/launcher",
      version: null,
      statements: { "Minecraft version": "1.18.2" },
    },
    {
      text: "[10:00:00.101] [Start] 程序版本：Release 2.7.1（310）\n[10:00:01.001] [Minecraft] 启动按钮：Minecraft 版本：E:\\games\\versions\\Lamps 1.20.4-Fabric 0.15.7\\",
      id: "pcl/launcher",
      version: null,
      statements: { "Minecraft version": "1.20.4" },
    },
  ],
  MultiMC: [
    {
      text: '    0.003 D MultiMC 5, (c) 2013-2016 MultiMC Contributors\n    0.003 D Version                    :  "0.5.1-801"\n    0.410 D Loaded version "1.8.9" from local version list.\n    9.120 D   "libraries/net/minecraftforge/forge/1.8.9-11.15.1.2318/forge.jar"',
      id: "multimc/launcher",
      version: null,
      statements: { "Minecraft version": "1.8.9" },
    },
  ],
  "Prism Launcher": [
    {
      text: "Prism Launcher version: 8.0 (official)\n\n\nLaunched instance in online mode\n\nJava is version 21.0.1, using 64 (amd64) architecture, from N/A.\n\nProcess exited with code 1.",
      id: "prism-launcher/launcher",
      version: null,
      statements: { "Java version": "21.0.1", "Launcher version": "Prism Launcher version: 8.0" },
    },
    {
      text: '     0.000 D | <> Log initialized.\n     0.000 D | "Prism Launcher" , (c) 2022-2024  "Contributors"\n     0.001 D | Version                    :  "8.4"',
      id: "prism-launcher/launcher",
      version: null,
    },
    {
      text: '     0.000 D | Testing "/home/alex/qtlogging.ini" ...\n     0.001 D | Prism Launcher, © 2020-2024 Prism Launcher Contributors, © 2019-2021 MultiMC Contributors\n     0.001 D | Version                    :  "9.1"\n   12.500 D | [launcher.instance.profile.resolve]: "Lamps" | Adding "net.fabricmc.intermediary" at position 1',
      id: "prism-launcher/launcher",
      version: null,
    },
  ],
  TLauncher: [
    {
      text: "[Bootstrapper] createLauncher\n> [Loading] INITIALIZING\n> Starting TLauncher 2.80 RELEASE\n> For more information, visit https://tlauncher.org/",
      id: "tlauncher/launcher",
      version: null,
    },
  ],
  ATLauncher: [
    {
      text: "10:00:00.101 [main] INFO  - ATLauncher Version: 3.4.36.0\n10:00:00.102 [main] INFO  - Operating System: Windows 11",
      id: "atlauncher/launcher",
      version: null,
      statements: { "Launcher version": "ATLauncher Version: 3.4.36.0" },
    },
  ],
  "Modrinth App": [
    {
      text: "2025-03-01T10:00:00.000001+01:00  INFO theseus_gui: Initialized tracing subscriber. Loading Modrinth App!\n2025-03-01T10:00:00.000002+01:00  INFO theseus_gui: Initializing app...",
      id: "modrinth-app/launcher",
      version: null,
    },
  ],
  GDLauncher: [
    {
      text: "[2022-05-01 10:00:00.101] [info]  Starting GDLauncher v1.1.30\n[2022-05-01 10:00:00.801] [info]  Trying to start listener",
      id: "gdlauncher/launcher",
      version: null,
    },
  ],
  PojavLauncher: [
    {
      text: "Info: Launcher version: foxglove-20240101-0123abc-v3_openjdk\nInfo: Architecture: arm64\nInfo: Selected Minecraft version: 1.16.5-forge-36.2.39 (1.16.5)\nAdded custom env: TMPDIR=/data/user/0/cache",
      id: "pojavlauncher/launcher",
      version: null,
      statements: { "Minecraft version": "1.16.5" },
    },
    {
      text: "==================== Launch Minecraft ====================\n▷ Launcher version: 2.4.1 (200001)\n▷ Architecture: arm64\n▷ Selected Minecraft version: 1.21.1 NeoForge 21.1.200\n▷ Java Runtime: Internal-21",
      id: "pojavlauncher/launcher",
      version: null,
      statements: { "Minecraft version": "1.21.1" },
    },
    {
      text: "--------- Starting game with Launcher Debug!\nInfo: Launcher version: iris-20260101-[0123abc]-v3_openjdk\nInfo: Selected game version: fabric-loader-0.19.5-1.21.11\nInfo: Selected renderer: opengles3",
      id: "pojavlauncher/launcher",
      version: null,
      statements: { "Minecraft version": "1.21.11" },
    },
    {
      text: "--------- beggining with launcher debug\nInfo: LWJGL3 directory: [lwjgl.jar, version]\nArchitecture: arm64/aarch64",
      id: "pojavlauncher/launcher",
      version: null,
    },
  ],
} satisfies FormatSamples;
