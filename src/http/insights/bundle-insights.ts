import type { Analysis } from "../../analysis/analyse.ts";
import { bundleCodeHash } from "../../analysis/bundle/code-hash.gen.ts";
import type { BundleExplanation } from "../../analysis/bundle/model.ts";
import type { Software } from "../../analysis/model.ts";
import type { LogId, LogStore, StoredLog } from "../../logs/ports.ts";
import type { JobPool } from "../../work/job-pool.ts";
import type { Requester } from "../../work/requester.ts";
import type { AnswerContext } from "../answers/answer-context.ts";
import { bundleOf } from "../answers/bundle-files.ts";
import { contentOf } from "../answers/find-log.ts";
import { SingleFlightCache } from "../core/cache/single-flight-cache.ts";
import { LogNotFound } from "../core/log-not-found.ts";
import { utf8Text } from "../core/utf8-text.ts";
import { explainStoredBundle } from "./analysis-job-names.ts";
import type { Insights } from "./insights.ts";
import { unpackKept } from "./kept-result.ts";

/** A bundle with what its files say together. Indexes in the explanation are those of `files`. */
export interface ExplainedBundle {
  /** Those that are there, in the order of the bundle. */
  files: { id: LogId; name: string; software: Software }[];
  explanation: BundleExplanation;
}

interface KeptExplanation extends Omit<ExplainedBundle, "files"> {
  files: { id: LogId; software: Software }[];
}

const cacheBytes = 8 * 1024 * 1024;
/** Packed. */
const maxKeptBytes = 512 * 1024;

/** What the files of a bundle say together: made once for each set of rules and of files, and kept with the bundle. */
export class BundleInsights {
  private readonly made: SingleFlightCache<{ kept: KeptExplanation; bytes: number }>;

  constructor(
    private readonly store: LogStore,
    private readonly context: AnswerContext,
    private readonly pool: JobPool,
    private readonly insights: Insights,
  ) {
    this.made = new SingleFlightCache(cacheBytes, ({ bytes }) => bytes * 2, context.metrics.cache("bundles"));
  }

  /** Throws where there is no such bundle. */
  async of(id: LogId, requester: Requester): Promise<ExplainedBundle> {
    const { files } = await bundleOf(this.context, id);
    const there = files.flatMap(({ log }) => (log ? [{ id: log.id, name: log.name }] : []));
    const version = this.versionOf(there.map((file) => file.id));
    const { kept } = await this.made.get(`${id}-${version}`, requester, (shared) =>
      this.findOrMake(id, version, there, shared),
    );
    const nameOf = new Map(there.map((file) => [file.id, file.name]));
    const explained = kept.files.map((file) => ({ ...file, name: nameOf.get(file.id) ?? "" }));
    return { explanation: kept.explanation, files: explained };
  }

  /** Changes with the rules, and with the files that are there. */
  private versionOf(files: readonly LogId[]): string {
    return `${this.insights.ruleSet}-${bundleCodeHash}-${Bun.hash(files.join()).toString(36)}`;
  }

  private async findOrMake(
    id: LogId,
    version: string,
    files: readonly { id: LogId }[],
    requester: Requester,
  ): Promise<{ kept: KeptExplanation; bytes: number }> {
    const found = unpackKept(await this.store.findAnalysis(id, version), parse);
    if (found) return found;
    const read: { log: StoredLog; analysis: Analysis }[] = [];
    // One after the other: whoever waits for one log is not to wait for ten.
    for (const file of files) {
      const one = await this.read(file.id, requester);
      if (one) read.push(one);
    }
    if (read.length === 0) throw new LogNotFound();
    const buffers = read.map(({ log }) => log.packed);
    const explanation = await this.pool.run(explainStoredBundle, { files: read }, requester, buffers);
    const made = JSON.stringify(read.map(({ log, analysis }) => ({ id: log.id, software: analysis.software })));
    const json = Buffer.from(`{"files":${made},"explanation":${utf8Text(explanation)}}`);
    const packed = await Bun.zstdCompress(json, { level: 3 });
    // It can be made again, so a failure to store it does not fail the request.
    const isWhole = packed.length <= maxKeptBytes && read.length === files.length;
    if (isWhole && (await this.areThere(files))) await this.store.keepAnalysis(id, version, packed).catch(() => {});
    return parse(json);
  }

  /** A file may have been removed while it was explained, and what was said of it must not stay behind. */
  private async areThere(files: readonly { id: LogId }[]): Promise<boolean> {
    const counts = await Promise.all(files.map((file) => this.context.readLog.counts(file.id)));
    return counts.every((found) => found !== null);
  }

  /** `null` where another node has removed it, and this one does not know yet. */
  private async read(id: LogId, requester: Requester): Promise<{ log: StoredLog; analysis: Analysis } | null> {
    try {
      const analysis = await this.insights.of(id, requester);
      return { log: await contentOf(this.context, id), analysis };
    } catch (error) {
      if (error instanceof LogNotFound) return null;
      throw error;
    }
  }
}

function parse(json: Uint8Array): { kept: KeptExplanation; bytes: number } {
  return { kept: JSON.parse(utf8Text(json)) as KeptExplanation, bytes: json.length };
}
