import { FairQueue } from "../../../work/fair-queue.ts";

interface Turn {
  clients(): Iterable<string>;
  begin(): void;
}

const maxTurns = 100_000;
/** Between two turns everybody else is served. */
const pauseMs = 1;

/**
 * Bodies that come in tiny chunks are read in turns, one at a time. Bun 1.4.4 parses everything that has arrived on a
 * connection at once, and tens of thousands of chunks take milliseconds: forty such connections would delay everybody
 * else. Until its turn comes, a connection is not read, and TCP holds its sender back.
 */
export class ChunkTurns {
  /** Turns of each client since somebody had to wait. */
  private readonly turns = new Map<string, number>();
  private readonly queue = new FairQueue<Turn>(maxTurns, (client) => this.turns.get(client) ?? 0);
  private timer: ReturnType<typeof setTimeout> | null = null;

  take(client: string): Promise<void> {
    return new Promise((begin) => {
      this.queue.push({ clients: () => [client], begin });
      this.timer ??= setTimeout(() => this.next(), pauseMs);
    });
  }

  private next(): void {
    const turn = this.queue.shift();
    if (!turn) {
      this.timer = null;
      this.turns.clear();
      return;
    }
    for (const client of turn.clients()) this.turns.set(client, (this.turns.get(client) ?? 0) + 1);
    turn.begin();
    this.timer = setTimeout(() => this.next(), pauseMs);
  }
}
