import type { OwnedLogs } from "../../../logs/remove.ts";
import type { Ages } from "../../../logs/store-ports.ts";
import type { AnswerContext } from "../../answers/answer-context.ts";
import { noView, ofOneLog } from "../../answers/bundle-files.ts";
import type { LogAnswers } from "../../answers/log-answers.ts";
import type { RawAnswer } from "../../api/raw.ts";
import type { FailedLookups } from "../../core/fairness/failed-lookups.ts";
import type { Handler, Routes } from "../../core/handler.ts";
import { jsonOk } from "../../core/replies.ts";
import type { ServiceLimits } from "../../core/service-limits.ts";
import type { AnalysisService } from "../../insights/analysis-service.ts";
import type { ExplanationAnswers } from "../../insights/explanation-answers.ts";
import type { Insights } from "../../insights/insights.ts";
import type { UploadService } from "../../upload/upload-service.ts";
import { createLog } from "./create-log.ts";
import { filters, maxLines } from "./filters.ts";
import { getLog, showsContent } from "./get-log.ts";
import { mclogsAnalyse, mclogsInsights } from "./insights.ts";
import { storageSeconds } from "./log-facts.ts";
import { removeLog, removeLogs } from "./remove-log.ts";

export interface MclogsDependencies {
  answerContext: AnswerContext;
  answers: LogAnswers;
  uploadService: UploadService;
  insights: Insights;
  explanations: ExplanationAnswers;
  analysisService: AnalysisService;
  store: Ages & OwnedLogs;
  failedLookups: FailedLookups;
  publicUrl: string | null;
  limits: ServiceLimits;
}

/** The mclo.gs API, version 1. `removeSeveral` removes a list of logs with commas between. */
export function mclogsRoutes(deps: MclogsDependencies, raw: RawAnswer, removeSeveral: Handler): Routes {
  const { answerContext, answers, uploadService, insights, explanations, analysisService, store, publicUrl, limits } =
    deps;
  const { maxLogBytes } = limits;
  const filterList = filters(maxLogBytes);
  const limitsAnswer = {
    success: true,
    storageTime: storageSeconds(limits.retention),
    maxLength: maxLogBytes,
    maxLines: maxLines(maxLogBytes),
  };
  const reading = { answerContext, answers, insights, publicUrl, store, retention: limits.retention };
  // A bundle has no place in these shapes: its most telling file stands for it.
  const oneLog = ofOneLog(answerContext, (exchange) => getLog(exchange, reading), showsContent);
  return {
    "/1/log": {
      errorFormat: "json",
      methods: { POST: (exchange) => createLog(exchange, uploadService, reading) },
      errorHeaders: (exchange) => uploadService.limitHeaders(exchange),
    },
    "/1/log/:id": {
      errorFormat: "json",
      methods: {
        GET: oneLog,
        // No id has a comma: whoever sends one speaks LogShare.CN's dialect.
        DELETE: (exchange) => (/,|%2c/i.test(exchange.param) ? removeSeveral(exchange) : removeLog(exchange, store)),
      },
    },
    "/1/bulk/log/delete": {
      errorFormat: "json",
      methods: { POST: (exchange) => removeLogs(exchange, deps) },
    },
    "/1/raw/:id": {
      errorFormat: "json",
      methods: { GET: ofOneLog(answerContext, (exchange) => raw.get(exchange)) },
    },
    "/1/insights/:id": {
      errorFormat: "json",
      methods: { GET: ofOneLog(answerContext, (exchange) => mclogsInsights(exchange, insights, explanations), noView) },
    },
    "/1/analyse": {
      errorFormat: "json",
      methods: { POST: (exchange) => mclogsAnalyse(exchange, analysisService, answerContext.large) },
      errorHeaders: (exchange) => analysisService.limitHeaders(exchange),
    },
    "/1/limits": { errorFormat: "json", methods: { GET: () => jsonOk(limitsAnswer) } },
    "/1/filters": { errorFormat: "json", methods: { GET: () => jsonOk(filterList) } },
  };
}
