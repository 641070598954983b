import { asLogId } from "../../logs/id.ts";
import type { LogCounts, LogDetails, LogId, MaybePromise, StoredLog } from "../../logs/ports.ts";
import type { ReadLog } from "../../logs/read.ts";
import type { ServiceMetrics } from "../../metrics/service-metrics.ts";
import type { Refusal } from "../../wire/refusal.ts";
import type { JobPool } from "../../work/job-pool.ts";
import type { Requester } from "../../work/requester.ts";
import { type Exchange, requesterOf } from "../core/exchange.ts";
import { LogNotFound } from "../core/log-not-found.ts";
import { type HeaderList, ok } from "../core/replies.ts";
import { type AppendableEncoding, finishingBytes } from "./appendable-encoding.ts";
import { type LargeAnswers, streamOf } from "./large-answer.ts";

/** Texts up to this size are handled on the request thread, in less than a millisecond. */
export const smallText = 256 * 1024;

/** What handlers need to answer with a log. */
export interface LogReading {
  readonly reading: ReadLog;
  readonly heavy: JobPool;
  readonly large: LargeAnswers;
  readonly metrics: ServiceMetrics;
}

export function logNotFound(): Refusal {
  return new LogNotFound();
}

export function idOf(exchange: Exchange): LogId {
  const id = asLogId(exchange.param);
  if (!id) throw logNotFound();
  return id;
}

/** The counts to show, with this view unless the request does not count as one. */
export function viewed(parts: LogReading, id: LogId, exchange: Exchange, isView = true): MaybePromise<LogCounts> {
  const { reading, metrics } = parts;
  if (!isView || exchange.isHead) return presentSoon(reading.counts(id));
  const counts = presentSoon(reading.view(id, exchange.client.key));
  metrics.viewed();
  return counts;
}

function presentSoon(counts: MaybePromise<LogCounts | null>): MaybePromise<LogCounts> {
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

/** An answer whose bytes are made elsewhere: `key`, `maxBytes` and `make` as in `LargeAnswers`. */
export interface LargeBody {
  key: string;
  maxBytes: number;
  make: (demand: Requester) => Promise<AppendableEncoding>;
  /** What comes behind those bytes; asked for when they are there. */
  end: () => MaybePromise<Uint8Array>;
  headers: HeaderList;
}

export async function answerLarge({ large }: LogReading, exchange: Exchange, body: LargeBody): Promise<Response> {
  const hold = await large.hold(body.key, body.maxBytes, requesterOf(exchange), body.make);
  try {
    const end = finishingBytes(hold.body, await body.end());
    if (!exchange.isHead) return ok(streamOf(hold, end), body.headers);
    hold.release();
    return ok(null, { ...body.headers, "Content-Length": String(hold.body.bytes.length + end.length) });
  } catch (error) {
    hold.release();
    throw error;
  }
}
