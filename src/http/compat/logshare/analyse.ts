import type { Language } from "../../../analysis/model/model.ts";
import { asLogId } from "../../../logs/id.ts";
import type { LogId } from "../../../logs/ports.ts";
import { idOf } from "../../answers/find-log.ts";
import { languageOf } from "../../api/insights.ts";
import { type Exchange, queryValue, requesterOf } from "../../core/exchange.ts";
import { LogNotFound } from "../../core/log-not-found.ts";
import { originOf } from "../../core/origin.ts";
import { type HeaderList, jsonHeaders, ok } from "../../core/replies.ts";
import type { AnalysisService } from "../../insights/analysis-service.ts";
import type { MarkdownAnswer } from "../../site/markdown/markdown-answer.ts";
import { checkBodyKind } from "../mclogs/accepted-bodies.ts";
import { logshareAnalysis } from "./analyse-job-name.ts";
import { logshareBodyTypes } from "./body.ts";
import { logshareProtocol } from "./protocol.ts";

interface AnalyseDependencies {
  analysisService: AnalysisService;
  markdown: Pick<MarkdownAnswer, "textOf">;
  publicUrl: string | null;
}

/** `POST /v1/analyse`: what a text says, without storing it. */
export async function analyseText(exchange: Exchange, deps: AnalyseDependencies): Promise<Response> {
  const { made, headers } = await analysed(exchange, deps, languageOf(exchange), "json");
  if ("id" in made) throw new LogNotFound();
  return ok(made.answer as Uint8Array<ArrayBuffer>, { ...jsonHeaders, Vary: "Accept-Language", ...headers });
}

/** `GET /v1/ai/{id}`: no model is asked; the explanation of the log comes as one event. */
export async function streamExplanation(exchange: Exchange, deps: AnalyseDependencies): Promise<Response> {
  return events(await summaryOf(exchange, deps, idOf(exchange)), {});
}

/** `POST /v1/ai/analyse`: the same of a text, or of the log whose `id` is in the body. */
export async function streamAnalysis(exchange: Exchange, deps: AnalyseDependencies): Promise<Response> {
  const { made, headers } = await analysed(exchange, deps, streamLanguage(exchange), "markdown");
  if ("answer" in made) return events(Buffer.from(made.answer).toString("utf8"), headers);
  const id = asLogId(made.id);
  if (!id) throw new LogNotFound();
  return events(await summaryOf(exchange, deps, id), headers);
}

function summaryOf(exchange: Exchange, { markdown, publicUrl }: AnalyseDependencies, id: LogId): Promise<string> {
  return markdown.textOf(id, originOf(exchange, publicUrl), streamLanguage(exchange), requesterOf(exchange));
}

function analysed(
  exchange: Exchange,
  { analysisService }: AnalyseDependencies,
  language: Language,
  as: "json" | "markdown",
) {
  checkBodyKind(exchange, logshareBodyTypes);
  return analysisService.run(exchange, logshareProtocol.name, (text, requester, pool) =>
    pool.run(logshareAnalysis, { ...text, language, as }, requester, [text.body]),
  );
}

/** LogShare.CN's own answers are in Chinese, so apps that ask for no language show Chinese ones. */
function streamLanguage(exchange: Exchange): Language {
  const asks = queryValue(exchange, "lang") || exchange.request.headers.get("accept-language");
  return asks ? languageOf(exchange) : "zh-CN";
}

const eventHeaders: HeaderList = { ...jsonHeaders, "Content-Type": "text/event-stream; charset=utf-8" };

/** In the shape in which models stream: apps put the pieces of `delta.content` together. */
function events(text: string, headers: HeaderList): Response {
  const piece = JSON.stringify({ choices: [{ index: 0, delta: { content: text } }] });
  const stream = `data: ${piece}\n\nevent: done\ndata: {"status":"completed"}\n\n`;
  return ok(stream, { ...eventHeaders, Vary: "Accept-Language", ...headers });
}
