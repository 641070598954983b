import { errorsOf } from "../../../analysis/words/level-totals.ts";
import { isOwner } from "../../../logs/owner-token.ts";
import type { LineCounts, LogId } from "../../../logs/ports.ts";
import type { Retention } from "../../../logs/retention.ts";
import type { Ages } from "../../../logs/store-ports.ts";
import { asYesOrNo } from "../../../wire/upload-fields.ts";
import type { Requester } from "../../../work/requester.ts";
import type { AnswerContext } from "../../answers/answer-context.ts";
import type { AnswerForm } from "../../answers/answer-form.ts";
import { contentOf, countsOf, detailsOf, idOf } from "../../answers/find-log.ts";
import type { LogAnswers } from "../../answers/log-answers.ts";
import { languageOf } from "../../api/insights.ts";
import { bearerToken, type Exchange, queryValue, requesterOf } from "../../core/exchange.ts";
import { originOf } from "../../core/origin.ts";
import { languageVary } from "../../core/reader-language.ts";
import { type HeaderList, jsonHeaders, jsonOk } from "../../core/replies.ts";
import type { Insights } from "../../insights/insights.ts";
import { mclogsContent } from "./content-job.ts";
import { maxContentBytes, type WantedContent } from "./log-content.ts";
import { forEverybody, type LogFacts, logFacts } from "./log-facts.ts";

export interface GetLogDependencies {
  answerContext: AnswerContext;
  answers: LogAnswers;
  insights: Insights;
  publicUrl: string | null;
  store: Ages;
  retention: Retention | null;
}

const contentHeaders: HeaderList = { ...jsonHeaders, Vary: `${languageVary}, Accept-Encoding` };

/** Sentences of an explanation beside what was found. */
const wordsBytes = 1024 * 1024;

/** `GET /1/log/{id}`: what is known of a log, and of its content what the query asks for. */
export async function getLog(exchange: Exchange, deps: GetLogDependencies): Promise<Response> {
  const id = idOf(exchange);
  const wanted = wantedOf(exchange);
  const facts = await factsOf(exchange, deps, id);
  if (!wanted.raw && !wanted.parsed && !wanted.insights) return jsonOk(facts);
  // Whoever reads the content has viewed the log; whoever asks what it says has not.
  return sendWithContent(exchange, deps, { id, facts, wanted, isView: wanted.raw || wanted.parsed });
}

/** What is known of a log. */
export async function factsOf(exchange: Exchange, deps: GetLogDependencies, id: LogId): Promise<LogFacts> {
  const { answerContext, insights, publicUrl, store, retention } = deps;
  const counts = await countsOf(answerContext, id);
  const details = await detailsOf(answerContext, id);
  const lineCounts = details.lineCounts ?? (await countedIn(insights, id, requesterOf(exchange)));
  const origin = originOf(exchange, publicUrl);
  const asOwner = isOwner(bearerToken(exchange) ?? "", details.ownerHash);
  return logFacts(counts, asOwner ? details : forEverybody(details), lineCounts, origin, {
    retention,
    viewedAt: retention?.from === "view" ? ((await store.age(id))?.viewedAt ?? null) : null,
  });
}

interface WithContent {
  id: LogId;
  facts: LogFacts;
  wanted: WantedContent;
  isView: boolean;
  /** Of this answer alone, which is then not kept for others. */
  headers?: HeaderList;
}

/** The facts of a log with what is wanted of its content. */
export async function sendWithContent(
  exchange: Exchange,
  deps: GetLogDependencies,
  asked: WithContent,
): Promise<Response> {
  const { answerContext, answers, insights } = deps;
  const { id, facts, wanted, isView, headers } = asked;
  const { raw, parsed } = wanted;
  const language = languageOf(exchange);
  const kept = wanted.insights ? await insights.kept(id, requesterOf(exchange)) : null;
  const json = JSON.stringify(facts);
  const hasText = raw || parsed;
  const keptBytes = kept ? 2 * kept.bytes + wordsBytes : 0;
  const maxBytes = maxContentBytes(facts.size, facts.lines, wanted, json.length * 3 + keptBytes + 1024);
  const form: AnswerForm = {
    headers: () => ({ ...contentHeaders, ...(kept ? { "Content-Language": language } : {}), ...headers }),
    size: hasText ? maxBytes : json.length + kept!.bytes,
    maxBytes: () => maxBytes,
    make: async (encoding, requester) => {
      const log = hasText ? await contentOf(answerContext, id) : null;
      const inWords = kept && { analysis: (await insights.kept(id, requester)).packed, language };
      const request = { log, facts: json, insights: inWords, raw, parsed, encoding };
      return answerContext.heavy.run(mclogsContent, request, requester, log ? [log.packed] : []);
    },
    end: null,
    isCostly: !hasText && headers === undefined,
    isTemporary: headers !== undefined,
  };
  // What is around the content differs between owners and others, and with what is known of the log.
  const explained = kept ? `${kept.name}:${language}` : "";
  const key = `mclogs:${id}:${raw}:${parsed}:${explained}:${Bun.hash(json).toString(36)}`;
  return answers.send(exchange, { id, key, variant: "", isView, form: () => form });
}

/** For a log that came by a protocol that does not count them. */
async function countedIn(insights: Insights, id: LogId, requester: Requester): Promise<LineCounts> {
  const { lines, facts } = await insights.of(id, requester);
  return { lines, errors: errorsOf(facts.levelCounts) };
}

/** Whether the answer has the log itself. */
export function showsContent(exchange: Exchange): boolean {
  const { raw, parsed } = wantedOf(exchange);
  return raw || parsed;
}

/** What the query asks for of the content. */
export function wantedOf(exchange: Exchange): WantedContent {
  return {
    raw: isAsked(exchange, "raw"),
    parsed: isAsked(exchange, "parsed"),
    insights: isAsked(exchange, "insights"),
  };
}

/** `?raw`, `?raw=1` and `?raw=true` ask for it, `?raw=false` does not. */
function isAsked(exchange: Exchange, name: string): boolean {
  const value = queryValue(exchange, name);
  return value !== null && asYesOrNo(value) !== "false";
}
