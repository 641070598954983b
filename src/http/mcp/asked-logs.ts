import type { LogId } from "../../logs/ports.ts";
import type { KnownCrash } from "../../wire/known-crash.ts";
import { Refusal } from "../../wire/refusal.ts";
import { wholeBuffers } from "../../work/thread.ts";
import type { AnswerContext } from "../answers/answer-context.ts";
import { identityEncoding } from "../answers/appendable-encoding.ts";
import { shownLog } from "../answers/bundle-files.ts";
import { contentOf, countsOf } from "../answers/find-log.ts";
import { inOnePiece } from "../answers/growing-body.ts";
import { type Exchange, requesterOf } from "../core/exchange.ts";
import type { FailedLookups } from "../core/fairness/failed-lookups.ts";
import { LogNotFound } from "../core/log-not-found.ts";
import { pastedId } from "../core/pasted-id.ts";
import { utf8Text } from "../core/utf8-text.ts";
import type { BundleInsights, ExplainedBundle } from "../insights/bundle-insights.ts";
import { type ExplainedLog, explainedLog } from "../insights/explained-log.ts";
import type { Insights } from "../insights/insights.ts";
import type { ReadableLogs } from "../names/readable-logs.ts";
import type { LogTextQuestion } from "./log-text/jobs.ts";
import type { LineRange } from "./log-text/line-range.ts";
import type { LogTextPool } from "./log-text/pool.ts";
import type { FoundLines, LineSearch } from "./log-text/search-lines.ts";
import { maxShownText } from "./log-text/shown-lines.ts";

/** Of the game's classes and methods. */
export type AskedNames = "readable" | "written";

export interface AskedLogsDependencies {
  readable: Pick<ReadableLogs, "of">;
  insights: Insights;
  bundleInsights: Pick<BundleInsights, "of" | "known">;
  answerContext: AnswerContext;
  failedLookups: FailedLookups;
  logTexts: Pick<LogTextPool, "run">;
}

/**
 * The logs that an assistant asks about. Nothing here counts as a view: an assistant asks for the same log many times.
 */
export class AskedLogs {
  constructor(
    private readonly deps: AskedLogsDependencies,
    readonly origin: string,
    private readonly exchange: Exchange,
  ) {}

  explained(log: string): Promise<ExplainedLog> {
    const id = idOf(log);
    return this.lookUp(() => explainedLog(this.deps, id, requesterOf(this.exchange)));
  }

  bundle(log: string): Promise<ExplainedBundle> {
    const id = idOf(log);
    return this.lookUp(() => this.deps.bundleInsights.of(id, requesterOf(this.exchange)));
  }

  knownOfBundle(log: string): Promise<KnownCrash | null> {
    const id = idOf(log);
    return this.lookUp(() => this.deps.bundleInsights.known(id, requesterOf(this.exchange)));
  }

  async lines(log: string, from: number, to: number, names: AskedNames): Promise<LineRange & { id: LogId }> {
    if (to < from) throw new Refusal(400, "`to` must not be smaller than `from`.");
    return this.ask<LineRange>(idOf(log), { kind: "lines", from, to }, names);
  }

  search(log: string, search: LineSearch, names: AskedNames): Promise<FoundLines & { id: LogId }> {
    return this.ask<FoundLines>(idOf(log), { kind: "search", search }, names);
  }

  /** While a log waits for the thread, it counts against the memory for large answers. */
  private async ask<Answer>(
    asked: LogId,
    question: LogTextQuestion,
    wanted: AskedNames,
  ): Promise<Answer & { id: LogId }> {
    const { answerContext } = this.deps;
    const id = await this.lookUp(() => shownLog(answerContext, asked));
    const { size } = await countsOf(answerContext, id);
    const requester = requesterOf(this.exchange);
    const found = wanted === "readable" ? (await this.deps.readable.of(id, requester)).names : null;
    const names = found?.glossary ?? null;
    const key = `assistant ${id} ${found?.version ?? ""} ${JSON.stringify(question)}`;
    const hold = await answerContext.large.hold(key, size + maxShownText, requester, (shared) => {
      const made = contentOf(answerContext, id).then((log) => {
        const transfer = wholeBuffers([log.packed]);
        return this.deps.logTexts.run({ log, question, names }, { transfer, requester: shared });
      });
      return inOnePiece(made.then(identityEncoding));
    });
    try {
      return { id, ...(JSON.parse(utf8Text(await hold.body.whole())) as Answer) };
    } finally {
      hold.release();
    }
  }

  /** A tool's refusal never leaves the tool, so failed lookups are counted here. */
  private async lookUp<T>(find: () => Promise<T>): Promise<T> {
    const { failedLookups } = this.deps;
    const { key } = this.exchange.client;
    failedLookups.check(key);
    try {
      return await find();
    } catch (error) {
      throw (error instanceof LogNotFound && (await failedLookups.count(key))) || error;
    }
  }
}

function idOf(log: string): LogId {
  const id = pastedId(log);
  if (id) return id;
  throw new Refusal(400, "`log` must be the id of a log, which has ten letters and digits, or a link to it.");
}
