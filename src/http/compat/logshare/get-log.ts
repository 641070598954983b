import { isBundle } from "../../../logs/bundle.ts";
import { asLogId } from "../../../logs/id.ts";
import type { LogCounts, LogId } from "../../../logs/ports.ts";
import { Refusal } from "../../../wire/refusal.ts";
import type { AnswerContext } from "../../answers/answer-context.ts";
import { bundleOf, ofFile, ofLogOrBundle } from "../../answers/bundle-files.ts";
import { countsOf, idOf } from "../../answers/find-log.ts";
import type { Exchange } from "../../core/exchange.ts";
import type { Handler } from "../../core/handler.ts";
import { LogNotFound } from "../../core/log-not-found.ts";
import { originOf } from "../../core/origin.ts";
import { jsonOk } from "../../core/replies.ts";
import { factsOf, type GetLogDependencies } from "../mclogs/get-log.ts";
import { mainFile } from "./body.ts";
import { rawAddress } from "./create-log.ts";
import { decoded } from "./path-text.ts";

/** `GET /v1/log/{id}`: what is known of a log, or of the main file of several, and which others there are. */
export async function getLog(exchange: Exchange, deps: GetLogDependencies): Promise<Response> {
  const { answerContext, publicUrl } = deps;
  const id = idOf(exchange);
  const files = await filesOf(answerContext, id);
  const main = mainOf(files);
  const { size, lines, created, expires, metadata, source } = await factsOf(exchange, deps, main.id);
  return jsonOk({
    success: true,
    message: "Log metadata retrieved successfully",
    id,
    size,
    lines,
    created,
    expires,
    metadata,
    source: source ?? "",
    files: files.filter((file) => file !== main).map(({ name, size }) => ({ name, size })),
    raw: rawAddress(originOf(exchange, publicUrl), id),
  });
}

/** Answers made of one log. Of several files, of the main one. */
export function ofMainFile(context: AnswerContext, handler: Handler, isView: boolean): Handler {
  return ofLogOrBundle(context, handler, async (exchange, id) => {
    const main = mainOf(await filesOf(context, id));
    return ofFile(context, main.id, id, exchange, handler, isView);
  });
}

/** `GET /v1/raw/{id}/{filename}`, where the name may have folders. */
export function ofNamedFile(context: AnswerContext, handler: Handler): Handler {
  return async (exchange) => {
    const [written = "", ...path] = exchange.param.split("/");
    const id = asLogId(written);
    if (!id) throw new LogNotFound();
    const names = namesOf(path.map(decoded));
    const files = await filesOf(context, id);
    const named = names.map((name) => files.find((file) => file.name === name)).find((file) => file !== undefined);
    if (!named) throw new Refusal(404, "There is no file of this name in the log.");
    if (named.id === id) return handler({ ...exchange, param: id });
    return ofFile(context, named.id, id, exchange, handler, true);
  };
}

/** The files that are left of several; a log alone is its only file. */
async function filesOf(context: AnswerContext, id: LogId): Promise<LogCounts[]> {
  const counts = await countsOf(context, id);
  if (!isBundle(counts)) return [counts];
  const { files } = await bundleOf(context, id);
  return files.flatMap(({ log }) => log ?? []);
}

/** What was sent as `content`, else the most telling one. */
function mainOf(files: readonly LogCounts[]): LogCounts {
  return files.find(({ name }) => name === mainFile) ?? files[0]!;
}

/** What a file of this path may be called here: by its last part, or with the folder that tells it from others. */
function namesOf(path: readonly string[]): string[] {
  const name = path.at(-1) ?? "";
  const dot = name.lastIndexOf(".");
  const [stem, suffix] = dot > 0 ? [name.slice(0, dot), name.slice(dot)] : [name, ""];
  const folders = path.slice(0, -1).reverse();
  return [...folders.map((folder) => `${stem} (${folder})${suffix}`), name];
}
