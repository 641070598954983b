import type { Clock, LogStore, Soon, UploadLimiter } from "../logs/ports.ts";
import { Refusal } from "../wire/refusal.ts";
import type { LogReading } from "./answers/log-reading.ts";
import { answerHealth } from "./api/health.ts";
import { answerAnalyse, answerInsights } from "./api/insights.ts";
import { LogAnswer } from "./api/log.ts";
import { RawAnswer } from "./api/raw.ts";
import { answerStats } from "./api/stats.ts";
import { answerUpload } from "./api/upload.ts";
import { machineRoutes } from "./api-docs/routes.ts";
import { PageOrText } from "./compat/bytebin/page-or-text.ts";
import { bytebinRoutes } from "./compat/bytebin/routes.ts";
import { withoutExtension } from "./compat/hastebin/document-key.ts";
import { hastebinRoutes } from "./compat/hastebin/routes.ts";
import { mclogsRoutes } from "./compat/mclogs/routes.ts";
import { pasteGgRoutes } from "./compat/paste-gg/routes.ts";
import { HomePost } from "./compat/zero-x-zero/home-post.ts";
import type { Exchange } from "./core/exchange.ts";
import type { Misses } from "./core/fairness/misses.ts";
import { type HeaderList, ok, ownWindow } from "./core/replies.ts";
import type { Route } from "./core/router.ts";
import type { ServiceLimits } from "./core/service-limits.ts";
import type { Analysing } from "./insights/analysing.ts";
import type { Insights } from "./insights/insights.ts";
import type { LogTextPool } from "./mcp/log-text/pool.ts";
import { mcpRoutes } from "./mcp/routes.ts";
import type { Assets } from "./site/assets/assets.ts";
import { CompareAnswer } from "./site/compare/compare-answer.ts";
import { favicon } from "./site/layout/favicon.ts";
import { LineIndexAnswer } from "./site/log/line-index-answer.ts";
import { MarkdownAnswer, markdownEnding } from "./site/markdown/markdown-answer.ts";
import type { Pages } from "./site/pages.ts";
import type { PreviewPool } from "./site/preview/pool.ts";
import { PreviewAnswer, previewEnding } from "./site/preview/preview-answer.ts";
import { PreviewImages } from "./site/preview/preview-images.ts";
import type { Uploading } from "./upload/uploading.ts";

export type Handler = (exchange: Exchange) => Soon<Response>;

export interface RouteParts {
  reading: LogReading;
  uploading: Uploading;
  insights: Insights;
  analysing: Analysing;
  pages: Pages;
  assets: Assets;
  previews: PreviewPool;
  store: LogStore;
  clock: Clock;
  publicUrl: string | null;
  limits: ServiceLimits;
  /** For assistants, whose calls may cost more than a reader's. */
  assistantLimiter: UploadLimiter;
  /** All messages, those that call a tool among them. */
  assistantMessageLimiter: UploadLimiter;
  healthNotices: () => Record<string, string>;
  logTexts: LogTextPool;
  misses: Misses;
}

const robots = "User-agent: *\nDisallow: /api/\nDisallow: /raw/\nDisallow: /content/\nDisallow: /lines/\n";

/** Every path there is. */
export function routes(parts: RouteParts): Record<string, Route<Handler>> {
  const { reading, uploading, insights, analysing, pages, assets, previews, store, clock, publicUrl } = parts;
  const log = new LogAnswer(reading);
  const raw = new RawAnswer(reading);
  const lineIndex = new LineIndexAnswer(reading);
  const pageOrText = new PageOrText(pages, raw);
  const homePost = new HomePost({ uploading, pages, publicUrl });
  const compare = new CompareAnswer({ assets, insights, reading, publicUrl });
  const markdown = new MarkdownAnswer({ insights, reading, publicUrl });
  const preview = new PreviewAnswer(reading, insights, new PreviewImages(previews));
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
    "/api/health": {
      audience: "program",
      methods: { GET: (exchange) => answerHealth(exchange, store, clock, parts.healthNotices()) },
    },
    "/raw/:id": { audience: "reader", methods: { GET: (exchange) => raw.get(withoutExtension(exchange)) } },
    "/content/:id": { audience: "reader", methods: { GET: (exchange) => raw.get(exchange, false) } },
    "/lines/:id": { audience: "reader", methods: { GET: (exchange) => lineIndex.get(exchange) } },
    "/assets/:id": {
      audience: "reader",
      isNoLookup: true,
      methods: {
        GET: (exchange) => {
          const answer = assets.answer(exchange);
          if (!answer) throw new Refusal(404, "There is no such file. Reload the page: it may be of an older version.");
          return answer;
        },
      },
    },
    "/s/:id": { audience: "person", methods: { GET: (exchange) => pages.short(exchange) } },
    "/": {
      audience: "person",
      methods: { GET: (exchange) => pages.home(exchange), POST: (exchange) => homePost.post(exchange) },
      errorHeaders: (exchange) => homePost.errorHeaders(exchange),
      tellError: (told, exchange) => homePost.tellError(told, exchange),
    },
    "/compare": { audience: "person", methods: { GET: (exchange) => compare.form(exchange) } },
    "/compare/:a/:b": { audience: "person", methods: { GET: (exchange) => compare.get(exchange) } },
    "/:id": {
      audience: "person",
      methods: {
        GET: (exchange) => {
          if (exchange.param.endsWith(previewEnding)) return preview.get(exchange);
          return exchange.param.endsWith(markdownEnding) ? markdown.get(exchange) : pageOrText.get(exchange);
        },
      },
      tellError: (told, exchange) => {
        const hasOwnForm = exchange.param.endsWith(previewEnding) || exchange.param.endsWith(markdownEnding);
        return hasOwnForm ? pages.error(told, exchange) : pageOrText.tellError(told, exchange);
      },
    },
    ...mclogsRoutes(parts, raw),
    ...hastebinRoutes(parts),
    ...bytebinRoutes(parts),
    ...pasteGgRoutes(parts),
    ...machineRoutes(parts),
    ...mcpRoutes(parts, parts.logTexts),
    "/favicon.svg": { audience: "person", methods: { GET: () => fixed(favicon, "image/svg+xml") } },
    "/robots.txt": { audience: "person", methods: { GET: () => fixed(robots, "text/plain; charset=utf-8") } },
  };
}

function fixed(body: string, type: string): Response {
  const headers: HeaderList = {
    "Content-Type": type,
    "Cache-Control": "public, max-age=86400",
    "X-Content-Type-Options": "nosniff",
    ...ownWindow,
  };
  return ok(body, headers);
}
