import { finding } from "../finding.ts";
import { isRepeated } from "../matching/match-text.ts";

export default finding({
  code: "out-of-memory",
  severity: "fatal",
  confidence: 0.95,
  needles: ["java.lang.OutOfMemoryError"],
  pattern: /^[^\n<]{0,300}java\.lang\.OutOfMemoryError(?:: ([^\n\r]{1,200}))?/,
  parameters: (match, place) => {
    const said = match[1] ?? "";
    if (/GC overhead limit exceeded|native thread|Map failed|Out of swap space|PermGen space/i.test(said)) return null;
    if (/HeapDumpOnOutOfMemoryError/.test(match[0]) || isRepeated(place, "java.lang.OutOfMemoryError")) return null;
    const known =
      /Java heap space|Metaspace|Compressed class space|[Dd]irect buffer memory|Requested array size exceeds VM limit|Out of stack space/.exec(
        said,
      )?.[0];
    return { kind: known ? known.replace(/^direct/, "Direct") : "Java heap space" };
  },
  samples: [
    {
      text: "[10:00:00] [Server thread/ERROR]: Encountered an unexpected exception\njava.lang.OutOfMemoryError: Java heap space",
      parameters: { kind: "Java heap space" },
    },
    {
      text: 'Exception in thread "Render thread" java.lang.OutOfMemoryError: Metaspace',
      parameters: { kind: "Metaspace" },
    },
    {
      text: "java.lang.OutOfMemoryError: Cannot reserve 4194304 bytes of direct buffer memory (allocated: 2143289344, limit: 2147483648)",
      parameters: { kind: "Direct buffer memory" },
    },
    {
      text: 'Exception: java.lang.OutOfMemoryError thrown from the UncaughtExceptionHandler in thread "Timer-0"',
      parameters: { kind: "Java heap space" },
    },
  ],
  counterSamples: [
    "java.lang.OutOfMemoryError: GC overhead limit exceeded",
    "[10:00:00] [Server thread/INFO]: <Alex> java.lang.OutOfMemoryError: Java heap space",
    "	JVM Flags: 2 total; -XX:+HeapDumpOnOutOfMemoryError -Xmx2G",
  ],
});
