/** Of two who have had the same, the one comes first who has nothing under way. */
const beginningMs = 0.001;
/** Of those who have nothing here any more. Past it, those are forgotten who left first. */
const maxLeft = 1000;

/**
 * How much time of a pool each client has had. Who comes new begins where the last one stood whose turn it was: before all
 * who have had more, without credit for the time when it asked for nothing, and after those who came new before it. That
 * place never goes back, so that nobody is passed by all who come later. Who leaves and comes again for the next job has
 * had what it had.
 */
export class ThreadTime {
  /** Of those who wait or are being served. */
  private readonly times = new Map<string, number>();
  /** Of those who left. What is behind the turn means nothing any more. */
  private readonly left = new Map<string, number>();
  private turn = 0;

  /** How many wait or are being served, as far as is known. */
  get clients(): number {
    return this.times.size;
  }

  of(client: string): number {
    return this.times.get(client) ?? 0;
  }

  enter(clients: Iterable<string>): void {
    for (const client of clients) {
      if (this.times.has(client)) continue;
      this.times.set(client, Math.max(this.turn, this.left.get(client) ?? 0));
      this.left.delete(client);
    }
  }

  /** It is the turn of these, who want the same: by the one of them who has had least. */
  take(clients: readonly string[]): void {
    const least = Math.min(...clients.map((client) => this.of(client)));
    if (Number.isFinite(least)) this.turn = Math.max(this.turn, least);
  }

  begin(clients: readonly string[]): void {
    this.add(clients, beginningMs);
  }

  /** What several share, each pays in part. */
  add(clients: readonly string[], milliseconds: number): void {
    for (const client of clients) this.times.set(client, this.of(client) + milliseconds / clients.length);
  }

  keepOnly(clients: ReadonlySet<string>): void {
    for (const [client, time] of this.times) {
      if (clients.has(client)) continue;
      this.times.delete(client);
      if (time > this.turn) this.left.set(client, time);
    }
    for (const [first] of this.left) {
      if (this.left.size <= maxLeft) return;
      this.left.delete(first);
    }
  }
}
