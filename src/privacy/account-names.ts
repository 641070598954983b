import { commonNames } from "./impersonal-names.ts";
import type { PrivateMatch } from "./private-match.ts";

/** A log is written by one account, and names a few more at most. */
const maxNames = 8;
const shortest = 3;
/** Two characters are a whole name in Chinese, and a syllable elsewhere. */
const shortestInHan = 2;
const longest = 32;
/** Shorter names are found only as they were written: `Tom`, but not `tom`. */
const shortestInAnyCase = 4;

/**
 * The names of accounts that a log has in its paths. Where such a name stands again, outside of any path, it tells the
 * same; so it is masked there, too. Not where it is a word that anything may mean.
 */
export class AccountNames {
  /** Those that were learned from the log itself, as they were first written. */
  readonly own: string[] = [];
  private readonly variants = new Set<string>();

  learn(text: string, matches: readonly PrivateMatch[]): void {
    for (const { kind, start, end } of matches) {
      if (this.own.length >= maxNames) return;
      if (kind !== "user-name" || end - start < shortestInHan || end - start > 3 * longest) continue;
      const name = plainName(text.slice(start, end));
      if (this.add(name)) this.own.push(name);
    }
  }

  /** Names that other logs of the same share have in their paths. */
  addKnown(names: readonly string[]): void {
    for (const name of names) this.add(name);
  }

  get isEmpty(): boolean {
    return this.variants.size === 0;
  }

  occursIn(text: string): boolean {
    for (const _ of this.placesIn(text)) return true;
    return false;
  }

  /** Where the names stand as words of their own. Not sorted. */
  *placesIn(text: string): Generator<{ start: number; end: number }> {
    for (const name of this.variants) {
      for (let start = text.indexOf(name); start >= 0; start = text.indexOf(name, start + name.length)) {
        const end = start + name.length;
        if (isWord(text, start, end)) yield { start, end };
      }
    }
  }

  /** Whether it is a name, and a new one. */
  private add(name: string): boolean {
    if (name.length > longest || !/^[\p{L}\p{N}][\p{L}\p{N}_.' -]*$/u.test(name) || this.variants.has(name))
      return false;
    if (name.length < (/\p{Script=Han}{2}/u.test(name) ? shortestInHan : shortest)) return false;
    if (/^\p{N}+$/u.test(name)) return false;
    if (commonNames.has(name.toLowerCase())) return false;
    this.variants.add(name);
    if (name.length < shortestInAnyCase) return true;
    this.variants.add(name.toLowerCase());
    this.variants.add(name.charAt(0).toUpperCase() + name.slice(1).toLowerCase());
    return true;
  }
}

/** Without what addresses, JSON, Windows and terminals write into it: `Anna%20Maria`, `anna.DESKTOP-AB12CD3`. */
function plainName(name: string): string {
  if (/^\w*$/.test(name)) return name;
  const withoutComputer = name
    .replace(/\u001b\[[\d;]{0,18}m|§[\da-z]/gi, "")
    .replace(/\\u([\da-f]{4})/gi, (_, code) => String.fromCharCode(Number.parseInt(code, 16)))
    .replace(/\.(?:DESKTOP|LAPTOP|WIN)-[A-Z0-9]+$/, "");
  if (!withoutComputer.includes("%")) return withoutComputer;
  try {
    return decodeURIComponent(withoutComputer);
  } catch {
    return withoutComputer;
  }
}

/** What most places are that are none: seen without a pattern, which a text of nothing but such places would be long for. */
function isInPlainWord(text: string, start: number, end: number): boolean {
  if (isPlain(text.charCodeAt(end))) return true;
  // What stands before may be the end of a colour, or of a line break as JSON has it.
  const before = text.charCodeAt(start - 1);
  const above = text.charCodeAt(start - 2);
  return isPlain(before) && (before | 0x20) !== 0x6d && above !== 0xa7 && above !== 0x5c;
}

/** A letter or a digit of ASCII. */
function isPlain(code: number): boolean {
  return (code >= 0x61 && code <= 0x7a) || (code >= 0x41 && code <= 0x5a) || (code >= 0x30 && code <= 0x39);
}

const beforeWord = /[\p{L}\p{N}_.]$/u;
/** `anna.log` is a file of hers. */
const behindWord = /^(?:[\p{L}\p{N}_]|\.(?!(?:log|txt|gz|zip|json)(?![\p{L}\p{N}_]))\p{L}|:[a-z])/u;
const longestBehind = 6;
const unspaced = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]+$/u;

/** Not part of another word, of the name of a class (`net.anna.mod`), or of a resource (`anna:item`). */
export function isWord(text: string, start: number, end: number): boolean {
  if (isPlain(text.charCodeAt(start)) && isInPlainWord(text, start, end)) return false;
  if (unspaced.test(text.slice(start, end))) return true;
  const before = text.slice(Math.max(0, start - 20), start);
  return (
    !(beforeWord.test(before) && !/§[\da-z]$|\\[nrt]$|\u001b\[[\d;]{0,16}m$/i.test(before)) &&
    !behindWord.test(text.slice(end, end + longestBehind))
  );
}
