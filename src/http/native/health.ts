import type { Clock, LogStore } from "../../logs/ports.ts";
import type { HealthAnswer } from "../../wire/answers.ts";
import { isoTime } from "../render.ts";
import { jsonOk, unhealthy } from "../respond.ts";

/** Who asks for health wants an answer now, also when the store hangs. */
const deadlineMs = 800;

/** `GET /api/health` */
export async function answerHealth(store: LogStore, clock: Clock): Promise<Response> {
  const failure = await Promise.race([check(store), outOfTime()]);
  const timestamp = isoTime(clock.now());
  if (failure === null) return jsonOk({ status: "healthy", timestamp } satisfies HealthAnswer);
  return unhealthy({ status: "unhealthy", timestamp, checks: { storage: failure } } satisfies HealthAnswer);
}

async function check(store: LogStore): Promise<string | null> {
  try {
    await store.check();
    return null;
  } catch (error) {
    return (error as Error).message;
  }
}

async function outOfTime(): Promise<string> {
  await Bun.sleep(deadlineMs);
  return `The store did not answer within ${deadlineMs} ms.`;
}
