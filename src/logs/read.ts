import type { LogCounts, LogId, LogStore, StoredLog } from "./ports.ts";
import { viewerHash } from "./viewer.ts";

/** Reading a log: its content, its counts, and the counting of a view. */
export class ReadLog {
  private constructor(
    private readonly store: LogStore,
    private readonly viewerKey: Uint8Array,
  ) {}

  static async over(store: LogStore): Promise<ReadLog> {
    return new ReadLog(store, await store.viewerKey());
  }

  content(id: LogId): Promise<StoredLog | null> {
    return this.store.find(id);
  }

  counts(id: LogId): Promise<LogCounts | null> {
    return this.store.counts(id);
  }

  /** Counts a view by `client`, as the rate limit knows it. `null`: there is no such log. */
  view(id: LogId, client: string): Promise<LogCounts | null> {
    return this.store.countView(id, viewerHash(this.viewerKey, id, client));
  }
}
