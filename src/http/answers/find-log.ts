import { isBundle } from "../../logs/bundle.ts";
import { exampleId } from "../../logs/example-log.ts";
import { asLogId } from "../../logs/id.ts";
import type { LogCounts, LogDetails, LogId, MaybePromise, StoredLog } from "../../logs/ports.ts";
import type { Exchange } from "../core/exchange.ts";
import { LogNotFound } from "../core/log-not-found.ts";
import type { AnswerContext } from "./answer-context.ts";

/** Finds what an answer shows of a log, or refuses with `LogNotFound`. */

export function idOf(exchange: Exchange): LogId {
  const id = asLogId(exchange.param);
  if (!id) throw new LogNotFound();
  return id;
}

/** Of a log that somebody shared: the example is nobody's, to be removed or reported. */
export function sharedIdOf(exchange: Exchange): LogId {
  const id = idOf(exchange);
  if (id === exampleId) throw new LogNotFound();
  return id;
}

/** The counts to show, with this view unless the request does not count as one. */
export function viewed(context: AnswerContext, id: LogId, exchange: Exchange, isView = true): MaybePromise<LogCounts> {
  const { readLog, metrics } = context;
  if (!isView || exchange.isHead) return presentAsync(readLog.counts(id));
  const counts = presentAsync(readLog.view(id, exchange.client.key));
  metrics.viewed();
  return counts;
}

function presentAsync(counts: MaybePromise<LogCounts | null>): MaybePromise<LogCounts> {
  return counts instanceof Promise ? counts.then(present) : present(counts);
}

function present(counts: LogCounts | null): LogCounts {
  if (!counts) throw new LogNotFound();
  return counts;
}

export async function countsOf(context: AnswerContext, id: LogId): Promise<LogCounts> {
  return present(await context.readLog.counts(id));
}

export async function detailsOf(context: AnswerContext, id: LogId): Promise<LogDetails> {
  const details = await context.readLog.details(id);
  if (!details) throw new LogNotFound();
  return details;
}

/** A bundle has none: see `bundle-files.ts`. */
export async function contentOf(context: AnswerContext, id: LogId): Promise<StoredLog> {
  const log = await context.readLog.content(id);
  if (!log || isBundle(log)) throw new LogNotFound();
  return log;
}
