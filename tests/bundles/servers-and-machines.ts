import { type MadeUpBundle, text } from "./made-up-bundle.ts";

/** What a proxy, the kernel and the start script have to say about a server. */
export const serversAndMachines: MadeUpBundle[] = [
  {
    name: "Velocity is refused at a port, and the server behind it listens at another",
    files: {
      "velocity.log": text`
[18:00:00 INFO]: Booting up Velocity 3.3.0-SNAPSHOT (git-8f65a814-b382)...
[18:00:02 INFO]: Done (1.52s)!
[18:00:02 INFO]: Listening on /0.0.0.0:25577
[18:05:10 INFO]: [connected player] Aino (/10.0.0.4:51112) has connected
[18:05:11 ERROR]: [connected player] Aino (/10.0.0.4:51112): unable to connect to server survival
io.netty.channel.AbstractChannel$AnnotatedConnectException: finishConnect(..) failed: Connection refused: /127.0.0.1:25566
Caused by: java.net.ConnectException: finishConnect(..) failed: Connection refused
→at io.netty.channel.unix.Errors.newConnectException0(Errors.java:166) ~[velocity.jar:3.3.0-SNAPSHOT (git-8f65a814-b382)]
[18:05:11 INFO]: [connected player] Aino (/10.0.0.4:51112) has disconnected: Unable to connect to survival. Try again later.
`,
      "latest.log": text`
[17:58:00] [ServerMain/INFO]: Starting minecraft server version 1.20.4
[17:58:02] [Server thread/INFO]: This server is running Paper version git-Paper-496 (MC: 1.20.4) (Implementing API version 1.20.4-R0.1-SNAPSHOT) (Git: 7ac24a1 on ver/1.20.4)
[17:58:03] [Server thread/INFO]: Starting Minecraft server on 127.0.0.1:25567
[17:58:20] [Server thread/INFO]: Done (12.100s)! For help, type "help"
[18:06:00] [Server thread/INFO]: [Ledgerly] Saved 0 accounts
`,
    },
    answer: {
      code: "proxy-backend-port",
      parameters: { server: "survival", port: "25566", listening: "25567" },
      proofs: { "velocity.log": "survival", "latest.log": "127.0.0.1:25567" },
    },
  },
  {
    name: "the watchdog's report has bare frames, and an earlier trace of the log has the jar of that package",
    files: {
      "crash-2024-10-15_03.31.02-server.txt": text`
---- Minecraft Crash Report ----
// Quite honestly, I wouldn't worry myself about that.

Time: 2024-10-15 03:31:02
Description: Watching Server

java.lang.Error: Watchdog
→at java.base/java.net.SocketInputStream.socketRead0(Native Method)
→at java.base/java.net.SocketInputStream.read(SocketInputStream.java:168)
→at me.ostrik.till.Vault.read(Vault.java:44)
→at me.ostrik.till.Listener.onBreak(Listener.java:101)
→at org.bukkit.plugin.SimplePluginManager.callEvent(SimplePluginManager.java:601)
→at net.minecraft.server.level.ServerPlayerGameMode.destroyBlock(ServerPlayerGameMode.java:402)
→at net.minecraft.server.MinecraftServer.tickServer(MinecraftServer.java:1405)
`,
      "latest.log": text`
[03:00:00] [ServerMain/INFO]: Starting minecraft server version 1.20.4
[03:00:02] [Server thread/INFO]: This server is running Paper version git-Paper-496 (MC: 1.20.4) (Implementing API version 1.20.4-R0.1-SNAPSHOT) (Git: 7ac24a1 on ver/1.20.4)
[03:00:04] [Server thread/INFO]: [EconDepot] Enabling EconDepot v2.4
[03:00:04] [Server thread/INFO]: [QuietChat] Enabling QuietChat v1.0.4
[03:00:20] [Server thread/INFO]: Done (12.100s)! For help, type "help"
[03:11:20] [Craft Scheduler Thread - 3/WARN]: [EconDepot] Plugin EconDepot v2.4 generated an exception while executing task 41
java.net.SocketTimeoutException: Read timed out
→at java.net.SocketInputStream.socketRead0(Native Method) ~[?:?]
→at me.ostrik.till.Vault.sync(Vault.java:70) ~[EconDepot-2.4.jar:?]
→at org.bukkit.craftbukkit.v1_20_R3.scheduler.CraftTask.run(CraftTask.java:101) ~[paper-1.20.4.jar:git-Paper-496]
[03:30:02] [Server thread/WARN]: Can't keep up! Is the server overloaded? Running 2004ms or 40 ticks behind
`,
    },
    answer: {
      code: "watchdog-stall",
      parameters: { suspect: "EconDepot" },
      proofs: { "crash-2024-10-15_03.31.02-server.txt": "", "latest.log": "EconDepot" },
    },
  },
  {
    name: "the kernel killed it for memory, the script gave it nearly all, the log just ends",
    files: {
      "dmesg.txt": text`
[812345.120311] java invoked oom-killer: gfp_mask=0x140cca(GFP_HIGHUSER_MOVABLE|__GFP_COMP), order=0, oom_score_adj=0
[812345.120399] Mem-Info:
[812345.120511] oom-kill:constraint=CONSTRAINT_NONE,nodemask=(null),cpuset=/,mems_allowed=0,global_oom,task_memcg=/user.slice,task=java,pid=20411,uid=1001
[812345.120601] Out of memory: Killed process 20411 (java) total-vm:14280112kB, anon-rss:9921100kB, file-rss:0kB, shmem-rss:0kB, UID:1001 pgtables:21004kB oom_score_adj:0
`,
      "start.sh": text`
#!/bin/sh
cd /srv/minecraft
exec java -Xms10G -Xmx10G -XX:+UseG1GC -jar paper-1.20.4-496.jar nogui
`,
      "latest.log": text`
[06:00:00] [ServerMain/INFO]: Starting minecraft server version 1.20.4
[06:00:02] [Server thread/INFO]: This server is running Paper version git-Paper-496 (MC: 1.20.4) (Implementing API version 1.20.4-R0.1-SNAPSHOT) (Git: 7ac24a1 on ver/1.20.4)
[06:00:20] [Server thread/INFO]: Done (12.100s)! For help, type "help"
[09:41:12] [Server thread/INFO]: Veikko joined the game
`,
    },
    answer: {
      code: "process-killed",
      parameters: { heap: "10 GB" },
      proofs: { "dmesg.txt": "task=java,pid=20411", "start.sh": "-Xmx10G", "latest.log": "Veikko joined" },
    },
  },
];
