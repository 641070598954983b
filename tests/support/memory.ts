import { readFileSync } from "node:fs";

/** Resident memory of a process, now or at its highest. */
export function residentMebibytes(pid: number, which: "VmRSS" | "VmHWM" = "VmRSS"): number {
  const status = readFileSync(`/proc/${pid}/status`, "utf8");
  return Number(new RegExp(`${which}:\\s+(\\d+) kB`).exec(status)![1]) / 1024;
}
