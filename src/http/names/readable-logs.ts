import type { LogId, PackedContent } from "../../logs/ports.ts";
import type { MapLibrary, MapSet } from "../../mappings/map-library.ts";
import type { Requester } from "../../work/requester.ts";
import { wholeBuffers } from "../../work/thread.ts";
import { JobOverdue } from "../../work/thread-pool.ts";
import type { AnswerContext } from "../answers/answer-context.ts";
import { contentOf } from "../answers/find-log.ts";
import { SingleFlightCache } from "../core/cache/single-flight-cache.ts";
import type { NamesAnswer } from "./log-names.ts";
import type { NamesPool } from "./pool.ts";

/** The readable names of a log. */
export interface LogNames {
  /** The version whose maps they are of. */
  minecraft: string;
  /** A `Glossary` as JSON. */
  glossary: Uint8Array;
  /** Same id and same version, same names. */
  version: string;
}

export interface FoundNames {
  /** `null`: the log is shown as written. */
  names: LogNames | null;
  /** Why, in a sentence; `null` where nothing is hidden, or nobody wants names here. */
  reason: string | null;
}

const cacheBytes = 8 * 1024 * 1024;
const entryBytes = 256;
const nothing: FoundNames = { names: null, reason: null };

/** Which readable names logs have: made once for a log and the maps there are. */
export class ReadableLogs {
  private readonly kept: SingleFlightCache<NamesAnswer>;

  constructor(
    private readonly context: AnswerContext,
    private readonly pool: Pick<NamesPool, "run">,
    /** `null`: there are no maps, and never will be. */
    private readonly library: MapLibrary | null,
  ) {
    const bytesOf = (answer: NamesAnswer) => entryBytes + (answer.kind === "names" ? answer.glossary.length : 0);
    this.kept = new SingleFlightCache(cacheBytes, bytesOf, context.metrics.cache("names"));
  }

  /** Whether any log has readable names here, as far as is known: it is looked up meanwhile. */
  get isInUse(): boolean {
    void this.library?.sets();
    return this.library?.isInUse ?? false;
  }

  async of(id: LogId, requester: Requester): Promise<FoundNames> {
    const { library } = this;
    if (library === null) return nothing;
    const sets = await library.sets();
    if (!library.isInUse) return nothing;
    const version = versionOf(sets);
    return found(library, () =>
      this.kept.get(`${id}-${version}`, requester, (shared) =>
        this.make(() => contentOf(this.context, id), library, sets, shared),
      ),
    );
  }

  /** Of a text that is not stored. */
  async ofText(text: PackedContent, requester: Requester): Promise<FoundNames> {
    const { library } = this;
    if (library === null) return nothing;
    const sets = await library.sets();
    // Its bytes are handed over, and may be asked for once more.
    const copy = async () => ({ ...text, packed: text.packed.slice() });
    return found(library, () => this.make(copy, library, sets, requester));
  }

  private async make(
    read: () => Promise<PackedContent>,
    library: MapLibrary,
    sets: readonly MapSet[],
    requester: Requester,
  ): Promise<NamesAnswer> {
    const answer = await this.ask(read, sets, null, requester);
    if (answer.kind !== "load") return answer;
    const set = sets.find((one) => one.id === answer.id)!;
    const files = await library.read(set);
    if (files === null) return { kind: "no map", minecraft: null };
    return this.ask(read, sets, { id: set.id, files }, requester);
  }

  private async ask(
    read: () => Promise<PackedContent>,
    sets: readonly MapSet[],
    packed: { id: string; files: Uint8Array[] } | null,
    requester: Requester,
  ): Promise<NamesAnswer> {
    const log = await read();
    const transfer = wholeBuffers([log.packed, ...(packed?.files ?? [])]);
    return this.pool.run({ log, sets, packed }, { transfer, requester });
  }
}

async function found(library: MapLibrary, ask: () => Promise<NamesAnswer>): Promise<FoundNames> {
  try {
    const answer = await ask();
    if (answer.kind === "no map" && answer.minecraft !== null) library.want(answer.minecraft);
    return foundIn(answer);
  } catch (error) {
    if (error instanceof JobOverdue) return { names: null, reason: "Finding the names of this log takes too long." };
    throw error;
  }
}

function versionOf(sets: readonly MapSet[]): string {
  return Bun.hash(sets.map(({ id }) => id).join()).toString(36);
}

function foundIn(answer: NamesAnswer): FoundNames {
  const { kind } = answer;
  if (kind === "names") {
    return { names: { minecraft: answer.minecraft, glossary: answer.glossary, version: answer.set }, reason: null };
  }
  return { names: null, reason: reasonOf(answer) };
}

function reasonOf(answer: Exclude<NamesAnswer, { kind: "names" }>): string | null {
  switch (answer.kind) {
    case "readable already":
      return null;
    case "no map":
    case "load":
      return `This server has no readable names ${"minecraft" in answer && answer.minecraft !== null ? `of Minecraft ${answer.minecraft}` : "for this log"}.`;
    case "damaged":
      return `What this server keeps of the names of Minecraft ${answer.minecraft} is damaged.`;
    case "no fit":
      return `The names of Minecraft ${answer.minecraft} do not fit this log: ${answer.known} of ${answer.seen} are known.`;
  }
}
