import type { Clock, LogStore } from "../../logs/ports.ts";
import type { LogReading } from "../answers/log-reading.ts";
import { withoutExtension } from "../core/exchange.ts";
import type { Routes } from "../core/handler.ts";
import type { AnalysisService } from "../insights/analysis-service.ts";
import type { Insights } from "../insights/insights.ts";
import type { UploadService } from "../upload/upload-service.ts";
import { answerHealth } from "./health.ts";
import { answerAnalyse, answerInsights } from "./insights.ts";
import { LogAnswer } from "./log.ts";
import type { RawAnswer } from "./raw.ts";
import { answerRemove } from "./remove-log.ts";
import { answerStats } from "./stats.ts";
import { answerUpload } from "./upload.ts";

interface ApiParts {
  reading: LogReading;
  uploading: UploadService;
  insights: Insights;
  analysing: AnalysisService;
  store: LogStore;
  clock: Clock;
  publicUrl: string | null;
  healthNotices: () => Record<string, string>;
}

/** Our own API. */
export function apiRoutes(parts: ApiParts, raw: RawAnswer): Routes {
  const { reading, uploading, insights, analysing, store, clock, publicUrl } = parts;
  const log = new LogAnswer(reading);
  return {
    "/api/upload": {
      errorFormat: "json",
      methods: { POST: (exchange) => answerUpload(exchange, uploading, publicUrl) },
      errorHeaders: (exchange) => uploading.limitHeaders(exchange),
    },
    "/api/log/:id": {
      errorFormat: "json",
      methods: { GET: (exchange) => log.get(exchange), DELETE: (exchange) => answerRemove(exchange, store) },
    },
    "/api/stats/:id": { errorFormat: "json", methods: { GET: (exchange) => answerStats(exchange, reading) } },
    "/api/insights/:id": { errorFormat: "json", methods: { GET: (exchange) => answerInsights(exchange, insights) } },
    "/api/analyse": {
      errorFormat: "json",
      methods: { POST: (exchange) => answerAnalyse(exchange, analysing) },
      errorHeaders: (exchange) => analysing.limitHeaders(exchange),
    },
    "/api/health": {
      errorFormat: "json",
      methods: { GET: (exchange) => answerHealth(exchange, store, clock, parts.healthNotices()) },
    },
    "/raw/:id": { errorFormat: "text", methods: { GET: (exchange) => raw.get(withoutExtension(exchange)) } },
  };
}
