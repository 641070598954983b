import { LecternError } from "./lectern-error.ts";

export interface RetryOptions {
  /** How often one call is tried at most, the first time included. Default 4; 1 turns retries off. */
  attempts?: number;
  /** How long one call may wait for its retries in all, in milliseconds. Default 120,000. */
  totalMs?: number;
}

/** Told before each wait. */
export interface RetryNotice {
  /** 1 before the second try. */
  attempt: number;
  delayMs: number;
  error: LecternError;
}

/** Whether a call can be repeated without knowing what became of the last one: a read can, an upload cannot. @internal */
export type Repeatable = "read" | "upload";

/** What time and chance are to retries. Tests bring their own. @internal */
export interface Surroundings {
  /** From 0 to 1. */
  random(): number;
  /** Rejects with the signal's reason when it is aborted. */
  wait(milliseconds: number, signal: AbortSignal | undefined): Promise<void>;
}

const defaultAttempts = 4;
const defaultTotalMs = 120_000;
/** Where the server does not say how long. Doubled each time. */
const firstPauseMs = 300;
/** A server that cannot be reached is seldom back a moment later. */
const triesWithoutAnswer = 3;
/** Added to what the server says, so that clients that were refused together do not come back together. */
const maxJitterMs = 1000;

/** @internal */
export class Retrying {
  private readonly attempts: number;
  private readonly totalMs: number;

  constructor(
    options: RetryOptions | false = {},
    private readonly onRetry: (notice: RetryNotice) => void = () => {},
    private readonly surroundings: Surroundings = platform,
  ) {
    this.attempts = options === false ? 1 : Math.max(1, options.attempts ?? defaultAttempts);
    this.totalMs = options === false ? 0 : (options.totalMs ?? defaultTotalMs);
  }

  /** Tries until it works, is hopeless, or would take too long. Rejects with the last `LecternError`. */
  async run<Result>(
    kind: Repeatable,
    signal: AbortSignal | undefined,
    attempt: () => Promise<Result>,
  ): Promise<Result> {
    let waitedMs = 0;
    for (let tries = 1; ; tries++) {
      try {
        signal?.throwIfAborted();
        return await attempt();
      } catch (error) {
        if (!(error instanceof LecternError)) throw error;
        const delayMs = this.delayBefore(tries, kind, error);
        // Never earlier than the server said: where that is too late, the caller is told.
        if (delayMs === null || tries >= this.attempts || waitedMs + delayMs > this.totalMs) throw error;
        this.onRetry({ attempt: tries, delayMs, error });
        await this.surroundings.wait(delayMs, signal);
        waitedMs += delayMs;
      }
    }
  }

  /** `null`: this is not to be tried again. */
  private delayBefore(tries: number, kind: Repeatable, error: LecternError): number | null {
    const { code, status, retryAfter } = error;
    const isRefused = code === "rate-limited" || status === 503;
    if (isRefused && retryAfter !== null) {
      return retryAfter * 1000 + this.surroundings.random() * maxJitterMs;
    }
    // Something between us and the server may say 502 to 504 after the server has stored the log.
    const isSafe = code === "rate-limited" || (kind === "read" && (code === "unavailable" || code === "unreachable"));
    if (!isSafe || (code === "unreachable" && tries >= triesWithoutAnswer)) return null;
    return firstPauseMs * 2 ** (tries - 1) * (1 + this.surroundings.random());
  }
}

const platform: Surroundings = {
  random: () => Math.random(),
  wait: (milliseconds, signal) =>
    new Promise((resolve, reject) => {
      const stop = () => {
        clearTimeout(timer);
        reject(signal!.reason);
      };
      const timer = setTimeout(() => {
        signal?.removeEventListener("abort", stop);
        resolve();
      }, milliseconds);
      if (signal?.aborted) stop();
      else signal?.addEventListener("abort", stop, { once: true });
    }),
};
