import { blank, isAt, isLineStart, isTokenStart } from "../characters.ts";
import { type Detector, pairs } from "../scan.ts";

/** `USERNAME=X` and its kin, as lists of environment variables and Java's properties have them. */
export const userNamesInVariables: Detector = {
  anchors: [...pairs("ERe", "="), "e:"],
  look(text, at, report) {
    if (!"MmE".includes(text.charAt(at - 1) || " ")) return at + 1;
    const key = variable.exec(text.slice(Math.max(0, at - 10), at + 1))?.[1];
    if (key === undefined) return at + 1;
    const keyStart = at + 1 - key.length;
    if (!isTokenStart(text, keyStart) || (key === "USER" && !isLineStart(text, keyStart))) return at + 1;
    const start = behindBlanks(text, at + 2);
    const end = endOfValue(text, start, isLineStart(text, behindBlanksBefore(text, keyStart)));
    const value = text.slice(start, end);
    if (/[\p{L}\p{N}]/u.test(value) && !/^[%$<{[]/.test(value)) report("user-name", start, end);
    return end;
  },
};

const variable = /(USERNAME|LOGNAME|USER|user\.name)$/;
const mostBlanks = 8;

function behindBlanks(text: string, from: number): number {
  let at = from;
  while (at < from + mostBlanks && (text.charAt(at) === " " || text.charAt(at) === "\t")) at++;
  return at;
}

function behindBlanksBefore(text: string, end: number): number {
  let at = end;
  while (at > end - mostBlanks && (text.charAt(at - 1) === " " || text.charAt(at - 1) === "\t")) at--;
  return at;
}

/** The rest of the line where the variable has it for itself, else one word, or up to the comma of a list. */
function endOfValue(text: string, start: number, hasLine: boolean): number {
  let at = start;
  let firstSpace = -1;
  while (at < text.length) {
    const character = text.charAt(at);
    if (character === " " && firstSpace < 0) firstSpace = at;
    else if (character !== " " && isAt(text, at, blank)) break;
    if ("\"'<>|&".includes(character) || (!hasLine && ",;)}]".includes(character))) break;
    if (!hasLine && firstSpace >= 0 && isBeyondName(text, start, at)) break;
    at++;
  }
  const isListed = ",}]".includes(text.charAt(at) || " ");
  const end = firstSpace >= 0 && !hasLine && !isListed ? firstSpace : at;
  return behindBlanksBefore(text, end);
}

const longestName = 64;

/** Behind the first space, what is read may not be part of the name. So it is read no further than a name can go. */
function isBeyondName(text: string, start: number, at: number): boolean {
  return at - start > longestName || text.charAt(at) === "=" || text.charAt(at) === ":";
}
