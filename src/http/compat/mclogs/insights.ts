import { type LargeAnswers, streamOf } from "../../answers/large-answer.ts";
import { idOf, smallText } from "../../answers/log-reading.ts";
import { languageOf } from "../../api/insights.ts";
import { type Exchange, requesterOf } from "../../core/exchange.ts";
import { jsonHeaders, jsonOk, ok } from "../../core/replies.ts";
import type { Analysing } from "../../insights/analysing.ts";
import type { Insights } from "../../insights/insights.ts";
import { checkBodyKind } from "./accepted-bodies.ts";
import { mclogsInsightsOf } from "./shapes.ts";

/** `GET /1/insights/{id}` */
export async function mclogsInsights(exchange: Exchange, insights: Insights): Promise<Response> {
  const language = languageOf(exchange);
  const told = mclogsInsightsOf(await insights.of(idOf(exchange), requesterOf(exchange)), language);
  return jsonOk({ success: true, ...told }, { Vary: "Accept-Language" });
}

/** `POST /1/analyse` */
export async function mclogsAnalyse(exchange: Exchange, analysing: Analysing, large: LargeAnswers): Promise<Response> {
  const language = languageOf(exchange);
  checkBodyKind(exchange);
  const { made, headers: limits } = await analysing.mclogs(exchange, language, large);
  const headers = { ...jsonHeaders, Vary: "Accept-Language", ...limits };
  if (made.body.bytes.length > smallText) return ok(streamOf(made, new Uint8Array()), headers);
  const bytes = made.body.bytes as Uint8Array<ArrayBuffer>;
  made.release();
  return ok(bytes, headers);
}
