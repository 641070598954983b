import { ClientGone, type Requester, SharedRequester, untilAborted } from "../../work/requester.ts";
import type { Lease } from "../core/fairness/lease.ts";
import type { MemoryBudget } from "../core/fairness/memory-budget.ts";
import { type AppendableEncoding, identityEncoding } from "./appendable-encoding.ts";

const chunkBytes = 256 * 1024;

interface Share {
  /** Settles when there was room for the bytes and they are made. */
  made: Promise<{ body: AppendableEncoding; lease: Lease }>;
  /** Those who still wait for the bytes. */
  shared: SharedRequester;
  /** Everybody who waits for the bytes or sends them. The share is given up when the last of them is done. */
  users: Set<Hold>;
}

/** One answer's hold on bytes that it may share with other answers. */
export interface Hold {
  client: string;
  /** Not closed yet: every answer has an end of its own. */
  body: AppendableEncoding;
  /** Sending begins: from now on, the reader must not be too slow. */
  begin(): void;
  progress(bytes: number): void;
  release(): void;
  onEvicted: (() => void) | null;
}

/**
 * Answers that are too large to be left to the sockets' buffers. They go out as fast as their clients read, and their
 * memory counts against a budget for as long as that takes. Everyone who reads the same bytes at the same time shares
 * them, and one place in the budget. Bytes that nobody waits for any more are not made.
 */
export class LargeAnswers {
  private readonly shares = new Map<string, Share>();

  constructor(private readonly budget: MemoryBudget) {}

  /**
   * Waits for room for `maxBytes`, makes the bytes, and gives back what they did not need. `key` names them: same key,
   * same bytes.
   */
  async hold(
    key: string,
    maxBytes: number,
    requester: Requester,
    make: (shared: Requester) => Promise<AppendableEncoding>,
  ): Promise<Hold> {
    for (;;) {
      try {
        return await this.join(key, maxBytes, requester, make);
      } catch (error) {
        // It was dropped for earlier requests that have gone.
        if (!(error instanceof ClientGone) || requester.signal.aborted) throw error;
      }
    }
  }

  private async join(
    key: string,
    maxBytes: number,
    requester: Requester,
    make: (shared: Requester) => Promise<AppendableEncoding>,
  ): Promise<Hold> {
    const running = this.shares.get(key);
    const shared = running?.shared ?? new SharedRequester();
    const leave = shared.join(requester);
    const share = running ?? this.makeShare(key, maxBytes, shared, make);
    const { users } = share;
    const [client = ""] = requester.clients();
    let lease: Lease | null = null;
    const hold: Hold = {
      client,
      body: identityEncoding(new Uint8Array()),
      begin: () => lease?.move(),
      progress: (moved) => lease?.progress(moved),
      release: () => {
        if (!users.delete(hold)) return;
        if (users.size === 0) this.giveUp(key, share, lease);
        else if (lease?.client === client) this.budget.reassign(lease, [...users][0]!.client);
      },
      onEvicted: null,
    };
    users.add(hold);
    try {
      const made = await untilAborted(share.made, requester.signal);
      lease = made.lease;
      hold.body = made.body;
      return hold;
    } catch (error) {
      hold.release();
      throw error;
    } finally {
      leave();
    }
  }

  /** What is still being made can be joined until it is there, or has failed. */
  private giveUp(key: string, share: Share, lease: Lease | null): void {
    if (!lease) return;
    if (this.shares.get(key) === share) this.shares.delete(key);
    lease.release();
  }

  private makeShare(
    key: string,
    maxBytes: number,
    shared: SharedRequester,
    make: (shared: Requester) => Promise<AppendableEncoding>,
  ): Share {
    const users = new Set<Hold>();
    const forget = () => {
      if (this.shares.get(key) === share) this.shares.delete(key);
    };
    const evict = () => {
      forget();
      for (const user of [...users]) user.onEvicted?.();
    };
    const share: Share = { made: this.fill(maxBytes, shared, evict, make), shared, users };
    this.shares.set(key, share);
    share.made.then(({ lease }) => {
      const [next] = users;
      if (!next) {
        forget();
        lease.release();
      } else if (![...users].some(({ client }) => client === lease.client)) this.budget.reassign(lease, next.client);
    }, forget);
    return share;
  }

  private async fill(
    maxBytes: number,
    shared: SharedRequester,
    evict: () => void,
    make: (shared: Requester) => Promise<AppendableEncoding>,
  ) {
    const lease = await this.budget.acquire(maxBytes, shared, evict);
    lease.settle();
    try {
      const body = await make(shared);
      lease.shrinkTo(body.bytes.length);
      return { body, lease };
    } catch (error) {
      lease.release();
      throw error;
    }
  }
}

/** Sends the shared bytes and then an answer's own end, and gives the hold up afterwards, however it ends. */
export function streamOf(hold: Hold, end: Uint8Array): ReadableStream<Uint8Array> {
  const parts = [hold.body.bytes, end].filter((bytes) => bytes.length > 0);
  let part = 0;
  let offset = 0;
  return new ReadableStream<Uint8Array>(
    {
      start(controller) {
        hold.onEvicted = () => controller.error(new Error("the reader was too slow while others waited"));
        hold.begin();
      },
      pull(controller) {
        const bytes = parts[part];
        if (!bytes) {
          controller.close();
          hold.release();
          return;
        }
        const chunk = bytes.subarray(offset, offset + chunkBytes);
        offset += chunk.length;
        if (offset >= bytes.length) {
          part++;
          offset = 0;
        }
        hold.progress(chunk.length);
        controller.enqueue(chunk);
      },
      cancel() {
        hold.release();
      },
    },
    { highWaterMark: 0 },
  );
}
