import type { LineSamples } from "../samples.ts";

export default {
  samples: [
    {
      // On the server's own thread, nothing may wait for others.
      text: "[10:01:05 ERROR]: The server has stopped responding! This is (probably) not a Paper bug.\n[10:01:05 ERROR]: Current Thread: Server thread\n[10:01:05 ERROR]: \tPID: 31 | Suspended: false | Native: true | State: RUNNABLE\n[10:01:05 ERROR]: \tStack:\n[10:01:05 ERROR]: \t\tjava.net.SocketInputStream.socketRead0(Native Method)\n[10:01:05 ERROR]: \t\tsun.net.www.protocol.https.HttpsURLConnectionImpl.getInputStream(HttpsURLConnectionImpl.java:254)\n[10:01:05 ERROR]: \t\torg.example.mills.Weather.ask(Weather.java:40)\n[10:01:05 ERROR]: \t\torg.bukkit.craftbukkit.v1_16_R3.CraftServer.dispatchCommand(CraftServer.java:762)",
      parameters: { suspect: "mills", waited: { term: "waits-network" } },
    },
    {
      text: "[10:01:05 ERROR]: The server has stopped responding! This is (probably) not a Paper bug.\n[10:01:05 ERROR]: Current Thread: Server thread\n[10:01:05 ERROR]: \tPID: 31 | Suspended: false | Native: true | State: RUNNABLE\n[10:01:05 ERROR]: \tStack:\n[10:01:05 ERROR]: \t\tsun.nio.ch.Net.poll(Native Method)\n[10:01:05 ERROR]: \t\torg.example.mills.lib.mysql.cj.NativeSession.execSQL(NativeSession.java:254)\n[10:01:05 ERROR]: \t\torg.example.mills.Ledger.read(Ledger.java:40)\n[10:01:05 ERROR]: \t\torg.bukkit.craftbukkit.v1_16_R3.CraftServer.dispatchCommand(CraftServer.java:762)",
      parameters: { suspect: "mills", waited: { term: "waits-database" } },
    },
    {
      text: "[10:00:00] [Server thread/INFO]: [Alex: Gamerule randomTickSpeed is now set to: 500000]\n[10:01:05] [Spigot Watchdog Thread/ERROR]: The server has stopped responding!\n[10:01:05] [Spigot Watchdog Thread/ERROR]: Current Thread: Server thread\n[10:01:05] [Spigot Watchdog Thread/ERROR]: \tPID: 31 | Suspended: false | Native: false | State: RUNNABLE\n[10:01:05] [Spigot Watchdog Thread/ERROR]: \tStack:\n[10:01:05] [Spigot Watchdog Thread/ERROR]: \t\tnet.minecraft.server.v1_16_R3.ChunkProviderServer.tickChunks(ChunkProviderServer.java:378)\n[10:01:05] [Spigot Watchdog Thread/ERROR]: \t\tnet.minecraft.server.v1_16_R3.MinecraftServer.run(MinecraftServer.java:800)",
      codes: ["watchdog-stall", "random-tick-speed"],
      parameters: { state: "random-ticks", speed: "500000" },
    },
    {
      text: "---- Minecraft Crash Report ----\n\nTime: 2024-01-01 10:00:00\nDescription: Watching Server\n\njava.lang.Error\n\tat java.util.concurrent.ConcurrentHashMap.get(Unknown Source)\n\tat net.minecraft.world.gen.ChunkProviderServer.loadChunk(ChunkProviderServer.java:123)\n\tat net.minecraft.server.MinecraftServer.run(MinecraftServer.java:500)\n",
      parameters: { seconds: "60", suspect: null, activity: { term: "activity-chunks" } },
    },
    {
      text: "---- Minecraft Crash Report ----\n\nTime: 5/3/23, 8:41 PM\nDescription: Watching Server\n\njava.lang.Error: Watchdog\n\tat java.base@17.0.6/java.lang.Shutdown.exit(Shutdown.java:173)\n\tat java.base@17.0.6/java.lang.Runtime.exit(Runtime.java:115)\n\tat java.base@17.0.6/java.lang.System.exit(System.java:1860)\n\tat app//net.minecraft.server.v1_16_R3.DedicatedServer.exit(DedicatedServer.java:337)\n",
      parameters: { state: "stopping", suspect: null },
    },
    {
      text: "[12:00:01] [Server Watchdog/FATAL]: A single server tick took 60.00 seconds (should be max 0.05)",
      parameters: { seconds: "60" },
    },
    {
      text: "[12:00:01] [Spigot Watchdog Thread/ERROR]: The server has stopped responding!",
      parameters: { seconds: "60" },
    },
    {
      text: "java.lang.Error: ServerHangWatchdog detected that a single server tick took 75.12 seconds (should be max 0.05)\n\tat java.lang.Object.wait(Native Method)\n\tat org.example.mills.MillBlock.tick(MillBlock.java:80)\n\tat net.minecraft.world.World.tick(World.java:12)",
      parameters: { seconds: "75", suspect: "mills" },
    },
    {
      text: "---- Minecraft Crash Report ----\n\nTime: 2024-01-01 10:00:00\nDescription: Watching Server\n\njava.lang.Error: ServerHangWatchdog detected that a single server tick took 90.00 seconds (should be max 0.05)\n\tat net.minecraft.server.level.ServerChunkCache.getChunk(ServerChunkCache.java:150)\n\tat net.minecraft.server.commands.LocateCommand.locateStructure(LocateCommand.java:70)\n\tat net.minecraft.commands.Commands.performCommand(Commands.java:250)\n",
      parameters: {
        seconds: "90",
        suspect: null,
        activity: { term: "activity-command", parameters: { command: "/locate" } },
      },
    },
    // The game itself would call a block entity once in a tick.
    {
      text: "java.lang.Error: ServerHangWatchdog detected that a single server tick took 75.12 seconds (should be max 0.05)\n\tat org.example.mills.Mill.grind(Mill.java:12) ~[mills-1.0.jar:?]\n\tat org.example.mills.Mill.func_73660_a(Mill.java:80) ~[mills-1.0.jar:?]\n\tat org.example.hurry.Torch.hurry(Torch.java:44) ~[hurry-2.1.jar:?]\n\tat net.minecraft.world.World.func_72939_s(World.java:12)",
      parameters: { seconds: "75", suspect: "hurry" },
    },
    {
      text: "12:00:01 [FATAL] --------- Server stopped responding ---------\n12:00:01 [FATAL] Last response 60 seconds ago",
      parameters: { seconds: "60" },
    },
    {
      // What a mixin added, and who called it.
      text: "---- Minecraft Crash Report ----\n\nTime: 2024-01-01 10:00:00\nDescription: Watching Server\n\njava.lang.Error: ServerHangWatchdog detected that a single server tick took 60.00 seconds (should be max 0.05)\n\tat java.base@17.0.1/jdk.internal.misc.Unsafe.park(Native Method)\n\tat knot//net.minecraft.class_3215.redirect$zza000$ringcraft$getChunk(class_3215.java:900)\n\tat knot//org.example.lamps.LampChunks.fill(LampChunks.java:10)\n\tat knot//net.minecraft.server.MinecraftServer.method_3748(MinecraftServer.java:900)\n",
      parameters: { seconds: "60", suspect: "ringcraft", caller: "lamps" },
    },
    {
      // The server waits for a chunk that another thread makes.
      text: '---- Minecraft Crash Report ----\n\nTime: 2024-01-01 10:00:00\nDescription: Watching Server\n\njava.lang.Error: Watching Server\n\tat java.base@17.0.1/jdk.internal.misc.Unsafe.park(Native Method)\n\tat net.minecraft.util.thread.BlockableEventLoop.m_18701_(BlockableEventLoop.java:131)\n\n-- Thread Dump --\nDetails:\n\tThreads: "Server thread" prio=8 Id=30 TIMED_WAITING\n\tat java.base@17.0.1/jdk.internal.misc.Unsafe.park(Native Method)\n\n"Worker-Main-3" prio=5 Id=40 RUNNABLE\n\tat org.example.lamps.LampFeature.place(LampFeature.java:10)\n\tat net.minecraft.world.level.levelgen.feature.Feature.m_1(Feature.java:9)\n',
      parameters: { seconds: "60", maker: "lamps" },
    },
    {
      // Nothing is busy: the thread waits for the time of the next tick.
      text: "---- Minecraft Crash Report ----\n\nTime: 2024-01-01 10:00:00\nDescription: Watching Server\n\njava.lang.Error: ServerHangWatchdog detected that a single server tick took 60.00 seconds (should be max 0.05)\n\tat java.lang.Thread.sleep(Native Method)\n\tat net.minecraft.server.MinecraftServer.run(MinecraftServer.java:548)\n\tat java.lang.Thread.run(Thread.java:748)\n",
      parameters: { seconds: "60", state: "idle" },
    },
    {
      text: "[10:00:00] [Server thread/INFO]: Server empty for 60 seconds, pausing\n[10:01:10] [Spigot Watchdog Thread/ERROR]: The server has stopped responding!\n[10:01:10] [Spigot Watchdog Thread/ERROR]: Current Thread: Server thread\n[10:01:10] [Spigot Watchdog Thread/ERROR]: \tPID: 30 | Suspended: false | Native: false | State: TIMED_WAITING\n[10:01:10] [Spigot Watchdog Thread/ERROR]: \tStack:\n[10:01:10] [Spigot Watchdog Thread/ERROR]: \t\tjava.base@21.0.1/jdk.internal.misc.Unsafe.park(Native Method)\n[10:01:10] [Spigot Watchdog Thread/ERROR]: \t\tjava.base@21.0.1/java.util.concurrent.locks.LockSupport.parkNanos(LockSupport.java:269)\n[10:01:10] [Spigot Watchdog Thread/ERROR]: \t\tnet.minecraft.util.thread.BlockableEventLoop.waitForTasks(BlockableEventLoop.java:150)\n[10:01:10] [Spigot Watchdog Thread/ERROR]: \t\tnet.minecraft.server.MinecraftServer.waitUntilNextTick(MinecraftServer.java:1200)\n[10:01:10] [Spigot Watchdog Thread/ERROR]: \t\tjava.base@21.0.1/java.lang.Thread.run(Thread.java:1583)",
      parameters: { state: "paused" },
    },
    {
      // Mohist, in the language of the machine.
      text: "[10:01:10] [Spigot Watchdog Thread/ERROR] [Minecraft/]: \u670d\u52a1\u5668\u672a\u54cd\u5e94\uff01\n[10:01:10] [Spigot Watchdog Thread/ERROR] [Minecraft/]: \u5c1d\u8bd5\u589e\u52a0spigot.yml\u4e2dtimeout-time\u7684\u503c\n[10:01:10] [Spigot Watchdog Thread/ERROR] [Minecraft/]: \u5f53\u524d\u7ebf\u7a0b:Server thread\n[10:01:10] [Spigot Watchdog Thread/ERROR] [Minecraft/]: \tPID: 73\n[10:01:10] [Spigot Watchdog Thread/ERROR] [Minecraft/]: \tStack:\n[10:01:10] [Spigot Watchdog Thread/ERROR] [Minecraft/]: \t\torg.example.mills.Mill.grind(Mill.java:12)\n[10:01:10] [Spigot Watchdog Thread/ERROR] [Minecraft/]: \t\tnet.minecraft.world.World.func_217391_K(World.java:12)",
      parameters: { seconds: "60", suspect: "mills" },
    },
    {
      // Whoever asked for the chunk waits for the disk.
      text: "---- Minecraft Crash Report ----\n\nTime: 2024-01-01 10:00:00\nDescription: Watching Server\n\njava.lang.Error: ServerHangWatchdog detected that a single server tick took 60.00 seconds (should be max 0.05)\n\tat jdk.internal.misc.Unsafe.park(Native Method)\n\tat java.util.concurrent.CompletableFuture.join(CompletableFuture.java:2117)\n\tat net.minecraft.world.level.chunk.storage.IOWorker.loadAsync(IOWorker.java:84)\n\tat net.minecraft.server.level.ChunkMap.readChunk(ChunkMap.java:901)\n\tat net.minecraft.world.level.Level.getBlockState(Level.java:390)\n\tat org.example.mills.Mill.grind(Mill.java:12)\n\tat net.minecraft.server.MinecraftServer.runServer(MinecraftServer.java:685)\n",
      parameters: { seconds: "60", state: "disk", suspect: null },
    },
    {
      text: "---- Minecraft Crash Report ----\n\nTime: 2024-01-01 10:00:00\nDescription: Watching Server\n\njava.lang.Error: ServerHangWatchdog detected that a single server tick took 60.00 seconds (should be max 0.05)\n\tat java.io.RandomAccessFile.readBytes(Native Method)\n\tat java.io.RandomAccessFile.read(RandomAccessFile.java:377)\n\tat net.minecraft.world.chunk.storage.RegionFile.func_76704_a(RegionFile.java:120)\n\tat org.example.mills.Mill.grind(Mill.java:12)\n\tat net.minecraft.server.MinecraftServer.run(MinecraftServer.java:500)\n",
      parameters: { state: "disk", suspect: null },
    },
    {
      // A chunk that is made, and not read.
      text: "---- Minecraft Crash Report ----\n\nTime: 2024-01-01 10:00:00\nDescription: Watching Server\n\njava.lang.Error: ServerHangWatchdog detected that a single server tick took 60.00 seconds (should be max 0.05)\n\tat jdk.internal.misc.Unsafe.park(Native Method)\n\tat net.minecraft.server.level.ServerChunkCache.getChunk(ServerChunkCache.java:129)\n\tat org.example.mills.Mill.grind(Mill.java:12)\n\tat net.minecraft.server.MinecraftServer.runServer(MinecraftServer.java:685)\n",
      parameters: { state: null, suspect: "mills" },
    },
  ],
  counterSamples: [
    "[10:01:10] [Spigot Watchdog Thread/ERROR]: If this is the case, consider increasing timeout-time in spigot.yml",
    "[10:00:00] [Server thread/ERROR]: Uncaught exception in server thread\n[10:01:00] [Spigot Watchdog Thread/ERROR]: The server has stopped responding!",
    "<Alex> The server has stopped responding!",
    "[12:00:01] [Server thread/INFO]: A single server tick took longer",
  ],
} satisfies LineSamples;
