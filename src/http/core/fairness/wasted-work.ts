import type { ClientBudget } from "../../../logs/ports.ts";
import { ClosingRefusal, Refusal } from "../../../wire/refusal.ts";
import { ClientGone, type Requester, type WorkAccount } from "../../../work/requester.ts";
import type { Exchange } from "../exchange.ts";

/** No log that a program wrote takes longer. What does was made to, and counts as wasted from then on. */
const ordinaryMs = 2000;

/**
 * Bounds the processor time that one client may waste. What is stored or analysed is limited by its number; what is
 * refused is not, and may be just as much work. So may a few texts that were made to take long.
 */
export class WastedWork implements WorkAccount {
  constructor(private readonly budget: ClientBudget) {}

  /** Throws where the client has wasted too much lately. */
  check({ client }: Exchange): void {
    const refusal = this.refusal(client.key);
    if (refusal) throw refusal;
  }

  refusal(client: string): Refusal | null {
    const wait = this.budget.waitMs(client);
    return wait > 0 ? tookTooMuch(wait) : null;
  }

  /** One job of a request that is not limited by its number. Several who wait for the same share what is not ordinary. */
  spent(client: string, milliseconds: number, sharers: number): void {
    const wasted = (milliseconds - ordinaryMs) / sharers;
    if (wasted > 0) void this.budget.spend(client, wasted);
  }

  /**
   * Runs what may be costly. Where it ends in a refusal, the client is charged for the time it took; else for that beyond
   * an ordinary one.
   */
  async meter<T>(exchange: Exchange, work: (requester: Requester) => Promise<T>): Promise<T> {
    const { key } = exchange.client;
    let spent = 0;
    let isWasted = false;
    const requester: Requester = {
      clients: () => [key],
      get signal() {
        return exchange.request.signal;
      },
      onThreadTime: (milliseconds, sharers = 1) => {
        spent += milliseconds / sharers;
        // The client left, and its job ended later.
        if (isWasted) void this.budget.spend(key, milliseconds / sharers);
      },
    };
    try {
      return await work(requester);
    } catch (error) {
      isWasted = error instanceof ClientGone || (error instanceof Refusal && error.code < 500);
      throw error;
    } finally {
      const wasted = isWasted ? spent : spent - ordinaryMs;
      if (wasted > 0) await this.budget.spend(key, wasted);
    }
  }
}

/** For a client that has to wait so long. */
export function tookTooMuch(waitMs: number): Refusal {
  const seconds = Math.max(1, Math.ceil(waitMs / 1000));
  const unit = seconds === 1 ? "second" : "seconds";
  return new ClosingRefusal(429, `Your last requests took too much work. Try again in ${seconds} ${unit}.`, seconds);
}
