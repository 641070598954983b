import type { CrashCounting } from "../../logs/crash-ports.ts";
import { exampleId } from "../../logs/example-log.ts";
import type { Clock, RateLimiter } from "../../logs/ports.ts";
import type { OwnedLogs } from "../../logs/remove.ts";
import type { Reports } from "../../logs/reports.ts";
import { Refusal } from "../../wire/refusal.ts";
import type { AnswerContext } from "../answers/answer-context.ts";
import { noView, ofOneLog } from "../answers/bundle-files.ts";
import { encodedAnswer } from "../answers/encoded-answer.ts";
import type { LogAnswers } from "../answers/log-answers.ts";
import { contentAddress, type RawAnswer } from "../api/raw.ts";
import { queryValue } from "../core/exchange.ts";
import type { Routes } from "../core/handler.ts";
import { fileHeaders, ok, openerPolicy, seeOther } from "../core/replies.ts";
import type { ServiceLimits } from "../core/service-limits.ts";
import type { Insights } from "../insights/insights.ts";
import type { ReadableLogs } from "../names/readable-logs.ts";
import type { UploadService } from "../upload/upload-service.ts";
import { CompareAnswer } from "./compare/compare-answer.ts";
import { crashesPage, wishOf } from "./crashes/crashes-page.ts";
import { FrequentCrashes } from "./crashes/frequent-crashes.ts";
import { installRoutes } from "./home/install-routes.ts";
import { favicon } from "./layout/favicon.ts";
import type { PageFrame } from "./layout/page-frame.ts";
import { languageHeaders, pagePreferences } from "./layout/page-preferences.ts";
import { LineIndexAnswer } from "./log/line-index-answer.ts";
import type { LogPageAnswer } from "./log/log-page-answer.ts";
import { answerNamesOfLog } from "./log/names-answer.ts";
import { operatorRoutes } from "./operator-routes.ts";
import { RemoveAnswer } from "./owner/remove-answer.ts";
import type { PreviewPool } from "./preview/pool.ts";
import { sitePictureRoutes } from "./preview/site-picture-answer.ts";
import { privacyPage } from "./privacy/privacy-page.ts";
import { ReportAnswer } from "./report/report-answer.ts";

interface SiteDependencies {
  answerContext: AnswerContext;
  answers: LogAnswers;
  readable: ReadableLogs;
  insights: Insights;
  frame: PageFrame;
  store: OwnedLogs & CrashCounting;
  clock: Clock;
  uploadService: UploadService;
  reports: Reports;
  reportLimiter: RateLimiter;
  reported: (key: string) => void;
  previews: PreviewPool;
  publicUrl: string | null;
  limits: ServiceLimits;
}

const robots =
  "User-agent: *\nDisallow: /api/\nDisallow: /raw/\nDisallow: /content/\nDisallow: /lines/\nDisallow: /names/\nDisallow: /report/\nDisallow: /remove/\n";

/** What only browsers ask for. `/` also answers programs: see `compat/zero-x-zero`. So does `/{id}`: see `http/routes.ts`. */
export function siteRoutes(deps: SiteDependencies, raw: RawAnswer, logPage: LogPageAnswer): Routes {
  const { answerContext, answers, insights, frame, publicUrl } = deps;
  const { assets, site } = frame;
  const report = new ReportAnswer(deps);
  const remove = new RemoveAnswer(deps);
  const lineIndex = new LineIndexAnswer(answerContext, answers);
  const compare = new CompareAnswer({ frame, insights, answerContext, answers, publicUrl });
  return {
    "/content/:id": {
      errorFormat: "text",
      methods: { GET: ofOneLog(answerContext, (exchange) => raw.get(exchange, contentAddress), noView) },
    },
    "/lines/:id": {
      errorFormat: "text",
      methods: { GET: ofOneLog(answerContext, (exchange) => lineIndex.get(exchange), noView) },
    },
    "/names/:id": {
      errorFormat: "text",
      methods: {
        GET: ofOneLog(answerContext, (exchange) => answerNamesOfLog(exchange, answerContext, deps.readable), noView),
      },
    },
    "/assets/:id": {
      errorFormat: "text",
      isNoLookup: true,
      methods: {
        GET: (exchange) => {
          const answer = assets.answer(exchange);
          if (!answer) throw new Refusal(404, "There is no such file. Reload the page: it may be of an older version.");
          return answer;
        },
      },
    },
    "/s/:id": { errorFormat: "html", methods: { GET: (exchange) => logPage.short(exchange) } },
    // Its own address is that of a log: everything that a log has, it has.
    "/example": { errorFormat: "html", methods: { GET: () => seeOther(`/${exampleId}`, { ...openerPolicy }) } },
    "/report/:id": {
      errorFormat: "html",
      methods: { GET: (exchange) => report.form(exchange), POST: (exchange) => report.send(exchange) },
    },
    "/remove/:id": {
      errorFormat: "html",
      methods: { GET: (exchange) => remove.form(exchange), POST: (exchange) => remove.send(exchange) },
    },
    "/privacy": {
      errorFormat: "html",
      methods: {
        GET: (exchange) => {
          const text = privacyPage(frame, pagePreferences(exchange), deps.limits);
          return encodedAnswer(text, { ...frame.headers, ...languageHeaders(exchange, publicUrl) }, exchange);
        },
      },
    },
    ...(deps.limits.knownCrashes === "public" && { "/crashes": crashesRoute(deps) }),
    "/compare": { errorFormat: "html", methods: { GET: (exchange) => compare.form(exchange) } },
    "/compare/:a/:b": { errorFormat: "html", methods: { GET: (exchange) => compare.get(exchange) } },
    "/favicon.svg": {
      errorFormat: "html",
      methods: { GET: () => fixed(favicon(site.palette.light.accent), "image/svg+xml") },
    },
    "/robots.txt": { errorFormat: "html", methods: { GET: () => fixed(robots, "text/plain; charset=utf-8") } },
    ...installRoutes(frame),
    ...sitePictureRoutes(site, deps.previews),
    ...operatorRoutes(site, publicUrl, deps.clock),
  };
}

function crashesRoute({ store, clock, frame, publicUrl }: SiteDependencies): Routes[string] {
  const frequent = new FrequentCrashes(store, clock);
  return {
    errorFormat: "html",
    methods: {
      GET: async (exchange) => {
        const wish = wishOf(queryValue(exchange, "mod"), queryValue(exchange, "platform"));
        const text = crashesPage(frame, pagePreferences(exchange), await frequent.list(), wish);
        const headers = { ...frame.headers, ...languageHeaders(exchange, publicUrl), "X-Robots-Tag": "noindex" };
        return encodedAnswer(text, headers, exchange);
      },
    },
  };
}

function fixed(body: string, type: string): Response {
  return ok(body, { ...fileHeaders(type, "public, max-age=86400"), ...openerPolicy });
}
