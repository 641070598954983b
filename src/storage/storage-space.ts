import type { StoreFigures } from "../logs/store-ports.ts";
import { StorageFull } from "../wire/refusal.ts";
import { automaticReserve, fullSentence, lowSentence, type SpaceReading } from "./space-sentences.ts";

export interface SpaceLimits {
  /** Bytes that stay free on the disk; `null`: a share of it. */
  minFreeBytes: number | null;
  /** Bytes that may be stored; 0: any number. */
  maxStoreBytes: number;
}

/** What was measured. `null` where the storage does not say. */
export interface SpaceMeasure {
  disk: { total: number; free: number } | null;
  /** Room inside of the store's own files, which needs nothing of the disk. */
  reusable: number;
  used: number | null;
}

export type SpaceLevel = "ok" | "low" | "full";
export type SpaceChanged = (level: SpaceLevel, sentence: string) => void;

/** How old a measurement may be: with room to spare, where room is short, and where it would refuse an upload. */
export interface Freshness {
  roomyMs: number;
  shortMs: number;
  refusalMs: number;
}

export interface StorageSpaceDependencies {
  limits: SpaceLimits;
  /** `null`: there is nothing to measure, and no limit. */
  measure: (() => Promise<SpaceMeasure>) | null;
  freshness: Freshness;
  changed: SpaceChanged;
  /** Milliseconds from some fixed point. */
  now: () => number;
}

/** Rows, indexes and the rest of the last page, for each log. */
const overheadBytes = 64 * 1024;
/** A log is on the disk twice for a while: in the write-ahead log and in the database. */
const copies = 2;
const lowShareOfQuota = 0.9;
const lowReserves = 2;
/** A disk that does not say in time how full it is will not take the log either; the write finds that out. */
const measureWithinMs = 1000;
/** An improvement is logged when it has lasted, because the figures move all the time. */
const calmMs = 10_000;

/**
 * Keeps the reserve of the disk and the quota. What was admitted and is not in a measurement yet is charged, so that
 * many uploads at once cannot overshoot together.
 */
export class StorageSpace {
  private measured: SpaceMeasure | null = null;
  private measuredAt = Number.NEGATIVE_INFINITY;
  private measuring: Promise<void> | null = null;
  /** Admitted and not written yet. */
  private inFlight = 0;
  /** Written since the last measurement began. */
  private written = 0;
  /** The largest charge that was refused and would still be. */
  private wanted = overheadBytes;
  private level: SpaceLevel = "ok";
  private announced: SpaceLevel = "ok";
  private betterSince: number | null = null;

  constructor(private readonly deps: StorageSpaceDependencies) {}

  /**
   * Charges for a log of so many packed bytes, or several of them, or throws `StorageFull`. What it gives is called when
   * all is over.
   */
  async admit(bytes: number, logs = 1): Promise<() => void> {
    const charge = bytes + logs * overheadBytes;
    if (this.isOld || this.refusal(charge)) await this.refresh(charge);
    // In one turn: whoever comes next sees the charge.
    this.refuseIfFull(charge);
    return this.charge(charge);
  }

  /** Charges for a log that can be left out, or stored in another way: `null` where there may be no room. */
  admitAtOnce(bytes: number): (() => void) | null {
    const charge = bytes + overheadBytes;
    return this.level === "full" || this.refusal(charge) ? null : this.charge(charge);
  }

  /** Throws `StorageFull` where not even the smallest log would be admitted. */
  async checkRoom(): Promise<void> {
    if (this.isOld || this.refusal(overheadBytes)) await this.refresh(overheadBytes);
    this.refuseIfFull(overheadBytes);
  }

  /** Throws `StorageFull` while uploads are refused. */
  async checkLevel(): Promise<void> {
    await this.measureIfOlder(this.deps.freshness.refusalMs);
    // What was admitted since the last measurement may be more than the rest of the room.
    this.updateLevel();
    const refusal = this.refusal(this.wanted);
    if (refusal) throw refusal;
  }

  notices(): Record<string, string> {
    return this.level === "ok" ? {} : { storage: this.sentence() };
  }

  /** The last measurement, with what was admitted since; `null` where nothing is known. */
  figures(): Pick<StoreFigures, "disk" | "used" | "quota"> {
    const { measured } = this;
    const reading = this.reading();
    const disk = reading?.disk && measured?.disk;
    return {
      disk: disk ? { size: disk.total, free: Math.max(0, reading.disk!.free), reserve: reading.disk!.reserve } : null,
      used: measured?.used ?? null,
      quota: this.deps.limits.maxStoreBytes === 0 ? null : this.deps.limits.maxStoreBytes,
    };
  }

  /** Callers that come while one is under way share it. */
  measure(): Promise<void> {
    if (!this.deps.measure) return Promise.resolve();
    this.measuring ??= this.measureOnce(this.deps.measure).finally(() => {
      this.measuring = null;
    });
    return this.measuring;
  }

  private async measureOnce(measure: () => Promise<SpaceMeasure>): Promise<void> {
    // Written before the measurement began, and so certainly in it.
    const included = this.written;
    const late = Promise.withResolvers<null>();
    const timer = setTimeout(() => late.resolve(null), measureWithinMs);
    try {
      // A storage that cannot say how full it is cannot be written either: whoever writes, and health, say why.
      const measured = await Promise.race([measure().catch(() => null), late.promise]);
      this.measuredAt = this.deps.now();
      if (!measured) return;
      this.measured = measured;
      this.written -= included;
      this.updateLevel();
    } finally {
      clearTimeout(timer);
    }
  }

  private async measureIfOlder(ms: number): Promise<void> {
    if (this.deps.now() - this.measuredAt >= ms) await this.measure();
  }

  /** Whether the last measurement is too old to decide anything by it. */
  private get isOld(): boolean {
    const { roomyMs, shortMs } = this.deps.freshness;
    return this.deps.now() - this.measuredAt >= (this.level === "ok" ? roomyMs : shortMs);
  }

  /** Measures where the last measurement is too old for the decision. */
  private async refresh(charge: number): Promise<void> {
    const { refusalMs } = this.deps.freshness;
    if (this.isOld) await this.measure();
    if (this.refusal(charge)) await this.measureIfOlder(refusalMs);
  }

  private refuseIfFull(charge: number): void {
    const refusal = this.refusal(charge);
    if (!refusal) return;
    this.wanted = Math.max(this.wanted, charge);
    this.updateLevel();
    throw refusal;
  }

  private charge(bytes: number): () => void {
    this.inFlight += bytes;
    return () => {
      this.inFlight -= bytes;
      this.written += bytes;
    };
  }

  /** Why a log of this charge cannot be taken now. */
  private refusal(charge: number): StorageFull | null {
    const reading = this.reading();
    if (!reading) return null;
    const { disk, quota } = reading;
    if (disk) {
      const room = disk.available - copies * charge;
      // Pages that are free inside of the database still have to go through the write-ahead log.
      const isShort = room < disk.reserve || (disk.reserve > 0 && disk.free - charge < disk.reserve / 2);
      if (isShort) return new StorageFull(fullSentence(reading, "disk"), "disk");
    }
    const isOver = quota !== null && quota.used + charge > quota.limit;
    return isOver ? new StorageFull(fullSentence(reading, "quota"), "quota") : null;
  }

  private isLow(reading: SpaceReading, margin: number): boolean {
    const { disk, quota } = reading;
    if (disk && disk.available < disk.reserve * lowReserves * (1 + margin)) return true;
    return quota !== null && quota.used > quota.limit * lowShareOfQuota * (1 - margin);
  }

  /** The last measurement, less what was admitted since. */
  private reading(): SpaceReading | null {
    if (!this.measured) return null;
    const { limits } = this.deps;
    const { disk, reusable, used } = this.measured;
    const pending = this.inFlight + this.written;
    return {
      disk: disk && {
        free: disk.free - pending,
        available: disk.free + reusable - copies * pending,
        reserve: limits.minFreeBytes ?? automaticReserve(disk.total),
      },
      quota: used === null || limits.maxStoreBytes === 0 ? null : { used: used + pending, limit: limits.maxStoreBytes },
    };
  }

  private updateLevel(): void {
    const reading = this.reading();
    if (!reading) return;
    const margin = this.level === "ok" ? 0 : 0.05;
    if (this.refusal(this.wanted)) this.level = "full";
    else {
      this.wanted = overheadBytes;
      this.level = this.isLow(reading, margin) ? "low" : "ok";
    }
    this.announce();
  }

  private announce(): void {
    const order: SpaceLevel[] = ["ok", "low", "full"];
    const change = order.indexOf(this.level) - order.indexOf(this.announced);
    const now = this.deps.now();
    if (change >= 0) this.betterSince = null;
    else this.betterSince ??= now;
    const isDue = change > 0 || (this.betterSince !== null && now - this.betterSince >= calmMs);
    if (!isDue) return;
    this.announced = this.level;
    this.betterSince = null;
    this.deps.changed(this.level, this.level === "ok" ? "there is room for new logs again" : this.sentence());
  }

  private sentence(): string {
    const reading = this.reading();
    if (!reading) return "";
    return (this.level === "full" && this.refusal(this.wanted)?.reason) || lowSentence(reading);
  }
}
