import { memoryText } from "../../facts/memory-sizes.ts";
import { finding } from "../../model/finding.ts";

/** In MiB: worlds, logs and crash reports fill that within days. */
const leastFree = 700;

/** What crash reports since 1.20.5 tell of the disk that the game is on. */
export default finding({
  code: "disk-almost-full",
  severity: "notice",
  role: "environment",
  pattern: /^[ \t]{0,4}Space in storage for workdir \(MiB\): available: (\d{1,9})\.\d{1,3}, total: (\d{1,9})/,
  parameters([, free, total]) {
    return Number(free) < leastFree ? { free: memoryText(Number(free)), total: memoryText(Number(total)) } : null;
  },
  impliedBy: ["disk-full"],
});
