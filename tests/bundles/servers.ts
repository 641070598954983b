import { type MadeUpBundle, text } from "./made-up-bundle.ts";

export const servers: MadeUpBundle[] = [
  {
    name: "two servers have one port: the one that was started first holds it",
    files: {
      "survival.log": text`
[20:14:01] [ServerMain/INFO]: Environment: Environment[accountsHost=https://api.mojang.com]
[20:14:09] [Server thread/INFO]: Starting minecraft server version 1.20.4
[20:14:09] [Server thread/INFO]: Starting Minecraft server on *:25570
[20:14:10] [Server thread/WARN]: **** FAILED TO BIND TO PORT!
[20:14:10] [Server thread/WARN]: The exception was: java.net.BindException: Address already in use
[20:14:10] [Server thread/WARN]: Perhaps a server is already running on that port?
[20:14:10] [Server thread/INFO]: Stopping server
`,
      "lobby.log": text`
[19:58:02] [Server thread/INFO]: Starting minecraft server version 1.20.4
[19:58:03] [Server thread/INFO]: Starting Minecraft server on 0.0.0.0:25570
[19:58:15] [Server thread/INFO]: Done (11.204s)! For help, type "help"
[20:31:40] [Server thread/INFO]: Odalys joined the game
[21:02:11] [Server thread/INFO]: Stopping the server
[21:02:11] [Server thread/INFO]: Stopping server
`,
    },
    answer: {
      code: "port-taken",
      parameters: { port: "25570", holder: "lobby.log" },
      proofs: { "survival.log": "Address already in use", "lobby.log": "0.0.0.0:25570" },
    },
    apart: ["lobby.log"],
  },
  {
    name: "a proxy holds the port at which a server of its network wants to listen",
    files: {
      "velocity.log": text`
[18:00:01 INFO]: Booting up Velocity 3.3.0-SNAPSHOT (git-0a0a0a0a-b100)...
[18:00:04 INFO]: Listening on /[0:0:0:0:0:0:0:0]:25599
[18:40:00 INFO]: [connected player] Wendeline (/203.0.113.9:51222) has connected
`,
      "2024-05-01-2.log": text`
[18:20:01] [Server thread/INFO]: Starting minecraft server version 1.20.4
[18:20:02] [Server thread/INFO]: Starting Minecraft server on *:25599
[18:20:02] [Server thread/WARN]: **** FAILED TO BIND TO PORT!
[18:20:02] [Server thread/WARN]: The exception was: io.netty.channel.unix.Errors$NativeIoException: bind(..) failed: Address already in use
`,
    },
    answer: {
      code: "port-taken",
      parameters: { port: "25599", holder: "velocity.log" },
      proofs: { "2024-05-01-2.log": "Address already in use", "velocity.log": "Listening on" },
    },
  },
  {
    name: "the watchdog's report has the frames, the log has the plugins",
    files: {
      "latest.log": text`
[13:00:01] [ServerMain/INFO]: [bootstrap] Running Java 21 (OpenJDK 64-Bit Server VM 21.0.3+9-LTS; Eclipse Adoptium Temurin-21.0.3+9) on Linux 5.15.0-105-generic (amd64)
[13:00:01] [ServerMain/INFO]: [bootstrap] Loading Paper 1.20.6-147-ver/1.20.6@e41d44f (2024-06-17T19:24:35Z) for Minecraft 1.20.6
[13:00:09] [Server thread/INFO]: Starting minecraft server version 1.20.6
[13:00:10] [Server thread/INFO]: [PluginInitializerManager] Bukkit plugins (3):
 - AuctionBlock (4.2.1), HomeWarp (2.3), QuietChat (1.0.4)
[13:00:12] [Server thread/INFO]: [AuctionBlock] Enabling AuctionBlock v4.2.1
[13:00:12] [Server thread/INFO]: [HomeWarp] Enabling HomeWarp v2.3
[13:00:12] [Server thread/INFO]: [QuietChat] Enabling QuietChat v1.0.4
[13:00:20] [Server thread/INFO]: Done (11.204s)! For help, type "help"
[13:44:02] [Server thread/INFO]: Odalys joined the game
[13:52:11] [Server thread/INFO]: Odalys issued server command: /ah
`,
      "crash-2024-07-01_13.53.12-server.txt": text`
---- Minecraft Crash Report ----
// Shall we play a game?

Time: 2024-07-01 13:53:12
Description: Watching Server

java.lang.Error: Watchdog
→at java.base/sun.nio.ch.Net.poll(Native Method)
→at java.base/sun.nio.ch.NioSocketImpl.park(NioSocketImpl.java:191)
→at java.base/java.net.Socket$SocketInputStream.read(Socket.java:1099)
→at net.quarrel.auction.sql.Pool.borrow(Pool.java:77)
→at net.quarrel.auction.menu.Browse.open(Browse.java:120)
→at org.bukkit.command.PluginCommand.execute(PluginCommand.java:45)
→at net.minecraft.server.MinecraftServer.tickServer(MinecraftServer.java:1519)

A detailed walkthrough of the error, its code path and all known details is as follows:
---------------------------------------------------------------------------------------

-- Head --
Thread: Paper Watchdog Thread
`,
    },
    answer: {
      code: "watchdog-stall",
      parameters: { suspect: "AuctionBlock" },
      proofs: { "crash-2024-07-01_13.53.12-server.txt": "", "latest.log": "AuctionBlock" },
    },
  },
  {
    name: "killed by the system: the panel has the exit code and the limit, the log just ends",
    files: {
      "latest.log": text`
[09:00:01] [ServerMain/INFO]: [bootstrap] Running Java 21 (OpenJDK 64-Bit Server VM 21.0.3+9-LTS; Eclipse Adoptium Temurin-21.0.3+9) on Linux 5.15.0-105-generic (amd64)
[09:00:01] [ServerMain/INFO]: [bootstrap] Loading Purpur 1.20.4-2176 (2024-03-11T02:11:10Z) for Minecraft 1.20.4
[09:00:09] [Server thread/INFO]: Starting minecraft server version 1.20.4
[09:00:31] [Server thread/INFO]: Done (21.700s)! For help, type "help"
[11:12:40] [Server thread/INFO]: Perrin joined the game
[11:40:02] [Server thread/INFO]: [Chunky] Task running for world. Processed: 120443 chunks (31.20%), ETA: 2:10:44, Rate: 61.2 cps, Current: 182, -440
`,
      "panel-console.txt": text`
[Pterodactyl Daemon]: Pulling Docker container image, this could take a few minutes to complete...
[Pterodactyl Daemon]: Finished pulling Docker container image
container@pterodactyl~ SERVER_MEMORY=6144
container@pterodactyl~ java -Xms128M -Xmx6144M -Dterminal.jline=false -jar server.jar
[Pterodactyl Daemon]: Server marked as running...
[Pterodactyl Daemon]: ---------- Detected server process in a crashed state! ----------
[Pterodactyl Daemon]: Exit code: 137
[Pterodactyl Daemon]: Out of memory: false
`,
    },
    answer: {
      code: "process-killed",
      parameters: { exitCode: "137", heap: "6 GB", memory: "6 GB" },
      proofs: { "panel-console.txt": "Exit code: 137", "latest.log": "[Chunky] Task running" },
    },
  },
  {
    name: "no crash at all: told to stop from outside",
    files: {
      "latest.log": text`
[02:00:01] [ServerMain/INFO]: Environment: Environment[sessionHost=https://sessionserver.mojang.com, servicesHost=https://api.minecraftservices.com, name=PROD]
[02:00:09] [Server thread/INFO]: Starting minecraft server version 1.21.1
[02:00:09] [Server thread/INFO]: Loading properties
[02:00:09] [Server thread/INFO]: Default game type: SURVIVAL
[02:00:09] [Server thread/INFO]: Starting Minecraft server on *:25565
[02:00:14] [Server thread/INFO]: Done (4.201s)! For help, type "help"
[03:59:57] [Server thread/INFO]: Idris joined the game
`,
      "docker.log": text`
2024-07-03T02:00:00.113Z mc Starting container mc
2024-07-03T04:00:00.871Z mc container mc received stop request, sending signal 15
2024-07-03T04:00:30.911Z mc container mc exited with code 143
`,
    },
    answer: {
      code: "process-stopped",
      parameters: { exitCode: "143" },
      proofs: { "docker.log": "exited with code 143", "latest.log": "Idris joined the game" },
    },
  },
  {
    name: "dead in native code: the journal has the signal, the log just ends",
    files: {
      "journal.txt": text`
Jul 04 16:20:01 box systemd[1]: Started mc.service - Minecraft server.
Jul 04 17:41:10 box systemd[1]: mc.service: Main process exited, code=dumped, status=11/SEGV
Jul 04 17:41:10 box systemd[1]: mc.service: Failed with result 'core-dump'.
`,
      "latest.log": text`
[16:20:04] [ServerMain/INFO]: Environment: Environment[sessionHost=https://sessionserver.mojang.com, servicesHost=https://api.minecraftservices.com, name=PROD]
[16:20:09] [Server thread/INFO]: Starting minecraft server version 1.21.1
[16:20:09] [Server thread/INFO]: Starting Minecraft server on *:25565
[16:20:14] [Server thread/INFO]: Done (4.201s)! For help, type "help"
[17:41:08] [Server thread/INFO]: Saving chunks for level 'ServerLevel[world]'/minecraft:overworld
`,
    },
    answer: {
      code: "native-code-crash",
      parameters: { exitCode: "11" },
      proofs: { "journal.txt": "status=11/SEGV", "latest.log": "Saving chunks" },
    },
    missing: "jvm-crash",
  },
  {
    name: "Java ended itself over a full heap: the script says that it does so, the panel with which code",
    files: {
      "start.sh": text`
#!/bin/sh
exec java -Xms2G -Xmx2G -XX:+UseG1GC -XX:+ExitOnOutOfMemoryError -jar paper.jar nogui
`,
      "latest.log": text`
[08:00:01] [ServerMain/INFO]: [bootstrap] Running Java 21 (OpenJDK 64-Bit Server VM 21.0.3+9-LTS; Eclipse Adoptium Temurin-21.0.3+9) on Linux 5.15.0-105-generic (amd64)
[08:00:01] [ServerMain/INFO]: [bootstrap] Loading Paper 1.20.6-147-ver/1.20.6@e41d44f (2024-06-17T19:24:35Z) for Minecraft 1.20.6
[08:00:09] [Server thread/INFO]: Starting minecraft server version 1.20.6
[08:00:20] [Server thread/INFO]: Done (11.204s)! For help, type "help"
[10:31:02] [Server thread/INFO]: Odalys has made the advancement [Into Fire]
`,
      "container.log": text`
2024-07-05T08:00:00.000Z mc container mc started
2024-07-05T10:31:09.120Z mc container mc exited with code 3
`,
    },
    answer: {
      code: "out-of-memory",
      parameters: { kind: "Java heap space" },
      proofs: { "container.log": "exited with code 3", "start.sh": "ExitOnOutOfMemoryError" },
    },
  },
];
