import { z } from "zod";
import type { Language } from "../../analysis/model/model.ts";
import { wordsVersion } from "../../analysis/words/words-version.ts";
import { languages } from "../../i18n/language.ts";
import type { LogId } from "../../logs/ports.ts";
import { Refusal } from "../../wire/refusal.ts";
import { insightsAnswer } from "../../wire/schemas/insights-schemas.ts";
import { idOf } from "../answers/find-log.ts";
import { type Exchange, queryValue, requesterOf } from "../core/exchange.ts";
import { LogNotFound } from "../core/log-not-found.ts";
import { askedLanguage, languageVary, readerLanguage } from "../core/reader-language.ts";
import { type HeaderList, jsonHeaders, notModified, ok, privateCaching } from "../core/replies.ts";
import type { AnalysisService } from "../insights/analysis-service.ts";
import type { BundleInsights } from "../insights/bundle-insights.ts";
import type { ExplanationAnswers } from "../insights/explanation-answers.ts";
import type { Insights, KeptAnalysis } from "../insights/insights.ts";
import { knownTag } from "../insights/known-insight.ts";
import type { LogNames, ReadableLogs } from "../names/readable-logs.ts";
import { matchesTag } from "./etag.ts";
import { bundleInsightsInWords, insightsInWords } from "./insights-jobs.ts";
import { withBundleLinks, withLogLinks } from "./log-links.ts";

interface InsightsDependencies {
  readable: ReadableLogs;
  insights: Insights;
  bundleInsights: BundleInsights;
  explanations: ExplanationAnswers;
}

/** `GET /api/insights/{id}` */
export class LogInsightsAnswer {
  constructor(private readonly deps: InsightsDependencies) {}

  async get(exchange: Exchange): Promise<Response> {
    const { insights, explanations } = this.deps;
    const id = idOf(exchange);
    const language = languageOf(exchange);
    const kept = await this.kept(id, exchange);
    const { names } = await this.deps.readable.of(id, requesterOf(exchange));
    const known = await insights.known(id, requesterOf(exchange));
    const name = kept.name + knownTag(known);
    const headers = withLogLinks(headersOf(name, language), id);
    if (isKnown(exchange, headers)) return notModified(headers);
    return explanations.send(exchange, {
      id,
      key: keyOf(name, language),
      headers,
      bytes: kept.bytes + (names?.glossary.length ?? 0),
      job: insightsInWords,
      input: async (requester) => {
        const { packed: analysis } = await insights.kept(id, requester);
        return { id, analysis, language, names, known };
      },
    });
  }

  /** Of a bundle: what its most telling file says, and what all of them say together. */
  async bundle(exchange: Exchange): Promise<Response> {
    const { insights, bundleInsights, explanations } = this.deps;
    const id = idOf(exchange);
    const language = languageOf(exchange);
    const requester = requesterOf(exchange);
    const { name, head, bytes } = await bundleInsights.kept(id, requester);
    const primary = await insights.kept(head.files[head.primary]!, requester);
    const { names: readableNames } = await this.deps.readable.of(head.files[head.primary]!, requester);
    const known = await bundleInsights.known(id, requester);
    const both = nameWith(`${name}-${primary.head.ranOutAt ?? ""}${knownTag(known)}`, readableNames);
    const headers = withBundleLinks(headersOf(both, language), id, head.files);
    if (isKnown(exchange, headers)) return notModified(headers);
    return explanations.send(exchange, {
      id,
      key: keyOf(both, language),
      headers,
      bytes: bytes + primary.bytes,
      job: bundleInsightsInWords,
      input: async (requester) => {
        const { head, names, packed } = await bundleInsights.kept(id, requester);
        const mostTelling = head.files[head.primary]!;
        const { packed: analysis } = await insights.kept(mostTelling, requester);
        const files = head.files.map((file, at) => ({ id: file, name: names[at]! }));
        const told = { id: mostTelling, analysis, language, names: readableNames, known };
        return { id, bundle: packed, files, primary: told };
      },
    });
  }

  private async kept(id: LogId, exchange: Exchange): Promise<KeptAnalysis> {
    const { insights, explanations } = this.deps;
    try {
      return await insights.kept(id, requesterOf(exchange));
    } catch (error) {
      if (error instanceof LogNotFound)
        explanations.forget(languages.map((one) => keyOf(`${id}-${insights.ruleSet}`, one)));
      throw error;
    }
  }
}

/** Same name, same explanation and names. */
function nameWith(name: string, names: LogNames | null): string {
  return names === null ? name : `${name}-${names.version}`;
}

function keyOf(name: string, language: Language): string {
  return `insights:${name}:${language}`;
}

function headersOf(name: string, language: Language): HeaderList {
  return {
    ...jsonHeaders,
    // The log never changes, but what is known of it does.
    "Cache-Control": privateCaching,
    ETag: `"${name}-${wordsVersion(language)}-${shapeVersion()}-${language}"`,
    "Content-Language": language,
    Vary: `${languageVary}, Accept-Encoding`,
    "Access-Control-Expose-Headers": "ETag",
  };
}

function isKnown({ request }: Exchange, headers: HeaderList): boolean {
  return matchesTag(request.headers.get("if-none-match"), headers["ETag"]!);
}

/** `POST /api/analyse`: the insights of a text that is not stored. */
export async function answerAnalyse(exchange: Exchange, analysisService: AnalysisService): Promise<Response> {
  const language = languageOf(exchange);
  const { made, headers } = await analysisService.analyse(exchange, language);
  return ok(made as Uint8Array<ArrayBuffer>, {
    ...jsonHeaders,
    ...headers,
    "Content-Language": language,
    Vary: languageVary,
  });
}

let shape: string | null = null;

/** Changes with the fields of the answer: a client must not keep yesterday's shape because the rules are the same. */
function shapeVersion(): string {
  shape ??= Bun.hash(JSON.stringify(z.toJSONSchema(insightsAnswer))).toString(36);
  return shape;
}

/** `?lang` is a wish that must be one we can fulfil; the others are fulfilled as well as possible. */
export function languageOf(exchange: Exchange): Language {
  const asked = queryValue(exchange, "lang");
  if (asked === null || asked === "" || askedLanguage(exchange)) return readerLanguage(exchange);
  throw new Refusal(400, `\`lang\` must be one of ${languages.join(", ")}.`);
}
