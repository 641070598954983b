import { blank, isAt, isTokenStart } from "../characters.ts";
import { type Detector, pairs, type Report } from "../scan.ts";

/** Names of accounts in paths of the file system: `C:\Users\X\`, `/home/X/`, `/Users/X/`, also escaped or encoded. */
export const userNamesInPaths: Detector = {
  anchors: pairs("sSeEa", "\\/%"),
  look(text, at, report) {
    // The end of `users`, `settings`, `home` or `media`: a cheap look first, because paths are common.
    if (!"rgmiRGMI".includes(text.charAt(at - 1) || " ")) return at + 1;
    const name = behindSeparator(text, at + 1);
    const isSlash = text.charAt(at + 1) === "/" || text.startsWith("2", at + 2);
    if (name !== at + 1 && (isSlash ? isHomeWithSlashes(text, at + 1) : isHomeWithBackslashes(text, at + 1))) {
      reportName(text, name, isSlash ? "/" : "\\", report);
    }
    return name;
  },
};

/** The position behind a separator of paths, however often it was escaped; the position itself where none is. */
function behindSeparator(text: string, at: number): number {
  let end = at;
  if (text.charAt(at) === "/") return at + 1;
  if (text.charAt(at) === "%") return /^%(?:2f|5c)$/i.test(text.slice(at, at + 3)) ? at + 3 : at;
  while (text.charAt(end) === "\\" && end < at + mostBackslashes) end++;
  return end;
}

const mostBackslashes = 8;

const windowsHome = /(?:^|[^A-Za-z0-9_]|%5c)(?:(?<!all )users|documents and settings)$/i;

function isHomeWithBackslashes(text: string, end: number): boolean {
  return windowsHome.test(text.slice(Math.max(0, end - 23), end));
}

/** A drive (`C:/Users`), or the root of a file system: `/home`, `file:///Users`, `/mnt/c/Users`, `/var/home`. */
const drive = /(?:^|[^A-Za-z0-9])[A-Za-z](?::|%3a)(?:\/|%2f)users$/i;
const rootHome = /(?:\/|%2[fF])(?:home|Users|run\/media)$/;
const knownRoots = /(?:^|[^\w.*-])(?:\/(?:mnt|cygdrive))?\/(?:[a-z]|var|usr|export|System\/Volumes\/Data)$/;

function isHomeWithSlashes(text: string, end: number): boolean {
  const tail = text.slice(Math.max(0, end - 14), end);
  if (drive.test(tail)) return true;
  const found = rootHome.exec(tail);
  if (!found) return false;
  const root = end - found[0].length;
  if (text.charAt(root - 1) === "." || text.charAt(root - 1) === "-") return false;
  return isTokenStart(text, root) || knownRoots.test(text.slice(Math.max(0, root - 24), root));
}

/** Accounts that are nobody's, on every such system. `container` is what game panels call theirs. */
const nobody = new Set(["public", "default", "default user", "all users", "shared", "container", ".", ".."]);

function reportName(text: string, start: number, separator: string, report: Report): void {
  const end = endOfName(text, start, separator);
  const name = text.slice(start, end);
  if (!/[\p{L}\p{N}]/u.test(name) || nobody.has(name.toLowerCase())) return;
  // `%USERNAME%`, `$USER` and `${user}` are names that nobody has filled in.
  if (/^[%$<{[]/.test(name) && !/^%[\da-f]{2}/i.test(name)) return;
  report("user-name", start, end);
}

/** Characters that no name of a folder has, on Windows, and that end a path elsewhere. */
const endsPath = new Set(':*?"<>|\\/');
const endsBareName = new Set("',;()[]{}&=!`");

/**
 * A name ends at the next separator. Windows allows spaces in it, but a path may also be the last word of a part of a
 * sentence: with spaces it is a name only up to the same separator, and without commas, brackets and the like.
 */
function endOfName(text: string, start: number, separator: string): number {
  let bareEnd = -1;
  let isPlain = true;
  let at = start;
  for (; at < text.length; at++) {
    const character = text.charAt(at);
    if (character === "\\" && isEscapedLetter(text, at) && !isSingleBackslash(text, start - 1)) {
      at += 5;
      continue;
    }
    if (endsPath.has(character) || (character === "%" && behindSeparator(text, at) !== at)) break;
    if (character === " " && at > start) {
      if (bareEnd < 0) bareEnd = at;
    } else if (isAt(text, at, blank)) {
      break;
    } else if (endsBareName.has(character)) {
      if (bareEnd < 0) bareEnd = at;
      isPlain = isPlain && character === "'";
    }
    // A sentence, not a name.
    if (at - start > longestName && bareEnd >= 0) return bareEnd;
  }
  if (bareEnd < 0) return at;
  const isAtSeparator = text.charAt(at) === separator || text.charAt(at) === "%";
  const hasSpaces = text.slice(bareEnd, at).includes(" ");
  const isName = isAtSeparator && text.charAt(at - 1) !== " " && (isPlain || !hasSpaces);
  return isName ? at : bareEnd;
}

const longestName = 64;

/** JSON may have `\u00f6` in a name; its separators are slashes or doubled. */
function isEscapedLetter(text: string, at: number): boolean {
  return /^\\u[\da-f]{4}$/i.test(text.slice(at, at + 6));
}

function isSingleBackslash(text: string, at: number): boolean {
  return text.charAt(at) === "\\" && text.charAt(at - 1) !== "\\";
}
