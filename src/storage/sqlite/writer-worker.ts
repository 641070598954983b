/**
 * The writer's thread. It takes writes as messages, and commits in one transaction whatever has arrived while the last
 * commit was under way: under load one fsync serves many uploads, and an idle server answers without delay.
 */
import { Database } from "bun:sqlite";
import { configureConnection } from "./schema.ts";
import { type Write, type WriteResult, WriteSession } from "./writes.ts";

declare const self: Worker;

export type ToWriter =
  | { kind: "open"; path: string }
  | { kind: "write"; ticket: number; write: Write }
  | { kind: "close" };

export type FromWriter =
  | { kind: "opened" }
  | { kind: "failed"; message: string }
  | { kind: "done"; outcomes: Outcome[] }
  | { kind: "closed" };

export type Outcome = { ticket: number; result: WriteResult } | { ticket: number; failure: string };

/** Bounds the memory and time of one transaction. */
const maxGroup = 512;
const maxGroupBytes = 32 * 1024 * 1024;

let db: Database | null = null;
let session: WriteSession | null = null;
let queue: { ticket: number; write: Write }[] = [];
let scheduled = false;

self.onmessage = (event: MessageEvent<ToWriter>) => {
  const message = event.data;
  if (message.kind === "open") open(message.path);
  else if (message.kind === "close") close();
  else {
    queue.push(message);
    schedule();
  }
};

function open(path: string): void {
  try {
    db = new Database(path, { readwrite: true, strict: true });
    configureConnection(db, "writer");
    session = new WriteSession(db);
    post({ kind: "opened" });
  } catch (error) {
    post({ kind: "failed", message: (error as Error).message });
  }
}

/** After the messages that are already waiting, so that they share the commit. */
function schedule(): void {
  if (scheduled) return;
  scheduled = true;
  setImmediate(() => {
    scheduled = false;
    commitGroup();
    if (queue.length > 0) schedule();
  });
}

function commitGroup(): void {
  const group = takeGroup();
  if (group.length > 0) post({ kind: "done", outcomes: commit(group) });
}

function takeGroup(): typeof queue {
  let size = 0;
  let count = 0;
  while (count < queue.length && count < maxGroup && size < maxGroupBytes) {
    const { write } = queue[count]!;
    if (write.kind === "insert") size += write.log.packed.length;
    count++;
  }
  const group = queue.slice(0, count);
  queue = queue.slice(count);
  return group;
}

function commit(group: typeof queue): Outcome[] {
  if (!session) return group.map(({ ticket }) => ({ ticket, failure: "the database is not open" }));
  try {
    const results = session.applyTogether(group.map(({ write }) => write));
    return group.map(({ ticket }, i) => ({ ticket, result: results[i]! }));
  } catch (error) {
    if (group.length === 1) return [{ ticket: group[0]!.ticket, failure: (error as Error).message }];
    // One by one: a log that does not fit on the disk must not take the others with it.
    return group.flatMap((one) => commit([one]));
  }
}

function close(): void {
  while (queue.length > 0) commitGroup();
  db?.run("PRAGMA wal_checkpoint(TRUNCATE)");
  db?.close();
  post({ kind: "closed" });
}

function post(message: FromWriter): void {
  self.postMessage(message);
}
