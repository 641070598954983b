/** Names of things that are uploaded. Without schemas, because browsers load them too. */

export const maxNameCharacters = 255;
/** Of the path of a file. */
export const maxPathFolders = 8;
/** So much of a path or name is looked at, whatever its length. A character has two units at most. */
const maxLookedAtUnits = 4 * maxNameCharacters;

/**
 * The path of a file as people see it: at most eight folders and 255 characters. Whatever takes files in makes one of
 * what it was sent, so that nobody behind it meets a path of a megabyte.
 */
export type FilePath = string & { readonly brand: "FilePath" };

/** Also marks of direction: they can make a name read as another. */
const unfit = /[\p{Cc}\p{Zl}\p{Zp}\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/gu;

/**
 * Takes time for the end of a path alone, which says more than its beginning. It is a label and never opens a file, so
 * paths that lead outside are no danger; but their `..` says nothing to anybody.
 */
export function filePath(path: string): FilePath {
  const parts = path
    .slice(-maxLookedAtUnits)
    .toWellFormed()
    .replace(unfit, "")
    .split(/[\\/]/)
    .map((part) => part.trim())
    .filter((part) => part !== "" && part !== "." && part !== ".." && !/^[A-Za-z]:$/.test(part));
  return shortened(parts.slice(-maxPathFolders - 1).join("/")) as FilePath;
}

function shortened(path: string): string {
  const characters = [...path];
  return characters.length <= maxNameCharacters ? path : `…${characters.slice(1 - maxNameCharacters).join("")}`;
}

/**
 * A name that the sender did not choose as such (the file name of a form's part): made fit instead of refused.
 * Only the last segment counts, because some clients send a whole path.
 */
export function nameFromFile(fileName: string): string {
  const start = Math.max(fileName.lastIndexOf("/"), fileName.lastIndexOf("\\")) + 1;
  const base = fileName.slice(start, start + maxLookedAtUnits).toWellFormed();
  const clean = base.replace(/\p{Cc}/gu, "").trim();
  return [...clean].slice(0, maxNameCharacters).join("");
}

/** `2024-01-15-1.log.gz` holds `2024-01-15-1.log`. */
export function withoutGzipSuffix<Name extends string>(name: Name): Name {
  return /.\.gz$/i.test(name) ? (name.slice(0, -3) as Name) : name;
}
