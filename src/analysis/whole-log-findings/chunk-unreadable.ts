import { crashExceptions } from "../exceptions/crash-exception.ts";
import { wholeLogFinding } from "../whole-log-finding.ts";

const reading = /\b(?:NBT\w{0,40}|CompoundTag|CompressedStreamTools|NbtIo|class_2487|class_2507)\b/;
const chunk =
  /\b(?:ChunkRegionLoader|AnvilChunkLoader|ChunkSerializer|SerializableChunkData|RegionFile|McRegionChunkLoader)\b/;

/** The server ends while it reads a chunk from the disk: what it reads is damaged, or of a newer version. */
export default wholeLogFinding({
  codes: ["world-chunk-unreadable"],
  severity: "fatal",
  supersedes: true,
  confidence: 0.85,
  find(evidence) {
    return crashExceptions(evidence).flatMap((group) => {
      const methods = [...group.frames, ...group.outerFrames].map(({ method }) => method);
      const isReading =
        methods.slice(0, 3).some((method) => reading.test(method)) && methods.some((method) => chunk.test(method));
      const { firstLine, endLine, lines, count } = group;
      return isReading
        ? [{ firstLine, endLine, lines, count, group, parameters: { version: evidence.software.version } }]
        : [];
    });
  },
  samples: [
    {
      text: "---- Minecraft Crash Report ----\n\nTime: 1/1/20 1:00 AM\nDescription: Exception in server tick loop\n\njava.lang.NullPointerException: Exception in server tick loop\n\tat net.minecraft.server.v1_8_R3.NBTTagCompound.a(SourceFile:406)\n\tat net.minecraft.server.v1_8_R3.NBTTagCompound.load(SourceFile:70)\n\tat net.minecraft.server.v1_8_R3.NBTCompressedStreamTools.a(NBTCompressedStreamTools.java:84)\n\tat net.minecraft.server.v1_8_R3.ChunkRegionLoader.loadChunk(ChunkRegionLoader.java:71)\n",
      parameters: {},
    },
  ],
  counterSamples: [
    "---- Minecraft Crash Report ----\n\nDescription: Exception in server tick loop\n\njava.lang.NullPointerException: x\n\tat net.minecraft.server.MinecraftServer.a(SourceFile:406)\n",
  ],
});
