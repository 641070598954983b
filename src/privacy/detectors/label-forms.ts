import { digit, isAt, letter, word } from "../characters.ts";
import type { Report } from "../detector.ts";
import type { PrivateKind } from "../private-match.ts";
import { endOfMatch } from "../sticky-patterns.ts";

/** A fact that a label announces: `City: X`. */
export interface LabelledFact {
  kind: PrivateKind;
  /**
   * With commas between, in lower case; with capitals where they are written in another way than words: `PayPal`. A
   * space also stands for `_`, `-` and nothing: `real name`, `real_name`, `realName`.
   */
  labels: string;
  /** What has to follow the label and its separator, as the source of a pattern. What is not like that stays. */
  value: string;
  /** What has to follow where no more than a verb or a line break separates it: only what tells by itself what it is. */
  spoken?: string;
  /** What has to follow in the next lines, and end them, where that is not what is spoken. */
  below?: string;
  /** True where the label says too little, unless it is followed by whose the fact is: "Ort des Spielers: X". */
  isOwned?: boolean;
  /** Whether what the pattern found is such a fact. */
  isOne?: (value: string) => boolean;
}

/** What stands for nothing, and what is masked already. */
export const unfilled = String.raw`(?!(?:none|null|nil|unknown|undefined|n\/a|true|false|on|off|yes|no|not|and|enabled|disabled|connected|disconnected|default|optional|required|missing|loaded|loading|ready|failed|online|offline|initiali[sz]ed|start(?:ed|ing)|stopped|running|active|inactive|available|unavailable|installed|found|error|success|ok|无|未知|未设置|未填写|已|нет|keine?|aucune?|ninguno|nenhum|brak)(?![\p{L}\p{N}])|\*)`;

/** Of no width: where something stands that was filled in. */
export const filled = new RegExp(unfilled, "imuy");

export interface Form {
  /** In lower case. */
  label: string;
  /** All ways in which it is written. */
  written: readonly string[];
  /** Those of them that hashes tell apart, which know no case of ASCII. */
  hashed: readonly string[];
  kind: PrivateKind;
  value: RegExp;
  spoken: RegExp | null;
  below: RegExp | null;
  isOwned: boolean;
  isOne: (value: string) => boolean;
}

/** Words of other scripts stand side by side, without spaces. */
export const isAlphabetic = (label: string) => !/[\u0e00-\u0e7f\u2000-\uffff]/.test(label);

export function formsOf(facts: readonly LabelledFact[]): Form[] {
  return facts.flatMap(({ kind, labels, value, spoken, below = spoken, isOwned = false, isOne = () => true }) => {
    const shared = {
      kind,
      value: new RegExp(`(?:${value})`, "muy"),
      spoken: spoken === undefined ? null : new RegExp(`(?:${spoken})`, "muy"),
      below: below === undefined ? null : new RegExp(`(?:${below})`, "muy"),
      isOwned,
      isOne,
    };
    return labels.split(",").map((label): Form => {
      const spelled = spellings(label);
      const written = spelled.flatMap(writtenForms);
      return { label: label.toLowerCase(), written, hashed: isAscii.test(label) ? spelled : written, ...shared };
    });
  });
}

const isAscii = /^[\0-\x7f]*$/;

function spellings(label: string): string[] {
  return label.includes(" ") ? [" ", "_", "-", ".", ""].map((joint) => label.replaceAll(" ", joint)) : [label];
}

/** `SSID` and `IMEI`, but hardly any longer one. */
const longestInCapitals = 5;

/** As labels are written: `zip code`, `Zip Code`, `PLZ`, `deviceId`. Each has anchors of its own, and the time for a log grows with them. */
function writtenForms(label: string): string[] {
  const capitalised = label.replace(/(?<![\p{L}])\p{L}/gu, (letter) => letter.toUpperCase());
  const camelCased = label.replace(/(?:id|fi)$/, (end) => end.charAt(0).toUpperCase() + end.slice(1));
  const abbreviated = capitalised.replace(/(?:id|guid|uuid)$/i, (end) => end.toUpperCase());
  const all = [label, capitalised, camelCased, abbreviated];
  if (label.length <= longestInCapitals) all.push(label.toUpperCase());
  return [...new Set(all)].filter((form) => form.length === label.length);
}

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

/** Labels by the hash of their last words. Made for the first text: a program that searches none need not wait for it. */
export class LabelIndex {
  private made: Map<number, Alike> | null = null;

  constructor(private readonly forms: readonly Form[]) {}

  endingAt(text: string, end: number): Alike | undefined {
    this.made ??= byLastWord(this.forms);
    return this.made.get(hashInText(text, end));
  }
}

function byLastWord(forms: readonly Form[]): Map<number, Alike> {
  const found = new Map<number, Alike>();
  for (const form of forms) {
    const ends = new Map(form.hashed.map((one) => [hashInText(one, one.length), lettersBefore(one, one.length)]));
    for (const [hash, letters] of ends) {
      const alike = found.get(hash) ?? [];
      found.set(hash, alike);
      const needed = neededBefore(form.label, letters);
      const same = alike.find((one) => one.needed === needed);
      if (same) same.forms.push(form);
      else alike.push({ needed, forms: [form] });
    }
  }
  return found;
}

/** Reports what is announced by a label that ends at a position. Returns where it ends; -1 where there is no label. */
export function finderOf(index: LabelIndex, { behindLabel, patternFor, behindValue }: Way) {
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
  while (at > 0 && at > end - longestRead && inWord[text.charCodeAt(at - 1)] === 1) at--;
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

const longestRead = 8;

/** What labels end with: the letters of their last words, or the last eight. Nearly all words before a colon are others. */
export class LastWords {
  private hashes: Uint8Array | null = null;

  constructor(private readonly forms: readonly Form[]) {}

  /** Whether none of them ends at a position. */
  lacks(bytes: Uint8Array, end: number): boolean {
    this.hashes ??= hashesOf(this.forms);
    return this.hashes[hashInBytes(bytes, end)] === 0;
  }
}

function hashesOf(forms: readonly Form[]): Uint8Array {
  const hashes = new Uint8Array(65_536);
  const bytes = new Uint8Array(longestRead);
  // Thousands of forms end in some hundred ways.
  for (const end of new Set(forms.flatMap(({ hashed }) => hashed.map((form) => form.slice(-longestRead))))) {
    for (let at = 0; at < end.length; at++) bytes[at] = end.charCodeAt(at);
    hashes[hashInBytes(bytes, end.length)] = 1;
  }
  return hashes;
}

/** Of the last character before a position, and the letters and digits before that, in either case. */
function hashInBytes(bytes: Uint8Array, end: number): number {
  if (end < 1) return 0;
  let hash = hashWith(0, bytes[end - 1]!);
  for (let at = end - 2; at >= 0 && at >= end - longestRead && inWord[bytes[at]!] === 1; at--) {
    hash = hashWith(hash, bytes[at]!);
  }
  return hash;
}

/** The same in a text, of which only ASCII counts. */
function hashInText(text: string, end: number): number {
  let hash = hashWith(0, text.charCodeAt(end - 1));
  for (let at = end - 2; at >= end - longestRead; at--) {
    const code = text.charCodeAt(at);
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
