import type { Analysis } from "../../analysis/model/analysis.ts";
import type { LogCounts, LogId } from "../../logs/ports.ts";
import type { KnownCrash } from "../../wire/known-crash.ts";
import { Outage, Refusal } from "../../wire/refusal.ts";
import { ClientGone, type Requester } from "../../work/requester.ts";
import type { AnswerContext } from "../answers/answer-context.ts";
import { shownLog } from "../answers/bundle-files.ts";
import { countsOf } from "../answers/find-log.ts";
import type { Patience } from "../core/patience.ts";
import type { Insights, KeptAnalysis } from "./insights.ts";

export interface ExplainedLog {
  analysis: Analysis;
  counts: LogCounts;
  known: KnownCrash | null;
}

export interface ExplainedLogDependencies {
  insights: Pick<Insights, "of" | "known">;
  answerContext: AnswerContext;
}

/** A log whose analysis is not unpacked yet. */
export interface KeptLog {
  kept: KeptAnalysis;
  counts: LogCounts;
}

/**
 * A log with its analysis, for answers that make no sense without it; of a bundle, its most telling file. Does not count
 * as a view.
 */
export async function explainedLog(
  { insights, answerContext }: ExplainedLogDependencies,
  asked: LogId,
  requester: Requester,
): Promise<ExplainedLog> {
  const id = await shownLog(answerContext, asked);
  const counts = await countsOf(answerContext, id);
  const analysis = await inTime(insights.of(id, requester), answerContext.patience);
  return { analysis, counts, known: await inTime(insights.known(id, requester), answerContext.patience) };
}

/** For answers that are made of it on another thread. */
export async function keptLog(
  { insights, answerContext }: { insights: Pick<Insights, "kept">; answerContext: AnswerContext },
  asked: LogId,
  requester: Requester,
): Promise<KeptLog> {
  const id = await shownLog(answerContext, asked);
  const counts = await countsOf(answerContext, id);
  return { kept: await inTime(insights.kept(id, requester), answerContext.patience), counts };
}

/** An explanation that a request waits for. Where it takes too long or fails, the request is told to come again. */
export async function inTime<T>(explanation: Promise<T>, patience: Patience): Promise<T> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(notExplained()), patience.explanation);
  try {
    return await Promise.race([explanation, late]);
  } catch (error) {
    // A failure of the analyser is reported by `/api/insights`.
    const isTold = error instanceof Refusal || error instanceof Outage || error instanceof ClientGone;
    throw isTold ? error : notExplained();
  } finally {
    clearTimeout(timer);
  }
}

function notExplained(): Refusal {
  return new Refusal(503, "This log could not be explained right now. Try again in a moment.");
}
