import { asLogId } from "../logs/id.ts";
import type { LogCounts, LogDetails, LogId, Soon, StoredLog } from "../logs/ports.ts";
import type { ReadLog } from "../logs/read.ts";
import { Refusal } from "../wire/refusal.ts";
import { AnswerCache } from "./answer-cache.ts";
import type { Exchange } from "./exchange.ts";
import type { HeavyPool } from "./heavy/pool.ts";
import { type LargeAnswers, streamOf } from "./large-answer.ts";
import { type HeaderList, ok } from "./respond.ts";

/** Texts up to here are unpacked and written out on the request thread; it takes less than a millisecond. */
export const smallText = 256 * 1024;

/** What every answer that shows a log is made with. */
export interface LogReading {
  readonly reading: ReadLog;
  readonly heavy: HeavyPool;
  readonly large: LargeAnswers;
}

export function logNotFound(): Refusal {
  return new Refusal(404, "There is no log with this id. Check the link for missing or extra characters.");
}

export function idOf(exchange: Exchange): LogId {
  const id = asLogId(exchange.param);
  if (!id) throw logNotFound();
  return id;
}

/** The counts to show: with this view, unless the request is none. */
export function viewed(parts: LogReading, id: LogId, exchange: Exchange, isView = true): Soon<LogCounts> {
  const { reading } = parts;
  const counts = isView && !exchange.isHead ? reading.view(id, exchange.client.key) : reading.counts(id);
  return counts instanceof Promise ? counts.then(present) : present(counts);
}

function present(counts: LogCounts | null): LogCounts {
  if (!counts) throw logNotFound();
  return counts;
}

export async function countsOf(parts: LogReading, id: LogId): Promise<LogCounts> {
  return present(await parts.reading.counts(id));
}

export async function detailsOf(parts: LogReading, id: LogId): Promise<LogDetails> {
  const details = await parts.reading.details(id);
  if (!details) throw logNotFound();
  return details;
}

export async function contentOf(parts: LogReading, id: LogId): Promise<StoredLog> {
  const log = await parts.reading.content(id);
  if (!log) throw logNotFound();
  return log;
}

/** Bytes made from a log that are worth keeping; asked for twice at once, they are made once. */
export class MadeOnce<Value> {
  private readonly cache: AnswerCache<Value>;
  private readonly making = new Map<LogId, Promise<Value>>();

  constructor(
    limit: number,
    private readonly bytesOf: (value: Value) => number,
  ) {
    this.cache = new AnswerCache(limit, limit / 4);
  }

  kept(id: LogId): Value | undefined {
    return this.cache.get(id);
  }

  forget(id: LogId): void {
    this.cache.delete(id);
  }

  /** What was made of a log that turns out to be removed is not kept. */
  async ifThere<T>(id: LogId, found: Promise<T>): Promise<T> {
    try {
      return await found;
    } catch (error) {
      this.forget(id);
      throw error;
    }
  }

  get(id: LogId, make: () => Promise<Value>): Promise<Value> {
    const kept = this.cache.get(id);
    if (kept !== undefined) return Promise.resolve(kept);
    const running = this.making.get(id);
    if (running) return running;
    const made = make()
      .then((value) => {
        this.cache.set(id, value, this.bytesOf(value));
        return value;
      })
      .finally(() => this.making.delete(id));
    this.making.set(id, made);
    return made;
  }
}

/** An answer whose bytes are made elsewhere: `key`, `mostBytes` and `make` as in `LargeAnswers`. */
export interface LargeBody {
  key: string;
  mostBytes: number;
  make: () => Promise<Uint8Array>;
  /** What comes behind those bytes; asked for when they are there. */
  end: () => Soon<Uint8Array>;
  headers: HeaderList;
}

export async function answerLarge({ large }: LogReading, exchange: Exchange, body: LargeBody): Promise<Response> {
  const hold = await large.hold(body.key, body.mostBytes, body.make);
  try {
    const end = await body.end();
    if (!exchange.isHead) return ok(streamOf(hold, end), body.headers);
    hold.release();
    return ok(null, { ...body.headers, "Content-Length": String(hold.bytes.length + end.length) });
  } catch (error) {
    hold.release();
    throw error;
  }
}
