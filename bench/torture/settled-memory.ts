import { processMemory, untilIdle } from "../process-status.ts";

const pauseMs = 500;
const pauses = 12;

/** Resident memory once a process has nothing to do and has had time to give back what it can. */
export async function settledMemory(pid: number): Promise<number> {
  await untilIdle(pid);
  let least = Number.POSITIVE_INFINITY;
  for (let i = 0; i < pauses; i++) {
    await Bun.sleep(pauseMs);
    least = Math.min(least, processMemory(pid)?.now ?? Number.POSITIVE_INFINITY);
  }
  return least;
}
