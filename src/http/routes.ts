import type { CrashCounting } from "../logs/crash-ports.ts";
import type { Clock, RateLimiter } from "../logs/ports.ts";
import type { OwnedLogs } from "../logs/remove.ts";
import type { Reports } from "../logs/reports.ts";
import type { Ages, Health } from "../logs/store-ports.ts";
import type { ServiceMetrics } from "../metrics/service-metrics.ts";
import type { AnswerContext } from "./answers/answer-context.ts";
import { ofLogOrBundle, ofOneLog } from "./answers/bundle-files.ts";
import { LogAnswers } from "./answers/log-answers.ts";
import { metricsRoutes } from "./api/metrics.ts";
import { RawAnswer } from "./api/raw.ts";
import { apiRoutes } from "./api/routes.ts";
import { apiDocsRoutes } from "./api-docs/routes.ts";
import { PageOrText } from "./compat/bytebin/page-or-text.ts";
import { bytebinRoutes } from "./compat/bytebin/routes.ts";
import { hastebinRoutes } from "./compat/hastebin/routes.ts";
import { removeLogs } from "./compat/logshare/remove-logs.ts";
import { logshareRoutes } from "./compat/logshare/routes.ts";
import { mclogsRoutes } from "./compat/mclogs/routes.ts";
import { pasteGgRoutes } from "./compat/paste-gg/routes.ts";
import { zeroXZeroRoutes } from "./compat/zero-x-zero/routes.ts";
import type { Exchange } from "./core/exchange.ts";
import type { FailedLookups } from "./core/fairness/failed-lookups.ts";
import type { Handler, Routes } from "./core/handler.ts";
import { isLinkPreview } from "./core/link-preview-agents.ts";
import type { Route } from "./core/router.ts";
import type { ServiceLimits } from "./core/service-limits.ts";
import type { AnalysisService } from "./insights/analysis-service.ts";
import type { BundleInsights } from "./insights/bundle-insights.ts";
import { ExplanationAnswers } from "./insights/explanation-answers.ts";
import type { Insights } from "./insights/insights.ts";
import type { LogTextPool } from "./mcp/log-text/pool.ts";
import { mcpRoutes } from "./mcp/routes.ts";
import type { ReadableLogs } from "./names/readable-logs.ts";
import { errorAnswer } from "./site/error-answer.ts";
import { HomeAnswer } from "./site/home/home-answer.ts";
import { asksForPage } from "./site/layout/asks-for-page.ts";
import type { PageFrame } from "./site/layout/page-frame.ts";
import { BundlePageAnswer } from "./site/log/bundle-page-answer.ts";
import { LogPageAnswer } from "./site/log/log-page-answer.ts";
import { MarkdownAnswer, markdownEnding } from "./site/markdown/markdown-answer.ts";
import type { PreviewPool } from "./site/preview/pool.ts";
import { PreviewAnswer, previewEnding } from "./site/preview/preview-answer.ts";
import { PreviewImages } from "./site/preview/preview-images.ts";
import { siteRoutes } from "./site/routes.ts";
import type { UploadService } from "./upload/upload-service.ts";

export interface RouteDependencies {
  answerContext: AnswerContext;
  uploadService: UploadService;
  readable: ReadableLogs;
  insights: Insights;
  bundleInsights: BundleInsights;
  analysisService: AnalysisService;
  frame: PageFrame;
  previews: PreviewPool;
  store: Ages & Health & OwnedLogs & CrashCounting;
  clock: Clock;
  publicUrl: string | null;
  limits: ServiceLimits;
  metrics: ServiceMetrics;
  /** What `/metrics` is shown for on this port; `null`: it is not on this port. */
  metricsToken: string | null;
  assistantLimiter: RateLimiter;
  assistantMessageLimiter: RateLimiter;
  healthNotices: () => Record<string, string>;
  logTexts: LogTextPool;
  failedLookups: FailedLookups;
  reports: Reports;
  reportLimiter: RateLimiter;
  reported: (key: string) => void;
}

/** Every path there is. */
export function routes(services: RouteDependencies): Routes {
  const answers = new LogAnswers(services.answerContext);
  const explanations = new ExplanationAnswers(services.answerContext, answers);
  const deps = { ...services, answers, explanations };
  const raw = new RawAnswer(deps.answerContext, answers, deps.readable);
  const logPage = new LogPageAnswer({ ...deps, retention: deps.limits.retention });
  const markdown = new MarkdownAnswer(deps);
  return {
    "/:id": logRoute(deps, raw, logPage, markdown),
    ...apiRoutes(deps, raw),
    ...metricsRoutes(deps.metrics, deps.metricsToken),
    ...siteRoutes(deps, raw, logPage),
    ...mclogsRoutes(deps, raw, (exchange) => removeLogs(exchange, deps)),
    ...logshareRoutes(deps, raw, markdown),
    ...hastebinRoutes(deps),
    ...bytebinRoutes(deps),
    ...zeroXZeroRoutes({ ...deps, home: new HomeAnswer(deps) }),
    ...pasteGgRoutes(deps, logPage),
    ...apiDocsRoutes(deps),
    ...mcpRoutes(deps),
  };
}

/** Programs that look at links for chats are not readers. */
function isCounted({ request }: Exchange): boolean {
  return !isLinkPreview(request.headers.get("user-agent"));
}

/** A log: as its page, as Markdown, as a picture, or as its text for a client of bytebin. */
function logRoute(
  { answerContext, insights, bundleInsights, previews, frame }: RouteDependencies,
  raw: RawAnswer,
  logPage: LogPageAnswer,
  markdown: MarkdownAnswer,
): Route<Handler> {
  const pageOrText = new PageOrText(logPage, raw, frame);
  const bundlePage = new BundlePageAnswer({ answerContext, insights, bundleInsights, logPage });
  const ofLog = (exchange: Exchange) => pageOrText.get(exchange);
  const textOfBundle = ofOneLog(answerContext, ofLog, isCounted);
  const oneLog = ofLogOrBundle(answerContext, ofLog, (exchange, id) =>
    asksForPage(exchange.request.headers) ? bundlePage.get(exchange, id) : textOfBundle(exchange),
  );
  const preview = new PreviewAnswer(
    answerContext,
    insights,
    new PreviewImages(previews, undefined, answerContext.metrics.cache("pictures")),
    frame.site,
  );
  return {
    errorFormat: "html",
    methods: {
      GET: (exchange) => {
        if (exchange.param.endsWith(previewEnding)) return preview.get(exchange);
        return exchange.param.endsWith(markdownEnding) ? markdown.get(exchange) : oneLog(exchange);
      },
    },
    renderError: (reply, exchange) => {
      const hasOwnForm = exchange.param.endsWith(previewEnding) || exchange.param.endsWith(markdownEnding);
      return hasOwnForm ? errorAnswer(frame, reply, exchange) : pageOrText.renderError(reply, exchange);
    },
  };
}
