import { crashExceptions } from "../../evidence/crash-exception.ts";
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
});
