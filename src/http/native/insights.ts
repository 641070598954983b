import { z } from "zod";
import type { Analysis } from "../../analysis/analyse.ts";
import type { Facts } from "../../analysis/facts.ts";
import type { Language } from "../../analysis/model.ts";
import { ruleSetVersion } from "../../analysis/rule-set-version.gen.ts";
import type { AnalyseAnswer, InsightsAnswer } from "../../wire/insights-answer.ts";
import { Refusal } from "../../wire/refusal.ts";
import { insightsAnswer } from "../../wire/schemas/insights-schemas.ts";
import { chooseLanguage } from "../../words/language.ts";
import type { Analysing } from "../analysis/analysing.ts";
import type { Insights } from "../analysis/insights.ts";
import { type Exchange, queryValue } from "../exchange.ts";
import { idOf } from "../log-reading.ts";
import { type HeaderList, jsonHeaders, jsonOk, notModified } from "../respond.ts";
import { matchesTag } from "./entity-tag.ts";
import { withLogLinks } from "./log-links.ts";

/** `GET /api/insights/{id}` */
export async function answerInsights(exchange: Exchange, insights: Insights): Promise<Response> {
  const id = idOf(exchange);
  const language = languageOf(exchange);
  const analysis = await insights.of(id);
  const headers: HeaderList = withLogLinks(
    {
      // The log never changes, but what is known of it does.
      "Cache-Control": "no-cache",
      ETag: `"${id}-${ruleSetVersion}-${shapeVersion()}-${language}"`,
      Vary: "Accept-Language",
      "Access-Control-Expose-Headers": "ETag",
    },
    id,
  );
  const asked = exchange.request.headers.get("if-none-match");
  if (matchesTag(asked, headers["ETag"]!)) return notModified({ ...jsonHeaders, ...headers });
  const { success, ...told } = insightsOf(analysis, language);
  return jsonOk({ success, id, ...told } satisfies InsightsAnswer, headers);
}

/** `POST /api/analyse`: the same of a text that is not stored. */
export async function answerAnalyse(exchange: Exchange, analysing: Analysing): Promise<Response> {
  const language = languageOf(exchange);
  const { analysis, headers } = await analysing.analyse(exchange);
  return jsonOk(insightsOf(analysis, language), { ...headers, Vary: "Accept-Language" });
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
  if (asked === "en" || asked === "zh-CN") return asked;
  throw new Refusal(400, '`lang` must be "en" or "zh-CN".');
}

/** Lines are counted from 1 here, as people and editors do. */
function insightsOf(analysis: Analysis, language: Language): AnalyseAnswer {
  const { software, facts } = analysis;
  return {
    success: true,
    type: software.id,
    name: software.name,
    kind: software.kind,
    version: software.version,
    ...analysis.told[language],
    language,
    ruleSet: analysis.ruleSet,
    lines: analysis.lines,
    versions: Object.fromEntries(analysis.statements.map(({ label, value }) => [label, value])),
    ...factsForPeople(facts),
    exceptions: analysis.exceptions.map((group) => ({
      ...group,
      firstLine: group.firstLine + 1,
      lines: group.lines.map((line) => line + 1),
    })),
    findings: analysis.findings.map((finding) => ({
      code: finding.code,
      severity: finding.severity,
      confidence: finding.confidence,
      isConsequence: finding.isConsequence,
      parameters: finding.parameters,
      count: finding.count,
      firstLine: finding.firstLine + 1,
      lastLine: finding.endLine,
      lines: finding.lines.map((line) => line + 1),
      ...finding.told[language],
    })),
  };
}

function factsForPeople(facts: Facts) {
  const counted = <T extends { line: number }>(list: readonly T[]): T[] =>
    list.map((one) => ({ ...one, line: one.line + 1 }));
  const environment = Object.entries(facts.environment).map(([name, fact]) => [name, { ...fact, line: fact.line + 1 }]);
  return {
    ...facts,
    environment: Object.fromEntries(environment),
    mods: counted(facts.mods),
    plugins: counted(facts.plugins),
    datapacks: counted(facts.datapacks),
    resourcePacks: counted(facts.resourcePacks),
    timeline: {
      ...facts.timeline,
      buckets: facts.timeline.buckets.map((one) => ({
        ...one,
        firstLine: one.firstLine < 0 ? null : one.firstLine + 1,
      })),
    },
  };
}
