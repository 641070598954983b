/** What waits in a `FairQueue`. */
export interface Waiting {
  /** Everybody who wants it. */
  clients(): Iterable<string>;
}

/** What one client waits for. */
interface Turn<Item> {
  client: string;
  usage: number;
  /** Of the first that it waits for. */
  order: number;
  waiting: { item: Item; order: number }[];
}

/** A binary heap: the client of least usage is the first, among equals the one who waits for what came first. */
class Turns<Item> {
  private readonly heap: Turn<Item>[] = [];

  first(): Turn<Item> | undefined {
    return this.heap[0];
  }

  add(turn: Turn<Item>): void {
    let at = this.heap.push(turn) - 1;
    for (let above = (at - 1) >> 1; at > 0 && isBefore(turn, this.heap[above]!); above = (at - 1) >> 1) {
      this.heap[at] = this.heap[above]!;
      at = above;
    }
    this.heap[at] = turn;
  }

  removeFirst(): void {
    const last = this.heap.pop()!;
    if (this.heap.length === 0) return;
    let at = 0;
    for (let below = 1; below < this.heap.length; below = 2 * at + 1) {
      const other = this.heap[below + 1];
      if (other && isBefore(other, this.heap[below]!)) below++;
      if (!isBefore(this.heap[below]!, last)) break;
      this.heap[at] = this.heap[below]!;
      at = below;
    }
    this.heap[at] = last;
  }
}

function isBefore(a: Turn<unknown>, b: Turn<unknown>): boolean {
  return a.usage < b.usage || (a.usage === b.usage && a.order < b.order);
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

  /**
   * All of them in the order in which `peek` would choose one after the other: what a client is given meanwhile counts.
   * A walk over all for each of them would take a second where thousands wait, and all can be served at once.
   */
  *inTurn(): Iterable<Item> {
    const turns = new Turns<Item>();
    for (const turn of this.turnsOfClients()) turns.add(turn);
    for (let next = turns.first(); next; next = turns.first()) {
      turns.removeFirst();
      const { waiting, client } = next;
      while (waiting.length > 0 && !this.items.has(waiting.at(-1)!.item)) waiting.pop();
      const first = waiting.at(-1);
      if (!first) continue;
      const usage = this.usageOf(client);
      // Where it has had something since, or waits for a later one, others may be before it now.
      if (usage > next.usage || first.order > next.order) turns.add({ ...next, usage, order: first.order });
      else {
        yield waiting.pop()!.item;
        if (waiting.length > 0) turns.add({ ...next, usage: this.usageOf(client), order: waiting.at(-1)!.order });
      }
    }
  }

  /** One for each client, with all that it waits for, the last of them first. */
  private turnsOfClients(): Iterable<Turn<Item>> {
    const turns = new Map<string, Turn<Item>>();
    let order = 0;
    for (const item of this.items) {
      for (const client of item.clients()) {
        const turn = turns.get(client);
        if (turn) turn.waiting.push({ item, order });
        else turns.set(client, { client, usage: this.usageOf(client), order, waiting: [{ item, order }] });
      }
      order++;
    }
    for (const { waiting } of turns.values()) waiting.reverse();
    return turns.values();
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
