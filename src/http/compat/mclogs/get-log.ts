import { errorsOf } from "../../../analysis/i18n/level-totals.ts";
import { isOwner } from "../../../logs/owner-token.ts";
import type { LineCounts, LogId, LogStore } from "../../../logs/ports.ts";
import type { Retention } from "../../../logs/retention.ts";
import { asYesOrNo } from "../../../wire/upload-fields.ts";
import type { Requester } from "../../../work/requester.ts";
import type { AnswerContext } from "../../answers/answer-context.ts";
import type { AnswerForm } from "../../answers/answer-form.ts";
import { contentOf, countsOf, detailsOf, idOf } from "../../answers/find-log.ts";
import type { LogAnswers } from "../../answers/log-answers.ts";
import { languageOf } from "../../api/insights.ts";
import { bearerToken, type Exchange, queryValue, requesterOf } from "../../core/exchange.ts";
import { originOf } from "../../core/origin.ts";
import { type HeaderList, jsonHeaders, jsonOk } from "../../core/replies.ts";
import type { Insights } from "../../insights/insights.ts";
import { mclogsContent } from "./content-job.ts";
import { maxContentBytes, type WantedContent } from "./log-content.ts";
import { forEverybody, logFacts } from "./log-facts.ts";
import { mclogsInsightsOf } from "./shapes.ts";

interface GetLogDependencies {
  answerContext: AnswerContext;
  answers: LogAnswers;
  insights: Insights;
  publicUrl: string | null;
  store: LogStore;
  retention: Retention | null;
}

const contentHeaders: HeaderList = { ...jsonHeaders, Vary: "Accept-Encoding, Accept-Language" };

/** `GET /1/log/{id}`: what is known of a log, and of its content what the query asks for. */
export async function getLog(exchange: Exchange, deps: GetLogDependencies): Promise<Response> {
  const { answerContext, answers, insights, publicUrl, store, retention } = deps;
  const id = idOf(exchange);
  const requester = requesterOf(exchange);
  const language = languageOf(exchange);
  const counts = await countsOf(answerContext, id);
  const details = await detailsOf(answerContext, id);
  const lineCounts = details.lineCounts ?? (await countedIn(insights, id, requester));
  const origin = originOf(exchange.request.headers, exchange.client.viaTrustedProxy, publicUrl);
  const asOwner = isOwner(bearerToken(exchange) ?? "", details.ownerHash);
  const facts = logFacts(counts, asOwner ? details : forEverybody(details), lineCounts, origin, {
    retention,
    viewedAt: retention?.from === "view" ? ((await store.age(id))?.viewedAt ?? null) : null,
  });

  const wanted = wantedOf(exchange);
  if (!wanted.raw && !wanted.parsed) {
    if (!wanted.insights) return jsonOk(facts);
    const analysis = await insights.of(id, requester);
    return answerContext.thread.runFor(requester, () => {
      const content = { insights: mclogsInsightsOf(analysis, language) };
      return jsonOk({ ...facts, content }, { Vary: "Accept-Language" });
    });
  }
  const analysis = wanted.insights ? await insights.of(id, requester) : null;
  const insightsJson =
    analysis && answerContext.thread.runFor(requester, () => JSON.stringify(mclogsInsightsOf(analysis, language)));
  const json = JSON.stringify(facts);
  const { raw, parsed } = wanted;
  const around = json.length * 3 + (insightsJson?.length ?? 0) * 3 + 1024;
  const maxBytes = maxContentBytes(counts.size, lineCounts.lines, wanted, around);
  const form: AnswerForm = {
    headers: () => contentHeaders,
    size: maxBytes,
    maxBytes: () => maxBytes,
    make: async (encoding, requester) => {
      const log = await contentOf(answerContext, id);
      const request = { log, facts: json, insights: insightsJson, raw, parsed, encoding };
      return answerContext.heavy.run(mclogsContent, request, requester, [log.packed]);
    },
    end: null,
  };
  // What is around the content differs between owners and others, and with what is known of the log.
  const key = `mclogs:${id}:${raw}:${parsed}:${Bun.hash(json + insightsJson).toString(36)}`;
  // Whoever reads the content has viewed the log.
  return answers.send(exchange, { id, key, variant: "", isView: true, form: () => form });
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

function wantedOf(exchange: Exchange): WantedContent {
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
