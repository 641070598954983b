/**
 * Loaded before the service, it makes the mistake that power cuts have to reveal: commits that are not synced
 * (`synchronous = NORMAL`, with which SQLite's write-ahead log survives a kill, and not a power cut).
 */
import { Database } from "bun:sqlite";

const run = Database.prototype.run;
Database.prototype.run = function (this: Database, sql: string, ...rest: never[]) {
  return run.call(this, sql.replace(/synchronous = FULL/i, "synchronous = NORMAL"), ...rest);
} as typeof run;

const Thread = globalThis.Worker;
globalThis.Worker = class extends Thread {
  constructor(url: string | URL, options: WorkerOptions = {}) {
    super(url, { ...options, preload: [import.meta.path] } as WorkerOptions);
  }
} as typeof Worker;
