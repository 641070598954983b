import { findNames } from "./find-names.ts";
import { isId } from "./ids.ts";
import type { Names } from "./names.ts";

/**
 * The names that one text needs, and no others: what is sent to a page, kept with an analysis, or used instead of the map. Ids
 * and classes stand for themselves; a method is `class#method`, with its line or its parameters behind.
 */
export type Glossary = Record<string, string>;

export interface TextNames {
  glossary: Glossary;
  /** How many different hidden names the text has, and how many of them the map knows. */
  seen: number;
  known: number;
}

/** More than any log of 32 MiB was seen to have, by far. */
const maxEntries = 20_000;

/** What a map knows of the names in a text. */
export function namesIn(text: string, names: Names): TextNames {
  const noted = new NotedNames(names);
  findNames(text, noted, () => {});
  return {
    glossary: Object.fromEntries(noted.known),
    seen: noted.known.size + noted.missing.size,
    known: noted.known.size,
  };
}

/** Whether a map is of the version that the text was written with: of another, it knows few of the names. */
export function fits({ seen, known }: Pick<TextNames, "seen" | "known">): boolean {
  return known > 0 && known * 2 >= seen;
}

class NotedNames implements Names {
  readonly known = new Map<string, string>();
  readonly missing = new Set<string>();

  constructor(private readonly names: Names) {}

  get knowsOfficial(): boolean {
    return this.names.knowsOfficial;
  }

  id(id: string): string | undefined {
    return this.noted(id, () => this.names.id(id));
  }

  type(official: string): string | undefined {
    // Other classes than the game's are asked for as well: what is not known says nothing.
    const readable = this.known.get(official) ?? this.names.type(official);
    if (readable !== undefined) this.note(official, readable);
    else if (isShort(official)) this.miss(official);
    return readable;
  }

  method(type: string, method: string, line: number | null, parameters: string | null): string | undefined {
    const key = methodKey(type, method, line, parameters);
    const readable = this.known.get(key) ?? this.names.method(type, method, line, parameters);
    if (readable !== undefined) this.note(key, readable);
    return readable;
  }

  private noted(id: string, find: () => string | undefined): string | undefined {
    const known = this.known.get(id);
    if (known !== undefined) return known;
    const readable = find();
    if (readable !== undefined) this.note(id, readable);
    else this.miss(id);
    return readable;
  }

  private note(key: string, readable: string): void {
    if (this.known.size < maxEntries) this.known.set(key, readable);
  }

  private miss(key: string): void {
    if (this.missing.size < maxEntries) this.missing.add(key);
  }
}

/** As the game's own classes are called. */
function isShort(type: string): boolean {
  return /^[a-z]{1,4}(?:\$\w{1,3})?$/.test(type);
}

function methodKey(type: string, method: string, line: number | null, parameters: string | null): string {
  const place = line !== null ? `:${line}` : parameters !== null ? `(${parameters})` : "";
  return `${type}#${method}${place}`;
}

/** A glossary as a source of names. */
export class GlossaryNames implements Names {
  readonly knowsOfficial: boolean;
  private readonly entries: ReadonlyMap<string, string>;

  constructor(glossary: Glossary) {
    this.entries = new Map(Object.entries(glossary));
    this.knowsOfficial = [...this.entries.keys()].some((key) => !isId(key));
  }

  get isEmpty(): boolean {
    return this.entries.size === 0;
  }

  id(id: string): string | undefined {
    return this.entries.get(id);
  }

  type(official: string): string | undefined {
    return this.entries.get(official);
  }

  method(type: string, method: string, line: number | null, parameters: string | null): string | undefined {
    return this.entries.get(methodKey(type, method, line, parameters));
  }
}
