import { isBundle } from "../../logs/bundle.ts";
import { asLogId } from "../../logs/id.ts";
import type { LogCounts, LogId, LogRemoval, MaybePromise } from "../../logs/ports.ts";
import { Outage, Refusal } from "../../wire/refusal.ts";
import { type Exchange, queryValue } from "../core/exchange.ts";
import type { Handler } from "../core/handler.ts";
import { LogNotFound } from "../core/log-not-found.ts";
import { splitAddress } from "../core/router.ts";
import type { AnswerContext } from "./answer-context.ts";
import { countsOf, detailsOf, viewed } from "./find-log.ts";

/** What the list of a bundle names: a log, or that it was removed. */
export interface BundleFile {
  id: LogId;
  log: LogCounts | null;
  /** Of a log that is gone, where that is known. */
  removal: LogRemoval | null;
}

export interface FoundBundle {
  counts: LogCounts;
  /** The most telling one first. At least one is there. */
  files: BundleFile[];
}

/** A bundle that has a log left. */
export async function bundleOf(context: AnswerContext, id: LogId): Promise<FoundBundle> {
  const counts = await countsOf(context, id);
  if (!isBundle(counts)) {
    throw new Refusal(404, "This is the id of a log, not of a bundle of several. Read it at `/api/log/{id}`.");
  }
  const { files: ids } = await detailsOf(context, id);
  // No bundle is without files: its list is damaged.
  if (!ids || ids.length === 0) throw new Outage(`The list of files of ${id} is damaged.`);
  const files = await Promise.all(ids.map((file) => fileOf(context, file)));
  // Nothing is left to be shown, and the bundle goes with the last of its files.
  if (files.every(({ log }) => log === null)) throw new LogNotFound();
  return { counts, files };
}

async function fileOf({ readLog }: AnswerContext, id: LogId): Promise<BundleFile> {
  const log = await readLog.counts(id);
  return { id, log, removal: log ? null : await readLog.removal(id) };
}

/** The file of a bundle that answers made of one log show: the one of this name, else the most telling one. */
export async function shownFile(context: AnswerContext, id: LogId, name: string | null): Promise<LogId> {
  const { files } = await bundleOf(context, id);
  const shown = files.find(({ log }) => log !== null && (name === null || log.name === name));
  if (!shown) throw new Refusal(404, "There is no file of this name in the bundle.");
  return shown.id;
}

/** The log that an id stands for: itself, or the most telling file of a bundle. */
export async function shownLog(context: AnswerContext, id: LogId): Promise<LogId> {
  return isBundle(await countsOf(context, id)) ? shownFile(context, id, null) : id;
}

/**
 * Lets a handler that shows one log take the id of a bundle, too. `?file=` names another file than the most telling one.
 * Whoever views a file by the id of its bundle has viewed both.
 */
export function ofOneLog(
  context: AnswerContext,
  handler: Handler,
  isView: (exchange: Exchange) => boolean = () => true,
  /** For a bundle as a whole, where the request names no file of it. */
  whole: Handler | null = null,
): Handler {
  return ofLogOrBundle(context, handler, async (exchange, id) => {
    if (whole && askedFile(exchange) === null) return whole(exchange);
    return ofFile(context, await shownFile(context, id, askedFile(exchange)), id, exchange, handler, isView(exchange));
  });
}

/** Lets a bundle have another answer than a log. */
export function ofLogOrBundle(
  context: AnswerContext,
  log: Handler,
  bundle: (exchange: Exchange, id: LogId) => MaybePromise<Response>,
): Handler {
  return (exchange) => {
    const id = asLogId(exchange.param);
    const counts = id && context.readLog.counts(id);
    const answer = (found: LogCounts | null) => (found && isBundle(found) ? bundle(exchange, found.id) : log(exchange));
    return counts instanceof Promise ? counts.then(answer) : answer(counts);
  };
}

/** For handlers that show a log without counting a view of it. */
export const noView = () => false;

/** What a handler answers for one file of a bundle. */
export async function ofFile(
  context: AnswerContext,
  param: LogId,
  id: LogId,
  exchange: Exchange,
  handler: Handler,
  isView: boolean,
): Promise<Response> {
  const response = await handler({ ...exchange, param });
  try {
    await viewed(context, id, exchange, isView);
  } catch (error) {
    // The bundle was removed meanwhile. A large answer has its memory until somebody reads or refuses it.
    await response.body?.cancel();
    throw error;
  }
  response.headers.append("Link", `</${id}>; rel="collection"; type="text/html"`);
  return response;
}

/** Where a path is found by the server itself, nobody has looked at its query yet. */
function askedFile(exchange: Exchange): string | null {
  return queryValue({ ...exchange, search: splitAddress(exchange.request.url).search }, "file");
}
