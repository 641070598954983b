import type { Clock } from "../../../logs/ports.ts";
import { Refusal } from "../../../wire/refusal.ts";
import { FairQueue } from "../../../work/fair-queue.ts";
import { ClientGone, type Requester } from "../../../work/requester.ts";
import { Lease, type LeaseIssuer, type MinimumPace } from "./lease.ts";

export interface MemoryBudgetOptions extends MinimumPace {
  limit: number;
  /** After waiting this long, a request is refused with 503. */
  maxWaitMs: number;
  /** More than these do not wait; the client that waits for most is refused. */
  maxWaiting?: number;
  /** Called with how long a request waited before it was served. */
  onWaited?: (ms: number) => void;
}

/** A request that waits for memory: for a lease, or for more of the one it has. */
interface Waiter {
  lease: Lease;
  bytes: number;
  requester: Requester;
  since: number;
  clients(): Iterable<string>;
  onGone(): void;
  grant: (lease: Lease) => void;
  refuse: (error: Error) => void;
}

const defaultMaxWaiting = 4096;
const sweepEveryMs = 250;
/** How long others wait before a client with more than its share loses what it holds. */
const evictAfterMs = 700;
/** So many that want more than their share are passed over at a time: looking at all of them would take as long. */
const mostPassed = 64;

/**
 * Bounds the memory that bodies or answers take, all together. While there is room, everybody gets what they ask for.
 * When it is used up, newcomers wait while TCP holds their bytes back, and the client that holds least is next, unless
 * it wants more than its share and others, who do not, find room. A client with more than its share gives way to others:
 * first what it has reserved and not used, then what it holds.
 */
export class MemoryBudget implements LeaseIssuer {
  private used = 0;
  private readonly leases = new Set<Lease>();
  private readonly held = new Map<string, number>();
  private readonly waiting: FairQueue<Waiter>;
  private readonly waiterOf = new Map<Lease, Waiter>();
  private sweeper: ReturnType<typeof setInterval> | null = null;

  constructor(
    private readonly options: MemoryBudgetOptions,
    readonly clock: Clock,
  ) {
    this.waiting = new FairQueue(options.maxWaiting ?? defaultMaxWaiting, (client) => this.heldBy(client));
  }

  get usedBytes(): number {
    return this.used;
  }

  /** How many wait for memory. */
  get waitingCount(): number {
    return this.waiting.size;
  }

  get limit(): number {
    return this.options.limit;
  }

  heldBy(client: string): number {
    return this.held.get(client) ?? 0;
  }

  /** A lease of nothing, to be grown. */
  open(client: string, onEvicted: () => void): Lease {
    const lease = new Lease(this, client, onEvicted);
    this.leases.add(lease);
    return lease;
  }

  acquire(wanted: number, requester: Requester, onEvicted: () => void): Promise<Lease> {
    const [client = ""] = requester.clients();
    const lease = this.open(client, onEvicted);
    return this.tryGrow(lease, wanted) ? Promise.resolve(lease) : this.wait(lease, wanted, requester);
  }

  /** At once, or not at all. */
  tryGrow(lease: Lease, wanted: number): boolean {
    const bytes = this.bounded(wanted);
    if (this.waiting.size > 0 || this.used + bytes > this.options.limit) return false;
    this.charge(lease, bytes);
    return true;
  }

  /** Waits for `wanted` bytes more. A lease that is refused is released. */
  grow(lease: Lease, wanted: number, requester: Requester): Promise<Lease> {
    return this.tryGrow(lease, wanted) ? Promise.resolve(lease) : this.wait(lease, wanted, requester);
  }

  shrink(lease: Lease, bytes: number): void {
    if (bytes >= lease.bytes || !this.leases.has(lease)) return;
    this.charge(lease, bytes - lease.bytes);
    this.serveWaiting();
  }

  free(lease: Lease): void {
    if (!this.leases.delete(lease)) return;
    this.charge(lease, -lease.bytes);
    this.serveWaiting();
  }

  /** Charges another client from now on, because the one that asked first has gone. */
  reassign(lease: Lease, client: string): void {
    const { bytes } = lease;
    this.charge(lease, -bytes);
    lease.client = client;
    this.charge(lease, bytes);
  }

  /** Whole bytes: what is left of fractions would never be nothing again, and its client never gone. */
  private bounded(wanted: number): number {
    return Math.min(Math.ceil(wanted), this.options.limit);
  }

  private charge(lease: Lease, bytes: number): void {
    this.used += bytes;
    lease.bytes += bytes;
    const held = this.heldBy(lease.client) + bytes;
    if (held === 0) this.held.delete(lease.client);
    else this.held.set(lease.client, held);
  }

  private wait(lease: Lease, wanted: number, requester: Requester): Promise<Lease> {
    if (requester.signal.aborted) {
      this.free(lease);
      return Promise.reject(new ClientGone("the client is gone"));
    }
    return new Promise<Lease>((grant, refuse) => {
      const waiter: Waiter = {
        lease,
        bytes: this.bounded(wanted),
        requester,
        since: this.clock.monotonic(),
        clients: () => requester.clients(),
        onGone: () => this.sendAway(waiter, new ClientGone("the client is gone")),
        grant,
        refuse,
      };
      lease.waitsForMore = true;
      requester.signal.addEventListener("abort", waiter.onGone);
      this.waiterOf.set(lease, waiter);
      const surplus = this.waiting.push(waiter);
      if (surplus) this.sendAway(surplus, busy());
      this.serveWaiting();
      if (this.waiting.size > 0) this.sweeper ??= setInterval(() => this.sweep(), sweepEveryMs);
    });
  }

  private sendAway(waiter: Waiter, reason: Error): void {
    this.forget(waiter);
    waiter.refuse(reason);
    this.free(waiter.lease);
  }

  private forget(waiter: Waiter): void {
    this.waiting.delete(waiter);
    this.waiterOf.delete(waiter.lease);
    waiter.requester.signal.removeEventListener("abort", waiter.onGone);
  }

  private hasRoomFor({ bytes }: Waiter): boolean {
    return this.used + bytes <= this.options.limit;
  }

  private serveWaiting(): void {
    if (this.waiting.size > 0) this.serveThoseWhoFit();
    if (this.waiting.size === 0) this.stopSweeping();
  }

  private serveThoseWhoFit(): void {
    const first = this.waiting.peek()!;
    const share = this.share();
    if (first.bytes <= share && !this.hasRoomFor(first)) return;
    let passed = 0;
    for (const next of this.waiting.inTurn()) {
      if (!this.hasRoomFor(next)) {
        // Whoever wants more than its share does not hold up those who want theirs.
        if (next.bytes <= share || ++passed > mostPassed) return;
        continue;
      }
      this.forget(next);
      next.lease.waitsForMore = false;
      this.options.onWaited?.(this.clock.monotonic() - next.since);
      this.charge(next.lease, next.bytes);
      next.lease.restart();
      next.grant(next.lease);
    }
  }

  private sweep(): void {
    const now = this.clock.monotonic();
    for (const waiter of [...this.waiting]) {
      if (now - waiter.since > this.options.maxWaitMs) this.sendAway(waiter, busy());
    }
    for (const lease of [...this.leases]) {
      if (this.waiting.size === 0) break;
      if (lease.isTooSlow(now, this.options)) this.evict(lease);
    }
    const next = this.waiting.peek();
    if (next) this.makeRoomFor(next, now);
    // A refused request may have been in front of others that fit.
    this.serveWaiting();
  }

  private makeRoomFor(waiter: Waiter, now: number): void {
    const share = this.share();
    const others = [...this.leases].filter((lease) => lease.client !== waiter.lease.client);
    const hasTooMuch = (lease: Lease) => this.heldBy(lease.client) > share;
    for (const lease of others) if (hasTooMuch(lease) || !lease.isQuick(now)) lease.shrinkTo(lease.inUse);
    if (now - waiter.since < evictAfterMs) return;
    const fits = () => !this.waiting.has(waiter) || this.hasRoomFor(waiter);
    for (const lease of others.sort((a, b) => a.lastMoved - b.lastMoved)) {
      if (fits()) return;
      if (lease.bytes > 0 && hasTooMuch(lease) && lease.canGiveWay) this.evict(lease);
    }
    // A deadlock: everybody waits for more. The newest lease is revoked.
    const isStuck = [...this.leases].every((lease) => lease.waitsForMore);
    const last = [...this.leases].findLast((lease) => lease !== waiter.lease && lease.bytes > 0);
    if (isStuck && last && !fits()) this.evict(last);
  }

  /** What each of those would have who hold something or wait for it. */
  private share(): number {
    const clients = new Set(this.held.keys());
    for (const waiter of this.waiting) for (const client of waiter.clients()) clients.add(client);
    return this.options.limit / Math.max(1, clients.size);
  }

  private evict(lease: Lease): void {
    const waiter = this.waiterOf.get(lease);
    lease.onEvicted();
    if (waiter) this.sendAway(waiter, busy());
    else this.free(lease);
  }

  private stopSweeping(): void {
    if (this.sweeper) clearInterval(this.sweeper);
    this.sweeper = null;
  }
}

function busy(): Refusal {
  return new Refusal(503, "The server is busy. Try again in a moment.");
}
