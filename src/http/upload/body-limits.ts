import { Refusal } from "../../wire/refusal.ts";

/** A body in memory. Release it when its bytes are no longer needed. */
export interface ReceivedBody {
  bytes: Uint8Array;
  release(): void;
}

export interface BodyLimits {
  /** Up to here a body just takes the memory it needs; a larger one waits for a share of `largeBytes`. */
  smallBody: number;
  /** All small bodies, and the beginnings of large ones. */
  smallBytes: number;
  /** All large bodies. */
  largeBytes: number;
  /** A body may always take this long, */
  timeoutMs: number;
  /** and longer if it keeps up this pace. */
  minBytesPerSecond: number;
}

export const defaultBodyLimits: BodyLimits = {
  smallBody: 256 * 1024,
  smallBytes: 64 * 1024 * 1024,
  largeBytes: 144 * 1024 * 1024,
  timeoutMs: 30_000,
  minBytesPerSecond: 16 * 1024,
};

export function tookTooLong(): Refusal {
  return new Refusal(408, "The log took too long to arrive. Try again on a faster connection.");
}

/** For a body that holds memory which others wait for. */
export function tooSlow(): Refusal {
  return new Refusal(503, "The server is busy and this upload was too slow. Try again in a moment.");
}
