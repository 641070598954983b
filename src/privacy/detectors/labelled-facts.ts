import { digit, isAt, letter, word } from "../characters.ts";
import { type Detector, pairs, type Report } from "../detector.ts";
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
  /** Whether what the pattern found is such a fact. */
  isOne?: (value: string) => boolean;
}

/** What separates a label from its value. Also behind a key of JSON, which a quote ends. */
const separators = ':="：';
const separatorsInHan = `${separators}是为は`;
const separator =
  /(?:\\?["'”])?[ \t]{0,32}(?:\([^()\r\n]{1,20}\)[ \t]{0,4})?(?:[:：=是为は]|->?|→)[ \t]{0,40}(?:\\?["'“]|\{)?/y;

/** What stands for nothing, and what is masked already. */
export const unfilled = String.raw`(?!(?:none|null|nil|unknown|undefined|n\/a|true|false|on|off|yes|no|not|and|enabled|disabled|connected|disconnected|default|optional|required|missing|loaded|loading|ready|failed|online|offline|initiali[sz]ed|start(?:ed|ing)|stopped|running|active|inactive|available|unavailable|installed|found|error|success|ok|无|未知|未设置|未填写|已|нет|keine?|aucune?|ninguno|nenhum|brak)(?![\p{L}\p{N}])|\*)`;

const filled = new RegExp(unfilled, "muy");

interface Form {
  /** In lower case. */
  label: string;
  /** All ways in which it is written. */
  written: readonly string[];
  kind: PrivateKind;
  value: RegExp;
  isOne: (value: string) => boolean;
}

/** How much of the end of a label is in its anchors, in front of the separator. */
const suffixLength = 3;
const isAlphabetic = (label: string) => !/[\u2000-\uffff]/.test(label);

/**
 * Detectors for a list of facts. A label is looked for by its last letters and what separates it from the value, which
 * few places of a log have; then by all of its last word.
 */
export function labelledFacts(facts: readonly LabelledFact[]): Detector[] {
  const forms = facts.flatMap(({ kind, labels, value, isOne = () => true }) => {
    const pattern = new RegExp(`(?:${value})`, "muy");
    return labels.split(",").map((label): Form => {
      const written = spellings(label).flatMap(writtenForms);
      return { label: label.toLowerCase(), written, kind, value: pattern, isOne };
    });
  });
  const inLetters = forms.filter(({ label }) => isAlphabetic(label));
  const inHan = forms.filter(({ label }) => !isAlphabetic(label));
  const lastWords = new LastWords(inLetters);
  return [
    {
      anchors: anchorsOf(inLetters),
      look: lookFor(inLetters),
      // Anchors of two letters are seldom enough.
      rulesOut: (bytes, at) => lastWords.lacks(bytes, at + suffixLength) && lastWords.lacks(bytes, at + 2),
    },
    { anchors: anchorsOf(inHan), look: lookFor(inHan) },
    behindSpaces(forms),
  ];
}

function spellings(label: string): string[] {
  return label.includes(" ") ? [" ", "_", "-", ".", ""].map((joint) => label.replaceAll(" ", joint)) : [label];
}

function anchorsOf(forms: readonly Form[]): string[] {
  const anchors = forms.flatMap(({ label, written }) =>
    [...(isAlphabetic(label) ? separators : separatorsInHan)].flatMap((one) =>
      written.map((form) => form.slice(-suffixLength) + one),
    ),
  );
  return [...new Set(anchors)];
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
  return all.filter((form) => form.length === label.length);
}

function lookFor(forms: readonly Form[]): Detector["look"] {
  const suffixOf = (written: string) => Math.min(suffixLength, written.length);
  const lengths = [...new Set(forms.flatMap(({ written }) => written.map(suffixOf)))];
  // Each has the labels whose anchors are so long: where one begins, shorter ones end elsewhere.
  const finders = lengths.map((length) =>
    finderOf(forms.filter(({ written }) => written.some((one) => suffixOf(one) === length))),
  );
  const behind = new Uint8Array(1 << 16);
  for (const one of [...separators, ...separatorsInHan]) behind[one.charCodeAt(0)] = 1;
  return (text, at, report) => {
    let isLabel = false;
    for (let place = 0; place < lengths.length; place++) {
      const labelEnd = at + lengths[place]!;
      if (behind[text.charCodeAt(labelEnd)] !== 1) continue;
      const end = finders[place]!(text, labelEnd, report);
      if (end > 0) return end;
      if (end === unfilledLabel) isLabel = true;
    }
    return isLabel ? at + 1 : ~(at + 1);
  };
}

/** What is returned for a label that announces nothing private. */
const unfilledLabel = 0;

/** Reports what is announced by a label that ends at a position. Returns where it ends; -1 where there is no label. */
function finderOf(forms: readonly Form[]) {
  const byLastWord = new Map<number, Alike>();
  for (const form of forms) {
    const ends = new Map(form.written.map((one) => [hashInText(one, one.length), lettersBefore(one, one.length)]));
    for (const [hash, letters] of ends) {
      const alike = byLastWord.get(hash) ?? { all: [], alone: [], isBefore: new Uint8Array(128) };
      byLastWord.set(hash, alike);
      const needed = neededBefore(form.label, letters);
      alike.all.push(form);
      if (needed === 0) alike.alone.push(form);
      else alike.isBefore[needed | 32] = 1;
    }
  }
  return (text: string, end: number, report: Report): number => {
    let result = -1;
    const alike = byLastWord.get(hashInText(text, end));
    if (!alike) return result;
    const word = end - lettersBefore(text, end);
    const before = text.charCodeAt(word - 1);
    const further = joints.has(before) ? text.charCodeAt(word - 2) : before;
    const isLonger = alike.isBefore[before | 32] === 1 || alike.isBefore[further | 32] === 1;
    for (const { label, kind, value, isOne } of isLonger ? alike.all : alike.alone) {
      const start = startOfLabel(text, end, label);
      if (start < 0 || isInWord(text, start)) continue;
      result = unfilledLabel;
      const valueStart = endOfMatch(separator, text, end);
      const valueEnd = valueStart < 0 ? -1 : endOfMatch(value, text, valueStart);
      // Behind the value: most of what stands there is like none, and there are many words for nothing.
      if (valueEnd < 0 || endOfMatch(filled, text, valueStart) < 0 || !isOne(text.slice(valueStart, valueEnd)))
        continue;
      report(kind, valueStart, valueEnd);
      return valueEnd;
    }
    return result;
  };
}

/** Labels that end with the same word: `discord username`, `steam username`. */
interface Alike {
  all: Form[];
  /** Of which nothing has to stand before it, or something that cannot be compared by its bits. */
  alone: Form[];
  /** What stands before it in the others, by its code in lower case. */
  isBefore: Uint8Array;
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
  const code = label.slice(0, at).trimEnd().at(-1)?.charCodeAt(0) ?? 0;
  return code < 128 ? code : 0;
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

function isSameLetter(one: number, inLowerCase: number): boolean {
  return String.fromCharCode(one).toLowerCase() === String.fromCharCode(inLowerCase);
}

/** Words of alphabets stand apart from each other; keys have `_` between them: `user_full_name`. */
function isInWord(text: string, start: number): boolean {
  if (isAt(text, start, word)) return isAt(text, start - 1, letter | digit);
  return isAlphabetic(text.charAt(start)) && /\p{L}/u.test(text.charAt(start - 1));
}

/** Columns of a listing, and how French is written: `SSID      : X`, `Ville : X`. */
function behindSpaces(forms: readonly Form[]): Detector {
  const find = finderOf(forms);
  const lastWords = new LastWords(forms);
  return {
    anchors: [...pairs(" \t", ":=："), " - ", " ->", "):", ")=", ") :"],
    rulesOut(bytes, at) {
      const start = beforeBrackets((index) => bytes[index]!, at);
      return lastWords.lacks(bytes, start);
    },
    look(text, at, report) {
      const end = find(
        text,
        beforeBrackets((index) => text.charCodeAt(index), at),
        report,
      );
      return end < 0 ? ~(at + 1) : Math.max(end, at + 1);
    },
  };
}

const mostSpaces = 32;
const longestInBrackets = 22;

/** Where spaces begin that end at a position, and what is in brackets before them: `Serial Number (system):`. */
function beforeBrackets(codeAt: (index: number) => number, at: number): number {
  const end = codeAt(at) === closing ? at + 1 : beforeSpaces(codeAt, at);
  if (codeAt(end - 1) !== closing) return end;
  for (let start = end - 2; start > end - longestInBrackets; start--) {
    if (codeAt(start) === opening) return beforeSpaces(codeAt, start);
  }
  return end;
}

const opening = 40;
const closing = 41;

function beforeSpaces(codeAt: (index: number) => number, at: number): number {
  let start = at;
  while (start > at - mostSpaces && isSpace(codeAt(start - 1))) start--;
  return start;
}

function isSpace(code: number): boolean {
  return code === 32 || code === 9;
}

const longestRead = 8;

/** What labels end with: the letters of their last words, or the last eight. Nearly all words before a colon are others. */
class LastWords {
  private readonly hashes = new Uint8Array(65_536);

  constructor(forms: readonly Form[]) {
    for (const form of new Set(forms.flatMap(({ written }) => written))) {
      const bytes = Uint8Array.from(form, (character) => character.charCodeAt(0) & 255);
      this.hashes[hashInBytes(bytes, bytes.length)] = 1;
    }
  }

  /** Whether none of them ends at a position. */
  lacks(bytes: Uint8Array, end: number): boolean {
    return this.hashes[hashInBytes(bytes, end)] === 0;
  }
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
