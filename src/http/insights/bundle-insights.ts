import { bundleCodeHash } from "../../analysis/bundle/code-hash.ts";
import type { BundleExplanation } from "../../analysis/bundle/model.ts";
import type { Software } from "../../analysis/model/model.ts";
import type { Clock, LogId, StoredLog } from "../../logs/ports.ts";
import type { Analyses } from "../../logs/store-ports.ts";
import type { KnownCrash } from "../../wire/known-crash.ts";
import type { JobPool } from "../../work/job-pool.ts";
import { type Requester, whoeverLeaves } from "../../work/requester.ts";
import type { AnswerContext } from "../answers/answer-context.ts";
import { bundleOf } from "../answers/bundle-files.ts";
import { contentOf, countsOf } from "../answers/find-log.ts";
import { ByteBoundedCache } from "../core/cache/byte-bounded-cache.ts";
import { SingleFlightCache } from "../core/cache/single-flight-cache.ts";
import { LogNotFound } from "../core/log-not-found.ts";
import {
  type AnalysedBundle,
  type AnalysisHead,
  type BundleHead,
  explainStoredBundle,
  type FoundSighting,
} from "./analysis-job-names.ts";
import type { Insights } from "./insights.ts";
import { type KeptResult, openResult, resultIn } from "./kept-result.ts";
import type { CrashParts } from "./known-crashes.ts";
import { isWorthAnotherTry, tooBusy, unlessOverdue } from "./out-of-time.ts";

/** A bundle with what its files say together. Indexes in the explanation are those of `files`. */
export interface ExplainedBundle {
  /** Those that are there, in the order of the bundle. */
  files: { id: LogId; name: string; software: Software }[];
  explanation: BundleExplanation;
}

/** What is stored of it. */
export interface KeptExplanation {
  explanation: BundleExplanation;
  /** Of each file of the head. */
  softwares: Software[];
}

/** An explanation that is read where it is needed. */
export interface KeptBundle extends KeptResult<BundleHead> {
  /** Same name, same explanation. */
  name: string;
  /** Of each file of the head. */
  names: string[];
}

interface ReadFile extends AnalysisHead {
  log: StoredLog;
  analysis: Uint8Array;
}

const packedBytes = 4 * 1024 * 1024;
const parsedBytes = 8 * 1024 * 1024;
/** Packed. */
const maxKeptBytes = 512 * 1024;
/** For one whose texts took too long, and are left out. */
const deadlineWithoutTexts = 3000;

/** What the files of a bundle say together: made once for each set of rules and of files, and kept with the bundle. */
export class BundleInsights {
  private readonly packed: SingleFlightCache<KeptResult<BundleHead>>;
  private readonly parsed = new ByteBoundedCache<KeptExplanation>(parsedBytes, parsedBytes / 4);

  constructor(
    private readonly store: Analyses,
    private readonly context: AnswerContext,
    private readonly pool: JobPool,
    private readonly insights: Insights,
    private readonly clock: Clock,
    private readonly crashes: CrashParts,
  ) {
    const meter = context.metrics.cache("bundles");
    this.packed = new SingleFlightCache(packedBytes, ({ packed }) => packed.length, meter);
  }

  /** For what cannot be made on another thread. Throws where there is no such bundle. */
  async of(id: LogId, requester: Requester): Promise<ExplainedBundle> {
    const { name, names, head, packed, bytes } = await this.kept(id, requester);
    const known = this.parsed.get(name);
    const { explanation, softwares } = known ?? resultIn<KeptExplanation>(packed);
    if (!known) this.parsed.set(name, { explanation, softwares }, bytes * 2);
    const files = head.files.map((file, at) => ({ id: file, name: names[at]!, software: softwares[at]! }));
    return { explanation, files };
  }

  /** What is known of its fault from the logs of others. */
  async known(id: LogId, requester: Requester): Promise<KnownCrash | null> {
    return this.crashes.known.of((await this.kept(id, requester)).head.fault, requester);
  }

  /** Throws where there is no such bundle. */
  async kept(id: LogId, requester: Requester): Promise<KeptBundle> {
    const { files } = await bundleOf(this.context, id);
    const there = files.flatMap(({ log }) => log ?? []);
    const ids = there.map((file) => file.id);
    const version = this.versionOf(ids);
    const key = `${id}-${version}`;
    let kept = await this.packed.get(key, requester, (shared) => this.findOrMake(id, version, ids, shared));
    if (isWorthAnotherTry(kept.head, this.clock) && !requester.refusal?.()) {
      this.packed.forget(key);
      kept = await this.packed.get(key, requester, (shared) => this.make(id, version, ids, shared));
    }
    const namesById = new Map(there.map((file) => [file.id, file.name]));
    const names = kept.head.files.map((file) => namesById.get(file) ?? "");
    return { ...kept, name: `${key}-${kept.head.ranOutAt ?? ""}`, names };
  }

  /** Changes with the rules, and with the files that are there. */
  private versionOf(files: readonly LogId[]): string {
    return `${this.insights.ruleSet}-${bundleCodeHash}-${Bun.hash(files.join()).toString(36)}`;
  }

  private async findOrMake(
    id: LogId,
    version: string,
    files: readonly LogId[],
    requester: Requester,
  ): Promise<KeptResult<BundleHead>> {
    const found = await openResult<BundleHead>(await this.store.findAnalysis(id, version));
    return found ?? this.make(id, version, files, requester);
  }

  private async make(
    id: LogId,
    version: string,
    files: readonly LogId[],
    requester: Requester,
  ): Promise<KeptResult<BundleHead>> {
    const { packed, sighting } = await this.explain(files, requester);
    const made = await openResult<BundleHead>(packed);
    if (!made) throw new Error("the explanation of a bundle cannot be read");
    // It can be made again, so a failure to store it does not fail the request.
    const isWhole = made.head.files.length === files.length && (await this.areThere(files));
    if (isWhole) await this.keep(id, version, packed, sighting).catch(() => {});
    return made;
  }

  private async keep(id: LogId, version: string, packed: Uint8Array, sighting: FoundSighting): Promise<void> {
    await this.crashes.counter.note(await countsOf(this.context, id), sighting);
    if (packed.length <= maxKeptBytes) await this.store.keepAnalysis(id, version, packed);
  }

  private async explain(files: readonly LogId[], requester: Requester): Promise<AnalysedBundle> {
    const refusal = requester.refusal?.();
    if (refusal) throw refusal;
    const whoever = whoeverLeaves(requester);
    for (const withTexts of [true, false]) {
      const who = withTexts ? requester : whoever;
      const read = await this.readAll(files, who);
      const ranOut = read.flatMap(({ ranOutAt }) => ranOutAt ?? []);
      if (!withTexts) ranOut.push(this.clock.now());
      const input = { files: read, withTexts, head: { ranOutAt: ranOut.length > 0 ? Math.min(...ranOut) : null } };
      const buffers = read.map(({ log }) => log.packed);
      const deadlineMs = withTexts ? undefined : deadlineWithoutTexts;
      const made = await unlessOverdue(this.pool.run(explainStoredBundle, input, who, buffers, { deadlineMs }));
      if (made) return made;
    }
    throw tooBusy();
  }

  /** One after the other: whoever waits for one log is not to wait for ten. */
  private async readAll(files: readonly LogId[], requester: Requester): Promise<ReadFile[]> {
    const read: ReadFile[] = [];
    for (const file of files) {
      const one = await this.read(file, requester);
      if (one) read.push(one);
    }
    if (read.length === 0) throw new LogNotFound();
    return read;
  }

  /** A file may have been removed while it was explained, and what was said of it must not stay behind. */
  private async areThere(files: readonly LogId[]): Promise<boolean> {
    const counts = await Promise.all(files.map((file) => this.context.readLog.counts(file)));
    return counts.every((found) => found !== null);
  }

  /** `null` where another node has removed it, and this one does not know yet. */
  private async read(id: LogId, requester: Requester): Promise<ReadFile | null> {
    try {
      const { packed, head } = await this.insights.kept(id, requester);
      return { log: await contentOf(this.context, id), analysis: packed, ...head };
    } catch (error) {
      if (error instanceof LogNotFound) return null;
      throw error;
    }
  }
}
