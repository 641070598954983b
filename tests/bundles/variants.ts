import { type MadeUpBundle, text } from "./made-up-bundle.ts";
/** Troubles of other bundles, as other launchers, servers and versions write them. */
export const variants: MadeUpBundle[] = [
  {
    name: "HMCL: a method of Java 16 in the log, and the launcher took Java 8",
    files: {
      "latest.log": text`
[12:00:00] [main/INFO]: Loading for game Minecraft 1.16.5
[12:00:01] [main/INFO]: [FabricLoader] Loading 3 mods: minecraft@1.16.5, fabricloader@0.14.9, hearthstones@2.0
[12:00:20] [Render thread/INFO]: Setting user: Noor
[12:00:41] [Render thread/ERROR]: Reported exception thrown!
net.minecraft.class_148: Unexpected error
Caused by: java.lang.NoSuchMethodError: java.util.stream.Stream.toList()Ljava/util/List;
→at nl.dekker.hearthstones.Menu.open(Menu.java:12)
→at net.minecraft.class_310.method_1523(class_310.java:1001)
`,
      "hmcl.log": text`
[11:59:50] [org.jackhuang.hmcl.launch.DefaultLauncher.launch/INFO] Launching process: [C:\\Program Files\\Java\\jre1.8.0_402\\bin\\java.exe, -Xmx2048m, net.fabricmc.loader.launch.knot.KnotClient]
[12:00:42] [org.jackhuang.hmcl.util.platform.ManagedProcess/INFO] Process exited with exit code 255
`,
    },
    answer: {
      code: "java-too-old",
      parameters: { required: "17", used: "8" },
      proofs: { "latest.log": "toList", "hmcl.log": "1.8.0_402" },
    },
  },
  {
    name: "BungeeCord is refused at the lobby's port, Spigot listens elsewhere",
    files: {
      "proxy.log": text`
09:00:00 [INFO] Enabled BungeeCord version git:BungeeCord-Bootstrap:1.20-R0.3-SNAPSHOT:aaaaaaa:1800
09:00:01 [INFO] Listening on /0.0.0.0:25577
09:05:00 [INFO] [/10.0.0.3:50000] <-> InitialHandler has connected
09:05:01 [INFO] [Pim] disconnected with: Could not connect to a default or fallback server, please try again later: io.netty.channel.AbstractChannel$AnnotatedConnectException : Connection refused: localhost/127.0.0.1:25565
`,
      "latest.log": text`
[08:58:00] [Server thread/INFO]: Starting minecraft server version 1.20.4
[08:58:00] [Server thread/INFO]: Starting Minecraft server on *:25570
[08:58:02] [Server thread/INFO]: This server is running CraftBukkit version 4000-Spigot-aaaaaaa-bbbbbbb (MC: 1.20.4) (Implementing API version 1.20.4-R0.1-SNAPSHOT)
[08:58:20] [Server thread/INFO]: Done (12.100s)! For help, type "help"
[09:06:00] [Server thread/INFO]: Saved the game
`,
    },
    answer: {
      code: "proxy-backend-port",
      parameters: { port: "25565", listening: "25570" },
      proofs: { "proxy.log": "25565", "latest.log": "25570" },
    },
  },
  {
    name: "the container was killed, and compose has the heap and the limit",
    files: {
      "inspect.txt": text`
mc-1  | [06:00:20] [Server thread/INFO]: Done (12.100s)! For help, type "help"
mc-1  | [09:41:12] [Server thread/INFO]: Veikko joined the game
mc-1 exited with code 137
`,
      "docker-compose.yml": text`
services:
  mc:
    image: itzg/minecraft-server
    mem_limit: 4g
    environment:
      JVM_OPTS: "-Xmx4G"
`,
      "latest.log": text`
[06:00:00] [ServerMain/INFO]: Starting minecraft server version 1.20.4
[06:00:20] [Server thread/INFO]: Done (12.100s)! For help, type "help"
[09:41:12] [Server thread/INFO]: Veikko joined the game
`,
    },
    answer: {
      code: "process-killed",
      parameters: { exitCode: "137", heap: "4 GB", memory: "4 GB" },
      proofs: { "inspect.txt": "137", "docker-compose.yml": "Xmx4G" },
    },
  },
  {
    name: "an entity of a mod ticks in code of the game, the log has the name",
    files: {
      "crash-2024-11-02_10.00.00-server.txt": text`
---- Minecraft Crash Report ----
// Who set us up the TNT?

Time: 2024-11-02 10:00:00
Description: Ticking entity

java.lang.NullPointerException: Cannot invoke "net.minecraft.world.entity.LivingEntity.m_20182_()" because "this.f_1" is null
→at net.minecraft.world.entity.ai.goal.FollowMobGoal.m_8037_(FollowMobGoal.java:70) ~[server-1.20.1-20230612.114412-srg.jar%23120!/:?] {re:classloading}
→at net.minecraft.server.MinecraftServer.m_5705_(MinecraftServer.java:814) ~[server-1.20.1-20230612.114412-srg.jar%23120!/:?] {re:classloading}

-- Entity being ticked --
Details:
→Entity Type: woollies:long_sheep (uk.wool.LongSheep)
→Entity ID: 99
→Entity Name: Long Sheep
→Entity's Exact location: 10.50, 64.00, -2.50

-- System Details --
Details:
→Minecraft Version: 1.20.1
`,
      "debug.log": text`
[02Nov2024 09:50:01.101] [main/INFO] [cpw.mods.modlauncher.Launcher/MODLAUNCHER]: ModLauncher running: args [--launchTarget, forgeserver, --fml.forgeVersion, 47.2.20, --fml.mcVersion, 1.20.1, --fml.forgeGroup, net.minecraftforge, nogui]
[02Nov2024 09:50:04.110] [main/DEBUG] [net.minecraftforge.fml.loading.moddiscovery.ModFileInfo/LOADING]: Found valid mod file woollies-1.1.jar with {woollies} mods - versions {1.1}
[02Nov2024 09:50:04.110] [main/DEBUG] [net.minecraftforge.fml.loading.moddiscovery.ModFileInfo/LOADING]: Found valid mod file birchwood-1.1.jar with {birchwood} mods - versions {1.1}
[02Nov2024 09:50:20.004] [Server thread/INFO] [net.minecraft.server.dedicated.DedicatedServer/]: Starting minecraft server version 1.20.1
[02Nov2024 10:00:00.004] [Server thread/ERROR] [net.minecraft.server.MinecraftServer/]: Encountered an unexpected exception
`,
    },
    answer: {
      code: "ticking-entity",
      parameters: { culprit: "woollies" },
      proofs: { "crash-2024-11-02_10.00.00-server.txt": "woollies", "debug.log": "woollies-1.1.jar" },
    },
  },
  {
    name: "the JVM died in a library that the log shows in the folder of a mod",
    files: {
      "hs_err_pid77.log": text`
#
# A fatal error has been detected by the Java Runtime Environment:
#
#  EXCEPTION_ACCESS_VIOLATION (0xc0000005) at pc=0x00007ffb1c2a3d10, pid=77, tid=11480
#
# JRE version: OpenJDK Runtime Environment Temurin-21.0.2+13 (21.0.2+13) (build 21.0.2+13-LTS)
# Problematic frame:
# C  [ponyphys-1.2.dll+0x3d10]
#
Time: Sat Nov  2 18:00:00 2024 elapsed time: 100.5 seconds (0d 0h 1m 40s)

Current thread (0x01):  JavaThread "Physics worker" daemon [_thread_in_native, id=7]
`,
      "latest.log": text`
[17:58:21] [main/INFO] (FabricLoader/GameProvider) Loading Minecraft 1.20.4 with Fabric Loader 0.15.11
[17:58:21] [main/INFO] (FabricLoader) Loading 3 mods:
→- minecraft 1.20.4
→- rolling_stones 3.1
→- sundial 1.0
[17:58:40] [Render thread/INFO] (Rolling Stones) Extracting C:\\Users\\user\\AppData\\Roaming\\.minecraft\\rolling_stones\\natives\\ponyphys-1.2.dll
[17:59:58] [Render thread/INFO] (Minecraft) [CHAT] hello
`,
    },
    answer: {
      code: "jvm-crash",
      parameters: { module: "ponyphys-1.2.dll", suspect: "rolling_stones" },
      proofs: { "hs_err_pid77.log": "ponyphys", "latest.log": "ponyphys" },
    },
  },
];
