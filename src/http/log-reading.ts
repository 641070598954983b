import { asLogId } from "../logs/id.ts";
import type { LogCounts, LogId, StoredLog } from "../logs/ports.ts";
import type { ReadLog } from "../logs/read.ts";
import { Refusal } from "../wire/refusal.ts";
import { AnswerCache } from "./answer-cache.ts";
import type { Exchange } from "./exchange.ts";
import type { HeavyPool } from "./heavy/pool.ts";
import { type Hold, type LargeAnswers, streamOf } from "./large-answer.ts";
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
export async function viewed(parts: LogReading, id: LogId, exchange: Exchange, isView = true): Promise<LogCounts> {
  const counts = await (isView && !exchange.isHead
    ? parts.reading.view(id, exchange.client.key)
    : parts.reading.counts(id));
  if (!counts) throw logNotFound();
  return counts;
}

export async function countsOf(parts: LogReading, id: LogId): Promise<LogCounts> {
  const counts = await parts.reading.counts(id);
  if (!counts) throw logNotFound();
  return counts;
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

/** Runs `make` while holding room for its result, and sends what it returns; the room is given up when all is sent. */
export async function answerLarge(
  { large }: LogReading,
  exchange: Exchange,
  key: string,
  bytes: number,
  make: () => Promise<{ parts: Uint8Array[]; headers: HeaderList }>,
): Promise<Response> {
  const hold: Hold = await large.hold(key, bytes);
  try {
    const { parts, headers } = await make();
    if (exchange.isHead) {
      hold.release();
      const length = parts.reduce((sum, part) => sum + part.length, 0);
      return ok(null, { ...headers, "Content-Length": String(length) });
    }
    return ok(streamOf(parts, hold), headers);
  } catch (error) {
    hold.release();
    throw error;
  }
}
