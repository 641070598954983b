import { z } from "zod";
import type { Analysis } from "../../analysis/analyse.ts";
import { bundleInsightsOf } from "../../analysis/bundle/bundle-insights.ts";
import { wordsVersion } from "../../analysis/i18n/words-version.ts";
import { insightsOf } from "../../analysis/insights.ts";
import type { Language } from "../../analysis/model.ts";
import { asLanguage, chooseLanguage, languages } from "../../i18n/language.ts";
import type { LogId } from "../../logs/ports.ts";
import type { InsightsAnswer } from "../../wire/insights-answer.ts";
import { Refusal } from "../../wire/refusal.ts";
import { insightsAnswer } from "../../wire/schemas/insights-schemas.ts";
import type { AnswerContext } from "../answers/answer-context.ts";
import { idOf } from "../answers/find-log.ts";
import { type Exchange, queryValue, requesterOf } from "../core/exchange.ts";
import { type HeaderList, jsonHeaders, jsonOk, notModified, privateCaching } from "../core/replies.ts";
import type { AnalysisService } from "../insights/analysis-service.ts";
import type { BundleInsights, ExplainedBundle } from "../insights/bundle-insights.ts";
import type { Insights } from "../insights/insights.ts";
import { matchesTag, tagOf } from "./etag.ts";
import { withBundleLinks, withLogLinks } from "./log-links.ts";

/** `GET /api/insights/{id}` */
export async function answerInsights(
  exchange: Exchange,
  insights: Insights,
  { thread }: AnswerContext,
): Promise<Response> {
  const id = idOf(exchange);
  const language = languageOf(exchange);
  const analysis = await insights.of(id, requesterOf(exchange));
  const headers: HeaderList = withLogLinks(
    {
      // The log never changes, but what is known of it does.
      "Cache-Control": privateCaching,
      ETag: `"${id}-${analysis.ruleSet}-${wordsVersion(language)}-${shapeVersion()}-${language}"`,
      Vary: "Accept-Language",
      "Access-Control-Expose-Headers": "ETag",
    },
    id,
  );
  const asked = exchange.request.headers.get("if-none-match");
  if (matchesTag(asked, headers["ETag"]!)) return notModified({ ...jsonHeaders, ...headers });
  return thread.run(exchange.client.key, () => {
    const { success, ...rest } = insightsOf(analysis, language);
    return jsonOk({ success, id, ...rest } satisfies InsightsAnswer, headers);
  });
}

/** The same of a bundle: what its most telling file says, and what all of them say together. */
export async function answerBundleInsights(
  exchange: Exchange,
  insights: Insights,
  bundles: BundleInsights,
  { thread }: AnswerContext,
): Promise<Response> {
  const id = idOf(exchange);
  const language = languageOf(exchange);
  const requester = requesterOf(exchange);
  const explained = await bundles.of(id, requester);
  const analysis = await insights.of(explained.files[explained.explanation.primary]!.id, requester);
  return thread.run(exchange.client.key, () => bundleAnswer(exchange, id, explained, analysis, language));
}

function bundleAnswer(
  exchange: Exchange,
  id: LogId,
  { explanation, files }: ExplainedBundle,
  analysis: Analysis,
  language: Language,
): Response {
  const primary = files[explanation.primary]!.id;
  const { success, ...rest } = insightsOf(analysis, language);
  const named = files.map(({ name, software }) => ({ name, analysis: { software } }));
  const together = bundleInsightsOf(explanation, named, language);
  const bundle = { id, ...together, files: together.files.map((file, at) => ({ id: files[at]!.id, ...file })) };
  const answer: InsightsAnswer = { success, id: primary, ...rest, bundle };
  const headers: HeaderList = withBundleLinks(
    {
      "Cache-Control": privateCaching,
      ETag: tagOf(JSON.stringify(answer)),
      Vary: "Accept-Language",
      "Access-Control-Expose-Headers": "ETag",
    },
    id,
    files.map((file) => file.id),
  );
  const asked = exchange.request.headers.get("if-none-match");
  return matchesTag(asked, headers["ETag"]!) ? notModified({ ...jsonHeaders, ...headers }) : jsonOk(answer, headers);
}

/** `POST /api/analyse`: the same of a text that is not stored. */
export async function answerAnalyse(
  exchange: Exchange,
  analysisService: AnalysisService,
  { thread }: AnswerContext,
): Promise<Response> {
  const language = languageOf(exchange);
  const { analysis, headers } = await analysisService.analyse(exchange);
  return thread.run(exchange.client.key, () =>
    jsonOk(insightsOf(analysis, language), { ...headers, Vary: "Accept-Language" }),
  );
}

let shape: string | null = null;

/** Changes with the fields of the answer: a client must not keep yesterday's shape because the rules are the same. */
function shapeVersion(): string {
  shape ??= Bun.hash(JSON.stringify(z.toJSONSchema(insightsAnswer))).toString(36);
  return shape;
}

/** `?lang` is a wish that must be one we can fulfil; `Accept-Language` is fulfilled as well as possible. */
export function languageOf(exchange: Exchange): Language {
  const asked = queryValue(exchange, "lang");
  if (asked === null || asked === "") return chooseLanguage(exchange.request.headers.get("accept-language"));
  const language = asLanguage(asked);
  if (language) return language;
  throw new Refusal(400, `\`lang\` must be ${languages.map((one) => `"${one}"`).join(" or ")}.`);
}
