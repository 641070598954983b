import type { ClientBudget, Clock } from "../../../logs/ports.ts";
import type { Requester } from "../../../work/requester.ts";
import { tookTooMuch } from "./wasted-work.ts";

/** Less is added up before it is charged: whoever reads now and then costs no look-up, and no message to other nodes. */
const leastChargedMs = 20;
/** Clients that owe less than that. More of them are forgiven. */
const maxOwing = 10_000;

/**
 * The thread that answers requests. Everybody shares it and nobody can be interrupted on it, so all time that a request
 * takes of it is charged to its client, whatever becomes of the request: it counts as work, like what is wasted on other
 * threads. A client that has taken more of it than one may is answered no more for a while.
 */
export class RequestThread {
  private readonly owed = new Map<string, number>();
  private isRunning = false;

  constructor(
    /** What a client may take of this thread. Each node counts for its own. */
    private readonly budget: ClientBudget,
    /** Where it is charged as work, too. */
    private readonly wastedWork: ClientBudget,
    private readonly clock: Pick<Clock, "monotonic">,
  ) {}

  /** Throws where the client has taken too much of it lately. */
  check(client: string): void {
    const wait = this.budget.waitMs(client);
    if (wait > 0) throw tookTooMuch(wait);
  }

  /**
   * Does here and now what a client wants. What comes after it has waited for something is another piece of work: who
   * goes on with what grows with a request calls this again.
   */
  run<T>(client: string, work: () => T): T {
    return this.measured(work, (milliseconds) => this.took(client, milliseconds));
  }

  /** The same for what several wait for: each pays a part. */
  runFor<T>(requester: Pick<Requester, "clients">, work: () => T): T {
    return this.measured(work, (milliseconds) => {
      const clients = [...new Set(requester.clients())];
      for (const client of clients) this.took(client, milliseconds / clients.length);
    });
  }

  /** What is done within is part of the whole, and not charged twice. */
  private measured<T>(work: () => T, charge: (milliseconds: number) => void): T {
    if (this.isRunning) return work();
    this.isRunning = true;
    const started = this.clock.monotonic();
    try {
      return work();
    } finally {
      this.isRunning = false;
      charge(this.clock.monotonic() - started);
    }
  }

  private took(client: string, milliseconds: number): void {
    const owed = (this.owed.get(client) ?? 0) + milliseconds;
    if (owed < leastChargedMs) {
      this.owed.set(client, owed);
      if (this.owed.size > maxOwing) this.owed.clear();
      return;
    }
    this.owed.delete(client);
    void this.budget.spend(client, owed);
    void this.wastedWork.spend(client, owed);
  }
}
