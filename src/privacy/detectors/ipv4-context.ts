import {
  digit,
  isAt,
  isBehindNul,
  isBehindUnicodeEscape,
  isLineStart,
  isTokenStart,
  letter,
  lineBefore,
  lineBehind,
  startOfRun,
  word,
} from "../characters.ts";
import { endOfMatch } from "../sticky-patterns.ts";
import { connectionLabels } from "./host-words.ts";
import {
  addressBefore,
  addressBehind,
  calledVersion,
  connectingVerbs,
  connectionBefore,
  fillers,
  ipKey,
  ipWords,
  logins,
  lookedUp,
  namesOfAddresses,
  phraseBefore,
  phraseEnd,
  prepositions,
  programs,
  versionBefore,
  versionBehind,
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
 *    Anything else is only possible, and stays unless somebody asks for more: `1.20.1.4` would go with it. For numbers
 *    such as these, which nearly all versions have, a word somewhere in the line has to speak of addresses themselves.
 */
export function addressOrVersion(text: string, start: number, end: number, value: number): Verdict {
  const looks = likeness(value);
  if (looks === "address" ? isGluedToName(text, start, end) : isGlued(text, start, end)) return "version";
  const before = text.charAt(start - 1);
  if ("+~^".includes(before || " ")) return "version";
  if (
    hasPort(text, end) ||
    isMapped(text, start) ||
    isForwarded(text, start, value) ||
    text.startsWith("/<unresolved>", end)
  )
    return "address";
  if (before === "/") {
    const isAddress = !isPathSeparator(text, end) || text.charAt(start - 2) === "/";
    if (isJavaAddress(text, start)) return isAddress ? "address" : "version";
    if (isPathSeparator(text, end)) return looks === "address" ? "address" : "version";
    if (lookedUp.test(hintsIn(lineBefore(text, start, hintsBefore)))) return "address";
  }
  if (looks === "address")
    return calledVersion.test(hintsIn(lineBefore(text, start, longestWord))) ? "version" : "address";
  // `scheme://user@5.9.12.44/` and `root@5.9.12.44`, but not `java.base@17.0.8.1/`.
  if (before === "@") return isInUserInfo(text, start - 1) || isLogin(text, start, end, value) ? "address" : "version";
  if (isInHostName(text, end, value) || isDatabaseUser(text, start)) return "address";
  const contextEnd = before === ">" ? beforeTags(text, start) : start;
  if (isInVersionRange(text, contextEnd) || isVersionBehind(text, end)) return "version";
  const said = saidBefore(text, contextEnd, value);
  if (said === "address") return "address";
  const line = hintsIn(lineBefore(text, contextEnd, hintsBefore));
  const saysNothing = numbersAlone.test(line);
  if (said === "version" || (!saysNothing && versionBefore.test(line))) return "version";
  const behind = lineBehind(text, end, hintsBehind);
  if (!numbersAlone.test(behind)) {
    if (addressBehind.test(behind) || accessLogBehind.test(behind)) return "address";
    if (versionBehind.test(behind)) return "version";
  }
  if (looks === "maybe" || beginsAccessLog(text, start, end)) return "address";
  if (saysNothing) return "possible";
  if (phraseEnd.test(line.slice(-longestPhraseEnd)) && phraseBefore.test(line)) return "address";
  return (isLikeMod(value) ? addressBefore : connectionBefore).test(line) ? "address" : "possible";
}

/** No word, and nothing else that could say what numbers are: tables have lines of nothing but them. */
const numbersAlone = /^[\d.,; \t]*$/;

/** "possible" where nothing says what it is. */
type Verdict = "address" | "possible" | "version";

const hintsBefore = 64;
const hintsBehind = 48;
const longestPhraseEnd = 12;

const colour = /\[\d{1,3}[;m]/;
const lastLineBreak = /^.*(?<!\\)\\[nr]/;
const coloursAndTabs = /\u001b\[[\d;]{0,18}m|\[\d[\d;]{0,17}m|§.|(?<!\\)\\t/g;

/** A line without its colours, which are letters before a word, from the last line break on that JSON writes as `\n`. */
function hintsIn(line: string): string {
  const hasEscapes = line.includes("\\") || line.includes("§") || colour.test(line);
  return hasEscapes ? line.replace(lastLineBreak, "").replace(coloursAndTabs, " ") : line;
}

const tags =
  /(?:<\/?(?:(?:dark_|light_)?(?:black|blue|green|aqua|red|purple|yellow|gr[ae]y|white)|gold|bold|italic|reset|b|i|u|#[\da-f]{6})>){1,4}$/i;

/** Where the tags begin that colour a text: `IP: <white>5.9.12.44`. */
function beforeTags(text: string, start: number): number {
  return start - (tags.exec(lineBefore(text, start, hintsBefore))?.[0].length ?? 0);
}

/** `45.67.89.12.rev.sfr.net`, but not `1.2.3.4.Final`. */
function isInHostName(text: string, end: number, value: number): boolean {
  if (text.charAt(end) !== "." || !isAt(text, end + 1, letter)) return false;
  if (endOfMatch(namesOfAddresses, text, end) >= 0) return true;
  if (text.slice(end, end + 13).toLowerCase() === ".in-addr.arpa") return !isAtHomeInReverse(value);
  const labels =
    /^(?:\.[a-z][a-z\d-]{0,30}){2,8}(?![\w-])/
      .exec(text.slice(end, end + 80))?.[0]
      .slice(1)
      .split(".") ?? [];
  return labels.slice(0, -1).some((label) => connectionLabels.test(label));
}

/** `1.1.168.192.in-addr.arpa`: the numbers are in reverse there. */
function isAtHomeInReverse(value: number): boolean {
  const first = value & 255;
  const second = (value >> 8) & 255;
  return first === 10 || first === 127 || (first === 192 && second === 168) || (first === 172 && second >> 4 === 1);
}

/** `'mc'@'5.9.12.44'` */
function isDatabaseUser(text: string, start: number): boolean {
  return text.charAt(start - 2) === "@" && "'\"`".includes(text.charAt(start - 1));
}

/** `ssh root@5.9.12.44`, but not `jei@15.2.0.27`. */
function isLogin(text: string, start: number, end: number, value: number): boolean {
  if (isPathSeparator(text, end)) return false;
  const line = hintsIn(lineBefore(text, start, hintsBefore));
  const login = /(?:^|[\s"'])([a-z][\w-]{0,31})@$/.exec(line)?.[1];
  if (login === undefined) return false;
  if (likeness(value) === "maybe" || /(?<![\w-])(?:ssh|scp|sftp|rsync|mosh)(?:-[\w-]{1,20})? /.test(line)) return true;
  return !isLikeMod(value) && logins.has(login);
}

/** Whether the numbers of an address are such as versions have. */
export function isLikeVersion(address: string): boolean {
  return likeness(address.split(".").reduce((value, group) => value * 256 + Number(group), 0)) === "version";
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

/** `1.20.81.1` and `1.1.11.2`: versions of the game, and of most mods. Of addresses, one in ten thousand is like that. */
function isLikeMod(value: number): boolean {
  if (value >>> 24 !== 1) return false;
  const second = (value >> 16) & 255;
  return (second >= 12 && second <= 26) || (second < 32 && ((value >> 8) & 255) < 32 && (value & 255) < 32);
}

const programEndings = /\.(?:jar|zip|mrpack|litemod|dll|so|dylib|exe|disabled|pack)\b/iy;
const dataEndings = /\.(?:json|toml|log|txt|gz|old|bak)\b/iy;

/** `v1.2.3.4`, `1.2.3.4a`, `1.2.3.4.json` */
function isGlued(text: string, start: number, end: number): boolean {
  return (
    !isTokenStart(text, start) || isAt(text, end, word) || isGluedBehind(text, end) || isBefore(text, end, dataEndings)
  );
}

/** For what is hardly a version: `ip_93.184.216.34`, `from93.184.216.34` and `93.184.216.34.json` have an address for a name. */
function isGluedToName(text: string, start: number, end: number): boolean {
  const before = text.charAt(start - 1);
  const isNamed = wordOfAddresses.test(text.slice(Math.max(0, start - 8), start));
  if ((!isTokenStart(text, start) && before !== "_" && !isNamed) || isGluedBehind(text, end)) return true;
  const isInWord = isAt(text, end, word) && text.charAt(end) !== "_";
  if (isInWord && !isNamed && !wordBehind.test(text.slice(end, end + 10))) return true;
  return "-.".includes(before || " ") && isBefore(text, end, dataEndings);
}

const wordOfAddresses =
  /(?:^|[^A-Za-z]|[a-z](?=I))(?:ip|addr|address|host|from|peer|client|remote|server|player|user)$/i;
/** A word that no version ends with. */
const wordBehind = /^(?!final|release|beta|alpha|snapshot|build|patch|hotfix|forge|fabric|neoforge|quilt)[a-z]{4}/i;

function isGluedBehind(text: string, end: number): boolean {
  return text.charAt(end) === "+" ? isAt(text, end + 1, word) : isBefore(text, end, programEndings);
}

function isBefore(text: string, end: number, endings: RegExp): boolean {
  return text.charAt(end) === "." && endOfMatch(endings, text, end) >= 0;
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
    if (portEnd === end + 1 || text.charAt(end + 1) === "0") return false;
    // `:8123/`, and `:25565\n` as JSON has it.
    return isApart(text, portEnd) || text.charAt(portEnd) === "\\" || isPath(text, portEnd, portEnd - end - 1);
  }
  const networkEnd = behind === "/" ? endOfMatch(network, text, end) : -1;
  return networkEnd >= 0 && isApart(text, networkEnd);
}

/** Behind a port, not behind the number of a line. */
function isPath(text: string, at: number, digits: number): boolean {
  return text.charAt(at) === "/" && digits >= 2;
}

/** Behind the NUL that a proxy puts behind the host. */
function isForwarded(text: string, start: number, value: number): boolean {
  const before = text.charAt(start - 1);
  return (
    (before === "0" || before === "\0") &&
    (before === "\0" || isBehindNul(text, start) || text.startsWith("\\u0000", start - 6)) &&
    !isLikeMod(value)
  );
}

/** Neither a word nor a path goes on here. */
function isApart(text: string, at: number): boolean {
  if (isAt(text, at, word) || "/\\*".includes(text.charAt(at) || " ")) return false;
  return !(text.charAt(at) === "." && isAt(text, at + 1, word));
}

/** `::ffff:93.184.216.34` is how IPv6 writes it, and `0:0:0:0:0:ffff:93.184.216.34`. */
function isMapped(text: string, start: number): boolean {
  if (text.charAt(start - 1) !== ":") return false;
  const before = text.slice(Math.max(0, start - 8), start).toLowerCase();
  return before.endsWith("::ffff:") || before === ":0:ffff:";
}

/** `/93.184.216.34` and `host/93.184.216.34:25565`, or the address of a URL. */
function isJavaAddress(text: string, start: number): boolean {
  const before = text.charAt(start - 2);
  if (before === "/" || isLineStart(text, start - 1) || " \t[({<>\"'=,:;|".includes(before)) return true;
  // Behind the letter of a colour, or of a line break as JSON has it.
  return isAt(text, start - 2, word) && isTokenStart(text, start - 1);
}

function isPathSeparator(text: string, end: number): boolean {
  if (text.charAt(end) === "\\") return !'nrt"'.includes(text.charAt(end + 1) || " ");
  return text.charAt(end) === "/";
}

/** An access log behind what a logger writes before it. */
const accessLogBehind = /^ - (?:-|[\w.@-]{1,24}) \[\d/;

/** `93.184.216.34 - - [01/Jan/2026:…` */
function beginsAccessLog(text: string, start: number, end: number): boolean {
  return isLineStart(text, start) && text.startsWith(" - ", end);
}

const wordsBack = 5;

/** What the words before the numbers say that they are; the nearest that says something counts. */
function saidBefore(text: string, start: number, value: number): Likeness {
  let end = start;
  let preposition = "";
  for (let count = 0; count < wordsBack; count++) {
    const found = wordBefore(text, end);
    if (!found) return "maybe";
    const { at } = found;
    if (found.name === "") return "maybe";
    const name = found.name.toLowerCase();
    // "joined with client 1.21.2.3"
    if (name === "client" && count === 0 && /with $/i.test(text.slice(at - 5, at))) return "version";
    if (count === 0 && programs.has(name) && text.startsWith(" ", at + name.length) && at + name.length + 1 === start) {
      return "version";
    }
    if (ipWords.has(name) || ipKey.test(found.name) || (name === "server" && text.startsWith("--", at - 2))) {
      return "address";
    }
    if (preposition && connectingVerbs.test(name)) {
      // "joined on 1.21.50.7"
      const isGame = isLikeMod(value) && /^(?:on|with)$/.test(preposition) && /^(?:connect|join|log)/.test(name);
      return isGame ? "version" : "address";
    }
    if (versionWords.has(name)) return "version";
    if (prepositions.has(name)) preposition = name;
    else if (!fillers.has(name)) return "maybe";
    end = at;
  }
  return "maybe";
}

const longestGap = 8;
const longestWord = 24;

interface Word {
  name: string;
  at: number;
}

/** The word before a position in the same line, with no more than punctuation between. */
function wordBefore(text: string, end: number): Word | null {
  let at = isBehindUnicodeEscape(text, end) ? end - 6 : end;
  while (at > end - longestGap && !isAt(text, at - 1, word)) {
    if (at === 0 || isLineStart(text, at)) return null;
    if (text.charAt(at - 1) === "|") return cellBefore(text, at);
    if (text.charCodeAt(at - 1) > 127 && !widePunctuation.includes(text.charAt(at - 1))) return chineseBefore(text, at);
    at--;
  }
  const run = startOfRun(text, at, letter, longestWord);
  // The letter of a colour, or of a line break as JSON has it. In `&ip=` there is none.
  const isEscape = run < at && text.charAt(run - 1) !== "&" && isTokenStart(text, run + 1);
  const from = isEscape ? run + 1 : run;
  return from === at && from > run ? null : { name: text.slice(from, at), at: from };
}

/** `| ip | 5.9.12.44 |`. Any other cell of a table is one of mods, most likely. */
function cellBefore(text: string, at: number): Word {
  const isAddress = /(?:^|\|)[ \t]{0,8}(?:(?:last[ _])?ip|(?:ip[ _])?address)[ \t]{0,40}\|$/i.test(
    lineBefore(text, at, hintsBefore),
  );
  return { name: isAddress ? "ip" : "version", at };
}

const widePunctuation = "：，（【「“";

function chineseBefore(text: string, end: number): Word | null {
  if (text.endsWith("地址", end) || text.endsWith("主机", end)) return { name: "ip", at: end - 2 };
  return text.endsWith("版本", end) ? { name: "version", at: end - 2 } : null;
}
