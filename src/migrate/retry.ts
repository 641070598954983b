import { Outage } from "../wire/refusal.ts";

const firstPauseMs = 500;
const maxPauseMs = 10_000;
const timeoutMs = 90_000;

/** Tries again for a while when an engine is away. For work that may be done twice. */
export async function retryOutages<T>(work: () => Promise<T>, onOutage: (outage: Outage) => void): Promise<T> {
  const until = performance.now() + timeoutMs;
  for (let pause = firstPauseMs; ; pause = Math.min(maxPauseMs, pause * 2)) {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof Outage) || performance.now() + pause > until) throw error;
      onOutage(error);
      await Bun.sleep(pause);
    }
  }
}
