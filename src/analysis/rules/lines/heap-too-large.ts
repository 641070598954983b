import { mebibytesOf, memoryText } from "../../facts/memory-sizes.ts";
import { finding } from "../../model/finding.ts";

export default finding({
  code: "heap-too-large",
  severity: "fatal",
  confidence: 0.95,
  pattern:
    /^[^\n<]{0,200}(?:Could not reserve enough space (?:for|in) (?:(\d{1,12} ?[KMG]?B?) )?(?:object heap|code cache|card marking array|CollectedHeap)|Could not allocate metaspace: \d|Failed to allocate initial concurrent mark overflow mark stack|Unable to allocate \d{1,12}[KMG]?B? bitmaps for parallel garbage collection)/,
  parameters: (match) => {
    const size = match[1] ? mebibytesOf(match[1]) : null;
    return { size: size === null ? undefined : memoryText(size) };
  },
  causedBy: ["java-32-bit"],
});
