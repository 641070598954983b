/**
 * The writer's thread. It takes writes as messages, and commits in one transaction whatever has arrived while the last
 * commit was under way: under load one fsync serves many uploads, and an idle server answers without delay.
 */
import { Database } from "bun:sqlite";
import { statSync } from "node:fs";
import { monotonicMs } from "./monotonic.ts";
import { configureConnection } from "./schema.ts";
import { type Outcome, type QueuedWrite, WriteQueue } from "./write-queue.ts";
import { WriteSession } from "./writes.ts";

declare const self: Worker;

export type ToWriter = { kind: "open"; path: string } | ({ kind: "write" } & QueuedWrite) | { kind: "close" };

export type FromWriter =
  | { kind: "opened" }
  | { kind: "failed"; message: string }
  | { kind: "done"; outcomes: Outcome[] }
  | { kind: "closed" };

let db: Database | null = null;
let queue: WriteQueue | null = null;
let isScheduled = false;

self.onmessage = (event: MessageEvent<ToWriter>) => {
  const message = event.data;
  if (message.kind === "open") open(message.path);
  else if (message.kind === "close") close();
  else if (queue) {
    queue.add(message);
    schedule(queue);
  } else post({ kind: "done", outcomes: [{ ticket: message.ticket, failure: "the database is not open" }] });
};

function open(path: string): void {
  try {
    db = new Database(path, { readwrite: true, create: false, strict: true });
    configureConnection(db, "writer");
    const session = new WriteSession(db);
    const opened = identity(path);
    queue = new WriteQueue((writes) => {
      if (identity(path) !== opened) throw new Error("the database file is no longer where it was opened");
      return session.applyTogether(writes);
    }, monotonicMs);
    post({ kind: "opened" });
  } catch (error) {
    post({ kind: "failed", message: (error as Error).message });
  }
}

/** A file that was moved or deleted can still be written to, and everything in it is lost with the process. */
function identity(path: string): string {
  const { dev, ino } = statSync(path);
  return `${dev}:${ino}`;
}

/** After the messages that are already waiting, so that they share the commit. */
function schedule(waiting: WriteQueue): void {
  if (isScheduled) return;
  isScheduled = true;
  setImmediate(() => {
    isScheduled = false;
    if (waiting.isEmpty) return;
    post({ kind: "done", outcomes: waiting.commitGroup() });
    schedule(waiting);
  });
}

function close(): void {
  while (queue && !queue.isEmpty) post({ kind: "done", outcomes: queue.commitGroup() });
  try {
    db?.run("PRAGMA wal_checkpoint(TRUNCATE)");
  } finally {
    db?.close();
    post({ kind: "closed" });
  }
}

function post(message: FromWriter): void {
  self.postMessage(message);
}
