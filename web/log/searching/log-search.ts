import { trusted } from "../../page/trusted.ts";
import type { FromWorker, ToWorker } from "./messages.ts";
import type { SearchQuery, SearchResult } from "./search.ts";

/** A pattern that takes longer would take for ever. */
const searchWithinMs = 2500;

export type Found = SearchResult | { error: string; message: string };

interface Task {
  query: SearchQuery;
  settle: (found: Found | null) => void;
}

/** The worker that searches the log. One that does not come back from a search is replaced. */
export class LogSearch {
  private worker: Worker | null = null;
  private ticket = 0;
  private running: Task | null = null;
  private next: Task | null = null;
  private timer = 0;

  constructor(
    private readonly address: string,
    private readonly text: string,
  ) {}

  /** Starts the worker, so that the first search need not wait for it. */
  prepare(): Worker {
    if (this.worker) return this.worker;
    const worker = new Worker(trusted.script(this.address));
    worker.onmessage = ({ data }: MessageEvent<FromWorker>) => {
      if (data.ticket === this.ticket) this.finish(data.result);
    };
    worker.postMessage({ kind: "open", text: this.text } satisfies ToWorker);
    this.worker = worker;
    return worker;
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
      this.worker?.terminate();
      this.worker = null;
      this.finish({ error: "slow", message: "" });
      this.prepare();
    }, searchWithinMs);
    this.prepare().postMessage({
      kind: "search",
      query: this.running.query,
      ticket: this.ticket,
    } satisfies ToWorker);
  }

  private finish(found: Found): void {
    clearTimeout(this.timer);
    this.running?.settle(this.next ? null : found);
    this.running = null;
    this.runNext();
  }
}
