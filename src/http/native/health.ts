import type { Clock, LogStore } from "../../logs/ports.ts";
import type { HealthAnswer } from "../../wire/answers.ts";
import { FailedChecks } from "../../wire/refusal.ts";
import { isoTime } from "../render.ts";
import { jsonOk, unhealthy } from "../respond.ts";

/** Who asks for health wants an answer now, also when the store hangs. */
const deadlineMs = 800;

/** `GET /api/health` */
export async function answerHealth(store: LogStore, clock: Clock, notices: Record<string, string>): Promise<Response> {
  const failed = await Promise.race([failedChecks(store), outOfTime()]);
  const checks = { ...notices, ...failed };
  const more = Object.keys(checks).length > 0 ? { checks } : {};
  const timestamp = isoTime(clock.now());
  if (!failed) return jsonOk({ status: "healthy", timestamp, ...more } satisfies HealthAnswer);
  return unhealthy({ status: "unhealthy", timestamp, ...more } satisfies HealthAnswer);
}

async function failedChecks(store: LogStore): Promise<Record<string, string> | null> {
  try {
    await store.check();
    return null;
  } catch (error) {
    return error instanceof FailedChecks ? error.checks : { storage: (error as Error).message };
  }
}

async function outOfTime(): Promise<Record<string, string>> {
  await Bun.sleep(deadlineMs);
  return { storage: `The store did not answer within ${deadlineMs} ms.` };
}
