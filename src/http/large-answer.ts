import type { ByteBudget, Lease } from "./byte-budget.ts";

const chunkBytes = 256 * 1024;

interface Share {
  /** The bytes, once there was room for them and they are made. */
  body: Promise<{ bytes: Uint8Array; lease: Lease }>;
  /** Also those who still wait: nobody may give the share up before they had it. */
  users: Set<Hold>;
}

/** One answer's part in bytes that it may share with others. */
export interface Hold {
  bytes: Uint8Array;
  /** The bytes go out: from now on, their reader must not be too slow. */
  begin(): void;
  progress(bytes: number): void;
  release(): void;
  onEvicted: (() => void) | null;
}

/**
 * Answers that are too large to be left to the sockets' buffers. They go out as fast as their clients read, and their
 * memory counts against a budget for as long as that takes. Everyone who reads the same bytes at the same time shares
 * them, and one place in the budget.
 */
export class LargeAnswers {
  private readonly shares = new Map<string, Share>();

  constructor(private readonly budget: ByteBudget) {}

  /**
   * Waits for room for `mostBytes`, makes the bytes, and gives back what they did not need. `key` names them: same key,
   * same bytes.
   */
  async hold(key: string, mostBytes: number, make: () => Promise<Uint8Array>): Promise<Hold> {
    const share = this.shares.get(key) ?? this.makeShare(key, mostBytes, make);
    const { users } = share;
    const hold: Hold = {
      bytes: new Uint8Array(),
      begin: () => lease.move(),
      progress: (moved) => lease.progress(moved),
      release: () => {
        if (!users.delete(hold) || users.size > 0) return;
        if (this.shares.get(key) === share) this.shares.delete(key);
        lease.release();
      },
      onEvicted: null,
    };
    users.add(hold);
    const { bytes, lease } = await share.body;
    hold.bytes = bytes;
    return hold;
  }

  private makeShare(key: string, mostBytes: number, make: () => Promise<Uint8Array>): Share {
    const users = new Set<Hold>();
    const giveUpKey = () => {
      if (this.shares.get(key) === share) this.shares.delete(key);
    };
    const evict = () => {
      giveUpKey();
      for (const user of [...users]) user.onEvicted?.();
    };
    const share: Share = { body: this.fill(mostBytes, evict, make), users };
    this.shares.set(key, share);
    share.body.catch(giveUpKey);
    return share;
  }

  private async fill(mostBytes: number, evict: () => void, make: () => Promise<Uint8Array>) {
    const lease = await this.budget.acquire(mostBytes, evict);
    lease.settle();
    try {
      const bytes = await make();
      lease.shrinkTo(bytes.length);
      return { bytes, lease };
    } catch (error) {
      lease.release();
      throw error;
    }
  }
}

/** Sends the shared bytes and then an answer's own end, and gives the hold up afterwards, however it ends. */
export function streamOf(hold: Hold, end: Uint8Array): ReadableStream<Uint8Array> {
  const parts = [hold.bytes, end].filter((bytes) => bytes.length > 0);
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
