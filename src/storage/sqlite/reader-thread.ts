/** Reads the contents that are too large to be read on the request thread. */
import type { LogId, StoredLog } from "../../logs/ports.ts";
import { serveJobs } from "../../work/thread.ts";
import { Reader } from "./reader.ts";

export interface LargeRead {
  path: string;
  id: LogId;
}

let reader: Reader | null = null;

serveJobs<LargeRead, StoredLog | null>(
  ({ path, id }) => {
    reader ??= new Reader(path);
    return reader.find(id);
  },
  (log) => (log ? [log.packed] : []),
);
