import { finding, type MatchContext } from "../../model/finding.ts";
import { isRepeated } from "../matching/match-text.ts";
import { memoryAreaOf } from "../matching/memory-areas.ts";

/**
 * Lists of numbers in the game's data say how long they are: where that is damaged, any amount is asked for. The first frame
 * makes such a list, and the game has said that the world's files are broken.
 */
function isDamagedData(place: MatchContext): boolean {
  const [first] = /\n[^\n]{0,40}\bat [\w./$@%-]{3,200}\(/.exec(place.upTo(1500)) ?? [];
  const makesList =
    /\.nbt\.(?:\w{1,10}Array(?:NBT|Tag)|NBTTag\w{1,10}Array)|\.NBTTag\w{1,10}Array|\.class_(?:2479|2495|2501)\b/;
  return !!first && makesList.test(first) && brokenWorld.some((one) => place.mentions(one));
}

/** How a 32-bit Java calls itself: there is no more memory for it, whatever is assigned. */
const smallJava = [
  "HotSpot(TM) Client VM",
  "HotSpot(TM) Server VM",
  "OpenJDK Client VM",
  "OpenJDK Server VM",
  "Zulu Client VM",
  " (x86) version ",
];

/** Memory that LWJGL asks of the system stands in none of Java's. */
const ofSystem = /\borg\.lwjgl\.system\.MemoryUtil\.nmem/;

const brokenWorld = [
  " is in the wrong location; relocating",
  " stream is truncated: expected ",
  " is negative",
  "Couldn't load chunk",
];

export default finding({
  code: "out-of-memory",
  severity: "fatal",
  confidence: 0.95,
  joins: ["grower"],
  pattern:
    /^(?:[^\n<]|<(?=->)){0,300}(?:java\.lang\.OutOfMemoryError(?:: ([^\n\r]{1,200}))?|OutOfMemory encountered: ([^\n\r]{1,200})|(Out of space in CodeCache|CodeCache is full)|OutOfDirectMemoryError: failed to allocate ([^\n\r]{1,200})|((?:Allowed memory size of \d{1,15} bytes exhausted|Out of memory \(allocated \d{1,15}\)) \(tried to allocate \d{1,15} bytes\)))/,
  severityAt: (match) => {
    // Without its compiler, Java goes on, but slowly; without room for packets, connections break.
    if (match[3] === "CodeCache is full") return "warning";
    return match[4] ? "error" : undefined;
  },
  parameters: (match, place) => {
    // A crash dump has its own reader, and PHP writes such a line twice where it shows errors and logs them.
    if (match[5]) {
      if (place.software.kind === "crash-report" || isRepeated(place, "(tried to allocate ")) return null;
      return { kind: match[5], area: "php" };
    }
    if (match[4]) {
      return isRepeated(place, "OutOfDirectMemoryError") ? null : { kind: "Direct buffer memory", area: "direct" };
    }
    const said = match[1] ?? match[2] ?? match[3] ?? "";
    if (/GC overhead limit exceeded|native thread|Map failed|Out of swap space|PermGen space/i.test(said)) return null;
    if (/HeapDumpOnOutOfMemoryError/.test(match[0]) || isRepeated(place, "java.lang.OutOfMemoryError")) return null;
    // Android's own words: it is the launcher that they are of, not the game in it.
    if (/^Failed to allocate a \d{1,15} byte allocation with /.test(said)) return { area: "android" };
    // Java says no word of what libraries ask of the system.
    if ((said === "null" || said === "") && ofSystem.test(place.upTo(1200).split("\n", 4).join("\n"))) return null;
    const known =
      /Java heap space|Metaspace|Compressed class space|[Dd]irect buffer memory|Requested array size exceeds VM limit|Out of stack space/.exec(
        said,
      )?.[0];
    if (known === "Java heap space" && isDamagedData(place)) return { kind: known, area: "damaged-data" };
    const isHeap = known === undefined || known === "Java heap space" || known === "Out of stack space";
    if (!match[3] && isHeap && smallJava.some((one) => place.mentions(one))) return { area: "java-32-bit" };
    const kind = match[3] ? "Code cache" : known ? known.replace(/^direct/, "Direct") : "Java heap space";
    return { kind, area: memoryAreaOf(match[3] ? "CodeCache" : said, "heap") };
  },
});
