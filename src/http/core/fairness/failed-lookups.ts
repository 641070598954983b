import type { ClientBudget } from "../../../logs/ports.ts";
import { Refusal } from "../../../wire/refusal.ts";

/** Limits how often a client may ask for logs that do not exist, so that nobody can guess ids. */
export class FailedLookups {
  constructor(private readonly budget: ClientBudget) {}

  /** Throws if the client has to wait. Called before the look-up, whose answer would tell whether a guess was right. */
  check(client: string): void {
    const wait = this.budget.waitMs(client);
    if (wait > 0) throw tooMany(wait);
  }

  /** Counts failed lookups. Returns what to answer instead of "not found" once there were too many. */
  async count(client: string, failedLookups = 1): Promise<Refusal | null> {
    const wait = await this.budget.spend(client, failedLookups);
    return wait > 0 ? tooMany(wait) : null;
  }
}

function tooMany(waitMs: number): Refusal {
  const seconds = Math.max(1, Math.ceil(waitMs / 1000));
  const unit = seconds === 1 ? "second" : "seconds";
  return new Refusal(429, `You asked for too many logs that do not exist. Try again in ${seconds} ${unit}.`, seconds);
}
