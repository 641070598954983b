import { renamedDescriptor } from "./descriptors.ts";
import { isId, simpleName } from "./ids.ts";
import type { LineRange, MappingVisitor, Naming } from "./mapping.ts";
import { readMapping } from "./read-mapping.ts";

/** A class as the game is shipped. */
export interface OfficialType {
  readable: string;
  /** A line for each: official name, first and last line, descriptor, readable name. Split when somebody asks. */
  methods: string;
}

export interface OfficialMethod {
  name: string;
  lines: LineRange | null;
  /** In readable names. */
  descriptor: string;
  readable: string;
}

/** An id whose readable name another file has, by what the game is shipped with. */
interface Bridge {
  id: string;
  /** The official name of its class. */
  owner: string;
  kind: "type" | "method" | "field";
  official: string;
  descriptor: string;
}

/** Puts the names of several files together. */
export class MapBuilder implements MappingVisitor {
  readonly ids = new Map<string, string>();
  readonly types = new Map<string, OfficialType>();
  private official = -1;
  private readable = -1;
  /** Which columns have ids. */
  private hidden: readonly number[] = [];
  private describedIn: Naming = "readable";
  private readonly bridges: Bridge[] = [];
  private readonly methods = new Map<string, OfficialMethod[]>();
  /** Those whose descriptors have official names. */
  private readonly undescribed: OfficialMethod[] = [];
  private readonly fields = new Map<string, string>();

  read(text: string): void {
    readMapping(text, this);
  }

  columns(namings: readonly Naming[], describedIn: Naming): void {
    // Members are found by the official name of their class, which has to be the first column for that.
    this.official = namings[0] === "official" ? 0 : -1;
    this.readable = namings.indexOf("readable");
    this.hidden = namings.flatMap((naming, at) => (naming === "intermediary" || naming === "srg" ? [at] : []));
    this.describedIn = describedIn;
  }

  type(names: readonly string[]): void {
    const official = names[this.official];
    const readable = names[this.readable];
    for (const at of this.hidden) {
      const hidden = names[at]!;
      const id = simpleName(hidden);
      if (isId(id)) this.note({ id, owner: official ?? "", kind: "type", official: "", descriptor: "" }, readable);
      // The classes of old MCP are readable.
      else if (official !== undefined && readable === undefined && !this.types.has(official))
        this.addType(official, hidden);
    }
    if (official !== undefined && readable !== undefined) this.addType(official, readable);
  }

  method(owner: string, names: readonly string[], descriptor: string, lines: LineRange | null): void {
    const official = names[this.official];
    const readable = names[this.readable];
    this.noteMember("method", owner, names, descriptor);
    if (official !== undefined && readable !== undefined)
      this.addMethod(owner, { name: official, lines, descriptor, readable }, this.describedIn === "official");
  }

  field(owner: string, names: readonly string[]): void {
    const official = names[this.official];
    const readable = names[this.readable];
    this.noteMember("field", owner, names, "");
    if (official !== undefined && readable !== undefined) this.fields.set(`${owner}.${official}`, readable);
  }

  id(id: string, readable: string): void {
    this.ids.set(id, readable);
  }

  /** What one file calls an id and another a name. */
  join(): void {
    const typeOf = (official: string) => this.types.get(official)?.readable;
    for (const method of this.undescribed) method.descriptor = renamedDescriptor(method.descriptor, typeOf);
    for (const bridge of this.bridges) {
      const { id, owner, official, kind } = bridge;
      const descriptor = kind === "method" ? renamedDescriptor(bridge.descriptor, typeOf) : "";
      const known = this.ids.get(id) ?? this.readableOf(kind, owner, official, descriptor);
      if (known === undefined) continue;
      this.ids.set(id, known);
      if (kind === "method" && !this.methods.get(owner)?.some(({ name }) => name === official))
        this.addMethod(owner, { name: official, lines: null, descriptor, readable: known }, false);
    }
    for (const [owner, methods] of this.methods) {
      const type = this.types.get(owner);
      if (type) type.methods = methods.map(lineOf).join("\n");
    }
  }

  private readableOf(kind: Bridge["kind"], owner: string, official: string, descriptor: string): string | undefined {
    if (kind === "type") return this.types.get(owner)?.readable;
    if (kind === "field") return this.fields.get(`${owner}.${official}`);
    const named = this.methods.get(owner)?.filter(({ name }) => name === official) ?? [];
    return named.find((one) => one.descriptor === descriptor)?.readable;
  }

  private noteMember(kind: Bridge["kind"], owner: string, names: readonly string[], descriptor: string): void {
    for (const at of this.hidden) {
      const id = names[at]!;
      if (isId(id))
        this.note({ id, owner, kind, official: names[this.official] ?? "", descriptor }, names[this.readable]);
    }
  }

  private note(bridge: Bridge, readable: string | undefined): void {
    if (readable !== undefined) {
      // A name that is an id itself says nothing.
      if (!isId(simpleName(readable))) this.ids.set(bridge.id, readable);
    } else if (this.official !== -1) this.bridges.push(bridge);
  }

  private addType(official: string, readable: string): void {
    this.types.set(official, { readable, methods: "" });
  }

  private addMethod(owner: string, method: OfficialMethod, isUndescribed: boolean): void {
    const known = this.methods.get(owner);
    if (known) known.push(method);
    else this.methods.set(owner, [method]);
    if (isUndescribed) this.undescribed.push(method);
  }
}

function lineOf({ name, lines, descriptor, readable }: OfficialMethod): string {
  return `${name}\t${lines?.first ?? ""}\t${lines?.last ?? ""}\t${descriptor}\t${readable}`;
}
