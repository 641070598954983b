import { longestAnchor } from "../detector.ts";

/** A phrase, from one place in it on, and where it goes on behind its end. */
interface Place {
  parts: readonly Part[];
  at: number;
  next: Place | null;
}

type Part = Characters | Group | typeof anything;

interface Characters {
  /** One of them. */
  characters: readonly string[];
  isOptional: boolean;
  /** What follows may not be next to it. */
  endsHere: boolean;
}

interface Group {
  alternatives: readonly (readonly Part[])[];
  isOptional: boolean;
  endsHere: boolean;
}

/** What may stand here cannot be listed. */
const anything = null;

const shortestAnchor = 2;

/** The first characters of all that a pattern may match. */
export function beginningsOf(phrase: string): string[] {
  const beginnings = new Set<string>();
  for (const parts of new Phrase(phrase).alternatives()) addBeginnings({ parts, at: 0, next: null }, "", beginnings);
  for (const one of beginnings) if (one.length < shortestAnchor) throw new Error(`nothing to look for: ${phrase}`);
  return [...beginnings].filter((one) => !isCovered(one, beginnings));
}

/** Whether a shorter one begins it. */
function isCovered(one: string, beginnings: ReadonlySet<string>): boolean {
  for (let end = shortestAnchor; end < one.length; end++) if (beginnings.has(one.slice(0, end))) return true;
  return false;
}

function addBeginnings(place: Place | null, before: string, beginnings: Set<string>): void {
  if (place === null || before.length >= longestAnchor) {
    beginnings.add(before);
    return;
  }
  const { parts, at, next } = place;
  if (at === parts.length) {
    addBeginnings(next, before, beginnings);
    return;
  }
  const part = parts[at]!;
  if (part === anything) {
    beginnings.add(before);
    return;
  }
  const rest = { parts, at: at + 1, next };
  const behind = part.endsHere ? null : rest;
  if ("characters" in part) for (const one of part.characters) addBeginnings(behind, before + one, beginnings);
  else for (const one of part.alternatives) addBeginnings({ parts: one, at: 0, next: behind }, before, beginnings);
  if (part.isOptional) addBeginnings(rest, before, beginnings);
}

const backslash = 92;
const opened = 40;
const closed = 41;
const openedSet = 91;
const bar = 124;
const letterOrDigit = /^[A-Za-z\d]/;
/** Characters of a set, one by one. */
const plainSet = /^-?[^\]^\\-]+$/u;
const noCharacter = "?*+.^$|{}])";
const times = /\?|[*+]|\{\d[\d,]*\}/y;

/** Reads the source of a pattern, of which anchors need next to nothing: what is behind that is passed over. */
class Phrase {
  private at = 0;

  constructor(private readonly source: string) {}

  /** Those that no brackets surround, up to the bracket that closes them or the end. */
  alternatives(): Part[][] {
    const all: Part[][] = [];
    do all.push(this.sequence());
    while (this.source.charCodeAt(this.at++) === bar);
    return all;
  }

  /** Ends before a bar, a bracket or the end. */
  private sequence(): Part[] {
    const parts: Part[] = [];
    const { source } = this;
    for (let least = 0; this.at < source.length; ) {
      const code = source.charCodeAt(this.at);
      if (code === bar || code === closed) return parts;
      if (least >= longestAnchor) this.pass();
      else {
        const part = code === opened ? this.group() : this.character();
        parts.push(part);
        if (part === anything || (part.endsHere && !part.isOptional)) least = longestAnchor;
        else if ("characters" in part && !part.isOptional) least++;
      }
    }
    return parts;
  }

  private group(): Part {
    const { source } = this;
    if (source.startsWith("(?:", this.at)) {
      this.at += "(?:".length;
      const alternatives = this.alternatives();
      const count = this.count();
      // Behind several of them there may be anything.
      return { alternatives, isOptional: /^(?:[?*]|\{0)/.test(count), endsHere: count !== "" && count !== "?" };
    }
    const looksAround = source.startsWith("(?", this.at);
    this.pass();
    this.count();
    return looksAround ? { alternatives: [], isOptional: true, endsHere: false } : anything;
  }

  private character(): Part {
    const from = this.at;
    this.pass();
    const found = this.source.slice(from, this.at);
    const characters = charactersOf(found);
    const count = this.count();
    const mayBeMissing = count === "*" || count.startsWith("{0");
    if (!characters || mayBeMissing) return anything;
    return { characters, isOptional: count === "?", endsHere: count !== "" && count !== "?" };
  }

  private count(): string {
    times.lastIndex = this.at;
    const count = times.exec(this.source)?.[0] ?? "";
    this.at += count.length;
    return count;
  }

  /** Goes behind what stands next: an escape, a set, a group or a character. */
  private pass(): void {
    const { source } = this;
    const code = source.codePointAt(this.at)!;
    if (code === backslash) this.at += 2;
    else if (code === openedSet) this.at = source.indexOf("]", this.at + 1) + 1;
    else if (code !== opened) this.at += code > 0xffff ? 2 : 1;
    else {
      this.at++;
      while (this.at < source.length && source.charCodeAt(this.at) !== closed) this.pass();
      this.at++;
    }
  }
}

/** Those of which a part of a pattern stands for one; `null` where they cannot be listed. */
function charactersOf(part: string): readonly string[] | null {
  if (part.startsWith("\\")) return letterOrDigit.test(part.slice(1)) ? null : [part.slice(1)];
  if (part.startsWith("[")) return plainSet.test(part.slice(1, -1)) ? [...part.slice(1, -1)] : null;
  return noCharacter.includes(part) ? null : [part];
}
