import {
  behindEscapeBeforeName,
  codeOfThree,
  isAt,
  isTokenStart,
  lineBefore,
  startOfRun,
  tableOfThree,
  tokenPart,
} from "../characters.ts";
import { type Detector, pairs, type Report } from "../detector.ts";
import { isGivenName } from "../given-names.ts";
import { isImpersonal, serviceAccounts } from "../impersonal-names.ts";
import { endOfMatch, matchAt } from "../sticky-patterns.ts";

const longestName = 64;

/** Names that Windows gives to computers, and who is before or behind them: `anna@DESKTOP-AB12CD3`, `DESKTOP-AB12CD3\anna`. */
export const windowsComputers: Detector = {
  anchors: ["P-", "p-", "N-"],
  look(text, at, report) {
    const end = endOfMatch(computer, text, at + 1);
    if (end < 0) return at + 1;
    const kind = /(?:DESKTOP|LAPTOP|WIN)$/i.exec(text.slice(Math.max(0, at - 6), at + 1))?.[0];
    const start = at + 1 - (kind?.length ?? 0);
    if (!kind || !isTokenStart(text, start) || !isGivenByWindows(kind, text.slice(at + 2, end))) return at + 1;
    if (text.charAt(start - 1) === "@") reportUserBefore(text, start - 1, report);
    report("host-name", start, end);
    reportUserBehind(text, start, end, report);
    return end;
  },
};

const computer = /-[A-Z0-9]{6,15}(?![\w-])/iy;
/** How many characters Windows adds to each. */
const added: Readonly<Record<string, number>> = { DESKTOP: 7, LAPTOP: 8, WIN: 11 };

/** They are made by chance, and most have a digit. `DESKTOP-VERSION` and `WIN-STREAK` are words. */
function isGivenByWindows(kind: string, rest: string): boolean {
  return /\d/.test(rest) || (rest.length === added[kind] && /[B-DF-HJ-NP-TV-XZ]{4}/.test(rest));
}

/**
 * `DESKTOP-AB12CD3\anna` is an account. A folder that the computer shares is none, nor one in a path whose name the
 * computer's is part of: `\\DESKTOP-AB12CD3\mods`, `C:\Users\anna.DESKTOP-AB12CD3\AppData`.
 */
function reportUserBehind(text: string, start: number, end: number, report: Report): void {
  const before = text.charAt(start - 1);
  if (before !== "" && "./\\".includes(before)) return;
  const [, slashes = "", name = ""] = account.exec(text.slice(end, end + 40)) ?? [];
  if (!name || /^\*+$/.test(name)) return;
  const from = end + slashes.length;
  const isDoubled = slashes.length === 2;
  // What JSON has for a line break. An account may begin with these letters as well.
  if (!isDoubled && /^[nrt](?![\p{Ll}\d])/u.test(name)) return;
  const to = from + name.length;
  if (text.charAt(to) === "/" || (text.charAt(to) === "\\" && (!isDoubled || text.charAt(to + 1) === "\\"))) return;
  report("user-name", from, to);
}

const account = /^(\\{1,2})([^\s\\/:*?"<>|,;]{1,32})/;

function reportUserBefore(text: string, end: number, report: Report): void {
  let start = end;
  while (
    start > end - 32 &&
    (isAt(text, start - 1, tokenPart) || text.charAt(start - 1) === "." || text.charCodeAt(start - 1) > 0xbf)
  )
    start--;
  if (start < end) report("user-name", start, end);
}

/** What a shell writes before a command: `anna@laptop:~$`, `[anna@laptop mc]$`, `anna@Annas-Mac mc %`. */
export const shellPrompts: Detector = {
  anchors: [":~", ":/", "]$", "]#", " % "],
  look(text, at, report) {
    if (text.startsWith("://", at) || text.charAt(at - 1) === "]") return at + 1;
    const line = lineBefore(text, at, longestName * 2);
    const first = text.charAt(at);
    const found = (first === "]" ? bracketPrompt : first === " " ? percentPrompt : prompt).exec(line);
    if (!found || (text.charAt(at + 1) === "/" && !promptEnd.test(text.slice(at + 1, at + longestName)))) return at + 1;
    const [, user = "", host = ""] = found;
    // As guides have it: `steve@my-server:~$`.
    if (exampleUser.test(user) && exampleHost.test(host)) return at + 1;
    const start = at - line.length + found.index + found[0].indexOf(`${user}@`);
    if (!serviceAccounts.has(user.toLowerCase())) report("user-name", start, start + user.length);
    const hostStart = start + user.length + 1;
    if (host !== "localhost") report("host-name", hostStart, hostStart + host.length);
    return at + 1;
  },
};

const exampleUser = /^(?:steve|notch|user(?:name)?|you|me|admin|root|player|(?:your|my)[-_]?(?:user|name))$/i;
const exampleHost = /^(?:(?:my|your|the)[-_]?)?(?:server|host(?:name)?|vps|machine|computer|box|ubuntu|debian)$/i;

const prompt = /(?:^|[\s(["]|\\[nrt])([a-z_][\w.-]{0,31})@([\w-]{1,48})$/i;
const bracketPrompt = /\[([a-z_][\w.-]{0,31})@([\w-]{1,48})(?:\.[\w.-]{1,60})?[ :][^\]\r\n]{0,64}$/i;
const percentPrompt = /(?:^|[\s(["]|\\[nrt])([a-z_][\w.-]{0,31})@([\w-]{1,48})(?:\.local)? [^\s%]{1,48}$/i;
const promptEnd = /^\/[^\s$#]{0,60}[$#] /;

/** Names in networks at home: `Annas-MacBook-Pro.local`, `annas-pc.fritz.box`. */
export const homeNetworkNames: Detector = {
  anchors: [".loc", ".lan", ".fri", ".hom", ".hit", ".spe", ".sta", ".att", ".arr"],
  look(text, at, report) {
    if (firstThree[codeOfThree(text, at + 1)] === 0 || !isAt(text, at - 1, tokenPart)) return at + 1;
    const end = endOfMatch(homeNetwork, text, at);
    if (end < 0) return at + 1;
    const start = behindEscapeBeforeName(text, startOfRun(text, at, tokenPart, longestName));
    const name = text.slice(start, at).toLowerCase();
    const isHost = text.charAt(start - 1) !== "." && isTokenStart(text, start) && /[a-z]/.test(name);
    if (isHost && !generalNames.has(name) && (ofDevice.test(name) || !isDoubtful(text, start, at, end))) {
      report("host-name", start, at);
    }
    return end;
  },
};

const ofDevice = /-|mac|phone|pad|laptop|\d/;

/** Code and files have `.local` as well, and `.lan` is where `.lang` was cut off. */
function isDoubtful(text: string, start: number, dot: number, end: number): boolean {
  if (text.startsWith(".local", dot)) return true;
  if (end - dot !== ".lan".length) return false;
  return !"/@".includes(text.charAt(start - 1) || " ") && !/^[:/]\d/.test(text.slice(end, end + 2));
}

const homeNetwork =
  /\.(?:local(?:domain)?|fritz\.box|home\.arpa|lan|speedport\.ip|hitronhub\.home|attlocal\.net|arris|station)(?![\w-]|\.\w)/y;
const generalNames = new Set(
  "localhost www router gateway nas server mc minecraft fritz example host my raspberrypi".split(" "),
);

const firstThree = tableOfThree("loc fri hom lan spe hit att arr sta");

/** A machine that does not know its own name says it: `UnknownHostException: laptop: laptop: Name or service …`. */
export const unknownHosts: Detector = {
  anchors: ["tExc"],
  look(text, at, report) {
    const found = matchAt(unknownHost, text, at);
    if (!found || !text.endsWith("UnknownHos", at)) return at + 1;
    const [all, first = "", second] = found;
    // Names without a dot are names of machines; the others are known to all.
    if (isImpersonal(first) || /^(?:null|unknown)$/i.test(first) || !/[a-z]/i.test(first)) return at + 1;
    const start = at + "tException: ".length;
    report("host-name", start, start + first.length);
    if (second === first) report("host-name", at + all.length - first.length, at + all.length);
    return at + all.length;
  },
};

const unknownHost = /tException: ([\w-]{1,64})(?=[:\s]|$)(?:: ([\w-]{1,64}))?/y;

/**
 * `Linux laptop 5.15.0-91-generic #101-Ubuntu SMP`, `Darwin Annas-Mac-mini.local 22.6.0 Darwin Kernel`, and what the
 * journal of a system begins its lines with: `Jan 12 12:00:00 laptop java[1234]:`.
 */
export const systemLines: Detector = {
  anchors: ["ux ", "rwin", "nel:", ...pairs("0123456789", "]").map((pid) => `${pid}: `)],
  look(text, at, report) {
    if (text.charAt(at) === "n" || text.charAt(at + 1) === "]") return lookBeforeProcess(text, at, report);
    const found = matchAt(system, text, at);
    if (!found || !/(?:^|[^\w])(?:Lin|Da)$/.test(text.slice(Math.max(0, at - 4), at))) return at + 1;
    if (/^(?:localhost|version|kernel)$/i.test(found[2]!)) return at + 1;
    const start = at + found[1]!.length;
    report("host-name", start, start + found[2]!.length);
    return at + found[0].length;
  },
};

const system = /(ux |rwin )([A-Za-z][\w.-]{0,63}) \d{1,3}\.\d{1,3}\.\d{1,3}\S{0,40} (?:#\d|Darwin)/y;

function lookBeforeProcess(text: string, at: number, report: Report): number {
  const line = lineBefore(text, at + 1, longestBeforeProcess);
  const found = journal.exec(line);
  if (!found || isImpersonal(found[2]!)) return at + 1;
  const start = at + 1 - line.length + found[1]!.length;
  report("host-name", start, start + found[2]!.length);
  return at + 1;
}

const longestBeforeProcess = 128;
const journal =
  /^((?:<\d{1,3}>)?(?:(?:\p{L}{3,5}\.?|\d{1,2}[月월]) [ \d]\d \d\d:\d\d:\d\d|\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:[.,]\d{1,9})?(?:Z|[+-]\d\d:?\d\d)?) )([A-Za-z][\w-]{0,47}(?:\.[\w.-]{1,40})?) (?:kern|[\w.@:()/-]{1,48}\[\d{1,9})$/u;

/** The company or school whose cloud a folder is: `OneDrive - Contoso GmbH`, `Dropbox (Contoso)`. */
export const cloudFolders: Detector = {
  anchors: ["eDri", "eDrI", "pbox", "Driv", "clou", "Clou"],
  look(text, at, report) {
    const first = text.charAt(at);
    const found = matchAt(folderOfPerson, text, at) ?? matchAt(first === "e" ? oneDrive : dropbox, text, at);
    if (!found || /^(?:personal|\*+)$/i.test(found[1]!)) return at + 1;
    if (found[2] !== undefined && !isGivenName(found[2])) return at + 1;
    const end = at + found[0].length;
    report("user-name", end - found[1]!.length, end);
    return end;
  },
};

/** A folder in it that is called after somebody: `OneDrive\\Familie Holm\\`. */
const folderOfPerson =
  /(?:eDrive|pbox|Drive|[Cc]loud)[\\/]{1,4}((?:Famil(?:ie|y|ia|le)|Famiglia|Famille|Rodzina|Семья|(\p{Lu}\p{Ll}{1,20})) \p{Lu}[\p{L}'’-]{1,24})(?=[\\/])/uy;
const oneDrive = /eDrive(?: - |-)([^\\/:*?"<>|\r\n,;()[\]]{2,64}?)(?=[ \t]*(?:[\\/"'<>|\r\n,;()[\]]|%5c|%2f|$))/iy;
const dropbox = /pbox \(([^\\/:*?"<>|\r\n()]{2,64})(?=\))/y;
