import { findOfficial } from "./find-official.ts";
import type { Names, VisitName } from "./names.ts";

/** Sticky: tried where a word begins that an underscore and a digit follow. */
const idHere =
  /(?:(?:class|method|comp)_\d{1,9}|field_\d{1,9}(?:_[A-Za-z]{1,3}_?)?|[Cmf]_\d{1,9}_|func_\d{1,9}_[A-Za-z]{1,3}_?)(?!\w)/y;
const longestWord = "method".length;

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
  const parts: string[] = [];
  let from = 0;
  let room = maxLength - text.length;
  findNames(text, names, (start, end, readable) => {
    room -= readable.length - (end - start);
    if (room < 0) return;
    parts.push(text.slice(from, start), readable);
    from = end;
  });
  return from === 0 ? text : parts.join("") + text.slice(from);
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
    idHere.lastIndex = start;
    const id = idHere.exec(text)?.[0];
    if (id === undefined) continue;
    if (!use(start, id)) return;
    at = start + id.length - 1;
  }
}

function isDigit(code: number): boolean {
  return code >= 48 && code <= 57;
}

function isLetter(code: number): boolean {
  return (code >= 97 && code <= 122) || (code >= 65 && code <= 90);
}

function visitType(text: string, start: number, end: number, readable: string, visit: VisitName): void {
  const before = text.charCodeAt(start - 1);
  const inPackage = before === 46 || before === 47 ? packages.find((one) => text.endsWith(one, start)) : undefined;
  // What it is inside of stands there already.
  if (before === 36 /* $ */) visit(start, end, readable.slice(readable.lastIndexOf("$") + 1));
  else if (inPackage === undefined) visit(start, end, readable.slice(readable.lastIndexOf("/") + 1));
  else visit(start - inPackage.length, end, inPackage.includes(".") ? readable.replaceAll("/", ".") : readable);
}
