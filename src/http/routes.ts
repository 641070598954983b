import type { Clock, LogStore, Soon } from "../logs/ports.ts";
import type { Analysing } from "./analysis/analysing.ts";
import type { Insights } from "./analysis/insights.ts";
import type { Exchange } from "./exchange.ts";
import type { LogReading } from "./log-reading.ts";
import { mclogsAnalyse, mclogsInsights } from "./mclogs/insights.ts";
import { answerHealth } from "./native/health.ts";
import { answerAnalyse, answerInsights } from "./native/insights.ts";
import { LogAnswer } from "./native/log.ts";
import { RawAnswer } from "./native/raw.ts";
import { answerStats } from "./native/stats.ts";
import { answerUpload } from "./native/upload.ts";
import { favicon } from "./pages/favicon.ts";
import type { Pages } from "./pages/pages.ts";
import { type HeaderList, ok } from "./respond.ts";
import type { Route } from "./router.ts";
import type { Uploading } from "./uploading.ts";

export type Handler = (exchange: Exchange) => Soon<Response>;

export interface RouteParts {
  reading: LogReading;
  uploading: Uploading;
  insights: Insights;
  analysing: Analysing;
  pages: Pages;
  store: LogStore;
  clock: Clock;
  publicUrl: string | null;
}

const robots = "User-agent: *\nDisallow: /api/\nDisallow: /raw/\n";

/** Every path there is. */
export function routes(parts: RouteParts): Record<string, Route<Handler>> {
  const { reading, uploading, insights, analysing, pages, store, clock, publicUrl } = parts;
  const log = new LogAnswer(reading);
  const raw = new RawAnswer(reading);
  return {
    "/api/upload": {
      audience: "program",
      methods: { POST: (exchange) => answerUpload(exchange, uploading, publicUrl) },
      errorHeaders: (exchange) => uploading.limitHeaders(exchange),
    },
    "/api/log/:id": { audience: "program", methods: { GET: (exchange) => log.get(exchange) } },
    "/api/stats/:id": { audience: "program", methods: { GET: (exchange) => answerStats(exchange, reading) } },
    "/api/insights/:id": { audience: "program", methods: { GET: (exchange) => answerInsights(exchange, insights) } },
    "/api/analyse": {
      audience: "program",
      methods: { POST: (exchange) => answerAnalyse(exchange, analysing) },
      errorHeaders: (exchange) => analysing.limitHeaders(exchange),
    },
    "/1/insights/:id": { audience: "program", methods: { GET: (exchange) => mclogsInsights(exchange, insights) } },
    "/1/analyse": {
      audience: "program",
      methods: { POST: (exchange) => mclogsAnalyse(exchange, analysing) },
      errorHeaders: (exchange) => analysing.limitHeaders(exchange),
    },
    "/api/health": { audience: "program", methods: { GET: () => answerHealth(store, clock) } },
    "/raw/:id": { audience: "reader", methods: { GET: (exchange) => raw.get(exchange) } },
    "/s/:id": { audience: "person", methods: { GET: (exchange) => pages.short(exchange) } },
    "/": {
      audience: "person",
      methods: { GET: (exchange) => pages.home(exchange), POST: (exchange) => pages.share(exchange) },
    },
    "/:id": { audience: "person", methods: { GET: (exchange) => pages.log(exchange) } },
    "/favicon.svg": { audience: "person", methods: { GET: () => fixed(favicon, "image/svg+xml") } },
    "/robots.txt": { audience: "person", methods: { GET: () => fixed(robots, "text/plain; charset=utf-8") } },
  };
}

function fixed(body: string, type: string): Response {
  const headers: HeaderList = {
    "Content-Type": type,
    "Cache-Control": "public, max-age=86400",
    "X-Content-Type-Options": "nosniff",
  };
  return ok(body, headers);
}
