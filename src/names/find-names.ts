import { findOfficial } from "./find-official.ts";
import type { Names, VisitName } from "./names.ts";

const longestWord = "method".length;
const maxDigits = 9;

/** Where the classes of a map without packages are. */
const packages = ["net/minecraft/", "net.minecraft.", "net/minecraft/src/", "net.minecraft.src."];

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
  let written = "";
  let from = 0;
  let room = maxLength - text.length;
  findNames(text, names, (start, end, readable) => {
    room -= readable.length - (end - start);
    if (room < 0) return;
    written += text.slice(from, start) + readable;
    from = end;
  });
  return written + text.slice(from);
}

function findIds(text: string, names: Names, visit: VisitName): void {
  walkIds(text, (start, id) => {
    const readable = names.id(id);
    const end = start + id.length;
    if (readable === undefined) return true;
    if (id.startsWith("class_") || id.startsWith("C_")) visitType(text, start, end, readable, visit);
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
  let end = underscore + 1;
  while (isDigit(text.charCodeAt(end)) && end - underscore <= maxDigits) end++;
  const has = (word: string) => underscore - start === word.length && text.startsWith(word, start);
  if (has("class") || has("method") || has("comp")) return isWord(text.charCodeAt(end)) ? -1 : end;
  if (has("m") || has("f") || has("C")) {
    return text.charCodeAt(end) === 95 && !isWord(text.charCodeAt(end + 1)) ? end + 1 : -1;
  }
  if (has("field") && !isWord(text.charCodeAt(end))) return end;
  return has("func") || has("field") ? endOfLetters(text, end) : -1;
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

function visitType(text: string, start: number, end: number, readable: string, visit: VisitName): void {
  const before = text.charCodeAt(start - 1);
  const inPackage = before === 46 || before === 47 ? packageBefore(text, start) : undefined;
  // What it is inside of stands there already.
  if (before === 36 /* $ */) visit(start, end, readable.slice(readable.lastIndexOf("$") + 1));
  else if (inPackage === undefined) visit(start, end, readable.slice(readable.lastIndexOf("/") + 1));
  else visit(start - inPackage.length, end, inPackage.includes(".") ? readable.replaceAll("/", ".") : readable);
}

function packageBefore(text: string, end: number): string | undefined {
  for (const one of packages) if (text.startsWith(one, end - one.length)) return one;
  return undefined;
}
