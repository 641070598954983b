import { decodeAs, decodeLog, decodeLossy } from "../wire/log-text.ts";
import { maxNameCharacters } from "../wire/upload-names.ts";

/** Where nobody says how a name is written, it is UTF-8, else what Chinese Windows writes, else Western. */
export function decodeName(bytes: Uint8Array, isUtf8 = false): string {
  return isUtf8 ? decodeLossy(bytes, "utf-8") : (decodeAs(bytes, "utf-8") ?? decodeLog(bytes));
}

/** Also marks of direction: they can make a name read as another. */
const unfit = /[\p{Cc}\p{Zl}\p{Zp}\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/gu;

/**
 * The parts of a path as people see them. It is a label and never opens a file, so paths that lead outside are no
 * danger; but their `..` says nothing to anybody.
 */
export function pathParts(path: string): string[] {
  return path
    .toWellFormed()
    .replace(unfit, "")
    .split(/[\\/]/)
    .map((part) => part.trim())
    .filter((part) => part !== "" && part !== "." && part !== ".." && !/^[A-Za-z]:$/.test(part));
}

export function shownPath(path: string): string {
  return shortened(pathParts(path).join("/"));
}

/** The last characters of a path say more than the first. */
function shortened(name: string): string {
  const characters = [...name];
  return characters.length <= maxNameCharacters ? name : `…${characters.slice(1 - maxNameCharacters).join("")}`;
}

/**
 * Names for files of these paths: the last part, with a folder where two would be called the same: `latest (survival).log`.
 * Without slashes, because whoever takes a file's name takes what is behind the last one.
 */
export function distinctNames(paths: readonly string[]): string[] {
  const parts = paths.map(pathParts);
  const depths = parts.map(() => 1);
  const nameAt = (i: number) => nameOf(parts[i]!, depths[i]!);
  for (let isChanged = true; isChanged; ) {
    isChanged = false;
    for (const group of groupsOf(parts.map((_, i) => nameAt(i)))) {
      if (group.length < 2) continue;
      for (const i of group) {
        if (depths[i]! >= parts[i]!.length) continue;
        depths[i]!++;
        isChanged = true;
      }
    }
  }
  const used = new Set<string>();
  return parts.map((_, i) => {
    const name = nameAt(i);
    let distinct = name;
    for (let n = 2; used.has(distinct); n++) distinct = withMark(name, String(n));
    used.add(distinct);
    return distinct;
  });
}

/** `depth`: how far above the file the folder is that tells it from others. */
function nameOf(parts: readonly string[], depth: number): string {
  const name = shortened(parts.at(-1) ?? "log");
  return depth === 1 ? name : withMark(name, parts.at(-depth)!);
}

function groupsOf(names: readonly string[]): Iterable<number[]> {
  const groups = new Map<string, number[]>();
  for (const [i, name] of names.entries()) {
    const group = groups.get(name);
    if (group) group.push(i);
    else groups.set(name, [i]);
  }
  return groups.values();
}

/** `latest (2).log` */
function withMark(name: string, mark: string): string {
  const [, stem = name, suffix = ""] = /^(.+?)(\.[^.]{1,10})?$/s.exec(name) ?? [];
  const end = ` (${[...mark].slice(0, 100).join("")})${suffix}`;
  return [...stem].slice(0, maxNameCharacters - [...end].length).join("") + end;
}
