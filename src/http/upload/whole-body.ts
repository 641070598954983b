import type { Refusal } from "../../wire/refusal.ts";
import { ClientGone } from "../../work/requester.ts";
import type { Exchange } from "../core/exchange.ts";
import type { MemoryBudget } from "../core/fairness/memory-budget.ts";
import { type BodyLimits, type ReceivedBody, tookTooLong, tooSlow } from "./body-limits.ts";

/** A body of `declared` bytes as the runtime hands it out, charged for from the start. */
export function receiveWhole(
  { request, client }: Exchange,
  declared: number,
  budget: MemoryBudget,
  { timeoutMs, minBytesPerSecond }: Pick<BodyLimits, "timeoutMs" | "minBytesPerSecond">,
): Promise<ReceivedBody> {
  return new Promise((resolve, reject) => {
    const lease = budget.open(client.key, () => giveUp(tooSlow()));
    budget.tryGrow(lease, declared);
    // As long as the slowest body may take that keeps up the least pace.
    const deadline = setTimeout(() => giveUp(tookTooLong()), timeoutMs + (declared / minBytesPerSecond) * 1000);
    const giveUp = (reason: Refusal | ClientGone) => {
      clearTimeout(deadline);
      lease.release();
      reject(reason);
    };
    request.bytes().then(
      (bytes) => {
        clearTimeout(deadline);
        lease.progress(bytes.length);
        lease.settle();
        resolve({ bytes, release: () => lease.release() });
      },
      (error: Error) => giveUp(new ClientGone(error.message)),
    );
  });
}
