import type { Analysis } from "../../analysis/analyse.ts";
import { ruleSetWith } from "../../analysis/rule-set-version.ts";
import type { CurrentHouseRules, HouseRules } from "../../house-rules/house-rules.ts";
import type { LogId, LogStore } from "../../logs/ports.ts";
import type { JobPool } from "../../work/job-pool.ts";
import type { Requester } from "../../work/requester.ts";
import type { AnswerContext } from "../answers/answer-context.ts";
import { contentOf, countsOf } from "../answers/find-log.ts";
import { SingleFlightCache } from "../core/cache/single-flight-cache.ts";
import { utf8Text } from "../core/utf8-text.ts";
import { analyseStored } from "./analysis-job-names.ts";
import { unpackKept } from "./kept-result.ts";

interface KeptAnalysis {
  analysis: Analysis;
  bytes: number;
}

const cacheBytes = 32 * 1024 * 1024;
/** Packed. The analyser bounds its results, so that all of them are smaller. */
const maxKeptBytes = 2 * 1024 * 1024;

/** The analysis of a stored log: made once for each set of rules, and kept. */
export class Insights {
  private readonly made: SingleFlightCache<KeptAnalysis>;

  constructor(
    private readonly store: LogStore,
    private readonly context: AnswerContext,
    private readonly pool: JobPool,
    private readonly house: CurrentHouseRules,
  ) {
    this.made = new SingleFlightCache(cacheBytes, ({ bytes }) => bytes * 2, context.metrics.cache("analyses"));
  }

  async of(id: LogId, requester: Requester): Promise<Analysis> {
    // Read once: the operator may change the rules at any moment.
    const house = this.house.current;
    const key = `${id}-${ruleSetWith(house)}`;
    await this.made.evictOnError(key, countsOf(this.context, id));
    const { analysis } = await this.made.get(key, requester, (shared) => this.findOrMake(id, house, shared));
    return analysis;
  }

  /** The version of the rules that an analysis would be made with now. */
  get ruleSet(): string {
    return ruleSetWith(this.house.current);
  }

  private async findOrMake(id: LogId, house: HouseRules, requester: Requester): Promise<KeptAnalysis> {
    const ruleSet = ruleSetWith(house);
    const kept = unpackKept(await this.store.findAnalysis(id, ruleSet), parse);
    if (kept) return kept;
    const log = await contentOf(this.context, id);
    const json = await this.pool.run(analyseStored, { log, house }, requester, [log.packed]);
    const made = parse(json);
    this.context.metrics.analysed("stored");
    this.context.metrics.found(made.analysis.findings.map(({ code }) => code));
    const packed = await Bun.zstdCompress(json as Uint8Array<ArrayBuffer>, { level: 3 });
    // It can be made again, so a failure to store it does not fail the request.
    if (packed.length <= maxKeptBytes) await this.store.keepAnalysis(id, ruleSet, packed).catch(() => {});
    return made;
  }
}

function parse(json: Uint8Array): KeptAnalysis {
  return { analysis: JSON.parse(utf8Text(json)) as Analysis, bytes: json.length };
}
