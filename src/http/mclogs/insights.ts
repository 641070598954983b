import type { Analysing } from "../analysis/analysing.ts";
import type { Insights } from "../analysis/insights.ts";
import type { Exchange } from "../exchange.ts";
import { idOf } from "../log-reading.ts";
import { languageOf } from "../native/insights.ts";
import { jsonHeaders, jsonOk, ok } from "../respond.ts";
import { mclogsInsightsOf } from "./shapes.ts";

/** `GET /1/insights/{id}` */
export async function mclogsInsights(exchange: Exchange, insights: Insights): Promise<Response> {
  const language = languageOf(exchange);
  return jsonOk(mclogsInsightsOf(await insights.of(idOf(exchange)), language));
}

/** `POST /1/analyse` */
export async function mclogsAnalyse(exchange: Exchange, analysing: Analysing): Promise<Response> {
  const { json, headers } = await analysing.mclogs(exchange, languageOf(exchange));
  return ok(json, { ...jsonHeaders, ...headers });
}
