import { exampleCounts, exampleDetails, exampleId, exampleLog } from "./example-log.ts";
import type { LogCounts, LogDetails, LogId, LogRemoval, MaybePromise, StoredLog } from "./ports.ts";
import type { ObjectAddresses, RemovedLogs, Texts, Views } from "./store-ports.ts";
import { ViewerHashes } from "./viewer-hash.ts";

export interface ReadableLogs extends Texts, Views, RemovedLogs, ObjectAddresses {}

/** Reading a log: its content, its counts, and the counting of a view. */
export class ReadLog {
  private constructor(
    private readonly store: ReadableLogs,
    private readonly viewers: ViewerHashes,
  ) {}

  static async over(store: ReadableLogs): Promise<ReadLog> {
    return new ReadLog(store, new ViewerHashes(await store.viewerKey()));
  }

  content(id: LogId): Promise<StoredLog | null> {
    return id === exampleId ? Promise.resolve(exampleLog()) : this.store.find(id);
  }

  details(id: LogId): Promise<LogDetails | null> {
    return id === exampleId ? Promise.resolve(exampleDetails) : this.store.details(id);
  }

  removal(id: LogId): Promise<LogRemoval | null> {
    return this.store.removal(id);
  }

  /** Where the packed content can be read without this service; `null` where it cannot. */
  publicAddress(id: LogId): Promise<string | null> {
    return id === exampleId ? Promise.resolve(null) : this.store.publicAddress(id);
  }

  counts(id: LogId): MaybePromise<LogCounts | null> {
    return id === exampleId ? exampleCounts() : this.store.counts(id);
  }

  /** Counts a view by `client`, as the rate limit knows it. `null`: there is no such log. */
  view(id: LogId, client: string): MaybePromise<LogCounts | null> {
    return id === exampleId ? exampleCounts() : this.store.countView(id, this.viewers.of(id, client));
  }
}
