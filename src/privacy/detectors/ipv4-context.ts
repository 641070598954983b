import {
  digit,
  isAt,
  isLineStart,
  isTokenStart,
  letter,
  lineBefore,
  lineBehind,
  startOfRun,
  word,
} from "../characters.ts";
import { connectionLabels } from "./host-words.ts";
import {
  addressBefore,
  addressBehind,
  connectingVerbs,
  fillers,
  ipWords,
  prepositions,
  versionBefore,
  versionWords,
} from "./ipv4-words.ts";
import { isInUserInfo } from "./user-info.ts";

/**
 * Is `93.184.216.34` an address here, or a version? Both are four numbers, and logs have a hundred versions for each
 * address. Masking a version hides what a helper needs; leaving an address in shows where somebody lives.
 *
 * 1. What is glued to letters is a version: `v1.2.3.4`, `1.2.3.4a`, `1.2.3.4+build`, `mod-1.2.3.4.jar`.
 * 2. What only addresses have settles it: a port, the slash that Java writes before one, words such as "ip".
 * 3. Else the numbers decide. Those of an address are spread evenly up to 255, and those of a version are small. Two
 *    large ones are an address in any company. A first number from 64 on is one where no word such as "version" says
 *    otherwise.
 * 4. Small numbers, such as `5.9.12.44`, are an address where its line speaks of one: "is using a VPN", "ping", "来自".
 *    Anything else is only possible, and stays unless somebody asks for more: `1.20.1.4` would go with it.
 */
export function addressOrVersion(text: string, start: number, end: number, value: number): Verdict {
  if (!isTokenStart(text, start) || isGluedBehind(text, end)) return "version";
  const before = text.charAt(start - 1);
  if ("+~^".includes(before || " ")) return "version";
  if (hasPort(text, end) || isMapped(text, start)) return "address";
  const looks = likeness(value);
  if (before === "/") {
    const isAddress = !isPathSeparator(text, end) || text.charAt(start - 2) === "/";
    if (isJavaAddress(text, start)) return isAddress ? "address" : "version";
    if (isPathSeparator(text, end)) return looks === "address" ? "address" : "version";
  }
  if (looks === "address") return "address";
  // `scheme://user@5.9.12.44/` and `root@5.9.12.44`, but not `java.base@17.0.8.1/`.
  if (before === "@") return isInUserInfo(text, start - 1) || isLogin(text, start, end) ? "address" : "version";
  if (isInHostName(text, end) || isDatabaseUser(text, start)) return "address";
  if (isInVersionRange(text, start) || isVersionBehind(text, end)) return "version";
  const said = saidBefore(text, start);
  if (said === "address") return "address";
  const line = lineBefore(text, start, hintsBefore);
  const saysNothing = numbersAlone.test(line);
  if (said === "version" || (!saysNothing && versionBefore.test(line))) return "version";
  const behind = lineBehind(text, end, hintsBehind);
  if (!numbersAlone.test(behind) && addressBehind.test(behind)) return "address";
  if (looks === "maybe" || beginsAccessLog(text, start, end)) return "address";
  return !saysNothing && addressBefore.test(line) ? "address" : "possible";
}

/** No word, and nothing else that could say what numbers are: tables have lines of nothing but them. */
const numbersAlone = /^[\d.,; \t]*$/;

/** "possible" where nothing says what it is. */
export type Verdict = "address" | "possible" | "version";

const hintsBefore = 64;
const hintsBehind = 48;

/** `45.67.89.12.rev.sfr.net`, but not `1.2.3.4.Final`. */
function isInHostName(text: string, end: number): boolean {
  if (text.charAt(end) !== "." || !isAt(text, end + 1, letter)) return false;
  const labels =
    /^(?:\.[a-z][a-z\d-]{0,30}){2,8}(?![\w-])/
      .exec(text.slice(end, end + 80))?.[0]
      .slice(1)
      .split(".") ?? [];
  return labels.slice(0, -1).some((label) => connectionLabels.test(label));
}

/** `'mc'@'5.9.12.44'` */
function isDatabaseUser(text: string, start: number): boolean {
  return text.charAt(start - 2) === "@" && "'\"`".includes(text.charAt(start - 1));
}

/** `ssh root@5.9.12.44` */
function isLogin(text: string, start: number, end: number): boolean {
  return /(?:^|[\s"'])[a-z][\w-]{0,31}@$/.test(lineBefore(text, start, 40)) && !isPathSeparator(text, end);
}

type Likeness = "address" | "maybe" | "version";

/**
 * Versions of Minecraft and what follows them begin with numbers up to 31 (the year), those of Forge reach 62, and only
 * the last numbers, which count builds, grow large.
 */
function likeness(value: number): Likeness {
  const first = value / 2 ** 24;
  const second = (value >> 16) & 255;
  const third = (value >> 8) & 255;
  const large = Number(first >= 64) + Number(second >= 100) + Number(third >= 100) + Number((value & 255) >= 100);
  if (large >= 2 && (first >= 32 || second >= 100)) return "address";
  if (first >= 64 || (first >= 32 && (second >= 64 || third >= 100))) return "maybe";
  return "version";
}

const fileEndings = /\.(?:jar|zip|mrpack|litemod|dll|so|dylib|exe|disabled|json|toml|log|txt|gz|pack|old|bak)\b/iy;

function isGluedBehind(text: string, end: number): boolean {
  if (isAt(text, end, word)) return true;
  if (text.charAt(end) === "+") return isAt(text, end + 1, word);
  if (text.charAt(end) !== ".") return false;
  fileEndings.lastIndex = end;
  return fileEndings.test(text);
}

/** `mod-1.2.3.4`, `>=1.2.3.4` */
function isInVersionRange(text: string, start: number): boolean {
  const before = text.charAt(start - 1) || " ";
  return "-.<>".includes(before) || (before === "=" && "<>!=~".includes(text.charAt(start - 2) || " "));
}

/** `1.2.3.4-beta`, `1.2.3.4.Final`. */
function isVersionBehind(text: string, end: number): boolean {
  const behind = text.charAt(end);
  return (behind === "-" && isAt(text, end + 1, word)) || (behind === "." && isAt(text, end + 1, letter));
}

const network = /\/(?:[89]|[12]\d|3[0-2])/y;
const longestPort = 5;

function hasPort(text: string, end: number): boolean {
  const behind = text.charAt(end);
  if (behind === ":") {
    let portEnd = end + 1;
    while (portEnd <= end + longestPort && isAt(text, portEnd, digit)) portEnd++;
    return portEnd > end + 1 && text.charAt(end + 1) !== "0" && isApart(text, portEnd);
  }
  network.lastIndex = end;
  return behind === "/" && network.test(text) && isApart(text, network.lastIndex);
}

/** Neither a word nor a path goes on here. */
function isApart(text: string, at: number): boolean {
  if (isAt(text, at, word) || "/\\*".includes(text.charAt(at) || " ")) return false;
  return !(text.charAt(at) === "." && isAt(text, at + 1, word));
}

/** `::ffff:93.184.216.34` is how IPv6 writes it. */
function isMapped(text: string, start: number): boolean {
  return text.charAt(start - 1) === ":" && text.slice(start - 7, start).toLowerCase() === "::ffff:";
}

/** `/93.184.216.34` and `host/93.184.216.34:25565`, or the address of a URL. */
function isJavaAddress(text: string, start: number): boolean {
  const before = text.charAt(start - 2);
  return before === "/" || isLineStart(text, start - 1) || " \t[({<>\"'=,:;|".includes(before);
}

function isPathSeparator(text: string, end: number): boolean {
  return text.charAt(end) === "/" || text.charAt(end) === "\\";
}

/** `93.184.216.34 - - [01/Jan/2026:…` */
function beginsAccessLog(text: string, start: number, end: number): boolean {
  return isLineStart(text, start) && text.startsWith(" - ", end);
}

const wordsBack = 5;

/** What the words before the numbers say that they are; the nearest that says something counts. */
function saidBefore(text: string, start: number): Likeness {
  let end = start;
  let preposition = false;
  for (let count = 0; count < wordsBack; count++) {
    const found = wordBefore(text, end);
    if (!found) return "maybe";
    const { name, at } = found;
    // "joined with client 1.21.2.3"
    if (name === "client" && count === 0 && /with $/i.test(text.slice(at - 5, at))) return "version";
    if (ipWords.has(name) || (name === "server" && text.startsWith("--", at - 2))) return "address";
    if (preposition && connectingVerbs.test(name)) return "address";
    if (versionWords.has(name)) return "version";
    if (prepositions.has(name)) preposition = true;
    else if (!fillers.has(name)) return "maybe";
    end = at;
  }
  return "maybe";
}

const longestGap = 8;
const longestWord = 24;

/** The word before a position in the same line, in lower case, with no more than punctuation between. */
function wordBefore(text: string, end: number): { name: string; at: number } | null {
  let at = end;
  while (at > end - longestGap && !isAt(text, at - 1, word)) {
    if (at === 0 || isLineStart(text, at)) return null;
    // The cell of a table, most likely of mods.
    if (text.charAt(at - 1) === "|") return { name: "version", at };
    if (text.charCodeAt(at - 1) > 127 && !widePunctuation.includes(text.charAt(at - 1))) return chineseBefore(text, at);
    at--;
  }
  const from = startOfRun(text, at, letter, longestWord);
  return { name: text.slice(from, at).toLowerCase(), at: from };
}

const widePunctuation = "：，（【「“";

function chineseBefore(text: string, end: number): { name: string; at: number } | null {
  if (text.endsWith("地址", end) || text.endsWith("主机", end)) return { name: "ip", at: end - 2 };
  return text.endsWith("版本", end) ? { name: "version", at: end - 2 } : null;
}
