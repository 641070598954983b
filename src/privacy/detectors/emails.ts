import {
  behindEscape,
  endOfRun,
  hostName,
  isAt,
  isTokenStart,
  letter,
  lineBefore,
  mailbox,
  startOfRun,
  word,
} from "../characters.ts";
import { anyOther, type Detector, pairs, type Report } from "../detector.ts";
import { isGivenName } from "../given-names.ts";
import { endOfMatch } from "../sticky-patterns.ts";
import { fileEndings } from "./host-words.ts";
import { isInUserInfo } from "./user-info.ts";

const mailboxCharacters = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_-+.";

/** E-mail addresses, also with the `@` written as `%40`. Java, mixins and mod lists have many other uses for an `@`. */
export const emails: Detector = {
  anchors: [...pairs(mailboxCharacters + anyOther, "@"), "%4"],
  look(text, at, report) {
    const isEncoded = text.charAt(at) === "%";
    if (isEncoded && text.charAt(at + 2) !== "0") return at + 1;
    const localEnd = isEncoded ? at : at + 1;
    const hostStart = isEncoded ? at + 3 : at + 2;
    const runEnd = endOfHost(text, hostStart);
    // The last character of the host may stand before the next `@`.
    const next = Math.max(runEnd - 1, at + 1);
    if (runEnd - hostStart < shortestHost || !text.slice(hostStart, runEnd).includes(".")) return next;
    const end = withoutFileEnding(text, hostStart, withoutPunctuation(text, hostStart, runEnd));
    const start = startOfMailbox(text, localEnd);
    if (
      start < localEnd &&
      !isAt(text, end, word) &&
      text.charAt(end) !== "@" &&
      isMailHost(text.slice(hostStart, end))
    ) {
      // `scheme://user:password@host` looks like an address of mail from the password on.
      const local = text.slice(start, localEnd);
      const host = text.slice(hostStart, end);
      if (
        !notMailboxes.has(local) &&
        !isPlaceholder(local, host) &&
        !isPublicList(local, host) &&
        !isOfService(local, host) &&
        !isObject(local, host) &&
        !isInUserInfo(text, start)
      )
        reportWithName(text, start, end, report);
    }
    return next;
  },
};

/** The same with the dots encoded, too: `anna%2Eschmidt%40web%2Ede`. */
export const encodedEmails: Detector = {
  anchors: ["%40"],
  look(text, at, report) {
    const end = endOfMatch(encodedHost, text, at);
    const local = end < 0 ? undefined : encodedMailbox.exec(lineBefore(text, at, longestMailbox + 1))?.[0];
    if (local !== undefined) report("email", at - local.length, end);
    return at + 1;
  },
};

const encodedHost = /%40[a-z\d-]{1,63}(?:%2[eE][a-z\d-]{2,63}){1,3}(?![\w%])/iy;
const encodedMailbox = /(?<=^|[^\w.+-]|%3[dD])(?:[\w.+-]|%2[eEbB]){1,64}$/;

/** `Anna Schmidt <anna@web.de>`: whose it is. */
function reportWithName(text: string, start: number, end: number, report: Report): void {
  report("email", start, end);
  const bracket = bracketBefore.exec(lineBefore(text, start, 8))?.[0];
  if (bracket === undefined) return;
  const nameEnd = start - bracket.length;
  const before = nameBefore.exec(lineBefore(text, nameEnd, 64))?.[0];
  const name = /[([]/.test(bracket) ? before && fromGivenName(before) : before;
  if (name === undefined) return;
  report("user-name", nameEnd - name.length, nameEnd);
}

/** "Customer Anna Schmidt" */
function fromGivenName(name: string): string | undefined {
  const parts = name.split(" ");
  const first = parts.findIndex(isGivenName);
  return first < 0 || first === parts.length - 1 ? undefined : parts.slice(first).join(" ");
}

const bracketBefore = /(?:["'”]? ?(?:<|&lt;)| [([])$/;
const nameBefore =
  /(?<![\p{L}\p{N}])(?:\p{Lu}[\p{Ll}'’]{1,20}(?:-\p{Lu}\p{Ll}{1,20})?(?:,? \p{Lu}[\p{L}'’.-]{1,24}){1,2}|\p{Script=Han}{2,4})$/u;

/** `git@github.com:x/y.git` names no person, and `this@Foo.bar` and `return@forEach.map` are code. */
const notMailboxes = new Set(["git", "this", "super", "return"]);

/** What a configuration has until somebody fills it in: `noreply@example.com`, `you@domain.tld`. */
function isPlaceholder(local: string, host: string): boolean {
  return (
    /^(?:(?:[\w-]+\.)*example(?:\.(?:com|net|org))?|(?:your)?-?(?:domain|server|site|host|company)\.(?:com|net|org|tld))$/i.test(
      host,
    ) && roles.test(local)
  );
}

const roles =
  /^(?:no-?reply|do-?not-?reply|you|user(?:name)?|name|me|e?-?mail|someone|somebody|admin|administrator|info|contact|support|help|webmaster|postmaster|root|test|sender|recipient|from|to|foo|bar|your[-_.]?(?:name|e?-?mail|address|account|user)?|my[-_.]?(?:name|e?-?mail)|first(?:name)?[._-]last(?:name)?|john[._]?doe|jane[._]?doe|player|example)$/i;

/** Addresses of those who make what everybody uses: `support@minecraft.net`, and those that nobody reads. */
function isOfService(local: string, host: string): boolean {
  return (/^(?:no|do-?not)-?reply$/i.test(local) || desks.test(local)) && services.test(host);
}

const desks =
  /^(?:support|help|info|contact|abuse|security|privacy|legal|press|feedback|bugs?|billing|sales|hello|admin|postmaster|webmaster|team|enforcement|licensing|jobs|notifications?|accounts?|service|copyright|dmca)$/i;
const services =
  /^(?:[\w-]{1,24}\.){0,2}(?:minecraft\.net|mojang\.com|microsoft\.com|xbox\.com|github\.com|gitlab\.com|google\.com|apple\.com|oracle\.com|adoptium\.net|azul\.com|amazon\.com|modrinth\.com|curseforge\.com|overwolf\.com|spigotmc\.org|papermc\.io|fabricmc\.net|minecraftforge\.net|neoforged\.net|quiltmc\.org|geysermc\.org|discord(?:app)?\.com|steampowered\.com|valvesoftware\.com|nvidia\.com|amd\.com|intel\.com|paypal\.com|tebex\.io|hypixel\.net|lunarclient\.com|feathermc\.com|badlion\.net|aternos\.org|aternos\.gmbh|mclo\.gs|cloudflare\.com|ubuntu\.com|canonical\.com|debian\.org|redhat\.com|letsencrypt\.org|maxmind\.com|sentry\.io|crowdin\.com|netease\.com|163\.com(?<=minecraft\..{0,8}))$/i;

/** Lists that a project has for everybody: `log4j-user@logging.apache.org`, `mesa-dev@lists.freedesktop.org`. */
function isPublicList(local: string, host: string): boolean {
  if (!/^[a-z\d][a-z\d-]{1,40}$/.test(local)) return false;
  return publicLists.test(host) ? !isGivenName(local) : ofProjects.test(host) && listName.test(local);
}

const publicLists = /^(?:lists?\.[\w.-]{1,60}|vger\.kernel\.org|googlegroups\.com)$/;
const ofProjects =
  /^(?:[\w-]{1,40}\.)?(?:apache|eclipse|openjdk|gnu|kernel|debian|python|mozilla|gnome|kde|freedesktop|alsa-project|lwjgl|openal|x)\.org$|^openjdk\.java\.net$/;
const listName = /-(?:users?|dev|devel|developers|announce|discuss|bugs?|help|list|commits|issues|general)$/;

/** An object as Java prints it, with something of it behind: `net.example.Foo@1a2b3c4d.run`. */
function isObject(local: string, host: string): boolean {
  return /^(?=[a-f]{0,7}\d)[\da-f]{4,8}\.[^.]+$/.test(host) && /(?:^|[.$])[A-Z]\w*$/.test(local);
}

const longestMailbox = 64;
const shortestHost = "a.de".length;

/** Letters with marks, Greek and Cyrillic: what words are made of beside ASCII, with spaces between them. */
function isAlphabetic(text: string, at: number): boolean {
  const code = text.charCodeAt(at);
  return code >= 0xc0 && code < 0x530 && code !== 0xd7 && code !== 0xf7;
}

/** East Asian characters, which no spaces separate from the words before them. */
function isIdeographic(text: string, at: number): boolean {
  const code = text.charCodeAt(at);
  return (code >= 0x3041 && code < 0x3100) || (code >= 0x3400 && code < 0xa000) || (code >= 0xac00 && code < 0xd7a4);
}

function endOfHost(text: string, from: number): number {
  let at = endOfRun(text, from, hostName);
  while (isAlphabetic(text, at) || (isIdeographic(text, at) && (at === from || !isAt(text, at - 1, letter)))) {
    at = endOfRun(text, at + 1, hostName);
  }
  return at;
}

/** Where the part before the `@` begins; its end where there is none. */
function startOfMailbox(text: string, end: number): number {
  const limit = end - longestMailbox - 1;
  let start = startOfRun(text, end, mailbox, longestMailbox + 1);
  if (start === end) while (start > limit && isIdeographic(text, start - 1)) start--;
  while (start > limit && isAlphabetic(text, start - 1)) {
    start = startOfRun(text, start - 1, mailbox, Math.max(0, start - 1 - limit));
  }
  if (end - start > longestMailbox) return end;
  start = behindEscape(text, start);
  while (start < end && !isAt(text, start, word) && text.charCodeAt(start) < 0xc0) start++;
  return isTokenStart(text, start) && text.charAt(start - 1) !== "@" ? start : end;
}

/** The dot or dash behind an address belongs to the sentence. */
function withoutPunctuation(text: string, start: number, end: number): number {
  let at = end;
  while (at > start && !isAt(text, at - 1, letter) && text.charCodeAt(at - 1) < 0xc0) at--;
  return at;
}

const longestEnding = 8;

const fileEnding = /(?:\.log|\.txt|\.gz)+$/i;

/** A log may be named after a mailbox: `anna@example.com.log`, `anna@example.com.log.gz`. */
function withoutFileEnding(text: string, start: number, end: number): number {
  const from = Math.max(start, end - longestEnding);
  const found = fileEnding.exec(text.slice(from, end));
  return found && text.slice(start, from + found.index).includes(".") ? from + found.index : end;
}

const ending = /^(?:[a-z]{2,24}|[A-Z]{2,24}|xn--[a-z0-9-]{2,59}|[\u00c0-\u052f]{2,24}|[\u3041-\ud7a3]{2,12})$/;

/** What ends the names of classes and methods, and of no domain. */
const notEndings = new Set("main init tick stone class method value update load".split(" "));

/** What the units of systemd end with: `minecraft@lobby.service`. */
const unitEndings = new Set("service socket timer mount automount target slice scope device swap path".split(" "));
const packageRoot = /^(?:com|net|org|io|me|dev|de|java|javax|jdk)$/;

/** `de.example.com`: no package ends like this, though it may begin so. */
function isDomainOfFirm(labels: readonly string[]): boolean {
  return labels.length === 3 && /^(?:dev|de|me)$/.test(labels[0]!) && /^(?:com|org|edu)$/.test(labels[2]!);
}

function isMailHost(host: string): boolean {
  if (host.length > 253) return false;
  const labels = host.split(".");
  const last = labels.at(-1) ?? "";
  if (labels.length < 2 || !ending.test(last) || fileEndings.has(last.toLowerCase())) return false;
  if (
    notEndings.has(last) ||
    unitEndings.has(last) ||
    (labels.length === 2 && labels[0] === "minecraft" && last !== "net")
  )
    return false;
  if (labels.some((label) => !/^[\w\u00c0-\ud7a3]/.test(label) || label.endsWith("-"))) return false;
  const [first = ""] = labels;
  // `foo@net.example.world` names a class, and `forge@47.2.0-beta.a` a version; `163.com` is a provider.
  const isPackage = labels.length > 2 && packageRoot.test(first) && !isDomainOfFirm(labels);
  const isVersion = /^\d/.test(first) && (/^\d/.test(labels[1] ?? "") || /^\d{1,2}$/.test(first));
  return !isPackage && !isVersion;
}
