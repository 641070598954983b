import type { LogIndex } from "./log-index.ts";
import type { FromWorker, ToWorker } from "./messages.ts";
import type { SearchQuery, SearchResult } from "./search.ts";

/** A pattern that takes longer would take for ever. */
const searchWithinMs = 2500;

export type Found = SearchResult | { error: string; message: string };

interface Task {
  query: SearchQuery;
  settle: (found: Found | null) => void;
}

/** The worker that reads and searches the log. One that does not come back from a search is replaced. */
export class LogReader {
  private worker: Worker;
  private ticket = 0;
  private running: Task | null = null;
  private next: Task | null = null;
  private timer = 0;
  private text = "";
  private opened: ((index: LogIndex) => void) | null = null;

  constructor(private readonly address: string) {
    this.worker = this.start();
  }

  open(text: string): Promise<LogIndex> {
    this.text = text;
    return new Promise((resolve, reject) => {
      this.opened = resolve;
      this.worker.onerror = (event) => reject(new Error(event.message));
      this.send({ kind: "open", text, wantsIndex: true });
    });
  }

  /** `null` when another search came after it. */
  search(query: SearchQuery): Promise<Found | null> {
    return new Promise((settle) => {
      this.next?.settle(null);
      this.next = { query, settle };
      if (!this.running) this.runNext();
    });
  }

  private runNext(): void {
    this.running = this.next;
    this.next = null;
    if (!this.running) return;
    this.ticket++;
    this.timer = window.setTimeout(() => {
      this.worker.terminate();
      this.worker = this.start();
      this.send({ kind: "open", text: this.text, wantsIndex: false });
      this.finish({ error: "slow", message: "" });
    }, searchWithinMs);
    this.send({ kind: "search", query: this.running.query, ticket: this.ticket });
  }

  private finish(found: Found): void {
    clearTimeout(this.timer);
    this.running?.settle(this.next ? null : found);
    this.running = null;
    this.runNext();
  }

  private start(): Worker {
    const worker = new Worker(this.address, { type: "module" });
    worker.addEventListener("message", ({ data }: MessageEvent<FromWorker>) => {
      if (data.kind === "opened") this.opened?.(data.index);
      else if (data.ticket === this.ticket) this.finish(data.result);
    });
    return worker;
  }

  private send(message: ToWorker): void {
    this.worker.postMessage(message);
  }
}
