/** What waits in a `FairQueue`. */
export interface Waiting {
  /** Everybody who wants it. */
  clients(): Iterable<string>;
}

/**
 * A bounded queue that serves the client who has had least, not the one who came first: whoever asks a thousand times
 * waits behind whoever asks once. Among equals, the first come. Choosing walks over all that wait, of which there are
 * hundreds at most.
 */
export class FairQueue<Item extends Waiting> {
  private readonly items = new Set<Item>();

  constructor(
    private readonly limit: number,
    /** How much a client has had or holds, in whatever is scarce. */
    private readonly usageOf: (client: string) => number,
  ) {}

  get size(): number {
    return this.items.size;
  }

  [Symbol.iterator](): Iterator<Item> {
    return this.items[Symbol.iterator]();
  }

  /** Gives what does not fit any more: the last item of the client with the most in the queue. It may be this one. */
  push(item: Item): Item | null {
    this.items.add(item);
    if (this.items.size <= this.limit) return null;
    const surplus = this.lastOfLongest();
    this.items.delete(surplus);
    return surplus;
  }

  has(item: Item): boolean {
    return this.items.has(item);
  }

  delete(item: Item): boolean {
    return this.items.delete(item);
  }

  /** Whose turn it is, of those that may go. */
  peek(mayGo: (item: Item) => boolean = () => true): Item | undefined {
    let next: Item | undefined;
    let least = Number.POSITIVE_INFINITY;
    for (const item of this.items) {
      if (!mayGo(item)) continue;
      const usage = this.leastUsageOf(item);
      if (next && usage >= least) continue;
      next = item;
      least = usage;
    }
    return next;
  }

  shift(): Item | undefined {
    const next = this.peek();
    if (next) this.items.delete(next);
    return next;
  }

  clear(): Item[] {
    const all = [...this.items];
    this.items.clear();
    return all;
  }

  private leastUsageOf(item: Item): number {
    let least = Number.POSITIVE_INFINITY;
    for (const client of item.clients()) least = Math.min(least, this.usageOf(client));
    return least;
  }

  private lastOfLongest(): Item {
    const lengths = new Map<string, number>();
    for (const item of this.items) {
      for (const client of item.clients()) lengths.set(client, (lengths.get(client) ?? 0) + 1);
    }
    let last: Item | undefined;
    let longest = 0;
    for (const item of this.items) {
      // Wanted by several, it counts as the one's who asks for the least.
      let length = Number.POSITIVE_INFINITY;
      for (const client of item.clients()) length = Math.min(length, lengths.get(client)!);
      if (length < longest) continue;
      last = item;
      longest = length;
    }
    return last!;
  }
}
