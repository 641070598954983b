import { readFileSync, readlinkSync } from "node:fs";

/** Where everybody can read how long the processor has worked for this thread; `null` where the system does not tell. */
export function ownClock(): string | null {
  try {
    return `/proc/${readlinkSync("/proc/thread-self")}/schedstat`;
  } catch {
    return null;
  }
}

/** Milliseconds of the processor since a thread began; `null` where nobody knows. */
export function processorMs(clock: string | null): number | null {
  if (clock === null) return null;
  try {
    return Number.parseInt(readFileSync(clock, "utf8"), 10) / 1e6;
  } catch {
    return null;
  }
}
