import { existsSync, readFileSync } from "node:fs";

/** Resident memory of a process in bytes, now and at its highest. `null` where the system does not tell. */
export function processMemory(pid: number): { now: number; peak: number } | null {
  const path = `/proc/${pid}/status`;
  if (!existsSync(path)) return null;
  const status = readFileSync(path, "latin1");
  const field = (name: string) => Number(new RegExp(`^${name}:\\s+(\\d+) kB`, "m").exec(status)?.[1]) * 1024;
  return { now: field("VmRSS"), peak: field("VmHWM") };
}

const idleShare = 0.03;
const sampleMs = 250;
const maxSamples = 60;

/** Waits until a process has next to nothing to do: what one round left behind must not be charged to the next. */
export async function untilIdle(pid: number): Promise<void> {
  let before = processorTicks(pid);
  for (let sample = 0; sample < maxSamples; sample++) {
    await Bun.sleep(sampleMs);
    const now = processorTicks(pid);
    // A tick is a hundredth of a second.
    if ((now - before) * 10 <= sampleMs * idleShare) return;
    before = now;
  }
}

/** Processor time of all threads of a process, in hundredths of a second. */
export function processorTicks(pid: number): number {
  const path = `/proc/${pid}/stat`;
  if (!existsSync(path)) return 0;
  // The name, in brackets, may hold spaces; user and system time are the 12th and 13th fields after it.
  const fields = readFileSync(path, "latin1")
    .replace(/^.*\) /s, "")
    .split(" ");
  return Number(fields[11]) + Number(fields[12]);
}
