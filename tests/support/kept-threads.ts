/**
 * Threads of apps under test, kept for the next app of the process: most of what a small test costs is a new thread that
 * loads the analyser. Only those that do jobs, which share nothing, and only those that are idle: whatever a pool ends
 * because it failed or took too long is ended.
 */
import { resolve } from "node:path";
import { fileURLToPath } from "node:url";
import type { ThreadEntry } from "../../src/work/thread-entry.ts";

const keptEntries: readonly ThreadEntry[] = [
  "http/threads/heavy-thread.ts",
  "http/threads/analysis-thread.ts",
  "http/site/preview/thread.ts",
  "http/mcp/log-text/thread.ts",
  "http/names/thread.ts",
];
const keptPaths = new Set(keptEntries.map((entry) => resolve(import.meta.dir, "../../src", entry)));
/** As many as one app has of a kind when nothing is wrong: on a cluster, each of its three nodes has them. */
const maxKept = process.env["LECTERN_TEST_CLUSTER"] === "true" ? 6 : 2;

const NewWorker = globalThis.Worker;
const stock = new Map<string, KeptWorker[]>();

/** A worker with what it said first, which everybody who gets it wants to hear. */
interface KeptWorker {
  worker: Worker;
  firstWords: unknown;
}

class KeptThread {
  onmessage: ((event: MessageEvent) => void) | null = null;
  onerror: ((event: ErrorEvent) => void) | null = null;
  private readonly kept: KeptWorker;
  private readonly listeners = new AbortController();
  private unanswered = 0;

  constructor(private readonly path: string) {
    const known = stock.get(path)?.pop();
    this.kept = known ?? { worker: new NewWorker(path), firstWords: undefined };
    const { worker } = this.kept;
    worker.onmessage = (event) => this.hear(event);
    worker.onerror = (event) => this.onerror?.(event);
    worker.ref();
    if (known) queueMicrotask(() => this.onmessage?.(new MessageEvent("message", { data: known.firstWords })));
  }

  addEventListener(type: "close", listener: (event: Event) => void): void {
    this.kept.worker.addEventListener(type, listener, { signal: this.listeners.signal });
  }

  postMessage(message: unknown, transfer: ArrayBuffer[]): void {
    this.kept.worker.postMessage(message, transfer);
    this.unanswered++;
  }

  terminate(): void {
    this.listeners.abort();
    this.onmessage = null;
    this.onerror = null;
    const { worker, firstWords } = this.kept;
    const others = stock.get(this.path) ?? [];
    if (this.unanswered > 0 || firstWords === undefined || others.length >= maxKept) {
      worker.terminate();
      return;
    }
    worker.onmessage = null;
    worker.onerror = null;
    worker.unref();
    stock.set(this.path, [...others, this.kept]);
  }

  private hear(event: MessageEvent): void {
    if (this.kept.firstWords === undefined) this.kept.firstWords = event.data;
    else this.unanswered--;
    this.onmessage?.(event);
  }
}

globalThis.Worker = new Proxy(NewWorker, {
  construct(target, given: [string], self) {
    const path = given[0].startsWith("file:") ? fileURLToPath(given[0]) : given[0];
    return keptPaths.has(path) ? new KeptThread(path) : Reflect.construct(target, given, self);
  },
});
