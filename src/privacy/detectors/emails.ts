import {
  behindColour,
  endOfRun,
  hostName,
  isAt,
  isTokenStart,
  letter,
  mailbox,
  startOfRun,
  word,
} from "../characters.ts";
import { type Detector, pairs } from "../scan.ts";
import { isInUserInfo } from "./user-info.ts";

const mailboxCharacters = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_-+.";

/** E-mail addresses, also with the `@` written as `%40`. Java, mixins and mod lists have many other uses for an `@`. */
export const emails: Detector = {
  anchors: [...pairs(mailboxCharacters, "@"), "%4"],
  look(text, at, report) {
    const isEncoded = text.charAt(at) === "%";
    if (isEncoded && text.charAt(at + 2) !== "0") return at + 1;
    const localEnd = isEncoded ? at : at + 1;
    const hostStart = isEncoded ? at + 3 : at + 2;
    const runEnd = endOfRun(text, hostStart, hostName);
    const end = withoutPunctuation(text, hostStart, runEnd);
    const start = startOfMailbox(text, localEnd);
    if (
      start < localEnd &&
      !isAt(text, end, word) &&
      text.charAt(end) !== "@" &&
      isMailHost(text.slice(hostStart, end))
    ) {
      // `scheme://user:password@host` looks like an address of mail from the password on.
      if (text.slice(start, localEnd) !== "git" && !isInUserInfo(text, start)) report("email", start, end);
    }
    // The last character of the host may stand before the next `@`.
    return runEnd - 1;
  },
};

const longestMailbox = 64;

/** Where the part before the `@` begins; its end where there is none. */
function startOfMailbox(text: string, end: number): number {
  let start = startOfRun(text, end, mailbox, longestMailbox + 1);
  if (end - start > longestMailbox) return end;
  start = behindColour(text, start);
  while (start < end && !isAt(text, start, word)) start++;
  return isTokenStart(text, start) && text.charAt(start - 1) !== "@" ? start : end;
}

/** The dot or dash behind an address belongs to the sentence. */
function withoutPunctuation(text: string, start: number, end: number): number {
  let at = end;
  while (at > start && !isAt(text, at - 1, letter)) at--;
  return at;
}

/** Endings of files and code that follow an `@` in logs, as in `icon@2x.png`. */
const notDomains = new Set(
  "jar zip png jpg jpeg gif json java class kt ts js dll so exe log txt gz toml yml yaml cfg xml html css".split(" "),
);

function isMailHost(host: string): boolean {
  if (host.length > 253) return false;
  const labels = host.split(".");
  const ending = labels.at(-1) ?? "";
  const isEnding = /^(?:[a-z]{2,24}|[A-Z]{2,24})$/.test(ending) && !notDomains.has(ending.toLowerCase());
  if (labels.length < 2 || !isEnding || labels.some((label) => !/^\w/.test(label) || label.endsWith("-"))) return false;
  const [first = ""] = labels;
  // `foo@net.example.world` names a class, and `forge@47.2.0-beta.a` a version; `163.com` is a provider.
  const isPackage = labels.length > 2 && /^(?:com|net|org|io|me|dev|de|java|javax|jdk)$/.test(first);
  const isVersion = /^\d/.test(first) && (/^\d/.test(labels[1] ?? "") || /^\d{1,2}$/.test(first));
  return !isPackage && !isVersion;
}
