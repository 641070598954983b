import { decodeAs, decodeLog, decodeLossy } from "../wire/log-text.ts";
import { type FilePath, maxNameCharacters } from "../wire/upload-names.ts";

/** As much as a path that is shown may take. A name can be megabytes, and is read up to three times to find its encoding. */
const maxNameBytes = 4 * maxNameCharacters + 4;
const slash = 0x2f;

/** Where nobody says how a name is written, it is UTF-8, else what Chinese Windows writes, else Western. */
export function decodeName(bytes: Uint8Array, isUtf8 = false): string {
  const end = endOfName(bytes);
  return isUtf8 ? decodeLossy(end, "utf-8") : (decodeAs(end, "utf-8") ?? decodeLog(end));
}

/** From a slash on, where there is one: no encoding has that byte inside a character. Else from the next character of UTF-8. */
function endOfName(bytes: Uint8Array): Uint8Array {
  if (bytes.length <= maxNameBytes) return bytes;
  const end = bytes.subarray(-maxNameBytes);
  let start = Math.max(0, end.indexOf(slash));
  while (start < 3 && (end[start]! & 0xc0) === 0x80) start++;
  return end.subarray(start);
}

/** Both ways to write a path mark a folder like this. */
export function endsAsFolder(path: string): boolean {
  return path.endsWith("/") || path.endsWith("\\");
}

/**
 * Names for files of these paths: the last part, with a folder where two would be called the same: `latest (survival).log`.
 * Without slashes, because whoever takes a file's name takes what is behind the last one.
 */
export function distinctNames(paths: readonly FilePath[]): string[] {
  const parts = paths.map((path) => path.split("/"));
  const depths = parts.map(() => 1);
  const nameAt = (i: number) => nameAtDepth(parts[i]!, depths[i]!);
  // At most as often as a path has folders.
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
  return numbered(parts.map((_, i) => nameAt(i)));
}

/** Adds a number to every name that is the same as one before. */
export function numbered(
  names: readonly string[],
  /** Names with the same key count as the same. */
  keyOf: (name: string) => string = (name) => name,
  mark: (name: string, number: string) => string = withMark,
): string[] {
  const used = new Set<string>();
  /** Those that are cut for the same mark share the numbers. */
  const last = new Map<string, number>();
  return names.map((name) => {
    let distinct = name;
    if (used.has(keyOf(name))) {
      const family = keyOf(mark(name, "99"));
      let number = last.get(family) ?? 1;
      do distinct = mark(name, String(++number));
      while (used.has(keyOf(distinct)));
      last.set(family, number);
    }
    used.add(keyOf(distinct));
    return distinct;
  });
}

/** `depth`: how far above the file the folder is that tells it from others. */
function nameAtDepth(parts: readonly string[], depth: number): string {
  const name = parts.at(-1) || "log";
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
