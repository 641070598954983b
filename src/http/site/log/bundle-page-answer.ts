import type { BundleExplanation } from "../../../analysis/bundle/model.ts";
import type { Analysis } from "../../../analysis/model/analysis.ts";
import type { LogCounts, LogId } from "../../../logs/ports.ts";
import type { KnownCrash } from "../../../wire/known-crash.ts";
import { Refusal } from "../../../wire/refusal.ts";
import type { Requester } from "../../../work/requester.ts";
import type { AnswerContext } from "../../answers/answer-context.ts";
import { bundleOf } from "../../answers/bundle-files.ts";
import { viewed } from "../../answers/find-log.ts";
import { type Exchange, queryValue, requesterOf } from "../../core/exchange.ts";
import { isLinkPreview } from "../../core/link-preview-agents.ts";
import type { BundleInsights } from "../../insights/bundle-insights.ts";
import type { Insights } from "../../insights/insights.ts";
import type { BundleView } from "../bundle/bundle-view.ts";
import type { LogPageAnswer } from "./log-page-answer.ts";

interface BundlePageDependencies {
  answerContext: AnswerContext;
  insights: Insights;
  bundleInsights: BundleInsights;
  logPage: LogPageAnswer;
}

/** What is known of a bundle right now: everything, or nothing. */
interface Explained {
  analyses: Analysis[];
  explanation: BundleExplanation;
  known: KnownCrash | null;
}

/** `GET /{id}` of a bundle for people: the page of one of its files, with what all of them say. */
export class BundlePageAnswer {
  constructor(private readonly deps: BundlePageDependencies) {}

  async get(exchange: Exchange, id: LogId): Promise<Response> {
    const { answerContext, logPage } = this.deps;
    const bundle = await bundleOf(answerContext, id);
    const files = bundle.files.flatMap(({ log }) => log ?? []);
    const explained = await this.explained(id, files, requesterOf(exchange));
    const shown = shownFile(files, explained, queryValue(exchange, "file"));
    const log = files[shown]!.id;
    await viewed(answerContext, log, exchange, !isLinkPreview(exchange.request.headers.get("user-agent")));
    const there = files.map((file) => file.id).join("-");
    const key = `${id}:${log}:${there}:${explained?.explanation.ruleSet ?? ""}:${explained?.explanation.isPartial ?? ""}`;
    return logPage.send({ id, log, key, bundle: viewOf(id, files, explained, shown) }, exchange);
  }

  private explained(id: LogId, files: readonly LogCounts[], requester: Requester): Promise<Explained | null> {
    // Failures are reported by `/api/insights`.
    const made = this.explain(id, files, requester).catch(() => null);
    return Promise.race([made, Bun.sleep(this.deps.answerContext.patience.page).then(() => null)]);
  }

  private async explain(id: LogId, files: readonly LogCounts[], requester: Requester): Promise<Explained> {
    const { explanation } = await this.deps.bundleInsights.of(id, requester);
    const analyses = await Promise.all(files.map((file) => this.deps.insights.of(file.id, requester)));
    return { analyses, explanation, known: await this.deps.bundleInsights.known(id, requester) };
  }
}

/** The file of this name, else the most telling one. */
function shownFile(files: readonly LogCounts[], explained: Explained | null, name: string | null): number {
  if (name === null) return explained?.explanation.primary ?? 0;
  const shown = files.findIndex((file) => file.name === name);
  if (shown === -1) throw new Refusal(404, "There is no file of this name in the bundle.");
  return shown;
}

function viewOf(id: LogId, files: readonly LogCounts[], explained: Explained | null, shown: number): BundleView {
  return {
    id,
    files: files.map((file, i) => ({ id: file.id, name: file.name, analysis: explained?.analyses[i] ?? null })),
    order: explained?.explanation.order ?? files.map((_, i) => i),
    shown,
    explanation: explained?.explanation ?? null,
    known: explained?.known ?? null,
  };
}
