/** Reads what is too large, or too widely scattered, to be read on the request thread. */
import type { LogId, StoredLog } from "../../logs/ports.ts";
import { serveJobs } from "../../work/thread.ts";
import { type CrashLookUp, type FoundCrashes, lookUp } from "./crash-reads.ts";
import { Reader } from "./reader.ts";

export type Asked = { id: LogId } | { crashes: CrashLookUp };
export type SlowRead = Asked & { path: string };
export type SlowAnswer = StoredLog | null | FoundCrashes;

let reader: Reader | null = null;

serveJobs<SlowRead, SlowAnswer>(
  (read) => {
    reader ??= new Reader(read.path);
    return "id" in read ? reader.find(read.id) : reader.crash((crashes) => lookUp(crashes, read.crashes));
  },
  (found) => (found && "packed" in found ? [found.packed] : []),
);
