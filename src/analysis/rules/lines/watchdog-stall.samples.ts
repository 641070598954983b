import type { LineSamples } from "../samples.ts";

export default {
  samples: [
    {
      text: "---- Minecraft Crash Report ----\n\nTime: 2024-01-01 10:00:00\nDescription: Watching Server\n\njava.lang.Error\n\tat java.util.concurrent.ConcurrentHashMap.get(Unknown Source)\n\tat net.minecraft.world.gen.ChunkProviderServer.loadChunk(ChunkProviderServer.java:123)\n\tat net.minecraft.server.MinecraftServer.run(MinecraftServer.java:500)\n",
      parameters: { seconds: "60", suspect: null, activity: { term: "activity-chunks" } },
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
  ],
  counterSamples: [
    "<Alex> The server has stopped responding!",
    "[12:00:01] [Server thread/INFO]: A single server tick took longer",
  ],
} satisfies LineSamples;
