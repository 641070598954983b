import type { Clock } from "../logs/ports.ts";
import { Refusal } from "../wire/refusal.ts";

export interface ByteBudgetOptions {
  limit: number;
  /** Who has waited this long is sent away with 503. */
  maxWaitMs: number;
  /** While others wait, a holder slower than this after `graceMs` has to give way. */
  minBytesPerSecond: number;
  graceMs: number;
}

interface Waiter {
  bytes: number;
  grant: (lease: Lease) => void;
  refuse: (error: Refusal) => void;
  onEvicted: () => void;
  since: number;
}

/** A share of the memory, held until `release`. */
export class Lease {
  /** Since the pace was last looked at: who was quick once must not rest on that. */
  private moved = 0;
  private since: number;
  private isMoving = true;

  constructor(
    private readonly budget: ByteBudget,
    public bytes: number,
    readonly onEvicted: () => void,
  ) {
    this.since = budget.clock.monotonic();
  }

  /** Bytes have crossed the network: this holder is not one that only blocks others. */
  progress(bytes: number): void {
    this.moved += bytes;
  }

  /** What is being done now is our own work, and cannot be too slow for us. */
  settle(): void {
    this.isMoving = false;
  }

  /** The network part begins (again): from here on, pace counts. */
  move(): void {
    if (this.isMoving) return;
    this.isMoving = true;
    this.moved = 0;
    this.since = this.budget.clock.monotonic();
  }

  /** Gives back what turned out not to be needed. */
  shrinkTo(bytes: number): void {
    this.budget.shrink(this, bytes);
  }

  release(): void {
    this.budget.free(this);
  }

  isTooSlow(now: number, { graceMs, minBytesPerSecond }: ByteBudgetOptions): boolean {
    const elapsed = now - this.since;
    if (!this.isMoving || elapsed <= graceMs) return false;
    const isSlow = this.moved < (minBytesPerSecond * elapsed) / 1000;
    this.moved = 0;
    this.since = now;
    return isSlow;
  }
}

/**
 * Bounds the memory that large bodies and answers take, all together. Who comes when it is used up waits in line while
 * TCP holds the bytes back; who waits too long is refused, and who holds a share without using it is put out.
 */
export class ByteBudget {
  private used = 0;
  private readonly leases = new Set<Lease>();
  private readonly waiting: Waiter[] = [];
  private sweeper: ReturnType<typeof setInterval> | null = null;

  constructor(
    private readonly options: ByteBudgetOptions,
    readonly clock: Clock,
  ) {}

  get usedBytes(): number {
    return this.used;
  }

  acquire(wanted: number, onEvicted: () => void): Promise<Lease> {
    const bytes = Math.min(wanted, this.options.limit);
    if (this.waiting.length === 0 && this.used + bytes <= this.options.limit) {
      return Promise.resolve(this.grant(bytes, onEvicted));
    }
    return new Promise<Lease>((grant, refuse) => {
      this.waiting.push({ bytes, grant, refuse, onEvicted, since: this.clock.monotonic() });
      this.sweeper ??= setInterval(() => this.sweep(), 250);
    });
  }

  shrink(lease: Lease, bytes: number): void {
    if (bytes >= lease.bytes || !this.leases.has(lease)) return;
    this.used -= lease.bytes - bytes;
    lease.bytes = bytes;
    this.serveWaiting();
  }

  free(lease: Lease): void {
    if (!this.leases.delete(lease)) return;
    this.used -= lease.bytes;
    this.serveWaiting();
  }

  private grant(bytes: number, onEvicted: () => void): Lease {
    const lease = new Lease(this, bytes, onEvicted);
    this.leases.add(lease);
    this.used += bytes;
    return lease;
  }

  private serveWaiting(): void {
    while (this.waiting.length > 0 && this.used + this.waiting[0]!.bytes <= this.options.limit) {
      const { bytes, onEvicted, grant } = this.waiting.shift()!;
      grant(this.grant(bytes, onEvicted));
    }
    if (this.waiting.length === 0) this.stopSweeping();
  }

  private sweep(): void {
    const now = this.clock.monotonic();
    while (this.waiting.length > 0 && now - this.waiting[0]!.since > this.options.maxWaitMs) {
      this.waiting.shift()!.refuse(new Refusal(503, "The server is busy. Try again in a moment.", 5));
    }
    for (const lease of [...this.leases]) {
      if (this.waiting.length === 0) break;
      if (!lease.isTooSlow(now, this.options)) continue;
      lease.onEvicted();
      this.free(lease);
    }
    // Who was sent away may have stood before others that fit.
    this.serveWaiting();
  }

  private stopSweeping(): void {
    if (this.sweeper) clearInterval(this.sweeper);
    this.sweeper = null;
  }
}
