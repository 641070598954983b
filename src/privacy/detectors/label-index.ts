import { digit, isAt, letter, word } from "../characters.ts";
import type { Report } from "../detector.ts";
import { endOfMatch } from "../sticky-patterns.ts";
import { type Form, filled, hashedEnds, isAlphabetic, longestHashed } from "./label-forms.ts";

/** What leads from a label to its value. */
export interface Way {
  /** Where the value begins, behind a label that ends at a position; -1 where nothing leads to one. */
  behindLabel: (text: string, labelEnd: number) => number;
  /** What has to stand at a position. */
  patternFor: (form: Form, text: string, valueStart: number) => RegExp | null;
  /** Where another value of the same kind begins behind one; -1 where there is none. */
  behindValue?: (text: string, valueEnd: number) => number;
}

/** What is returned for a label that announces nothing private. */
export const unfilledLabel = 0;

/** An address has no more lines. */
const mostMore = 5;

/** Keys of programs are English, or at least ASCII, but in China and Japan. */
const mayBeKey = (label: string) => !isAlphabetic(label) || /^[ -~]*$/.test(label);
const bitsOfGroups = 8;

/** Labels by their last words. Made for the first text: a program that searches none need not wait for it. */
export class LabelIndex {
  private words: LastWords | null = null;
  /** For each end of a label, the groups of those that have it; above these bits, of those that programs may have as a key. */
  private readonly ends = new Map<string, number>();

  constructor(private readonly forms: readonly Form[]) {
    for (const { label, groups, ends } of forms) {
      const bits = mayBeKey(label) ? groups | (groups << bitsOfGroups) : groups;
      for (const end of ends) this.ends.set(end, (this.ends.get(end) ?? 0) | bits);
    }
  }

  /** What those of a group end with; without those that no program has as a key, if wished. */
  endsIn(group: number, ofKeys = false): string[] {
    const bit = ofKeys ? group << bitsOfGroups : group;
    return [...this.ends].filter(([, groups]) => (groups & bit) !== 0).map(([end]) => end);
  }

  /** Whether no label of a group ends at a position. Nearly all words before a colon are others. */
  lacks(group: number, bytes: Uint8Array, end: number): boolean {
    this.words ??= lastWordsOf(this.forms);
    return (this.words.groups[hashInBytes(bytes, end)]! & group) === 0;
  }

  endingAt(text: string, end: number): Alike | undefined {
    this.words ??= lastWordsOf(this.forms);
    return this.words.labels.get(hashInText(text, end));
  }
}

/** By the hash of what stands before a separator. */
interface LastWords {
  labels: Map<number, Alike>;
  /** The groups of all of them. */
  groups: Uint8Array;
}

function lastWordsOf(forms: readonly Form[]): LastWords {
  const labels = new Map<number, Alike>();
  const groups = new Uint8Array(65_536);
  for (const form of forms) {
    const { label } = form;
    for (const one of hashedEnds(label)) {
      const hash = hashInText(one, one.length);
      groups[hashInText(one, one.length, 0xff)]! |= form.groups;
      const alike = labels.get(hash) ?? [];
      labels.set(hash, alike);
      const needed = neededBefore(label, lettersBefore(one, one.length));
      const same = alike.find((other) => other.needed === needed);
      if (!same) alike.push({ needed, forms: [form] });
      else if (same.forms.at(-1) !== form) same.forms.push(form);
    }
  }
  return { labels, groups };
}

/** Reports what is announced by a label that ends at a position. Returns where it ends; -1 where there is no label. */
export function finderOf(index: LabelIndex, group: number, { behindLabel, patternFor, behindValue }: Way) {
  /** Reports what follows in the next lines. */
  const more = (text: string, form: Form, end: number, report: Report): number => {
    let valueEnd = end;
    for (let count = 0; count < mostMore; count++) {
      const start = behindValue!(text, valueEnd);
      const value = start < 0 ? null : patternFor(form, text, start);
      if (value === null) break;
      valueEnd = endOfMatch(value, text, start);
      report(form.kind, start, valueEnd);
    }
    return valueEnd;
  };
  return (text: string, end: number, report: Report): number => {
    let result = -1;
    const alike = index.endingAt(text, end);
    if (!alike) return result;
    const word = end - lettersBefore(text, end);
    const before = text.charCodeAt(word - 1);
    const further = joints.has(before) ? text.charCodeAt(word - 2) : before;
    let valueStart: number | null = null;
    for (let turn = 0; turn < 3; turn++) {
      const code = turn === 0 ? placeOf(before) : turn === 1 ? placeOf(further) : nothingBefore;
      if (turn === 1 && further === before) continue;
      for (const form of formsBehind(alike, code)) {
        if ((form.groups & group) === 0) continue;
        const start = startOfLabel(text, end, form.label);
        if (start < 0 || isInWord(text, start)) continue;
        result = unfilledLabel;
        valueStart ??= behindLabel(text, end);
        if (valueStart < 0) return result;
        const value = patternFor(form, text, valueStart);
        const valueEnd = value === null ? -1 : endOfMatch(value, text, valueStart);
        // Behind the value: most of what stands there is like none, and there are many words for nothing.
        if (valueEnd < 0 || endOfMatch(filled, text, valueStart) < 0 || !form.isOne(text.slice(valueStart, valueEnd)))
          continue;
        report(form.kind, valueStart, valueEnd);
        return behindValue ? more(text, form, valueEnd, report) : valueEnd;
      }
    }
    return result;
  };
}

/**
 * Labels that end with the same word: `discord username`, `steam username`. By what has to stand before it, see `placeOf`:
 * a list of few, because a table of all characters for each word takes as much memory as everything else.
 */
type Alike = { needed: number; forms: Form[] }[];

const none: readonly Form[] = [];

function formsBehind(alike: Alike, code: number): readonly Form[] {
  for (const { needed, forms } of alike) if (needed === code) return forms;
  return none;
}

const nothingBefore = 0;

/** The code of a letter in lower case. */
function placeOf(code: number): number {
  return code < 128 ? code | 32 : String.fromCharCode(code).toLowerCase().charCodeAt(0);
}

/** How many characters are hashed that end at a position. */
function lettersBefore(text: string, end: number): number {
  let at = end - 1;
  while (at > 0 && at > end - longestHashed && inWord[text.charCodeAt(at - 1)] === 1) at--;
  return end - at;
}

function neededBefore(label: string, letters: number): number {
  let left = letters;
  let at = label.length;
  while (at > 0 && left > 0) if (label.charCodeAt(--at) !== 32) left--;
  const code = label.slice(0, at).trimEnd().at(-1)?.charCodeAt(0);
  return code === undefined ? nothingBefore : placeOf(code);
}

const joints = new Set([..." _-."].map((joint) => joint.charCodeAt(0)));

/** Where a label begins that ends at a position, in either case; -1 where it does not. */
function startOfLabel(text: string, end: number, label: string): number {
  let at = end;
  for (let index = label.length - 1; index >= 0; index--) {
    const code = label.charCodeAt(index);
    const found = text.charCodeAt(at - 1);
    if (code === 32) {
      if (joints.has(found)) at--;
    } else if (found === code || (found < 128 ? (found | 32) === code : isSameLetter(found, code))) {
      at--;
    } else {
      return -1;
    }
  }
  return at;
}

/** Characters behind this one, of China, Japan and Korea, have no case. */
const lastWithCase = 0x2dff;

function isSameLetter(one: number, inLowerCase: number): boolean {
  return one <= lastWithCase && String.fromCharCode(one).toLowerCase() === String.fromCharCode(inLowerCase);
}

/** Words of alphabets stand apart from each other; keys have `_` between them: `user_full_name`. */
function isInWord(text: string, start: number): boolean {
  if (isAt(text, start, word)) return isAt(text, start - 1, letter | digit);
  return isAlphabetic(text.charAt(start)) && /\p{L}/u.test(text.charAt(start - 1));
}

/** Of the last character before a position, and the letters and digits before that, in either case. */
function hashInBytes(bytes: Uint8Array, end: number): number {
  if (end < 1) return 0;
  let hash = hashWith(0, bytes[end - 1]!);
  for (let at = end - 2; at >= 0 && at >= end - longestHashed && inWord[bytes[at]!] === 1; at--) {
    hash = hashWith(hash, bytes[at]!);
  }
  return hash;
}

/** The same in a text, of which only ASCII counts; or by the lower bytes of its characters. */
function hashInText(text: string, end: number, bits = 0xffff): number {
  if (end < 1) return 0;
  let hash = hashWith(0, text.charCodeAt(end - 1) & bits);
  for (let at = end - 2; at >= 0 && at >= end - longestHashed; at--) {
    const code = text.charCodeAt(at) & bits;
    if (inWord[code] !== 1) break;
    hash = hashWith(hash, code);
  }
  return hash;
}

function hashWith(hash: number, code: number): number {
  return (Math.imul(hash, 31) + (code | 32)) & 0xffff;
}

const inWord = Uint8Array.from({ length: 256 }, (_, code) =>
  isAt(String.fromCharCode(code), 0, letter | digit) ? 1 : 0,
);
