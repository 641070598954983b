import type { Clock } from "../../logs/ports.ts";
import { Refusal } from "../../wire/refusal.ts";
import { ClientGone } from "../../work/requester.ts";
import { type Exchange, requesterOf, type StartedBody } from "../core/exchange.ts";
import { ChunkMeter } from "../core/fairness/chunk-meter.ts";
import { ChunkTurns } from "../core/fairness/chunk-turns.ts";
import type { Lease } from "../core/fairness/lease.ts";
import { MemoryBudget } from "../core/fairness/memory-budget.ts";
import { BodyBuffer } from "./body-buffer.ts";
import { type BodyLimits, type ReceivedBody, tookTooLong, tooSlow } from "./body-limits.ts";
import { receiveWhole } from "./whole-body.ts";

/** While a body is being read, there is also the text it was turned into: it is charged for both. */
const workingCopies = 2;
/** What a large body of unknown length asks for at first. */
const unknownLengthShare = 16 * 1024 * 1024;
/** What one asks for at a time that needs more: because it is longer, or because others were waiting. */
const stepBytes = 1024 * 1024;
/** The part of the small budget that may be promised to bodies which have not arrived. */
const plenty = 0.5;
const tinyPiece = 64;
const gatheredBytes = 4096;
const pace = { maxWaitMs: 20_000, minBytesPerSecond: 64 * 1024, graceMs: 3000 };

/**
 * Receives request bodies within bounded memory. Memory is charged for bytes that have arrived, not for what a header
 * promises, so a thousand connections that trickle cost next to nothing. A body that passes `smallBody` waits for its
 * share of the large budget, and TCP holds the sender back until then. When memory is short, clients share it.
 */
export class BodyReceiver {
  private readonly small: MemoryBudget;
  private readonly large: MemoryBudget;
  private readonly chunks = new ChunkTurns();

  constructor(
    private readonly limits: BodyLimits,
    private readonly clock: Clock,
    onWaited: (budget: "small-bodies" | "large-bodies", ms: number) => void = () => {},
  ) {
    const budgetOf = (name: "small-bodies" | "large-bodies", limit: number) =>
      new MemoryBudget({ limit, ...pace, onWaited: (ms) => onWaited(name, ms) }, clock);
    this.small = budgetOf("small-bodies", limits.smallBytes);
    this.large = budgetOf("large-bodies", limits.largeBytes);
  }

  /** For whoever watches how full they are. */
  get budgets(): Record<"small-bodies" | "large-bodies", MemoryBudget> {
    return { "small-bodies": this.small, "large-bodies": this.large };
  }

  async receive(exchange: Exchange, maxBytes: number, tooLarge: () => Refusal): Promise<ReceivedBody> {
    const { request } = exchange;
    const declared = declaredLength(request.headers);
    if (declared !== null && declared > maxBytes) throw tooLarge();
    const whole = declared === null ? null : this.receiveWhole(exchange, declared);
    if (whole !== null) return whole;
    if (!request.body) return { bytes: new Uint8Array(), release: () => {} };
    const { small, large, chunks, limits, clock } = this;
    const reception = new Reception({ small, large, chunks, limits, clock }, exchange, request.body, declared);
    try {
      return await reception.run(maxBytes, tooLarge);
    } catch (error) {
      reception.abandon();
      throw error;
    }
  }

  get usedBytes(): number {
    return this.small.usedBytes + this.large.usedBytes;
  }

  /**
   * A small body of known length is left to the runtime, which needs half the time when nobody watches the chunks. It is
   * charged for all that it promises, so only while there is plenty of room; `null` where there is not.
   */
  private receiveWhole(exchange: Exchange, declared: number): Promise<ReceivedBody> | null {
    const { small, limits } = this;
    if (declared > limits.smallBody || small.usedBytes + declared > small.limit * plenty) return null;
    return small.waitingCount > 0 ? null : receiveWhole(exchange, declared, small, limits);
  }
}

interface ReceptionDependencies {
  small: MemoryBudget;
  large: MemoryBudget;
  chunks: ChunkTurns;
  limits: BodyLimits;
  clock: Clock;
}

/** One body on its way in. */
class Reception {
  private readonly body: StartedBody;
  private readonly buffer: BodyBuffer;
  private lease: Lease;
  private isLarge = false;
  /** Set when the body is given up from outside the reading loop. */
  private stopped: Refusal | null = null;
  private deadline: ReturnType<typeof setTimeout> | null = null;
  /** Moved forward by the time that we ourselves held the sender back. */
  private started: number;

  constructor(
    private readonly deps: ReceptionDependencies,
    private readonly exchange: Exchange,
    body: ReadableStream<Uint8Array>,
    private readonly declared: number | null,
  ) {
    const reader = body.getReader() as ReadableStreamDefaultReader<Uint8Array>;
    this.body = { reader, meter: new ChunkMeter(), isOver: false };
    exchange.body = this.body;
    this.buffer = new BodyBuffer(declared);
    this.started = deps.clock.monotonic();
    this.lease = deps.small.open(exchange.client.key, () => this.evict());
  }

  async run(maxBytes: number, tooLarge: () => Refusal): Promise<ReceivedBody> {
    this.deadline = setTimeout(() => this.checkPace(), this.deps.limits.timeoutMs);
    for (;;) {
      const chunk = await this.nextChunk();
      if (this.stopped) throw this.stopped;
      if (chunk === null) break;
      const { length } = chunk;
      const total = this.buffer.length + length;
      if (total > maxBytes) throw tooLarge();
      const room = this.makeRoom(total);
      if (room !== null) await room;
      if (this.stopped) throw this.stopped;
      this.buffer.append(chunk);
      this.lease.inUse = this.isLarge ? workingCopies * total : total;
      this.lease.progress(length);
    }
    clearTimeout(this.deadline);
    this.lease.settle();
    const bytes = this.buffer.take();
    return { bytes, release: () => this.lease.release() };
  }

  abandon(): void {
    if (this.deadline) clearTimeout(this.deadline);
    this.buffer.free();
    this.lease.release();
    // What still arrives of a chunked body has a cost: `UnreadBodies` sees to it. Of others, the server skips it, so that
    // the sender gets to read its answer.
    if (this.declared !== null) this.cancel();
  }

  /** Between two reads the runtime joins what arrives, for a fraction of what each chunk would cost here. */
  private async nextChunk(): Promise<Uint8Array | null> {
    try {
      if (this.meter.joinsChunks) await this.deps.chunks.take(this.exchange.client.key);
      const { done, value } = await this.body.reader.read();
      if (done) {
        this.body.isOver = true;
        return null;
      }
      this.meter.add(value.length);
      return value.length < tinyPiece && !this.meter.joinsChunks ? await this.gather(value) : value;
    } catch (error) {
      if (error instanceof Refusal) throw error;
      this.body.isOver = true;
      throw this.stopped ?? new ClientGone((error as Error).message);
    }
  }

  /** Tiny chunks one by one, but with nothing else done for each of them. */
  private async gather(first: Uint8Array): Promise<Uint8Array> {
    const gathered = new Uint8Array(gatheredBytes);
    gathered.set(first);
    let length = first.length;
    while (length + tinyPiece <= gatheredBytes && !this.meter.joinsChunks && !this.stopped) {
      const { done, value } = await this.body.reader.read();
      if (done) break;
      this.meter.add(value.length);
      if (length + value.length > gatheredBytes) return Buffer.concat([gathered.subarray(0, length), value]);
      gathered.set(value, length);
      length += value.length;
    }
    return gathered.subarray(0, length);
  }

  /** `null` where there is room already. */
  private makeRoom(total: number): Promise<void> | null {
    const { small, limits } = this.deps;
    if (!this.isLarge && total <= limits.smallBody) {
      const missing = total - this.lease.bytes;
      return small.tryGrow(this.lease, missing) ? null : this.waitFor(small, missing);
    }
    if (!this.isLarge) return this.becomeLarge(total);
    const needed = Math.min(workingCopies * total, this.deps.large.limit);
    if (needed <= this.lease.bytes) return null;
    const step = Math.min(workingCopies * ((this.declared ?? Number.POSITIVE_INFINITY) - total), stepBytes);
    return this.waitFor(this.deps.large, needed - this.lease.bytes + Math.max(0, step));
  }

  private async waitFor(budget: MemoryBudget, bytes: number): Promise<void> {
    const { clock } = this.deps;
    const asked = clock.monotonic();
    await budget.grow(this.lease, bytes, requesterOf(this.exchange));
    this.started += clock.monotonic() - asked;
  }

  private async becomeLarge(total: number): Promise<void> {
    const { large, clock } = this.deps;
    const asked = clock.monotonic();
    const wanted = workingCopies * (this.declared ?? Math.max(total, unknownLengthShare));
    const lease = await large.acquire(wanted, requesterOf(this.exchange), () => this.evict());
    this.started += clock.monotonic() - asked;
    this.lease.release();
    this.lease = lease;
    this.isLarge = true;
  }

  private checkPace(): void {
    const { limits, clock } = this.deps;
    const elapsed = clock.monotonic() - this.started;
    const allowed = limits.timeoutMs + (this.buffer.length / limits.minBytesPerSecond) * 1000;
    if (elapsed < allowed) {
      this.deadline = setTimeout(() => this.checkPace(), Math.max(1000, allowed - elapsed));
      return;
    }
    this.stop(tookTooLong());
  }

  private evict(): void {
    this.stop(tooSlow());
  }

  private stop(reason: Refusal): void {
    this.stopped = reason;
    this.cancel();
  }

  private cancel(): void {
    this.body.reader.cancel().catch(() => {});
  }

  private get meter(): ChunkMeter {
    return this.body.meter;
  }
}

function declaredLength(headers: Headers): number | null {
  const header = headers.get("content-length");
  return header !== null && /^\d+$/.test(header) ? Number(header) : null;
}
