import type { LogIndex } from "./log-index.ts";
import type { EarlyWorker, FromWorker, ToWorker } from "./messages.ts";
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
  private readonly loading = Promise.withResolvers<string>();
  private readonly indexing = Promise.withResolvers<LogIndex>();

  constructor(
    private readonly address: string,
    early: EarlyWorker | null,
  ) {
    // Whoever waits for the index waits for the text first.
    this.indexing.promise.catch(() => {});
    this.worker = early?.worker ?? new Worker(address);
    this.listen(this.worker);
    for (const message of early?.said ?? []) this.hear(message);
  }

  /** For when it was not started early. */
  load(path: string): void {
    this.send({ kind: "load", path });
  }

  get loaded(): Promise<string> {
    return this.loading.promise;
  }

  get index(): Promise<LogIndex> {
    return this.indexing.promise;
  }

  /** `null` when another search came after it. */
  search(query: SearchQuery): Promise<Found | null> {
    return new Promise((settle) => {
      this.next?.settle(null);
      this.next = { query, settle };
      if (!this.running) this.runNext();
    });
  }

  /** Nobody waits for a search any more. */
  cancel(): void {
    this.next?.settle(null);
    this.next = null;
  }

  private runNext(): void {
    this.running = this.next;
    this.next = null;
    if (!this.running) return;
    this.ticket++;
    this.timer = window.setTimeout(() => {
      this.worker.terminate();
      this.worker = new Worker(this.address);
      this.listen(this.worker);
      this.send({ kind: "open", text: this.text });
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

  private listen(worker: Worker): void {
    worker.onmessage = ({ data }: MessageEvent<FromWorker>) => this.hear(data);
    worker.onerror = (event) => this.hear({ kind: "failed", message: event.message });
  }

  private hear(message: FromWorker): void {
    if (message.kind === "loaded") {
      this.text = message.text;
      this.loading.resolve(message.text);
    } else if (message.kind === "opened") this.indexing.resolve(message.index);
    else if (message.kind === "failed") {
      this.loading.reject(new Error(message.message));
      this.indexing.reject(new Error(message.message));
    } else if (message.ticket === this.ticket) this.finish(message.result);
  }

  private send(message: ToWorker): void {
    this.worker.postMessage(message);
  }
}
