/** What is wrong with a file of names, in a sentence for whoever gave it. */
export class NotAMapping extends Error {}

/**
 * Whose names a column has. `official` are those the game is shipped with (`bsr`), `intermediary` Fabric's (`class_1937`), `srg`
 * Forge's (`m_46745_`); `readable` is what people want to see.
 */
export type Naming = "official" | "intermediary" | "srg" | "readable";

/** A line range as ProGuard notes it, in the file that was shipped. */
export interface LineRange {
  first: number;
  last: number;
}

/** Told of everything a file of names has, in its order: a class, then its members. Names are in the order of the columns. */
export interface MappingVisitor {
  /** `describedIn`: whose names descriptors have. */
  columns(namings: readonly Naming[], describedIn: Naming): void;
  /** Names have slashes. */
  type(names: readonly string[]): void;
  /** `owner`: its class, as the first column has it. */
  method(owner: string, names: readonly string[], descriptor: string, lines: LineRange | null): void;
  field(owner: string, names: readonly string[]): void;
  /** A name that stands for itself, whatever class it is in. */
  id(id: string, readable: string): void;
}

/** Bounds of one file. Mojang's largest has some 10 MB, 200,000 lines and 120,000 names. */
export const maxMappingBytes = 64 * 1024 * 1024;
const maxLines = 2_000_000;
const maxNames = 600_000;
const maxLine = 8192;
const maxName = 512;

/** Letters of Java's names, and nothing that means something in a page, a path or a terminal. */
const name = /^[\w$/<>-]{1,512}$/;

/** Walks over the lines of a file of names. Says where it stands when something is wrong. */
export class MappingLines {
  line = "";
  private at = 0;
  private number = 0;
  private names = 0;

  constructor(private readonly text: string) {
    if (text.length > maxMappingBytes) throw new NotAMapping("This file is too large to be a map of names.");
  }

  next(): boolean {
    if (this.at >= this.text.length) return false;
    if (++this.number > maxLines) throw new NotAMapping("This file has too many lines to be a map of names.");
    let end = this.text.indexOf("\n", this.at);
    if (end === -1) end = this.text.length;
    if (end - this.at > maxLine) throw this.fault("is longer than a line of names can be");
    this.line = this.text.slice(this.at, this.text.charCodeAt(end - 1) === 13 && end > this.at ? end - 1 : end);
    this.at = end + 1;
    return true;
  }

  /** Whether the file ends with a whole line: one that does not was cut off on its way. */
  get isWhole(): boolean {
    return this.text.endsWith("\n");
  }

  /** The name itself, once it is clear that it is one. */
  checked(text: string): string {
    if (++this.names > maxNames * 4) throw new NotAMapping("This file has too many names to be a map of the game's.");
    if (text.length > maxName || !name.test(text)) throw this.fault("has something that is no name");
    return text;
  }

  fault(what: string): NotAMapping {
    return new NotAMapping(`Line ${this.number} of this map ${what}.`);
  }
}
