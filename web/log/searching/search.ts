import { boundaryPattern, isBoundary } from "./word-boundaries.ts";

export interface SearchQuery {
  text: string;
  matchCase: boolean;
  wholeWord: boolean;
  isRegExp: boolean;
}

export interface SearchResult {
  /** Offsets in the text, in order; matches do not overlap. */
  starts: Int32Array;
  ends: Int32Array;
  /** There are more than these. */
  isCut: boolean;
}

/** `message`: what the browser says of a pattern, in its own language. */
interface SearchFailure {
  error: "invalid" | "empty-match";
  message: string;
}

export const maxMatches = 200_000;

/** A pattern may take for ever: whoever calls this has to be able to end it. */
export function search(text: string, query: SearchQuery): SearchResult | SearchFailure {
  const found = new Matches();
  if (query.text === "") return found.result();
  try {
    if (query.isRegExp) {
      const hasEmpty = searchPattern(text, query, found);
      if (hasEmpty && found.count === 0) return { error: "empty-match", message: "" };
    } else if (query.matchCase) searchLiteral(text, query, found);
    else searchFolded(text, query, found);
  } catch (error) {
    return { error: "invalid", message: reason(error) };
  }
  return found.result();
}

function reason(error: unknown): string {
  return error instanceof Error ? error.message.replace(/^Invalid regular expression: \/[\s\S]*\/\w*: /, "") : "";
}

class Matches {
  count = 0;
  private starts = new Int32Array(1024);
  private ends = new Int32Array(1024);
  private isCut = false;

  /** `false`: there is no room for it, and the search is over. */
  add(start: number, end: number): boolean {
    if (this.count === maxMatches) {
      this.isCut = true;
      return false;
    }
    if (this.count === this.starts.length) {
      this.starts = doubled(this.starts);
      this.ends = doubled(this.ends);
    }
    this.starts[this.count] = start;
    this.ends[this.count++] = end;
    return true;
  }

  result(): SearchResult {
    return { starts: this.starts.slice(0, this.count), ends: this.ends.slice(0, this.count), isCut: this.isCut };
  }
}

function doubled(array: Int32Array): Int32Array<ArrayBuffer> {
  const larger = new Int32Array(array.length * 2);
  larger.set(array);
  return larger;
}

function searchLiteral(text: string, { text: wanted, wholeWord }: SearchQuery, found: Matches): void {
  for (let at = text.indexOf(wanted); at !== -1; ) {
    const end = at + wanted.length;
    const isMatch = !wholeWord || isWholeWord(text, at, end);
    if (isMatch && !found.add(at, end)) return;
    at = text.indexOf(wanted, isMatch ? end : at + 1);
  }
}

/** By the engine's own case folding: it knows every script, and offsets stay those of the text. */
function searchFolded(text: string, { text: wanted, wholeWord }: SearchQuery, found: Matches): void {
  const pattern = new RegExp(wanted.replace(/[\\^$.*+?()[\]{}|/]/g, "\\$&"), "giu");
  if (isAscii.test(wanted) && !wholeWord) {
    // Whatever is the same but for its case is as long (`K` and the sign for Kelvin, too): nothing has to be made of a match.
    while (pattern.test(text) && found.add(pattern.lastIndex - wanted.length, pattern.lastIndex));
    return;
  }
  for (let match = pattern.exec(text); match; match = pattern.exec(text)) {
    const end = pattern.lastIndex;
    const isMatch = !wholeWord || isWholeWord(text, match.index, end);
    if (isMatch && !found.add(match.index, end)) return;
    if (!isMatch) pattern.lastIndex = afterCharacter(text, match.index);
  }
}

const isAscii = /^[\x00-\x7f]*$/;

function isWholeWord(text: string, start: number, end: number): boolean {
  return isBoundary(text, start) && isBoundary(text, end);
}

/** Moves past whole characters: stopping within one would find the same match for ever. */
function afterCharacter(text: string, at: number): number {
  return at + (text.codePointAt(at)! > 0xffff ? 2 : 1);
}

/** Whether there were matches of no length, which nobody could see. */
function searchPattern(text: string, query: SearchQuery, found: Matches): boolean {
  const pattern = compile(query);
  if (/(?<!\\)(?:\\\\)*\\n/.test(query.text) || !mayCrossLines.test(query.text)) {
    return searchPart(text, 0, pattern, found) !== "none";
  }
  let hasEmpty = false;
  for (let start = 0; start < text.length; ) {
    const newline = text.indexOf("\n", start);
    const next = newline === -1 ? text.length : newline;
    const end = text.charCodeAt(next - 1) === 13 && next > start ? next - 1 : next;
    const seen = searchPart(text.slice(start, end), start, pattern, found);
    if (seen === "full") break;
    if (seen === "empty") hasEmpty = true;
    start = next + 1;
  }
  return hasEmpty;
}

/**
 * What may match a line break although its writer thought of one line: such patterns see one line after the other.
 * That is slower, so it is not done for all.
 */
const mayCrossLines = /\[\^|\\[^dwSbB\W]|\(\?[a-z]*s[a-z]*[-:]|[\x00-\x1f]/;

function compile({ text, matchCase, wholeWord }: SearchQuery): RegExp {
  const flags = matchCase ? "gm" : "gim";
  // By itself first: a pattern must not become valid by what is put around it.
  const isUnicode = compiles(text, `${flags}u`);
  if (!isUnicode) new RegExp(text, flags);
  const boundary = wholeWord ? boundaryPattern(isUnicode) : "";
  return new RegExp(`${boundary}(?:${text})${boundary}`, isUnicode ? `${flags}u` : flags);
}

function compiles(pattern: string, flags: string): boolean {
  try {
    new RegExp(pattern, flags);
    return true;
  } catch {
    return false;
  }
}

function searchPart(part: string, offset: number, pattern: RegExp, found: Matches): "none" | "empty" | "full" {
  let seen: "none" | "empty" = "none";
  pattern.lastIndex = 0;
  for (let match = pattern.exec(part); match; match = pattern.exec(part)) {
    const end = pattern.lastIndex;
    if (end > match.index) {
      if (!found.add(offset + match.index, offset + end)) return "full";
    } else {
      seen = "empty";
      if (end >= part.length) break;
      pattern.lastIndex = afterCharacter(part, end);
    }
  }
  return seen;
}
