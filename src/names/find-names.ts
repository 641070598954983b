import { findOfficial } from "./find-official.ts";
import type { Names, VisitName } from "./names.ts";

const longestWord = "method".length;
const maxDigits = 9;

/** Where the classes of a map without packages are. */
const packages = ["net.minecraft.", "net/minecraft/", "net.minecraft.src.", "net/minecraft/src/"];

/** Finds the hidden names of a text: ids wherever they stand, those the game is shipped with where they can only be names. */
export function findNames(text: string, names: Names, visit: VisitName): void {
  if (!names.knowsOfficial) {
    findIds(text, names, visit);
    return;
  }
  const found: [start: number, end: number, readable: string][] = [];
  const note: VisitName = (start, end, readable) => found.push([start, end, readable]);
  findIds(text, names, note);
  findOfficial(text, names, note);
  found.sort((a, b) => a[0] - b[0]);
  let from = 0;
  for (const [start, end, readable] of found) {
    if (start < from) continue;
    visit(start, end, readable);
    from = end;
  }
}

/**
 * The text with readable names. Everything else is as it was, to the letter. A text may consist of nothing but short names for
 * long ones: what would become longer than `maxLength` by that keeps the rest of its names.
 */
export function renamed(text: string, names: Names, maxLength = Number.POSITIVE_INFINITY): string {
  const parts: string[] = [];
  let from = 0;
  let room = maxLength - text.length;
  findNames(text, names, (start, end, readable) => {
    room -= readable.length - (end - start);
    if (room < 0) return;
    parts.push(text.slice(from, start), readable);
    from = end;
  });
  if (from === 0) return text;
  parts.push(text.slice(from));
  return parts.join("");
}

function findIds(text: string, names: Names, visit: VisitName): void {
  const forms = new Map<string, TypeForms>();
  walkIds(text, (start, id) => {
    const readable = names.id(id);
    const end = start + id.length;
    if (readable === undefined) return true;
    const first = id.charCodeAt(0);
    // `class_…` and `C_…_`; all others are members.
    const isType = first === 67 || (first === 99 && id.charCodeAt(1) === 108);
    if (isType) visitType(text, start, end, formsOf(readable, forms), visit);
    else visit(start, end, readable);
    return true;
  });
}

/** Whether there is anything that looks like an id of Fabric or Forge. */
export function hasIds(text: string): boolean {
  let isFound = false;
  walkIds(text, () => {
    isFound = true;
    return false;
  });
  return isFound;
}

/** `use` says whether to go on. */
function walkIds(text: string, use: (start: number, id: string) => boolean): void {
  for (let at = text.indexOf("_"); at !== -1; at = text.indexOf("_", at + 1)) {
    if (!isDigit(text.charCodeAt(at + 1))) continue;
    let start = at;
    while (at - start <= longestWord && isLetter(text.charCodeAt(start - 1))) start--;
    const before = text.charCodeAt(start - 1);
    if (start === at || before === 95 || isDigit(before)) continue;
    const end = endOfId(text, start, at);
    if (end === -1) continue;
    const id = text.slice(start, end);
    if (!use(start, id)) return;
    at = start + id.length - 1;
  }
}

/** Where an id ends whose word goes from `start` to the underscore, or -1. By hand: a pattern takes twice as long. */
function endOfId(text: string, start: number, underscore: number): number {
  const word = wordAt(text, start, underscore - start);
  if (word === null) return -1;
  let end = underscore + 1;
  while (isDigit(text.charCodeAt(end)) && end - underscore <= maxDigits) end++;
  if (word === "bare") return isWord(text.charCodeAt(end)) ? -1 : end;
  if (word === "closed") return text.charCodeAt(end) === 95 && !isWord(text.charCodeAt(end + 1)) ? end + 1 : -1;
  if (word === "either" && !isWord(text.charCodeAt(end))) return end;
  return endOfLetters(text, end);
}

/** What follows the digits: nothing, an underscore, letters, or one of the first and the last. */
function wordAt(text: string, start: number, length: number): "bare" | "closed" | "lettered" | "either" | null {
  switch (text.charCodeAt(start)) {
    case 99 /* c */:
      return (length === 5 && text.startsWith("class", start)) || (length === 4 && text.startsWith("comp", start))
        ? "bare"
        : null;
    case 109 /* m */:
      if (length === 1) return "closed";
      return length === 6 && text.startsWith("method", start) ? "bare" : null;
    case 102 /* f */:
      if (length === 1) return "closed";
      if (length === 5 && text.startsWith("field", start)) return "either";
      return length === 4 && text.startsWith("func", start) ? "lettered" : null;
    case 67 /* C */:
      return length === 1 ? "closed" : null;
    default:
      return null;
  }
}

/** Of `_h_` in `func_70071_h_`, or -1. */
function endOfLetters(text: string, from: number): number {
  if (text.charCodeAt(from) !== 95) return -1;
  let end = from + 1;
  while (isLetter(text.charCodeAt(end)) && end - from <= 3) end++;
  if (end === from + 1) return -1;
  if (text.charCodeAt(end) === 95) end++;
  return isWord(text.charCodeAt(end)) ? -1 : end;
}

function isWord(code: number): boolean {
  return isLetter(code) || isDigit(code) || code === 95;
}

function isDigit(code: number): boolean {
  return code >= 48 && code <= 57;
}

function isLetter(code: number): boolean {
  return (code >= 97 && code <= 122) || (code >= 65 && code <= 90);
}

/** How a class is written. */
interface TypeForms {
  slashed: string;
  dotted: string;
  /** Without its package. */
  simple: string;
}

/** A trace names the same classes again and again. */
function formsOf(slashed: string, known: Map<string, TypeForms>): TypeForms {
  let forms = known.get(slashed);
  if (!forms) {
    const simple = slashed.slice(slashed.lastIndexOf("/") + 1);
    forms = { slashed, dotted: slashed.replaceAll("/", "."), simple };
    known.set(slashed, forms);
  }
  return forms;
}

function visitType(text: string, start: number, end: number, forms: TypeForms, visit: VisitName): void {
  const before = text.charCodeAt(start - 1);
  const inPackage = before === 46 || before === 47 ? packageBefore(text, start) : undefined;
  // What it is inside of stands there already.
  if (before === 36 /* $ */) visit(start, end, forms.simple.slice(forms.simple.lastIndexOf("$") + 1));
  else if (inPackage === undefined) visit(start, end, forms.simple);
  else visit(start - inPackage.length, end, before === 46 ? forms.dotted : forms.slashed);
}

function packageBefore(text: string, end: number): string | undefined {
  for (const one of packages) if (text.startsWith(one, end - one.length)) return one;
  return undefined;
}
