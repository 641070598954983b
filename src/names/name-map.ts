import { renamedParameters, shownParameters } from "./descriptors.ts";
import { MapBuilder, type OfficialMethod, type OfficialType } from "./map-builder.ts";
import type { LineRange } from "./mapping.ts";
import type { Names } from "./names.ts";

/** Roughly what a name costs in memory, beside its letters. */
const entryBytes = 64;
/** A trace goes through some dozen classes. */
const maxSplit = 256;

/**
 * All names of one version of the game, out of one file or several: Yarn alone; Mojang's with Fabric's intermediary or Forge's
 * SRG, which meet in the names that the game is shipped with; SRG with MCP's. What a file says directly wins.
 */
export class NameMap implements Names {
  /** Throws `NotAMapping`. */
  static of(texts: readonly string[]): NameMap {
    const builder = new MapBuilder();
    for (const text of texts) builder.read(text);
    builder.join();
    return new NameMap(builder.ids, builder.types);
  }

  /** Methods by their names, of classes that were asked for last. */
  private readonly split = new Map<string, Map<string, OfficialMethod[]>>();
  /** About as many bytes of memory as it takes. */
  readonly bytes: number;

  private constructor(
    private readonly ids: ReadonlyMap<string, string>,
    private readonly types: ReadonlyMap<string, OfficialType>,
  ) {
    let letters = 0;
    for (const readable of ids.values()) letters += readable.length;
    for (const { methods } of types.values()) letters += methods.length;
    this.bytes = letters + this.size * entryBytes;
  }

  /** How many names it has: those that stand alone, and classes with all that is in them. */
  get size(): number {
    return this.ids.size + this.types.size;
  }

  get knowsOfficial(): boolean {
    return this.types.size > 0;
  }

  id(id: string): string | undefined {
    return this.ids.get(id);
  }

  type(official: string): string | undefined {
    return this.types.get(official)?.readable;
  }

  method(type: string, method: string, line: number | null, parameters: string | null): string | undefined {
    const known = this.methodsOf(type).get(method) ?? [];
    const at = line === null ? [] : known.filter(({ lines }) => lines && lines.first <= line && line <= lines.last);
    if (at.length > 0) {
      // What was inlined stands before the method that it was inlined into, with the same lines: the last was called.
      const isOnePlace = at.every(({ lines }) => sameRange(lines!, at[0]!.lines!));
      return isOnePlace ? at.at(-1)!.readable : onlyName(at);
    }
    if (parameters === null) return onlyName(known);
    const readable = renamedParameters(parameters, (one) => this.type(one));
    return onlyName(known.filter(({ descriptor }) => shownParameters(descriptor) === readable));
  }

  private methodsOf(type: string): Map<string, OfficialMethod[]> {
    const known = this.split.get(type);
    if (known) return known;
    const methods = Map.groupBy(splitMethods(this.types.get(type)), ({ name }) => name);
    if (this.split.size >= maxSplit) this.split.clear();
    this.split.set(type, methods);
    return methods;
  }
}

function sameRange(a: LineRange, b: LineRange): boolean {
  return a.first === b.first && a.last === b.last;
}

function onlyName(methods: readonly OfficialMethod[]): string | undefined {
  const [first] = methods;
  return first && methods.every(({ readable }) => readable === first.readable) ? first.readable : undefined;
}

function splitMethods(type: OfficialType | undefined): OfficialMethod[] {
  if (!type || type.methods === "") return [];
  return type.methods.split("\n").map((line) => {
    const [name, first, last, descriptor, readable] = line.split("\t") as [string, string, string, string, string];
    return { name, lines: first === "" ? null : { first: +first, last: +last }, descriptor, readable };
  });
}
