import { ClientGone, type Requester, SharedRequester, untilAborted } from "../../work/requester.ts";
import type { Crowd } from "../core/fairness/crowd.ts";
import type { Lease } from "../core/fairness/lease.ts";
import type { MemoryBudget } from "../core/fairness/memory-budget.ts";
import { type EncodedPieces, GrowingBody } from "./growing-body.ts";

/** Bytes of which at least the first piece is made, and the room that they have. */
interface Begun {
  body: GrowingBody;
  lease: Lease;
}

interface User {
  client: string;
  onEvicted: (() => void) | null;
}

interface Share {
  /** Settles when there was room for the bytes and the first of them are made. */
  beginning: Promise<Begun>;
  /** What came of it. */
  begun: Begun | null;
  /** Those who still wait for bytes. */
  shared: SharedRequester;
  /** Everybody who waits for the bytes or sends them. The share is given up when the last of them is done. */
  users: Set<User>;
}

/** One answer's hold on bytes that it may share with other answers. */
export interface Hold extends User {
  /** Not closed: every answer has an end of its own. */
  readonly body: GrowingBody;
  /** What is handed to the server at a time, and stays there until the client has read it. */
  readonly chunkBytes: number;
  /** Sending begins: from when all of it is made, the reader must not be too slow. */
  begin(): void;
  progress(bytes: number): void;
  release(): void;
}

const kibibyte = 1024;
const chunkBytes = 256 * kibibyte;
/** In a crowd, where the chunks of all together count. Still smaller ones are gathered by Bun 1.4.4, and take more. */
const smallChunkBytes = 32 * kibibyte;

/**
 * Answers that are too large to be left to the sockets' buffers. They go out as fast as their clients read, and their
 * memory counts against a budget for as long as that takes. Everyone who reads the same bytes at the same time shares
 * them, and one place in the budget. Bytes that nobody waits for any more are not made.
 */
export class LargeAnswers {
  private readonly shares = new Map<string, Share>();

  constructor(
    private readonly budget: MemoryBudget,
    private readonly crowd: Pick<Crowd, "isCrowded">,
  ) {}

  /**
   * Waits for room for `maxBytes` and for the first of the bytes. The rest is made at once, however slowly somebody
   * reads, because what it is made of takes more room; what was not needed is then given back. `key` names the bytes:
   * same key, same bytes.
   */
  async hold(
    key: string,
    maxBytes: number,
    requester: Requester,
    make: (shared: Requester) => EncodedPieces,
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
    make: (shared: Requester) => EncodedPieces,
  ): Promise<Hold> {
    const running = this.running(key);
    const shared = running?.shared ?? new SharedRequester();
    const leave = shared.join(requester);
    const share = running ?? this.makeShare(key, maxBytes, shared, make);
    const [client = ""] = requester.clients();
    const user: User = { client, onEvicted: null };
    share.users.add(user);
    const release = () => {
      leave();
      this.takeOut(user, key, share);
    };
    try {
      const { body, lease } = await untilAborted(share.beginning, requester.signal);
      // Those whom it was begun for have gone: what is not whole by now will not be.
      if (shared.signal.aborted) await body.end;
      body.end.then(leave, leave);
      const begin = () => void body.end.then(() => lease.move()).catch(() => {});
      return Object.assign(user, {
        body,
        chunkBytes: this.crowd.isCrowded ? smallChunkBytes : chunkBytes,
        begin,
        progress: (moved: number) => lease.progress(moved),
        release,
      });
    } catch (error) {
      release();
      throw error;
    }
  }

  /** What everybody has left while it grew is not finished, and cannot be joined. */
  private running(key: string): Share | undefined {
    const share = this.shares.get(key);
    const isAbandoned = share?.begun?.body.isSettled === false && share.shared.signal.aborted;
    return isAbandoned ? undefined : share;
  }

  private takeOut(user: User, key: string, share: Share): void {
    if (!share.users.delete(user)) return;
    const [next] = share.users;
    if (!next) this.giveUp(key, share);
    else if (share.begun?.lease.client === user.client) this.budget.reassign(share.begun.lease, next.client);
  }

  /** What is not begun can be joined until it is there, or has failed. */
  private giveUp(key: string, share: Share): void {
    if (!share.begun) return;
    const { body, lease } = share.begun;
    this.forget(key, share);
    const release = () => lease.release();
    if (body.isSettled) release();
    else body.end.then(release, release);
  }

  private forget(key: string, share: Share): void {
    if (this.shares.get(key) === share) this.shares.delete(key);
  }

  private makeShare(
    key: string,
    maxBytes: number,
    shared: SharedRequester,
    make: (shared: Requester) => EncodedPieces,
  ): Share {
    const users = new Set<User>();
    const forget = () => this.forget(key, share);
    const evict = () => {
      forget();
      for (const user of [...users]) user.onEvicted?.();
    };
    const beginning = this.fill(maxBytes, shared, evict, make).then((begun) => {
      share.begun = begun;
      const { body, lease } = begun;
      const [next] = users;
      if (!next) this.giveUp(key, share);
      else if (![...users].some(({ client }) => client === lease.client)) this.budget.reassign(lease, next.client);
      body.end.catch(forget);
      return begun;
    });
    const share: Share = { beginning, begun: null, shared, users };
    this.shares.set(key, share);
    beginning.catch(forget);
    return share;
  }

  private async fill(
    maxBytes: number,
    shared: SharedRequester,
    evict: () => void,
    make: (shared: Requester) => EncodedPieces,
  ): Promise<Begun> {
    const lease = await this.budget.acquire(maxBytes, shared, evict);
    lease.settle();
    try {
      const body = await GrowingBody.from(make(shared));
      body.end.then(() => lease.shrinkTo(body.length)).catch(() => {});
      return { body, lease };
    } catch (error) {
      lease.release();
      throw error;
    }
  }
}
