import type { ClientBudget, Clock } from "../../../logs/ports.ts";
import type { Requester } from "../../../work/requester.ts";
import { tookTooMuch } from "./wasted-work.ts";

/**
 * Ordinary requests take less of the thread at a time, most of them a hundredth of it, and others have their turn in
 * between. They are not charged, however many there are: one client alone may use all that is idle.
 */
const ordinaryMs = 5;

/**
 * The thread that answers requests. Everybody shares it and nobody can be interrupted on it, so what holds it up is
 * charged in full to the client that caused it, whatever becomes of the request: it counts as work, like what is wasted
 * on other threads. A client that has held it up for too long is answered no more for a while.
 */
export class RequestThread {
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
    return this.measured(work, (milliseconds) => this.charge(client, milliseconds));
  }

  /** Does what several clients wait for. Each pays a part. */
  runFor<T>(requester: Pick<Requester, "clients">, work: () => T): T {
    return this.measured(work, (milliseconds) => {
      const clients = [...new Set(requester.clients())];
      for (const client of clients) this.charge(client, milliseconds / clients.length);
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
      const milliseconds = this.clock.monotonic() - started;
      if (milliseconds > ordinaryMs) charge(milliseconds);
    }
  }

  private charge(client: string, milliseconds: number): void {
    void this.budget.spend(client, milliseconds);
    void this.wastedWork.spend(client, milliseconds);
  }
}
