import { finding } from "../../model/finding.ts";
import { memoryOfReport } from "../matching/machine-memory.ts";
import { isRepeated } from "../matching/match-text.ts";
import { memoryAreaOf, refusedSize } from "../matching/memory-areas.ts";

/** A mod that writes reports puts a line of its own above the frames. */
const linesAbove = 4;

export default finding({
  code: "out-of-memory-native",
  severity: "fatal",
  confidence: 0.9,
  pattern:
    /^(?:(?=[^\n<]{0,300}?(?:error=12|errno ?[=:] ?12|IOException|mmap|malloc|fork))[^\n]{0,400}?Cannot allocate memory|[^\n<]{0,300}(?:There is insufficient memory for the Java Runtime Environment to continue|warning: INFO: os::commit_memory\([^\n]{0,100}\) failed|unable to create (?:new )?native thread|OutOfMemoryError: Map failed|The paging file is too small|Failed to start thread(?: "[^\n"]{1,100}")?[^\n"]{1,10}pthread_create failed)|[^\n<]{0,120}\borg\.lwjgl\.system\.MemoryUtil\.nmem[A-Z]\w{3,30}Checked\()/,
  parameters: (match, place) => {
    // What LWJGL does not get from the system, it throws in the name of Java.
    if (match[0].includes("MemoryUtil.nmem")) {
      const above = place.before.split("\n").slice(-linesAbove).join("\n");
      return /OutOfMemoryError(?:: null)?\s{0,4}(?:\n|$)/.test(above) ? { area: memoryAreaOf("", "native") } : null;
    }
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
    const area = memoryAreaOf(said, isHeapFull ? "heap" : "native");
    return {
      area,
      ...(isReport && area !== "heap" && area !== "class-space" ? memoryOfReport(place) : {}),
      size: refusedSize(isReport ? `${place.before.slice(-1500)}${said}` : place.upTo(600)),
      cut: isReport && !place.mentions("vm_info: ") ? { term: "report-cut" } : undefined,
    };
  },
});
