import type { Clock } from "../../logs/ports.ts";
import { Refusal } from "../../wire/refusal.ts";
import { JobOverdue } from "../../work/thread-pool.ts";
import type { AnalysisHead } from "./analysis-job-names.ts";

/** What ran out of time is read again then: it may have been the machine that was busy. */
const anotherTryMs = 60 * 60 * 1000;

export function isWorthAnotherTry({ ranOutAt }: AnalysisHead, clock: Clock): boolean {
  return ranOutAt !== null && clock.now() - ranOutAt >= anotherTryMs;
}

/** `null` where the job ran out of time. */
export async function unlessOverdue<Out>(job: Promise<Out>): Promise<Out | null> {
  try {
    return await job;
  } catch (error) {
    if (error instanceof JobOverdue) return null;
    throw error;
  }
}

export function tooBusy(): Refusal {
  return new Refusal(503, "The server is too busy to explain this log. Try again in a moment.");
}
