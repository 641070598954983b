import type { Analysis } from "../../analysis/model/analysis.ts";
import { ruleSetWith } from "../../analysis/rules/rule-set-version.ts";
import type { CurrentHouseRules, HouseRules } from "../../house-rules/house-rules.ts";
import type { Clock, LogId } from "../../logs/ports.ts";
import type { Analyses } from "../../logs/store-ports.ts";
import type { KnownCrash } from "../../wire/known-crash.ts";
import { Refusal } from "../../wire/refusal.ts";
import type { JobPool } from "../../work/job-pool.ts";
import { type Requester, whoeverLeaves } from "../../work/requester.ts";
import type { AnswerContext } from "../answers/answer-context.ts";
import { contentOf, countsOf } from "../answers/find-log.ts";
import { ByteBoundedCache } from "../core/cache/byte-bounded-cache.ts";
import { SingleFlightCache } from "../core/cache/single-flight-cache.ts";
import { LogNotFound } from "../core/log-not-found.ts";
import type { LogNames, ReadableLogs } from "../names/readable-logs.ts";
import {
  type AnalysedLog,
  type AnalysisHead,
  analyseStored,
  type FoundSighting,
  type ReadPart,
} from "./analysis-job-names.ts";
import { type KeptResult, openResult, resultIn } from "./kept-result.ts";
import type { CrashParts } from "./known-crashes.ts";
import { isWorthAnotherTry, tooBusy, unlessOverdue } from "./out-of-time.ts";

/** An analysis that is read where it is needed. */
export interface KeptAnalysis extends KeptResult<AnalysisHead> {
  /** Same name, same analysis. */
  name: string;
}

/** What an analysis is made with. */
interface Wanted {
  id: LogId;
  house: HouseRules;
  names: LogNames | null;
  /** Names all of it but the log. */
  ruleSet: string;
}

const packedBytes = 16 * 1024 * 1024;
const parsedBytes = 32 * 1024 * 1024;
/** What keeping one costs beside its bytes. */
const entryBytes = 512;
/** Packed. The analyser bounds its results, so that all of them are smaller. */
const maxKeptBytes = 2 * 1024 * 1024;

/** Whatever is in it, such a log is explained in a fraction of a second. */
const smallLogBytes = 64 * 1024;

/** One after the other, where the one before took too long. The first may take as long as any job. */
const passes: readonly { read: ReadPart; deadlineMs?: number }[] = [
  { read: "all" },
  { read: "ends", deadlineMs: 3000 },
  { read: "nothing", deadlineMs: 3000 },
];

/**
 * The analysis of a stored log: made once for each set of rules, and kept. So is what could be said of one that took too
 * long: it would take as long the next time.
 */
export class Insights {
  private readonly packed: SingleFlightCache<KeptAnalysis>;
  private readonly parsed = new ByteBoundedCache<Analysis>(parsedBytes, parsedBytes / 4);

  constructor(
    private readonly store: Analyses,
    private readonly context: AnswerContext,
    private readonly pool: JobPool,
    private readonly house: CurrentHouseRules,
    private readonly clock: Clock,
    private readonly crashes: CrashParts,
    private readonly readable: Pick<ReadableLogs, "of">,
  ) {
    const bytesOf = ({ packed }: KeptAnalysis) => packed.length + entryBytes;
    this.packed = new SingleFlightCache(packedBytes, bytesOf, context.metrics.cache("analyses"));
  }

  /** For what cannot be made on another thread. */
  async of(id: LogId, requester: Requester): Promise<Analysis> {
    const { name, packed, bytes } = await this.kept(id, requester);
    const known = this.parsed.get(name);
    if (known) return known;
    const analysis = resultIn<Analysis>(packed);
    this.parsed.set(name, analysis, bytes * 2);
    return analysis;
  }

  async kept(id: LogId, requester: Requester): Promise<KeptAnalysis> {
    // Read once: the operator may change the rules at any moment.
    const house = this.house.current;
    const key = `${id}-${ruleSetWith(house)}`;
    try {
      await countsOf(this.context, id);
    } catch (error) {
      this.packed.forget(key);
      this.parsed.delete(key);
      throw error;
    }
    const names = await this.namesOf(id, requester);
    const wanted: Wanted = { id, house, names, ruleSet: ruleSetWith(house) + (names ? `-${names.version}` : "") };
    const known = `${id}-${wanted.ruleSet}`;
    const kept = await this.packed.get(known, requester, (shared) => this.findOrMake(wanted, shared));
    if (!this.isWorthAnotherTry(kept, requester)) return kept;
    this.packed.forget(known);
    return this.packed.get(known, requester, (shared) => this.make(wanted, shared));
  }

  /** An explanation without them is better than none. */
  private async namesOf(id: LogId, requester: Requester): Promise<LogNames | null> {
    try {
      return (await this.readable.of(id, requester)).names;
    } catch (error) {
      if (error instanceof Refusal && !(error instanceof LogNotFound)) return null;
      throw error;
    }
  }

  /** What is known of its fault from the logs of others. */
  async known(id: LogId, requester: Requester): Promise<KnownCrash | null> {
    return this.crashes.known.of((await this.kept(id, requester)).head.fault, requester);
  }

  /** Changes with the rules, and now and then with what is known from other logs. */
  get pageVersion(): string {
    return `${this.ruleSet}:${this.crashes.known.epoch}`;
  }

  /** The version of the rules that an analysis would be made with now. */
  get ruleSet(): string {
    return ruleSetWith(this.house.current);
  }

  private isWorthAnotherTry({ head }: KeptResult<AnalysisHead>, requester: Requester): boolean {
    return isWorthAnotherTry(head, this.clock) && !requester.refusal?.();
  }

  private async findOrMake(wanted: Wanted, requester: Requester): Promise<KeptAnalysis> {
    const { id, ruleSet } = wanted;
    const found = await openResult<AnalysisHead>(await this.store.findAnalysis(id, ruleSet));
    if (found && !this.isWorthAnotherTry(found, requester)) return named(id, ruleSet, found);
    return this.make(wanted, requester);
  }

  private async make(wanted: Wanted, requester: Requester): Promise<KeptAnalysis> {
    const { id, ruleSet } = wanted;
    const refusal = requester.refusal?.();
    if (refusal) throw refusal;
    const { packed, codes, sighting, createdAt } = await this.analyse(wanted, requester);
    const made = await openResult<AnalysisHead>(packed);
    if (!made) throw new Error("an analysis cannot be read");
    this.context.metrics.analysed("stored");
    this.context.metrics.found(codes);
    // It can be made again, so a failure to store it does not fail the request.
    await this.keep(id, ruleSet, packed, { createdAt, sighting }).catch(() => {});
    return named(id, ruleSet, made);
  }

  /** What could not be counted is not kept, either: then it is made, and counted, when it is asked for again. */
  private async keep(
    id: LogId,
    ruleSet: string,
    packed: Uint8Array,
    { createdAt, sighting }: { createdAt: number; sighting: FoundSighting },
  ): Promise<void> {
    await this.crashes.counter.note({ id, createdAt }, sighting);
    if (packed.length <= maxKeptBytes) await this.store.keepAnalysis(id, ruleSet, packed);
  }

  private async analyse(
    { id, house, names }: Wanted,
    requester: Requester,
  ): Promise<AnalysedLog & { createdAt: number }> {
    const glossary = names?.glossary ?? null;
    const whoever = whoeverLeaves(requester);
    for (const { read, deadlineMs } of passes) {
      const log = await contentOf(this.context, id);
      const head = { ranOutAt: read === "all" ? null : this.clock.now() };
      const input = { log, house, read, head, glossary };
      const who = read === "all" ? requester : whoever;
      const options = { deadlineMs, isSmall: log.size <= smallLogBytes };
      const made = await unlessOverdue(this.pool.run(analyseStored, input, who, [log.packed], options));
      if (made) return { ...made, createdAt: log.createdAt };
    }
    throw tooBusy();
  }
}

function named(id: LogId, ruleSet: string, kept: KeptResult<AnalysisHead>): KeptAnalysis {
  const { ranOutAt } = kept.head;
  return { ...kept, name: `${id}-${ruleSet}${ranOutAt === null ? "" : `-${ranOutAt}`}` };
}
