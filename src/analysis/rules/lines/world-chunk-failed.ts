import { finding } from "../../model/finding.ts";

const palette = /Missing Palette entry/;
/** Where a server reads its own chunks: their light, and where it keeps them. What another one sends is a matter of that one. */
const atServer =
  /ServerLightingProvider|ThreadedLevelLightEngine|ServerWorldLightManager|ServerLevel|ServerWorld|WorldServer|ChunkMap|ThreadedAnvil|ChunkHolder|SERVER\]|Server thread/;

export default finding({
  code: "world-chunk-failed",
  severity: "error",
  joins: ["cause"],
  confidence: 0.9,
  pattern:
    /^[^\n<]{0,200}?(?:(?:^|\]:? |: )Couldn't load chunk(?: [^\n]{0,40})?\r?(?:\n|$)|(?:^|\]:? |: )Couldn't load chunk \[[-\d, ]{3,40}\]|Encountered an unexpected exception\r?\n|Chunk file at [^\n]{1,60} is (?:missing (?:level|block) data, skipping|in the wrong location; relocating)|Failed to (?:parse|decompress|load|load\/parse|read) chunk data for task|Unable to load chunk \(-?\d{1,8}, -?\d{1,8}\) in level |(?:Failed to|Could not) (?:load|read) chunk (?:data |at )?(?:x=)?[[(]?-?\d{1,8}(?:, ?| z=)-?\d{1,8}|Chunk system error at chunk \(-?\d{1,8}, ?-?\d{1,8}\)|Description: Exception loading chunk|(?:MissingPaletteEntryException|EntryMissingException|RuntimeException): Missing Palette entry)/,
  severityAt: ([line], place) => {
    // The game puts it right itself.
    if (line.endsWith("relocating")) return "warning";
    // Whoever waits for it then waits for ever.
    return palette.test(line) && place.mentions(" single server tick took ") ? "fatal" : undefined;
  },
  parameters: (match, place) => {
    // The file itself is gone: told by itself.
    if (/read chunk data for task/.test(match[0]) && /\njava\.(?:io\.IO|nio\.file\.)/.test(place.upTo(1500)))
      return null;
    if (palette.test(match[0])) return atServer.test(place.entry) ? {} : null;
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
});
