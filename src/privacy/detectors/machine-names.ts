import {
  behindEscapeBeforeName,
  digit,
  isAt,
  isDigitByte,
  isTokenStart,
  lineBefore,
  startOfRun,
  tableOf,
  tokenPart,
  word,
} from "../characters.ts";
import { anyCase, type Detector, pairs, type Report } from "../detector.ts";
import { isImpersonal, serviceAccounts } from "../impersonal-names.ts";
import { endOfMatch, matchAt } from "../sticky-patterns.ts";
import { ofSystem } from "./file-owners.ts";
import { fileEndings } from "./host-words.ts";
import { endOfName } from "./path-names.ts";

const longestName = 64;

/** A name with a dash: words and hashes have none. */
const ofMachine = /^(?=.{6,64}$)[A-Za-z]\w*(?:-\w+)+$/;

/** A machine as Java writes it, with its address at home: `ANNA-PC/192.168.178.20`, `anna-laptop/127.0.1.1`. */
export const machinesWithAddress: Detector = {
  anchors: ["/19", "/12", "/10", "/17"],
  look(text, at, report) {
    const end = endOfMatch(homeAddress, text, at);
    if (end < 0) return at + 1;
    const start = behindEscapeBeforeName(text, startOfRun(text, at, tokenPart, longestName));
    const isWhole = isTokenStart(text, start) && !isInside(text, start - 1);
    const name = text.slice(start, at);
    if (isWhole && ofMachine.test(name) && !isImpersonal(name)) report("host-name", start, at);
    return end;
  },
};

const homeAddress = /\/(?:192\.168|127\.0|10\.\d{1,3}|172\.(?:1[6-9]|2\d|3[01]))\.\d{1,3}\.\d{1,3}(?![\w.])/y;

function isInside(text: string, before: number): boolean {
  return "./\\:@".includes(text.charAt(before) || " ");
}

/** An account of a computer that is called one: `ANNA-PC\anna`, `anna-laptop\anna`. */
export const computerAccounts: Detector = {
  anchors: anyCase("-pc\\", "-nb\\", "top\\", "ook\\"),
  look(text, at, report) {
    const slash = text.indexOf("\\", at);
    const start = startOfRun(text, slash, tokenPart, longestName);
    const found = matchAt(accountBehind, text, slash);
    if (!found || !isWholeName(text, start) || !computerName.test(text.slice(start, slash))) return at + 1;
    const end = slash + found[0].length;
    report("host-name", start, slash);
    if (!serviceAccounts.has(found[1]!.toLowerCase())) report("user-name", end - found[1]!.length, end);
    return end;
  },
};

const computerName = /^[A-Za-z][\w-]{1,24}-(?:pc|nb|laptop|desktop|notebook|macbook)$/i;
const accountBehind = /\\{1,2}([\p{L}\d][\p{L}\d._-]{0,31})(?![\p{L}\p{N}\\/])/uy;

/** An account of a network: `BERGHOF\\a.holm`, or any name behind words for somebody: "for user BERGHOF\\holm". */
export const domainAccounts: Detector = {
  anchors: pairs("ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789", "\\"),
  // Folders stand behind other folders, and drives have a colon: nearly all end here.
  rulesOut: (bytes, at) => isFolder((index) => bytes[index]!, at),
  look(text, at, report) {
    const codeAt = (index: number) => text.charCodeAt(index);
    const domain = domainBefore.exec(text.slice(Math.max(0, startOfDomain(codeAt, at) - 1), at + 1))?.[1];
    if (domain === undefined) return isFolder(codeAt, at) ? ~(at + 1) : at + 1;
    const before = lineBefore(text, at + 1, 64);
    const found = matchAt(accountBehind, text, at + 1);
    const account = found?.[1] ?? "";
    if (!found || ofSystem.test(domain) || notDomains.test(domain)) return at + 1;
    const isEscape = !found[0].startsWith("\\\\") && /^[nrtbfu](?!\.)/.test(account);
    const isSaid = saidOfAccounts.test(before.slice(0, -domain.length));
    if (!isSaid && (isEscape || !nameWithDot.test(account) || fileEndings.has(account.split(".").at(-1)!)))
      return at + 1;
    const end = at + 1 + found[0].length;
    if (serviceAccounts.has(account.toLowerCase())) return end;
    report("host-name", at + 1 - domain.length, at + 1);
    report("user-name", end - account.length, end);
    return end;
  },
};

const longestDomain = 16;
const notDomains =
  /^(?:INFO|WARN|WARNING|ERROR|DEBUG|TRACE|FATAL|SEVERE|API|HTTPS?|JAVA|USERS|HKEY\w*|SOFTWARE|SYSTEM|WINDOWS|PROGRAM\w*|NULL)$/;
const beforeFolder = tableOf("\\/:.%$_-");
const domainBefore = /(?:^|[\s"'([=,])([\p{Lu}][\p{Lu}\d-]{2,14})$/u;
const nameWithDot = /^\p{Ll}{1,20}[._]\p{Ll}{2,20}\d{0,3}$/u;
const saidOfAccounts =
  /(?:for|user|account|as|by|from|principal|identity|log[io]n|owner|of|Running|Benutzer|Konto|als|für|von|utilisateur|compte|usuario|cuenta|utente|użytkownik\p{L}{0,2}|пользовател\p{L}{1,2}|用户|ユーザー)[\s"'(:=]{1,4}$|(?:<DIR>|\d)[ \t]{2,24}$| K [\p{L} ]{4,20} $/iu;

function isFolder(codeAt: (index: number) => number, at: number): boolean {
  const start = startOfDomain(codeAt, at);
  return at - start < 2 || beforeFolder[codeAt(start - 1)] === 1;
}

function startOfDomain(codeAt: (index: number) => number, at: number): number {
  let start = at;
  while (start > at - longestDomain && isOfDomain(codeAt(start - 1))) start--;
  return start;
}

function isOfDomain(byte: number): boolean {
  return (byte >= 65 && byte <= 90) || isDigitByte(byte) || byte === 45 || byte >= 128;
}

function isWholeName(text: string, start: number): boolean {
  return isTokenStart(text, start) && !isInside(text, start - 1);
}

/** The name that Java gives to its process: `4411@anna-laptop`. */
export const processNames: Detector = {
  anchors: pairs("0123456789", "@"),
  look(text, at, report) {
    const start = startOfRun(text, at + 1, digit, 8);
    if (isAt(text, start - 1, tokenPart) || text.charAt(start - 1) === ".") return at + 1;
    const name = matchAt(machine, text, at + 2)?.[0];
    if (name === undefined || !ofMachine.test(name)) return at + 1;
    const end = at + 2 + name.length;
    report("host-name", at + 2, end);
    return end;
  },
};

const machine = /[\w-]{4,64}(?![\w./:@-])/y;

/** Accounts where tools name them: `uid=1000(anna)`, `/tmp/hsperfdata_anna`, `/tmp/lwjgl_anna/3.3.3`. */
export const unixAccounts: Detector = {
  anchors: ["uid=", "gid=", "hsperfda", "/lwjgl", "\\lwjgl"],
  look(text, at, report) {
    if (text.startsWith("hs", at)) return lookAtFolder(text, at + "hsperfda".length, report);
    if (!text.startsWith("id=", at + 1)) return lookAtFolder(text, at + "/l".length, report);
    const found = matchAt(account, text, at);
    // `fluid=1000(water)` is another matter.
    if (!found || !isTokenStart(text, at)) return at + 1;
    const end = at + found[0].length;
    if (!serviceAccounts.has(found[1]!.toLowerCase())) report("user-name", end - found[1]!.length, end);
    return end;
  },
};

const account = /[ug]id=\d{3,10}\(([A-Za-z][\w.-]{0,31})(?![\w.-])/y;

const folderOfJava = /(?:^|\W)hsperfda$/;

/** Folders that Java and LWJGL make for temporary files, with the name of the account behind theirs. */
function lookAtFolder(text: string, at: number, report: Report): number {
  const before = lineBefore(text, at, 16);
  const isLwjgl = text.startsWith("wjgl", at);
  if (!isLwjgl && !(text.startsWith("ta_", at) && folderOfJava.test(before))) return at + 1;
  const hasDash = text.charAt(at + 4) === "_";
  const start = isLwjgl && !hasDash ? at + 4 : isLwjgl ? at + 5 : at + 3;
  if (!/^[\p{L}\p{N}]/u.test(text.slice(start, start + 2))) return start;
  const separator = before.lastIndexOf("\\") > before.lastIndexOf("/") ? "\\" : "/";
  const end = endOfName(text, start, separator);
  const name = text.slice(start, end);
  if (serviceAccounts.has(name.toLowerCase())) return start;
  if (isLwjgl && !isFolderOfLwjgl(text, end, before, hasDash, name)) return start;
  report("user-name", start, end);
  return end;
}

/** Libraries are called so, too: `lwjgl_opengl.dll`, `lwjgl_util/2.9.4`. Folders have a version of LWJGL in them. */
function isFolderOfLwjgl(text: string, end: number, before: string, hasDash: boolean, name: string): boolean {
  if (partsOfLwjgl.test(name)) return false;
  const isTemporary = /(?:te?mp|[\\/]T|cache)[\\/]{1,4}l$/i.test(before);
  const hasVersion = /^[\\/]{1,4}3\.\d/.test(text.slice(end, end + 7));
  return hasVersion ? hasDash || isTemporary : hasDash && isTemporary && !/\.(?:\w{1,5})$/.test(name);
}

const partsOfLwjgl =
  /^(?:x|\d+|util|opengl|opengles|openal|openvr|glfw|stb|tinyfd|jemalloc|nanovg|freetype|shaderc|spvc|vulkan|vma|natives?|platform|linux|windows|macosx?|solaris|win32|win64|x64|x86)(?:[-_.\d]|$)/i;

/** A machine whose folder is used over the network: `\\NAS-SCHMIDT\share`, also with each backslash doubled. */
export const networkShares: Detector = {
  anchors: ["\\\\"],
  look(text, at, report) {
    const found = matchAt(share, text, at);
    const before = text.charAt(at - 1);
    if (!found || before === "\\" || before === ":" || isAt(text, at - 1, word)) return at + 1;
    const [, slashes = "", name = ""] = found;
    const isName = ofMachine.test(name) || /^[A-Z][A-Z0-9_]{2,14}$/.test(name);
    const start = at + slashes.length;
    if (isName) report("host-name", start, start + name.length);
    return start + name.length;
  },
};

const share = /(\\{4}|\\{2})([A-Za-z][\w-]{1,62})(?=\\{1,2}[\w$])/y;
