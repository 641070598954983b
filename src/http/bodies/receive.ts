import type { Clock } from "../../logs/ports.ts";
import { Refusal } from "../../wire/refusal.ts";
import { ByteBudget, type Lease } from "../byte-budget.ts";

/** The client went away before its request was complete. Nobody is left to answer. */
export class ClientGone extends Error {
  override readonly name = "ClientGone";
}

/** A body in memory. Whoever has it releases it when its bytes are no longer needed. */
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
  patienceMs: number;
  /** and longer if it keeps up this pace. */
  minBytesPerSecond: number;
}

export const defaultBodyLimits: BodyLimits = {
  smallBody: 256 * 1024,
  smallBytes: 64 * 1024 * 1024,
  largeBytes: 144 * 1024 * 1024,
  patienceMs: 30_000,
  minBytesPerSecond: 16 * 1024,
};

/** While a body is being read, there is also the text it was turned into: it is charged for both. */
const workingCopies = 2;
/** A large body of unknown length asks for this much, and once more for the rest if it is larger. */
const unknownLengthShare = 16 * 1024 * 1024;
const busy = () => new Refusal(503, "The server is busy. Try again in a moment.", 2);

/**
 * Receives request bodies within bounded memory. Memory is charged for bytes that have arrived, not for what a header
 * promises, so a thousand connections that trickle cost next to nothing; a body that passes `smallBody` has to hold a
 * share of the large budget before more of it is read, and TCP holds the sender back until then.
 */
export class BodyReceiver {
  private readonly large: ByteBudget;
  private smallUsed = 0;

  constructor(
    private readonly limits: BodyLimits,
    private readonly clock: Clock,
  ) {
    this.large = new ByteBudget(
      { limit: limits.largeBytes, maxWaitMs: 20_000, minBytesPerSecond: 64 * 1024, graceMs: 3000 },
      clock,
    );
  }

  async receive(request: Request, maxBytes: number, tooLarge: () => Refusal): Promise<ReceivedBody> {
    const declared = declaredLength(request.headers);
    if (declared !== null && declared > maxBytes) throw tooLarge();
    if (!request.body) return { bytes: new Uint8Array(), release: () => {} };
    const reception = new Reception(this, this.limits, request.body, declared);
    try {
      return await reception.run(maxBytes, tooLarge);
    } catch (error) {
      reception.abandon();
      throw error;
    }
  }

  takeSmall(bytes: number): void {
    if (this.smallUsed + bytes > this.limits.smallBytes) throw busy();
    this.smallUsed += bytes;
  }

  freeSmall(bytes: number): void {
    this.smallUsed -= bytes;
  }

  acquireLarge(bytes: number, onEvicted: () => void): Promise<Lease> {
    return this.large.acquire(bytes, onEvicted);
  }

  get usedBytes(): number {
    return this.smallUsed + this.large.usedBytes;
  }

  now(): number {
    return this.clock.monotonic();
  }
}

/** One body on its way in. */
class Reception {
  private readonly reader: ReadableStreamDefaultReader<Uint8Array>;
  private chunks: Uint8Array[] = [];
  private whole: Buffer | null = null;
  private total = 0;
  private smallCharge = 0;
  private readonly leases: Lease[] = [];
  /** Set when the body is given up from outside the reading loop. */
  private stopped: Refusal | null = null;
  private deadline: ReturnType<typeof setTimeout> | null = null;
  /** Moved forward by the time that we ourselves held the sender back. */
  private started: number;

  constructor(
    private readonly receiver: BodyReceiver,
    private readonly limits: BodyLimits,
    body: ReadableStream<Uint8Array>,
    private readonly declared: number | null,
  ) {
    this.reader = body.getReader() as ReadableStreamDefaultReader<Uint8Array>;
    this.started = receiver.now();
  }

  async run(maxBytes: number, tooLarge: () => Refusal): Promise<ReceivedBody> {
    this.deadline = setTimeout(() => this.checkPace(), this.limits.patienceMs);
    for (;;) {
      const chunk = await this.nextChunk();
      if (this.stopped) throw this.stopped;
      if (chunk === null) break;
      this.total += chunk.length;
      if (this.total > maxBytes) throw tooLarge();
      await this.makeRoom(chunk.length, maxBytes);
      this.keep(chunk);
    }
    clearTimeout(this.deadline);
    for (const lease of this.leases) lease.settle();
    const bytes = this.allBytes();
    this.chunks = [];
    return { bytes, release: () => this.free() };
  }

  /** A large body of known length goes straight to its place: gathering it first would take twice the memory. */
  private keep(chunk: Uint8Array): void {
    if (this.leases.length > 0 && this.declared !== null && !this.whole) {
      this.whole = Buffer.allocUnsafeSlow(this.declared);
      let at = 0;
      for (const earlier of this.chunks) {
        this.whole.set(earlier, at);
        at += earlier.length;
      }
      this.chunks = [];
    }
    if (this.whole) this.whole.set(chunk, this.total - chunk.length);
    else this.chunks.push(chunk);
  }

  private allBytes(): Uint8Array {
    if (this.whole) return this.whole;
    return this.chunks.length === 1 ? this.chunks[0]! : Buffer.concat(this.chunks, this.total);
  }

  abandon(): void {
    if (this.deadline) clearTimeout(this.deadline);
    this.chunks = [];
    this.whole = null;
    this.free();
    // What still arrives is thrown away by the server, so that the sender gets to read its answer.
    this.reader.cancel().catch(() => {});
  }

  private async nextChunk(): Promise<Uint8Array | null> {
    try {
      const { done, value } = await this.reader.read();
      return done ? null : value;
    } catch (error) {
      throw this.stopped ?? new ClientGone((error as Error).message);
    }
  }

  private async makeRoom(bytes: number, maxBytes: number): Promise<void> {
    if (this.total <= this.limits.smallBody) {
      this.receiver.takeSmall(bytes);
      this.smallCharge += bytes;
      return;
    }
    const held = this.leases.reduce((sum, lease) => sum + lease.bytes, 0) / workingCopies;
    if (this.total > held && this.leases.length < 2) {
      const length = this.declared ?? (this.leases.length === 0 ? unknownLengthShare : maxBytes - held);
      const expected = workingCopies * length;
      const asked = this.receiver.now();
      this.leases.push(await this.receiver.acquireLarge(Math.max(expected, this.total - held), () => this.evict()));
      this.started += this.receiver.now() - asked;
      this.receiver.freeSmall(this.smallCharge);
      this.smallCharge = 0;
    }
    this.leases.at(-1)?.progress(bytes);
  }

  private checkPace(): void {
    const elapsed = this.receiver.now() - this.started;
    const allowed = this.limits.patienceMs + (this.total / this.limits.minBytesPerSecond) * 1000;
    if (elapsed < allowed) {
      this.deadline = setTimeout(() => this.checkPace(), Math.max(1000, allowed - elapsed));
      return;
    }
    this.stop(new Refusal(408, "The log took too long to arrive. Try again on a faster connection."));
  }

  private evict(): void {
    this.stop(new Refusal(503, "The server is busy and this upload was too slow. Try again in a moment.", 5));
  }

  private stop(reason: Refusal): void {
    this.stopped = reason;
    this.reader.cancel().catch(() => {});
  }

  private free(): void {
    this.receiver.freeSmall(this.smallCharge);
    this.smallCharge = 0;
    for (const lease of this.leases.splice(0)) lease.release();
  }
}

function declaredLength(headers: Headers): number | null {
  const header = headers.get("content-length");
  return header !== null && /^\d+$/.test(header) ? Number(header) : null;
}
