/**
 * The writer's thread. It takes writes as messages, and commits in one transaction whatever has arrived while the last
 * commit was under way: under load one fsync serves many uploads, and an idle server answers without delay.
 */
import { Database } from "bun:sqlite";
import { statSync } from "node:fs";
import { freeBytes } from "../../work/free-bytes.ts";
import { holdHeapBallast } from "../../work/heap-ballast.ts";
import { monotonicMs } from "./monotonic.ts";
import { RemovalList } from "./removal-list.ts";
import { configureConnection } from "./schema.ts";
import { applyWithReserve, isDiskFull, truncateWriteAheadLog, vacuumStep } from "./vacuum-step.ts";
import { type Outcome, type QueuedWrite, WriteQueue } from "./write-queue.ts";
import { type Write, WriteSession } from "./writes.ts";

declare const self: Worker;

export type ToWriter = { kind: "open"; path: string } | { kind: "writes"; writes: QueuedWrite[] } | { kind: "close" };

export type FromWriter =
  | { kind: "opened" }
  | { kind: "failed"; message: string }
  | { kind: "done"; outcomes: Outcome[] }
  /** The room of removed logs belongs to the file system again. */
  | { kind: "gave-back" }
  /** Why the list of removals could not be written. It is tried again. */
  | { kind: "not-listed"; message: string }
  | { kind: "closed" };

/** Texts are freed as soon as they are stored, so what waits for a collection is small. */
const heapBallastBytes = 32 * 1024 * 1024;

let db: Database | null = null;
let queue: WriteQueue | null = null;
let isScheduled = false;
/** A log was removed, and its room is not given back to the file system yet. */
let hasRoomToGive = false;
/** Writes the list of removals; gives why it could not. */
let listRemovals: (() => Error | null) | null = null;
/** A log was removed that is not in the list. */
let hasUnlisted = false;
/** It could not be written, and is tried again later. */
let isListBehind = false;
let givingBack: ReturnType<typeof setTimeout> | null = null;
/** A reader stood in the way; it is done soon. */
const tryAgainMs = 200;

holdHeapBallast(heapBallastBytes);

self.onmessage = (event: MessageEvent<ToWriter>) => {
  const message = event.data;
  if (message.kind === "open") open(message.path);
  else if (message.kind === "close") close();
  else if (queue) {
    queue.add(message.writes);
    schedule(queue);
  } else {
    const failure = "the database is not open";
    post({ kind: "done", outcomes: message.writes.map(({ ticket }) => ({ ticket, failure })) });
  }
};

function open(path: string): void {
  try {
    const opening = new Database(path, { readwrite: true, create: false, strict: true });
    db = opening;
    configureConnection(opening, "writer");
    const session = new WriteSession(opening);
    const opened = identity(path);
    const list = new RemovalList(path);
    listRemovals = () => list.bringUpToDate(opening, session);
    queue = new WriteQueue((writes) => {
      if (identity(path) !== opened) throw new Error("the database file is no longer where it was opened");
      const results = applyWithReserve(session, opening, path, writes);
      // Not before: where the group fails, each is tried again.
      for (const write of writes) if (write.kind === "insert-text") freeBytes(write.log.text);
      const done = writes.filter((_, i) => results[i] === true);
      hasRoomToGive ||= done.some(isErasure);
      // Retention finds again what an older copy of the database brings back.
      hasUnlisted ||= done.some((write) => write.kind === "remove" && write.by !== "retention");
      return results;
    }, monotonicMs);
    post({ kind: "opened" });
  } catch (error) {
    post({ kind: "failed", message: (error as Error).message });
  }
}

/** Of a log, or of a record, such as what somebody has reported. */
function isErasure(write: Write): boolean {
  return write.kind === "remove" || (write.kind === "record" && write.value === null);
}

/** Removals are answered when they are in the list, too. */
function commit(waiting: WriteQueue): void {
  const outcomes = waiting.commitGroup();
  if (hasUnlisted) noteInList();
  post({ kind: "done", outcomes });
}

/** The logs are removed by then, and that is what was asked for: where the list cannot be written, it comes later. */
function noteInList(): void {
  hasUnlisted = false;
  const failure = failureOf(() => listRemovals?.() ?? null);
  if (failure && !isListBehind) post({ kind: "not-listed", message: failure.message });
  isListBehind = failure !== null;
}

function failureOf(work: () => Error | null): Error | null {
  try {
    return work();
  } catch (error) {
    return error as Error;
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
    commit(waiting);
    if (hasRoomToGive) giveBackLater(0);
    schedule(waiting);
  });
}

function giveBackLater(ms: number): void {
  givingBack ??= setTimeout(() => {
    givingBack = null;
    const again = db && hasRoomToGive ? giveBack(db) : null;
    if (again !== null) giveBackLater(again);
  }, ms);
}

/**
 * In small steps, so that nobody who shares a log waits for it. At last, nothing of a removed log is on the disk.
 * Returns in how many milliseconds to go on; `null`: all is done.
 */
function giveBack(from: Database): number | null {
  try {
    if (vacuumStep(from)) return 0;
    if (!truncateWriteAheadLog(from)) return tryAgainMs;
    if (isListBehind) noteInList();
    if (isListBehind) return 10 * tryAgainMs;
  } catch (error) {
    // The disk is full again, or another process holds a lock. Both are temporary, and nothing depends on this step.
    const isBusy = (error as { code?: string }).code?.startsWith("SQLITE_BUSY");
    if (!isBusy && !isDiskFull(error)) throw error;
    return 10 * tryAgainMs;
  }
  hasRoomToGive = false;
  post({ kind: "gave-back" });
  return null;
}

function close(): void {
  if (givingBack) clearTimeout(givingBack);
  while (queue && !queue.isEmpty) commit(queue);
  try {
    db?.run("PRAGMA wal_checkpoint(TRUNCATE)");
  } finally {
    // With its statements: else it stays open as long as the thread does.
    db?.close(true);
    post({ kind: "closed" });
  }
}

function post(message: FromWriter): void {
  self.postMessage(message);
}
