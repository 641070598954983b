import { finding } from "../finding.ts";
import { isRepeated } from "../matching/match-text.ts";
import { memoryAreaOf, refusedSize } from "../matching/memory-areas.ts";

export default finding({
  code: "out-of-memory-native",
  severity: "fatal",
  confidence: 0.9,
  needles: [
    "There is insufficient memory for the Java Runtime Environment to continue",
    "os::commit_memory(",
    "unable to create new native thread",
    "unable to create native thread",
    "java.lang.OutOfMemoryError: Map failed",
    "The paging file is too small",
    "Cannot allocate memory",
    "Failed to start thread",
  ],
  pattern:
    /^(?:(?=[^\n<]{0,300}?(?:error=12|errno ?[=:] ?12|IOException|mmap|malloc|fork))[^\n]{0,400}?Cannot allocate memory|[^\n<]{0,300}(?:There is insufficient memory for the Java Runtime Environment to continue|warning: INFO: os::commit_memory\([^\n]{0,100}\) failed|unable to create (?:new )?native thread|OutOfMemoryError: Map failed|The paging file is too small|Failed to start thread(?: "[^\n"]{1,100}")?[^\n"]{1,10}pthread_create failed))/,
  parameters: (match, place) => {
    // One failure says it twice: the warning comes right before the report.
    if (match[0].includes("There is insufficient memory") && place.before.slice(-1500).includes("os::commit_memory("))
      return null;
    if (
      match[0].includes("native thread") &&
      (isRepeated(place, "native thread") || place.before.slice(-600).includes("pthread_create failed"))
    )
      return null;
    // A report says below what it is that was refused; a log goes on with something else.
    const isReport = place.software.kind === "jvm-crash";
    const said = isReport ? place.upTo(3000).split("# Possible reasons", 1)[0]! : match[0];
    const isHeapFull = isReport && place.mentions("OutOfMemoryErrors java_heap_errors=");
    return {
      area: memoryAreaOf(said, isHeapFull ? "heap" : "native"),
      size: refusedSize(isReport ? `${place.before.slice(-1500)}${said}` : place.upTo(600)),
      cut: isReport && !place.mentions("vm_info: ") ? { term: "report-cut" } : undefined,
    };
  },
  samples: [
    {
      text: "#\n# There is insufficient memory for the Java Runtime Environment to continue.\n# Native memory allocation (mmap) failed to map 268435456 bytes for committing reserved memory.",
      parameters: { area: "native", size: "256 MB" },
    },
    {
      text: "#\n# There is insufficient memory for the Java Runtime Environment to continue.\n# Cannot create worker GC thread. Out of system resources.",
      parameters: { area: "threads" },
    },
    {
      text: "#\n# There is insufficient memory for the Java Runtime Environment to continue.\n# Native memory allocation (mmap) failed to map 65536 bytes. Error detail: CodeCache: committing reserved memory.",
      parameters: { area: "code-cache", size: "64 KB" },
    },
    {
      text: "OpenJDK 64-Bit Server VM warning: INFO: os::commit_memory(0x0000000600000000, 8589934592, 0) failed; error='Not enough space' (errno=12)",
      parameters: { area: "native", size: "8 GB" },
    },
    {
      text: "java.lang.OutOfMemoryError: unable to create native thread: possibly out of memory or process/resource limits reached",
      parameters: { area: "threads" },
    },
    {
      text: "[12.2s][warning][os,thread] Failed to start thread - pthread_create failed (EAGAIN) for attributes: stacksize: 1024k, guardsize: 0k, detached.\njava.lang.OutOfMemoryError: unable to create native thread: possibly out of memory or process/resource limits reached",
      parameters: { area: "threads" },
    },
  ],
  counterSamples: [
    "java.lang.OutOfMemoryError: Java heap space",
    "[10:00:00] [Server thread/INFO]: <Alex> unable to create new native thread",
    "[10:00:00] [Server thread/WARN]: [Shop] Cannot allocate memory card",
  ],
});
