import type { LineSamples } from "../samples.ts";

export default {
  samples: [
    {
      // The game puts it right itself.
      text: "[10:00:00] [Server thread/ERROR]: Chunk file at 11, -6 is in the wrong location; relocating. (Expected 11, -6, got 11, 26)",
      parameters: {},
    },
    {
      text: "2023-05-01 [10:00:01.000] [Server thread/CRITICAL]: [World: lamps] Failed to load chunk x=1 z=-2: Corrupted chunk data",
      parameters: {},
    },
    {
      text: "[10:00:00] [Server thread/ERROR]: Couldn't load chunk\nnet.minecraft.server.v1_13_R1.ReportedException: Loading NBT data",
      parameters: {},
    },
    {
      text: "[10:00:00] [Server thread/ERROR]: Couldn't load chunk [12, -4]\njava.lang.NullPointerException: null",
      parameters: {},
    },
    {
      text: "[10:00:00] [Chunk System Worker #2/ERROR]: Failed to load/parse chunk data for task: ChunkDataLoadTask{world: world, chunk: (10,-7)}, chunk data will be lost\njava.util.zip.ZipException: invalid distance too far back",
      parameters: {},
    },
    {
      text: "[10:00:00] [Server thread/ERROR]: Encountered an unexpected exception\njava.lang.NullPointerException\n\tat net.minecraft.server.v1_9_R2.WorldServer.b(WorldServer.java:500)\n\tat net.minecraft.server.v1_9_R2.ChunkRegionLoader.loadEntities(ChunkRegionLoader.java:400)",
      parameters: {},
    },
    {
      text: "[10:00:00] [Paper RegionFile IO Thread/FATAL]: Failed to read chunk data for task: Task for world: 'lamps' at 4,-7 poi: false, hash: 113\njava.util.zip.ZipException: invalid stored block lengths",
      parameters: {},
    },
    {
      text: "[10:00:00] [ForkJoinPool-1-worker-3] WARN  - Unable to load chunk (4, -7) in level lamps \njava.util.concurrent.CompletionException: java.lang.IllegalArgumentException: Palette contains same block state twice!",
      parameters: {},
    },
    {
      text: "[10:00:00] [Server thread/ERROR]: Failed to read chunk [3, 4]\njava.util.zip.ZipException: invalid code lengths set",
      parameters: {},
    },
    {
      text: '[10:00:00] [Server thread/INFO]: Done (13.2s)! For help, type "help"\n[10:00:00] [Chunk System Worker #1/ERROR]: [ChunkTaskScheduler] Chunk system error at chunk (33,-50), holder: NewChunkHolder{world=world}, exception:\njava.lang.IllegalStateException: Invalid chunk data\n\tat net.minecraft.world.level.chunk.storage.ChunkSerializer.read(ChunkSerializer.java:90) ~[paper-1.21.1.jar:?]\n[10:00:00] [Server thread/ERROR]: Encountered an unexpected exception\njava.lang.RuntimeException: Chunk system crash propagated from unrecoverableChunkSystemFailure',
      parameters: { cause: "IllegalStateException: Invalid chunk data" },
    },
    {
      text: "[10:00:00] [Worker-Main-4/ERROR] [net.minecraft.Util/]: Caught exception in thread Thread[#51,Worker-Main-4,5,SERVER]\nnet.minecraft.world.level.chunk.MissingPaletteEntryException: Missing Palette entry for index 3.\n\tat net.minecraft.world.level.chunk.LinearPalette.valueFor(LinearPalette.java:75)\n\tat net.minecraft.server.level.ThreadedLevelLightEngine.runUpdate(ThreadedLevelLightEngine.java:180)",
      parameters: {
        cause: "net.minecraft.world.level.chunk.MissingPaletteEntryException: Missing Palette entry for index 3.",
      },
    },
    {
      text: "[10:00:00] [Worker-Main-4/ERROR]: Caught exception in thread Thread[Worker-Main-4,5,SERVER]\nnet.minecraft.class_6741: boom\nCaused by: net.minecraft.world.chunk.EntryMissingException: Missing Palette entry for index 12.\n\tat net.minecraft.server.world.ServerLightingProvider.runTasks(ServerLightingProvider.java:190)\n[10:01:40] [Server Watchdog/ERROR]: A single server tick took 60.00 seconds (should be max 0.05)",
      codes: ["world-chunk-failed", "watchdog-stall"],
      parameters: {},
    },
  ],
  counterSamples: [
    // In what a server has sent.
    "[10:00:00] [Render thread/ERROR]: Caught exception while drawing\nnet.minecraft.world.level.chunk.MissingPaletteEntryException: Missing Palette entry for index 3.\n\tat net.minecraft.client.renderer.chunk.RenderChunk.getBlockState(RenderChunk.java:30)",
    "[10:00:00] [Server thread/INFO]: [Mapper] Failed to load/parse chunk data of the map",
    "[10:00:00] [Server thread/INFO]: <Alex> Couldn't load chunk",
    "[10:00:00] [Server thread/ERROR]: Encountered an unexpected exception\njava.lang.NullPointerException\n\tat com.example.A.b(A.java:1)",
  ],
} satisfies LineSamples;
