import { finding } from "../finding.ts";

export default finding({
  code: "world-chunk-failed",
  severity: "error",
  joins: ["cause"],
  confidence: 0.9,
  needles: [
    "Couldn't load chunk",
    "Encountered an unexpected exception",
    "is missing level data, skipping",
    "is missing block data, skipping",
    "is in the wrong location; relocating",
    "chunk data for task",
    "Failed to load chunk ",
    "Could not load chunk ",
    "Failed to read chunk ",
    "Chunk system error at chunk (",
    "Description: Exception loading chunk",
  ],
  pattern:
    /^[^\n<]{0,200}?(?:(?:^|\]:? |: )Couldn't load chunk(?: [^\n]{0,40})?\r?(?:\n|$)|(?:^|\]:? |: )Couldn't load chunk \[[-\d, ]{3,40}\]|Encountered an unexpected exception\r?\n|Chunk file at [^\n]{1,60} is (?:missing (?:level|block) data, skipping|in the wrong location; relocating)|Failed to (?:parse|decompress|load|load\/parse) chunk data for task|(?:Failed to|Could not) (?:load|read) chunk (?:data |at )?[[(]?-?\d{1,8}, ?-?\d{1,8}|Chunk system error at chunk \(-?\d{1,8}, ?-?\d{1,8}\)|Description: Exception loading chunk)/,
  parameters: (match, place) => {
    if (!/Encountered an unexpected exception|Chunk system error/.test(match[0])) return {};
    // The server stopped over a chunk that it was reading.
    const trace = place.upTo(12_000);
    return /(?:ChunkRegionLoader|AnvilChunkLoader|ChunkSerializer|SerializableChunkData)\.(?:loadEntities|loadChunk|loadChunk__Async|a|parse|read|func_\w{1,20})\(/.test(
      trace,
    ) && !/saveChunk|\.save\(|ReportedException: Ticking/.test(trace)
      ? {}
      : null;
  },
  causedBy: ["world-newer-version", "world-aquatic-downgrade", "world-region-corrupt", "disk-full", "disk-failing"],
  samples: [
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
      text: "[10:00:00] [Server thread/ERROR]: Failed to read chunk [3, 4]\njava.util.zip.ZipException: invalid code lengths set",
      parameters: {},
    },
    {
      text: '[10:00:00] [Server thread/INFO]: Done (13.2s)! For help, type "help"\n[10:00:00] [Chunk System Worker #1/ERROR]: [ChunkTaskScheduler] Chunk system error at chunk (33,-50), holder: NewChunkHolder{world=world}, exception:\njava.lang.IllegalStateException: Invalid chunk data\n\tat net.minecraft.world.level.chunk.storage.ChunkSerializer.read(ChunkSerializer.java:90) ~[paper-1.21.1.jar:?]\n[10:00:00] [Server thread/ERROR]: Encountered an unexpected exception\njava.lang.RuntimeException: Chunk system crash propagated from unrecoverableChunkSystemFailure',
      parameters: { cause: "IllegalStateException: Invalid chunk data" },
    },
  ],
  counterSamples: [
    "[10:00:00] [Server thread/INFO]: [Mapper] Failed to load/parse chunk data of the map",
    "[10:00:00] [Server thread/INFO]: <Alex> Couldn't load chunk",
    "[10:00:00] [Server thread/ERROR]: Encountered an unexpected exception\njava.lang.NullPointerException\n\tat com.example.A.b(A.java:1)",
  ],
});
