import { Outage } from "../../wire/refusal.ts";
import { threadEntry } from "../../work/thread-entry.ts";
import type { FromWriter, ToWriter } from "./writer-worker.ts";
import type { Write, WriteResult } from "./writes.ts";

interface Pending {
  resolve: (result: WriteResult) => void;
  reject: (error: Error) => void;
  timer: ReturnType<typeof setTimeout> | undefined;
}

/** A disk that takes longer than this for a commit is as good as gone; the write may still happen, unacknowledged. */
const writeDeadlineMs = 20_000;
/** Views are given up only with the thread: sent again after a commit that was merely late, they would count twice. */
const hasDeadline = (write: Write) => write.kind !== "views";

/** The request thread's end of the writer. Starts a new thread if the old one dies; its writes fail, the next pass. */
export class Writer {
  private worker: Worker | null = null;
  private nextTicket = 1;
  private readonly pending = new Map<number, Pending>();
  private closing: { promise: Promise<void>; resolve: () => void } | null = null;

  private constructor(private readonly path: string) {}

  static async open(path: string): Promise<Writer> {
    const writer = new Writer(path);
    await writer.start();
    return writer;
  }

  async write(write: Write): Promise<WriteResult> {
    if (this.closing) throw new Outage("The store is closing.");
    const worker = this.worker ?? (await this.start());
    const ticket = this.nextTicket++;
    return new Promise<WriteResult>((resolve, reject) => {
      const giveUp = () => {
        this.pending.delete(ticket);
        reject(new Outage("The disk did not answer in time."));
      };
      const timer = hasDeadline(write) ? setTimeout(giveUp, writeDeadlineMs) : undefined;
      this.pending.set(ticket, { resolve, reject, timer });
      worker.postMessage({ kind: "write", ticket, write } satisfies ToWriter);
    });
  }

  /** Commits what is queued, then ends the thread. */
  async close(): Promise<void> {
    if (!this.closing) {
      this.closing = Promise.withResolvers<void>();
      if (this.worker) this.worker.postMessage({ kind: "close" } satisfies ToWriter);
      else this.closing.resolve();
    }
    await this.closing.promise;
    this.worker?.terminate();
  }

  private start(): Promise<Worker> {
    const { promise, resolve, reject } = Promise.withResolvers<Worker>();
    const worker = new Worker(threadEntry("storage/sqlite/writer-worker.ts").href);
    worker.onmessage = (event: MessageEvent<FromWriter>) => {
      const message = event.data;
      if (message.kind === "done") this.settle(message);
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
  }

  private take(ticket: number): Pending | undefined {
    const pending = this.pending.get(ticket);
    this.pending.delete(ticket);
    clearTimeout(pending?.timer);
    return pending;
  }

  private abandon(reason: string): void {
    this.worker = null;
    for (const ticket of [...this.pending.keys()]) this.take(ticket)?.reject(new Outage(reason));
    this.closing?.resolve();
  }
}
