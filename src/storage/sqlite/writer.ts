import { Outage } from "../../wire/refusal.ts";
import { wholeBuffers } from "../../work/thread.ts";
import { threadEntry } from "../../work/thread-entry.ts";
import { type EngineMeter, metered, noMeter } from "../engine-meter.ts";
import { monotonicMs } from "./monotonic.ts";
import type { QueuedWrite } from "./write-queue.ts";
import type { FromWriter, ToWriter } from "./writer-thread.ts";
import { contentBytesOf, type Write, type WriteResult } from "./writes.ts";

interface Pending {
  resolve: (result: WriteResult) => void;
  reject: (error: Error) => void;
  timer: ReturnType<typeof setTimeout> | undefined;
  bytes: number;
}

/** What the thread tells by itself. */
export interface WriterEvents {
  /** The room of removed logs belongs to the file system again. */
  gaveBack(): void;
  /** The list of removals could not be written, and is tried again. */
  notListed(reason: string): void;
}

const noEvents: WriterEvents = { gaveBack() {}, notListed() {} };

/** A disk that takes longer than this for a commit counts as failed. */
const writeDeadlineMs = 20_000;
/** The thread drops what it has not begun by then: an upload that was refused must not be stored later. */
const graceMs = 100;
/** Views are given up only with the thread: sent again after a commit that was merely late, they would count twice. */
const hasDeadline = (write: Write) => write.kind !== "views";
/** So many are sent at once, whatever the thread does: it should not wait for a request thread that is busy. */
const enoughWrites = 8;
/** Logs that may wait for the disk, all together. */
const maxPendingBytes = 64 * 1024 * 1024;

/** The request thread's end of the writer. Starts a new thread if the old one dies; its writes fail, the next pass. */
export class Writer {
  private worker: Worker | null = null;
  private starting: Promise<Worker> | null = null;
  private nextTicket = 1;
  private pendingBytes = 0;
  /** Also those whose sender has been refused: until the thread has answered, their bytes are in memory. */
  private readonly pending = new Map<number, Pending>();
  /** What the thread will be told next, in one message: as much as comes while it commits what it was told before. */
  private outgoing: QueuedWrite[] = [];
  private isFlushing = false;
  /** It was told something, and has not answered. */
  private isCommitting = false;
  private closing: { promise: Promise<void>; resolve: () => void } | null = null;

  private constructor(
    private readonly path: string,
    private readonly events: WriterEvents,
    private readonly meter: EngineMeter,
  ) {}

  static async open(path: string, events: WriterEvents = noEvents, meter: EngineMeter = noMeter): Promise<Writer> {
    const writer = new Writer(path, events, meter);
    await writer.start();
    return writer;
  }

  /** How many writes wait for the disk. */
  get waiting(): number {
    return this.pending.size;
  }

  write(write: Write): Promise<WriteResult> {
    // For operators, a log is a log.
    const operation = write.kind === "insert-text" ? "insert" : write.kind;
    return metered(this.meter, "sqlite", operation, () => this.queue(write));
  }

  private async queue(write: Write): Promise<WriteResult> {
    if (this.closing) throw new Outage("The store is closing.");
    const bytes = contentBytesOf(write);
    if (bytes > 0 && this.pendingBytes + bytes > maxPendingBytes) throw new Outage("Too many logs wait for the disk.");
    this.pendingBytes += bytes;
    try {
      if (!this.worker) await this.start();
    } catch (error) {
      this.pendingBytes -= bytes;
      throw error;
    }
    return this.send(write, bytes);
  }

  /** Commits what is queued, then ends the thread. */
  async close(): Promise<void> {
    if (!this.closing) {
      this.closing = Promise.withResolvers<void>();
      if (this.worker) {
        this.flush();
        this.worker.postMessage({ kind: "close" } satisfies ToWriter);
      } else this.closing.resolve();
    }
    await this.closing.promise;
    this.worker?.terminate();
  }

  private send(write: Write, bytes: number): Promise<WriteResult> {
    const ticket = this.nextTicket++;
    return new Promise<WriteResult>((resolve, reject) => {
      const giveUp = () => reject(new Outage("The disk did not answer in time."));
      const timer = hasDeadline(write) ? setTimeout(giveUp, writeDeadlineMs) : undefined;
      this.pending.set(ticket, { resolve, reject, timer, bytes });
      const expiresAt = timer ? monotonicMs() + writeDeadlineMs - graceMs : Number.POSITIVE_INFINITY;
      this.outgoing.push({ ticket, write, expiresAt });
      if (this.outgoing.length >= enoughWrites) this.flush();
      else if (!this.isCommitting) this.flushSoon();
    });
  }

  /** Behind what else happens in this turn of the event loop, so that it shares the message and the commit. */
  private flushSoon(): void {
    if (this.isFlushing) return;
    this.isFlushing = true;
    setImmediate(() => {
      this.isFlushing = false;
      this.flush();
    });
  }

  private flush(): void {
    if (this.outgoing.length === 0) return;
    if (!this.worker) {
      this.abandon("The writer's thread ended.");
      return;
    }
    const writes = this.outgoing;
    this.outgoing = [];
    const texts = writes.flatMap(({ write }) => (write.kind === "insert-text" ? [write.log.text] : []));
    try {
      this.worker.postMessage({ kind: "writes", writes } satisfies ToWriter, wholeBuffers(texts));
    } catch (error) {
      // What cannot be sent is a bug of the caller's; the thread has not heard of it, and others can go on.
      for (const { ticket } of writes) this.take(ticket)?.reject(error as Error);
      return;
    }
    this.isCommitting = true;
  }

  private start(): Promise<Worker> {
    this.starting ??= this.startThread().finally(() => {
      this.starting = null;
    });
    return this.starting;
  }

  private startThread(): Promise<Worker> {
    const { promise, resolve, reject } = Promise.withResolvers<Worker>();
    const worker = new Worker(threadEntry("storage/sqlite/writer-thread.ts").href);
    worker.onmessage = (event: MessageEvent<FromWriter>) => {
      const message = event.data;
      if (message.kind === "done") this.settle(message);
      else if (message.kind === "gave-back") this.events.gaveBack();
      else if (message.kind === "not-listed") this.events.notListed(message.message);
      else if (message.kind === "opened") {
        this.worker = worker;
        resolve(worker);
      } else if (message.kind === "failed") {
        worker.terminate();
        reject(new Outage(message.message));
      } else this.closing?.resolve();
    };
    const died = (reason: string) => {
      reject(new Outage(reason));
      if (this.worker === worker) this.abandon(reason);
    };
    worker.onerror = (event) => died(`The writer's thread failed: ${event.message}`);
    worker.addEventListener("close", () => died("The writer's thread ended."));
    worker.postMessage({ kind: "open", path: this.path } satisfies ToWriter);
    return promise;
  }

  private settle({ outcomes }: Extract<FromWriter, { kind: "done" }>): void {
    for (const outcome of outcomes) {
      const pending = this.take(outcome.ticket);
      if ("failure" in outcome) pending?.reject(new Outage(outcome.failure));
      else pending?.resolve(outcome.result);
    }
    this.isCommitting = this.pending.size > this.outgoing.length;
    // Those who have just been answered may have more to write.
    if (this.outgoing.length > 0) this.flushSoon();
  }

  private take(ticket: number): Pending | undefined {
    const pending = this.pending.get(ticket);
    if (!pending) return undefined;
    this.pending.delete(ticket);
    this.pendingBytes -= pending.bytes;
    clearTimeout(pending.timer);
    return pending;
  }

  private abandon(reason: string): void {
    this.worker = null;
    this.outgoing = [];
    this.isCommitting = false;
    for (const ticket of [...this.pending.keys()]) this.take(ticket)?.reject(new Outage(reason));
    this.closing?.resolve();
  }
}
