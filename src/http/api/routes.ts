import type { Clock } from "../../logs/ports.ts";
import type { OwnedLogs } from "../../logs/remove.ts";
import type { Health } from "../../logs/store-ports.ts";
import type { AnswerContext } from "../answers/answer-context.ts";
import { noView, ofOneLog } from "../answers/bundle-files.ts";
import type { LogAnswers } from "../answers/log-answers.ts";
import { withoutExtension } from "../core/exchange.ts";
import type { Routes } from "../core/handler.ts";
import type { AnalysisService } from "../insights/analysis-service.ts";
import type { BundleInsights } from "../insights/bundle-insights.ts";
import type { ExplanationAnswers } from "../insights/explanation-answers.ts";
import type { Insights } from "../insights/insights.ts";
import type { ReadableLogs } from "../names/readable-logs.ts";
import type { UploadService } from "../upload/upload-service.ts";
import { answerBundle } from "./bundle.ts";
import { BundleZip } from "./bundle-zip.ts";
import { answerHealth } from "./health.ts";
import { answerAnalyse, LogInsightsAnswer } from "./insights.ts";
import { LogAnswer } from "./log.ts";
import type { RawAnswer } from "./raw.ts";
import { answerRemove, answerRemoveBundle } from "./remove-log.ts";
import { answerStats } from "./stats.ts";
import { answerUpload } from "./upload.ts";

interface ApiDependencies {
  answerContext: AnswerContext;
  answers: LogAnswers;
  uploadService: UploadService;
  readable: ReadableLogs;
  insights: Insights;
  bundleInsights: BundleInsights;
  explanations: ExplanationAnswers;
  analysisService: AnalysisService;
  store: Health & OwnedLogs;
  clock: Clock;
  publicUrl: string | null;
  healthNotices: () => Record<string, string>;
}

/** Our own API. */
export function apiRoutes(deps: ApiDependencies, raw: RawAnswer): Routes {
  const { answerContext, uploadService, analysisService, store, clock, publicUrl } = deps;
  const log = new LogAnswer(answerContext, deps.answers, deps.readable);
  const oneLog = ofOneLog(answerContext, (exchange) => log.get(exchange));
  const zip = new BundleZip(answerContext, deps.answers);
  const insights = new LogInsightsAnswer(deps);
  const insightsOfOne = ofOneLog(
    answerContext,
    (exchange) => insights.get(exchange),
    noView,
    (exchange) => insights.bundle(exchange),
  );
  const rawText = ofOneLog(answerContext, (exchange) => raw.get(exchange));
  return {
    "/api/upload": {
      errorFormat: "json",
      methods: { POST: (exchange) => answerUpload(exchange, uploadService, publicUrl) },
      errorHeaders: (exchange) => uploadService.limitHeaders(exchange),
    },
    "/api/log/:id": {
      errorFormat: "json",
      methods: { GET: oneLog, DELETE: (exchange) => answerRemove(exchange, store) },
    },
    "/api/bundle/:id": {
      errorFormat: "json",
      methods: {
        GET: (exchange) => answerBundle(exchange, answerContext, publicUrl),
        DELETE: (exchange) => answerRemoveBundle(exchange, store, answerContext),
      },
    },
    "/api/bundle/:a/:b": { errorFormat: "json", methods: { GET: (exchange) => zip.get(exchange) } },
    "/api/stats/:id": { errorFormat: "json", methods: { GET: (exchange) => answerStats(exchange, answerContext) } },
    "/api/insights/:id": { errorFormat: "json", methods: { GET: insightsOfOne } },
    "/api/analyse": {
      errorFormat: "json",
      methods: { POST: (exchange) => answerAnalyse(exchange, analysisService) },
      errorHeaders: (exchange) => analysisService.limitHeaders(exchange),
    },
    "/api/health": {
      errorFormat: "json",
      isAlwaysAnswered: true,
      methods: {
        GET: (exchange) => answerHealth(exchange, store, clock, deps.healthNotices(), answerContext.patience),
      },
    },
    "/raw/:id": {
      errorFormat: "text",
      methods: { GET: (exchange) => rawText(withoutExtension(exchange)) },
    },
  };
}
