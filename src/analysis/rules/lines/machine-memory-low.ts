import { memoryText } from "../../facts/memory-sizes.ts";
import { finding } from "../../model/finding.ts";

/** So much of its memory a system needs to give any program what it asks for. */
const leastFree = 500;
const leastShare = 0.05;

/** What `hs_err_pid*.log` tells of the machine: Linux by its own count, Windows by what it may still promise (paging file). */
export default finding({
  code: "machine-memory-low",
  severity: "notice",
  role: "environment",
  confidence: 0.8,
  pattern: /^(?:MemAvailable:\s{1,20}(\d{1,12}) kB|TotalPageFile size (\d{1,9})M \(AvailPageFile size (\d{1,9})M\))/,
  parameters([, available, pages, left], place) {
    const inMeminfo = /(?:^|\n)MemTotal:\s{1,20}(\d{1,12}) kB/.exec(place.before)?.[1];
    const free = available ? Number(available) / 1024 : Number(left);
    const memory = available ? Number(inMeminfo) / 1024 : Number(pages);
    return free < leastFree && free < memory * leastShare
      ? { free: memoryText(free), memory: memoryText(memory) }
      : null;
  },
  impliedBy: ["out-of-memory-native", "out-of-memory"],
});
