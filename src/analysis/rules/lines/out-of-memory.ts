import { finding } from "../../model/finding.ts";
import { isRepeated } from "../matching/match-text.ts";
import { memoryAreaOf } from "../matching/memory-areas.ts";

export default finding({
  code: "out-of-memory",
  severity: "fatal",
  confidence: 0.95,
  needles: [
    "java.lang.OutOfMemoryError",
    "OutOfMemory encountered: ",
    "Out of space in CodeCache",
    "CodeCache is full. Compiler has been disabled",
    "OutOfDirectMemoryError: failed to allocate ",
  ],
  pattern:
    /^(?:[^\n<]|<(?=->)){0,300}(?:java\.lang\.OutOfMemoryError(?:: ([^\n\r]{1,200}))?|OutOfMemory encountered: ([^\n\r]{1,200})|(Out of space in CodeCache|CodeCache is full)|OutOfDirectMemoryError: failed to allocate ([^\n\r]{1,200}))/,
  severityAt: (match) => {
    // Without its compiler, Java goes on, but slowly; without room for packets, connections break.
    if (match[3] === "CodeCache is full") return "warning";
    return match[4] ? "error" : undefined;
  },
  parameters: (match, place) => {
    if (match[4]) {
      return isRepeated(place, "OutOfDirectMemoryError") ? null : { kind: "Direct buffer memory", area: "direct" };
    }
    const said = match[1] ?? match[2] ?? match[3] ?? "";
    if (/GC overhead limit exceeded|native thread|Map failed|Out of swap space|PermGen space/i.test(said)) return null;
    if (/HeapDumpOnOutOfMemoryError/.test(match[0]) || isRepeated(place, "java.lang.OutOfMemoryError")) return null;
    const known =
      /Java heap space|Metaspace|Compressed class space|[Dd]irect buffer memory|Requested array size exceeds VM limit|Out of stack space/.exec(
        said,
      )?.[0];
    const kind = match[3] ? "Code cache" : known ? known.replace(/^direct/, "Direct") : "Java heap space";
    return { kind, area: memoryAreaOf(match[3] ? "CodeCache" : said, "heap") };
  },
});
