import type { Clock } from "../../logs/ports.ts";
import type { Health } from "../../logs/store-ports.ts";
import type { HealthAnswer } from "../../wire/answers.ts";
import { FailedChecks, StorageFull } from "../../wire/refusal.ts";
import { isoTime } from "../answers/iso-time.ts";
import { type Exchange, queryValue } from "../core/exchange.ts";
import type { Patience } from "../core/patience.ts";
import { jsonOk, unhealthy } from "../core/replies.ts";

/**
 * `GET /api/health`. With `?for=reading`, a store that takes no new logs for lack of room is healthy: load balancers ask
 * so, because reading and removing go on.
 */
export async function answerHealth(
  exchange: Exchange,
  store: Health,
  clock: Clock,
  notices: Record<string, string>,
  patience: Patience,
): Promise<Response> {
  const isForReading = queryValue(exchange, "for") === "reading";
  const failed = await Promise.race([failedChecks(store, isForReading), outOfTime(patience.health)]);
  const checks = { ...notices, ...store.notices(), ...failed };
  const more = Object.keys(checks).length > 0 ? { checks } : {};
  const timestamp = isoTime(clock.now());
  if (!failed) return jsonOk({ status: "healthy", timestamp, ...more } satisfies HealthAnswer);
  return unhealthy({ status: "unhealthy", timestamp, ...more } satisfies HealthAnswer);
}

async function failedChecks(store: Health, isForReading: boolean): Promise<Record<string, string> | null> {
  try {
    await store.check();
    return null;
  } catch (error) {
    if (error instanceof StorageFull) return isForReading ? null : { storage: error.reason };
    return error instanceof FailedChecks ? error.checks : { storage: (error as Error).message };
  }
}

async function outOfTime(ms: number): Promise<Record<string, string>> {
  await Bun.sleep(ms);
  return { storage: `The store did not answer within ${ms} ms.` };
}
