import { ClientGone, type Requester, SharedRequester, untilAborted } from "../../../work/requester.ts";
import { ByteBoundedCache } from "./byte-bounded-cache.ts";

/** Counts hits and misses. */
export interface CacheMeter {
  hit(): void;
  miss(): void;
}

const noMeter: CacheMeter = { hit: () => {}, miss: () => {} };

interface Flight<Value> {
  shared: SharedRequester;
  made: Promise<Value>;
}

/**
 * A cache that makes each value once: whoever asks while it is being made waits for the same result, and when nobody
 * waits any more, the work is dropped.
 */
export class SingleFlightCache<Value> {
  private readonly cache: ByteBoundedCache<Value>;
  private readonly flights = new Map<string, Flight<Value>>();

  constructor(
    limit: number,
    private readonly bytesOf: (value: Value) => number,
    private readonly meter: CacheMeter = noMeter,
  ) {
    this.cache = new ByteBoundedCache(limit, limit / 4);
  }

  kept(key: string): Value | undefined {
    const kept = this.cache.get(key);
    // A miss is counted by `get`, which comes next.
    if (kept !== undefined) this.meter.hit();
    return kept;
  }

  forget(key: string): void {
    this.cache.delete(key);
  }

  /** `make` gets everybody who waits as one requester, to pass on to the work it waits for. */
  async get(key: string, requester: Requester, make: (shared: Requester) => Promise<Value>): Promise<Value> {
    for (;;) {
      const kept = this.kept(key);
      if (kept !== undefined) return kept;
      this.meter.miss();
      try {
        return await this.join(key, requester, make);
      } catch (error) {
        // The work was cancelled because all earlier requesters have gone.
        if (!(error instanceof ClientGone) || requester.signal.aborted) throw error;
      }
    }
  }

  private async join(key: string, requester: Requester, make: (shared: Requester) => Promise<Value>): Promise<Value> {
    const running = this.flights.get(key);
    const shared = running?.shared ?? new SharedRequester();
    const leave = shared.join(requester);
    const flight = running ?? this.start(key, shared, make);
    try {
      return await untilAborted(flight.made, requester.signal);
    } finally {
      leave();
    }
  }

  private start(key: string, shared: SharedRequester, make: (shared: Requester) => Promise<Value>): Flight<Value> {
    const made = make(shared)
      .then((value) => {
        this.cache.set(key, value, this.bytesOf(value));
        return value;
      })
      .finally(() => this.flights.delete(key));
    // Everybody may have left before it fails.
    made.catch(() => {});
    const flight = { shared, made };
    this.flights.set(key, flight);
    return flight;
  }
}
