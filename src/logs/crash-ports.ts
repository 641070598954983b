import type { LogId } from "./ports.ts";

/**
 * What is counted of faults, over all logs: a small row for each log and one for each fault, which hold nobody's text. Everything
 * here follows from logs that are there, and can be counted again.
 */

/** What a fault is known by in all logs: the version of how it is made, and a hash of what the fault is made of. */
export type CrashFingerprint = string & { readonly brand: "CrashFingerprint" };

/** What is kept of a log that was explained. */
export interface CrashSighting {
  log: LogId;
  /** `null` where its verdict has none: it is one of those that others are compared with. */
  fingerprint: CrashFingerprint | null;
  /** What the fingerprint is made of, for the operator. */
  about: string;
  /** Keyed hash of who shared it. */
  sharer: string;
  /** When it was shared, in days since 1970. */
  day: number;
  /** Game and loader: which logs it can be compared with. */
  platform: string;
  /** Packed: versions and mods. */
  traits: Uint8Array;
}

export type SampledCrash = Pick<CrashSighting, "fingerprint" | "platform" | "traits">;

export interface CrashCounts {
  fingerprint: CrashFingerprint;
  about: string;
  /** Logs that have it, */
  shares: number;
  /** and how many shared them. */
  sharers: number;
  firstDay: number;
  lastDay: number;
}

/** With how many shared it within some days. */
export interface RecentCrash extends CrashCounts {
  recentSharers: number;
}

/** Days since 1970, both inclusive. */
export interface DaySpan {
  from: number;
  to: number;
}

export interface Crashes {
  /**
   * Counts a log, or counts it again as something else: the last word on a log is the only one. Nothing happens where the log is not
   * there any more. It can be counted again, so this may be lost where room is short.
   */
  note(sighting: CrashSighting): Promise<void>;
  /** `null`: no log that is there has it. */
  counts(fingerprint: CrashFingerprint): Promise<CrashCounts | null>;
  /** Of a fault or of a platform: the last log of each sharer, at most so many, and always the same ones of many. */
  sample(of: { fingerprint: CrashFingerprint } | { platform: string }, limit: number): Promise<SampledCrash[]>;
  /** What most shared within these days, of all that at least so many shared ever. */
  frequent(days: DaySpan, leastSharers: number, limit: number): Promise<RecentCrash[]>;
  /** How many shared it on each day; days of none are left out. */
  days(fingerprint: CrashFingerprint, days: DaySpan): Promise<{ day: number; sharers: number }[]>;
}

export interface CrashCounting {
  readonly crashes: Crashes;
}
