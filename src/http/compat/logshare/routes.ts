import { Refusal } from "../../../wire/refusal.ts";
import type { RawAnswer } from "../../api/raw.ts";
import type { Handler, Routes } from "../../core/handler.ts";
import { jsonOk } from "../../core/replies.ts";
import type { Method, Route } from "../../core/router.ts";
import type { MarkdownAnswer } from "../../site/markdown/markdown-answer.ts";
import { filters, maxLines } from "../mclogs/filters.ts";
import { mclogsInsights } from "../mclogs/insights.ts";
import { storageSeconds } from "../mclogs/log-facts.ts";
import type { MclogsDependencies } from "../mclogs/routes.ts";
import { analyseText, streamAnalysis, streamExplanation } from "./analyse.ts";
import { createLog } from "./create-log.ts";
import { getLog, ofMainFile, ofNamedFile } from "./get-log.ts";
import { removeLogs } from "./remove-logs.ts";

/**
 * LogShare.CN's API. It is a dialect of mclo.gs's: under `/1`, which both use, clients read what mclo.gs answers, and only
 * what mclo.gs does not have is added there.
 */
export function logshareRoutes(deps: MclogsDependencies, raw: RawAnswer, markdown: MarkdownAnswer): Routes {
  const { answerContext, uploadService, insights, explanations, analysisService, publicUrl, limits } = deps;
  const analysing = { analysisService, markdown, publicUrl };
  const reading = { ...deps, retention: limits.retention };
  const uploadLimits = (exchange: Parameters<Handler>[0]) => uploadService.limitHeaders(exchange);
  const analysisLimits = (exchange: Parameters<Handler>[0]) => analysisService.limitHeaders(exchange);
  const { maxLogBytes } = limits;
  const limitsAnswer = {
    maxLength: maxLogBytes,
    maxLines: maxLines(maxLogBytes),
    storageTime: storageSeconds(limits.retention),
  };
  const filtersAnswer = { success: true, filters: filters(maxLogBytes) };
  const rawText: Handler = (exchange) => raw.get(exchange);
  const insightsOf: Handler = (exchange) => mclogsInsights(exchange, insights, explanations);
  return {
    "/v1/log": {
      ...route({ POST: (exchange) => createLog(exchange, uploadService, publicUrl) }),
      errorHeaders: uploadLimits,
    },
    "/v1/log/:id": route({
      GET: (exchange) => getLog(exchange, reading),
      DELETE: (exchange) => removeLogs(exchange, deps),
    }),
    "/v1/raw/:id": route({ GET: ofMainFile(answerContext, rawText, true) }),
    "/v1/insights/:id": route({ GET: ofMainFile(answerContext, insightsOf, false) }),
    "/v1/analyse": {
      ...route({ POST: (exchange) => analyseText(exchange, analysing) }),
      errorHeaders: analysisLimits,
    },
    "/v1/limits": route({ GET: () => jsonOk(limitsAnswer) }),
    "/v1/filters": route({ GET: () => jsonOk(filtersAnswer) }),
    "/1/delete/:id": route({ DELETE: (exchange) => removeLogs(exchange, deps) }),
    ...underBoth("/raw/:id/*", route({ GET: ofNamedFile(answerContext, rawText) })),
    ...underBoth("/errors/rate", route({ GET: tooMany })),
    ...underBoth("/ai/:id", route({ GET: (exchange) => streamExplanation(exchange, analysing) })),
    ...underBoth("/ai/analyse", {
      ...route({ POST: (exchange) => streamAnalysis(exchange, analysing) }),
      errorHeaders: analysisLimits,
    }),
  };
}

function route(methods: Partial<Record<Method, Handler>>): Route<Handler> {
  return { errorFormat: "json", methods };
}

/** At its own address and at the older one. */
function underBoth(path: string, answers: Route<Handler>): Routes {
  return { [`/v1${path}`]: answers, [`/1${path}`]: answers };
}

/** `GET /v1/errors/rate`: for whoever wants to see how a program takes it. */
function tooMany(): never {
  throw new Refusal(429, "This is what too many requests are answered with.", 60);
}
