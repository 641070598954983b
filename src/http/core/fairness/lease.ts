import type { Clock } from "../../../logs/ports.ts";

/** The budget that a lease is a part of. */
export interface LeaseIssuer {
  readonly clock: Clock;
  shrink(lease: Lease, bytes: number): void;
  free(lease: Lease): void;
}

/** While others wait, a lease that is slower than this after `graceMs` is revoked. */
export interface MinimumPace {
  minBytesPerSecond: number;
  graceMs: number;
}

/** A client that sends more slowly does not need room for what it has not sent yet. */
const quickBytesPerSecond = 256 * 1024;
const quickAfterMs = 1000;

/** A part of a memory budget, held until `release`. */
export class Lease {
  bytes = 0;
  /** The bytes that are really used. The rest can be reclaimed while others wait. */
  inUse = Number.POSITIVE_INFINITY;
  waitsForMore = false;
  lastMoved: number;
  /** Since the pace was last checked, so that a client has to stay fast. */
  private moved = 0;
  private since: number;
  private isMoving = true;
  private readonly openedAt: number;
  private movedInAll = 0;

  constructor(
    private readonly budget: LeaseIssuer,
    public client: string,
    readonly onEvicted: () => void,
  ) {
    this.since = budget.clock.monotonic();
    this.lastMoved = this.since;
    this.openedAt = this.since;
  }

  /** Called when bytes have crossed the network. */
  progress(bytes: number): void {
    this.moved += bytes;
    this.movedInAll += bytes;
    this.lastMoved = this.budget.clock.monotonic();
  }

  /** The server itself is working now, so the client's pace does not count. */
  settle(): void {
    this.isMoving = false;
  }

  /** Sending or receiving begins (again): from here on, the client's pace counts. */
  move(): void {
    if (!this.isMoving) this.restart();
  }

  restart(): void {
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

  /** Whether it can be revoked without wasting work. */
  get canGiveWay(): boolean {
    return this.isMoving || this.waitsForMore;
  }

  isQuick(now: number): boolean {
    const elapsed = now - this.openedAt;
    return elapsed < quickAfterMs || this.movedInAll >= (quickBytesPerSecond * elapsed) / 1000;
  }

  isTooSlow(now: number, { graceMs, minBytesPerSecond }: MinimumPace): boolean {
    const elapsed = now - this.since;
    if (!this.isMoving || this.waitsForMore || elapsed <= graceMs) return false;
    const isSlow = this.moved < (minBytesPerSecond * elapsed) / 1000;
    this.moved = 0;
    this.since = now;
    return isSlow;
  }
}
