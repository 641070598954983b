import { blank, digit, isAt, letter, tableOf, word } from "../characters.ts";
import { serviceAccounts } from "../impersonal-names.ts";
import type { PrivateKind } from "../private-match.ts";
import { endOfMatch } from "../sticky-patterns.ts";

/** What may stand between a variable and its value. */
export const links = {
  separator: /(?:\\{0,3}["']|\])?(?:[ .]{4,64}(?=:)|[ \t]{0,32})[:：=][ \t]{0,32}(?:\\{0,3}["']|\\{2,4}(?=\w))?/y,
  equals: /=(?:\\{0,3}["'])?/y,
  spaces: /[ \t]{1,2}["']?/y,
};

/** What may stand between `=` and the value. */
const beginsBehindEquals = tableOf(" \t\"'\\");

/** Where the value begins; -1 where the variable is not followed by the link to one. */
export function behindLink(text: string, end: number, link: RegExp): number {
  const code = text.charCodeAt(end);
  // As nearly all are written, and as nearly nothing is: expressions take longer.
  if (code === equalsSign && link !== links.spaces && beginsBehindEquals[text.charCodeAt(end + 1)] !== 1)
    return end + 1;
  if (isAt(text, end, word)) return -1;
  return endOfMatch(link, text, end);
}

const general: ReadonlySet<string> = new Set([
  ...serviceAccounts,
  ...["null", "none", "unknown", "undefined", "command", "not", "n/a", "true", "false"],
]);
/** For each first character, the lengths of those that begin with it, as bits: most names are turned down by them. */
const lengths = new Int32Array(32);
for (const name of general) lengths[name.charCodeAt(0) & 31]! |= 1 << name.length;

function isGeneral(name: string): boolean {
  return (lengths[name.charCodeAt(0) & 31]! & (1 << name.length)) !== 0 && general.has(name.toLowerCase());
}

const generalHost =
  /^(?:localhost|unknown|null|none|unbekannt|inconnue?|desconocid[oa]|desconhecid[oa]|nieznan[aey]|неизвестно|невідомо|未知|无|無|不明|なし|없음|알수없음|container|server|minecraft|mc|not|is|command|verification|[*0.:]+)$/i;
const host = /^[\p{L}\p{N}_-]{1,64}(?:\.local|\.lan)?$/u;
/** What names begin with that nobody has filled in, and masks. */
const unfilled = tableOf("%$<{[*");
const letterOrDigit = /[\p{L}\p{N}]/u;

/** Not a service's, nobody's or everybody's. */
export function isSomebodys(text: string, start: number, end: number, kind: PrivateKind): boolean {
  if (unfilled[text.charCodeAt(start)] === 1) return false;
  const value = text.slice(start, end);
  if (!isAt(value, 0, letter | digit) && !letterOrDigit.test(value)) return false;
  if (kind === "user-name") return !isGeneral(value);
  // A name with dots is known to all: `mc.example.net`.
  return !generalHost.test(value) && host.test(value);
}

const maxBlanks = 8;

/** Where what stands before `end` ends, without the spaces behind it. */
export function behindBlanksBefore(text: string, end: number): number {
  let at = end;
  while (at > end - maxBlanks && (text.charCodeAt(at - 1) === space || text.charCodeAt(at - 1) === tab)) at--;
  return at;
}

export interface Place {
  /** Whether the variable has its line for itself. */
  hasLine: boolean;
  /** Whether nothing stands before it but what loggers write. */
  isBehindHeader: boolean;
  isQuoted: boolean;
  /** Whether it is the name of a machine, which has neither commas nor spaces. */
  isHost: boolean;
  /** Whether the account may have a domain before it: `CONTOSO\nina`. */
  mayHaveDomain: boolean;
}

const longestName = 64;
const space = 0x20;
const tab = 0x09;
const equalsSign = 0x3d;

/** What ends every value: these and control characters. */
const ends = 1;
/** What ends one that has not its line for itself. */
const endsInLine = 2;
/** What ends one that has not its line for itself once a space has come: then it is the next variable's. */
const endsBehindSpace = 4;
const mayEnd = 8;
const separates = 16;
const classes = new Uint8Array(128);
for (let code = 0; code < 128; code++) if (isAt(String.fromCharCode(code), 0, blank)) classes[code] = ends;
for (const character of "\"'<>|&") classes[character.charCodeAt(0)] = ends;
for (const character of ",;)}]") classes[character.charCodeAt(0)] = endsInLine;
for (const character of "=:") classes[character.charCodeAt(0)] = endsBehindSpace;
classes["\\".charCodeAt(0)] = mayEnd;
classes[space] = separates;

/** The rest of the line where the variable has it for itself, else one word, or up to the comma of a list. */
export function endOfValue(text: string, start: number, place: Place): number {
  const { hasLine, isQuoted, isHost } = place;
  let stops = hasLine ? ends : ends | endsInLine;
  let limit = text.length;
  let at = start;
  let firstSpace = -1;
  for (; at < limit; at++) {
    const code = text.charCodeAt(at);
    const found = code < 128 ? classes[code]! : 0;
    if (found === 0) continue;
    if ((found & stops) !== 0 || (found === mayEnd && isEscape(text, at, place))) break;
    if (found !== separates || firstSpace >= 0) continue;
    firstSpace = at;
    if (hasLine) continue;
    // What follows may not be part of the name. So it is read no further than a name can go.
    if (at - start > longestName) break;
    stops |= endsBehindSpace;
    limit = Math.min(limit, start + longestName + 1);
  }
  const isListed = ",}]".includes(text.charAt(at) || " ") || (isQuoted && "\"'\\".includes(text.charAt(at) || " "));
  const end = firstSpace >= 0 && !hasLine && !isListed ? endOfWords(text, firstSpace, place) : at;
  return behindBlanksBefore(text, isHost ? endOfHost(text, start, end) : end);
}

const nameAndMore = /[\p{L}\p{N}][\p{L}\p{N}_.-]{0,64}(?=[,;，；、。（】]|[ \t](?:[(|]|[-–—] ))/uy;

/** `LIJUN-PC，端口 25565`: what follows the name says something else. */
function endOfHost(text: string, start: number, end: number): number {
  const found = endOfMatch(nameAndMore, text, start);
  return found < 0 ? end : Math.min(end, found);
}

/** An escaped quote, or a line break as JSON has it. */
function isEscape(text: string, at: number, { mayHaveDomain }: Place): boolean {
  return (mayHaveDomain ? escapeBesideDomain : anyEscape).test(text.slice(at, at + 5));
}

const anyEscape = /^\\{1,3}["'nrt]/;
const escapeBesideDomain = /^\\{1,3}(?:["']|[nrt](?![\p{Ll}\d]))/u;

/** `Anna Maria` behind the header of a logger: words with capitals, up to the end of the line. */
function endOfWords(text: string, firstSpace: number, { isBehindHeader }: Place): number {
  return isBehindHeader ? Math.max(firstSpace, endOfMatch(capitalWords, text, firstSpace)) : firstSpace;
}

const capitalWords = /(?: \p{Lu}[\p{L}\p{M}'’.-]{0,24}){1,3}(?=[ \t]*(?:$|[\r\n]))/uy;
