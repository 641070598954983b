/** What each client may always have, of the time of one thread. */
const drain = 0.01;
/** More is not remembered: whoever asks for nothing is as good as new after some minutes. */
const mostMs = 3000;
/** Past it, those are forgotten who had something least lately. */
const maxClients = 1000;

/**
 * How much time of a pool each client has had lately: what it has fills a bucket that drains slowly. So nobody is passed by
 * all who come later, and whoever leaves and comes again for the next job has had what it had.
 */
export class ThreadDebts {
  /** The moment at which nothing will be left of a debt. Who had something last is the last. */
  private readonly emptyAt = new Map<string, number>();

  of(client: string, now: number): number {
    const emptyAt = this.emptyAt.get(client);
    return emptyAt === undefined ? 0 : Math.max(0, emptyAt - now) * drain;
  }

  /** What several share, each pays in part. */
  add(clients: readonly string[], milliseconds: number, now: number): void {
    for (const client of clients) {
      const debt = Math.min(mostMs, this.of(client, now) + milliseconds / clients.length);
      this.emptyAt.delete(client);
      this.emptyAt.set(client, now + debt / drain);
    }
    for (const first of this.emptyAt.keys()) {
      if (this.emptyAt.size <= maxClients) return;
      this.emptyAt.delete(first);
    }
  }
}
