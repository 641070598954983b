import type { ClientBudget, Clock } from "../../../logs/ports.ts";
import type { Requester } from "../../../work/requester.ts";
import type { ThreadShares } from "./thread-shares.ts";
import { tookTooMuch } from "./wasted-work.ts";

/**
 * Ordinary requests take less of the thread at a time, most of them a hundredth of it, and others have their turn in
 * between. However many there are, they are no wasted work: one client alone may use all that is idle.
 */
const ordinaryMs = 5;
/** What the runtime takes of the thread for a request, beside what is measured: its head, its answer, its connection. */
const requestMs = 0.15;
/** A body in chunks has cost so much by the time anybody can look at it (Bun 1.4.4). */
const chunkedMs = 1;

/**
 * The thread that answers requests. Everybody shares it, so whatever it does is noted as its client's use of it. Nobody
 * can be interrupted on it, so what holds it up is charged in full, whatever becomes of the request: it counts as work,
 * like what is wasted on other threads. A client that has held it up for too long is answered no more for a while.
 */
export class RequestThread {
  private isRunning = false;

  constructor(
    /** What a client may take of this thread. Each node counts for its own. */
    private readonly budget: ClientBudget,
    /** Where it is charged as work, too. */
    private readonly wastedWork: ClientBudget,
    /** Where all of it is noted. */
    private readonly shares: Pick<ThreadShares, "use">,
    private readonly clock: Pick<Clock, "monotonic">,
  ) {}

  /** Throws where the client has taken too much of it lately. */
  check(client: string): void {
    const wait = this.budget.waitMs(client);
    if (wait > 0) throw tookTooMuch(wait);
  }

  /** Notes a request, which takes something of the thread even if nothing is done for it. */
  begin(client: string, isChunked: boolean): void {
    this.shares.use(client, isChunked ? chunkedMs : requestMs);
  }

  /**
   * Does here and now what a client wants. What comes after it has waited for something is another piece of work: who
   * goes on with what grows with a request calls this again.
   */
  run<T>(client: string, work: () => T): T {
    return this.measured(work, (milliseconds) => this.charge(client, milliseconds));
  }

  /** Does what several clients wait for. Each pays a part; what is little is one's, which costs less to find out. */
  runFor<T>(requester: Pick<Requester, "clients">, work: () => T): T {
    return this.measured(work, (milliseconds) => {
      if (milliseconds <= ordinaryMs) {
        for (const client of requester.clients()) return this.shares.use(client, milliseconds);
        return;
      }
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
      charge(this.clock.monotonic() - started);
    }
  }

  /** For what is known to have taken the thread, where it was not measured. */
  charge(client: string, milliseconds: number): void {
    this.shares.use(client, milliseconds);
    if (milliseconds <= ordinaryMs) return;
    void this.budget.spend(client, milliseconds);
    void this.wastedWork.spend(client, milliseconds);
  }
}
