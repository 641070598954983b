import type { ByteBudget, Lease } from "./byte-budget.ts";

const chunkBytes = 256 * 1024;

interface Share {
  lease: Promise<Lease>;
  /** Also those who still wait for the lease: nobody may give it up before they had it. */
  users: Set<Hold>;
}

/** One answer's part in a share of the memory. */
export interface Hold {
  /** The bytes are there and go out: from now on, their reader must not be too slow. */
  begin(): void;
  progress(bytes: number): void;
  release(): void;
  onEvicted: (() => void) | null;
}

/**
 * Answers that are too large to be left to the sockets' buffers. They go out as fast as their clients read, and their
 * memory counts against a budget for as long as that takes. Everyone who reads the same bytes shares one place in it.
 */
export class LargeAnswers {
  private readonly shares = new Map<string, Share>();

  constructor(private readonly budget: ByteBudget) {}

  /** Waits for room; to be called before the bytes are made. `key` names the bytes: same key, same bytes. */
  async hold(key: string, bytes: number): Promise<Hold> {
    const share = this.shares.get(key) ?? this.makeShare(key, bytes);
    const { users } = share;
    const hold: Hold = {
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
    const lease = await share.lease;
    return hold;
  }

  private makeShare(key: string, bytes: number): Share {
    const users = new Set<Hold>();
    const giveUpKey = () => {
      if (this.shares.get(key) === share) this.shares.delete(key);
    };
    const evict = () => {
      giveUpKey();
      for (const user of [...users]) user.onEvicted?.();
    };
    const lease = this.budget.acquire(bytes, evict).then((granted) => {
      granted.settle();
      return granted;
    });
    const share: Share = { lease, users };
    this.shares.set(key, share);
    share.lease.catch(giveUpKey);
    return share;
  }
}

/** Sends parts one after the other, and gives the hold up at the end, however it ends. */
export function streamOf(parts: Uint8Array[], hold: Hold): ReadableStream<Uint8Array> {
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
