import { behindEscape, isTokenStart, lineBefore, mailbox, startOfRun } from "../characters.ts";
import type { Detector, Report } from "../detector.ts";
import { endOfMatch } from "../sticky-patterns.ts";
import { beginningsOf } from "./beginnings.ts";

/** What the sign before the host and the dot in it are called. */
const signs =
  "arroba|arobase|chiocciola|małpa|malpa|zavináč|kukac|apenstaartje|snabel-?a|krøllalfa|собака|собачка|παπάκι";
const english = "[Aa][Tt]|[ÄäÄ]t";
const dotNames = "dot|punkt|punto|point|ponto|kropka|tečka|pont|nokta|prick|punktum|piste|точка|крапка|τελεία";
const domains = "com|net|org|info|edu|de|at|ch|uk|fr|es|it|pt|br|pl|ru|ua|cz|hu|se|dk|no|fi|gr|tr|cn|jp|nl|be|eu|io|me";

const bracketed = String.raw`[([{] ?(?:${english}|@|${signs}) ?[)\]}]`;
const aloud = ` (?:AT|${signs}) `;
const spokenDot = ` (?:${dotNames}|DOT) `;

/** Addresses as people write them to hide them from programs: `anna (at) web (dot) de`, `anna[at]web.de`, `anna at web dot de`. */
export const spelledEmails: Detector = {
  anchors: [...new Set([bracketed, aloud, spokenDot].flatMap(beginningsOf))],
  endsInAnyCase: true,
  look(text, at, report) {
    if (text.charAt(at) === " ") return lookAtWords(text, at, report);
    const end = endOfMatch(spelled, text, at);
    if (end < 0) return at + 1;
    reportFrom(text, text.charAt(at - 1) === " " ? at - 1 : at, end, report);
    return end;
  },
};

const spelled = new RegExp(
  String.raw`${bracketed} ?[\w-]{1,63}(?: ?(?:\.|[([{] ?(?:${dotNames}|\.) ?[)\]}]) ?[a-z]{2,24}){1,3}(?![\w-])`,
  "iy",
);
const longestMailbox = 64;

function reportFrom(text: string, localEnd: number, end: number, report: Report): void {
  const start = behindEscape(text, startOfRun(text, localEnd, mailbox, longestMailbox));
  if (start < localEnd && isTokenStart(text, start)) report("email", start, end);
}

/** Without brackets, only a domain that everybody knows tells an address from a sentence. */
function lookAtWords(text: string, at: number, report: Report): number {
  const hostEnd = endOfMatch(hostBehindSign, text, at);
  if (hostEnd >= 0) {
    reportFrom(text, at, hostEnd, report);
    return hostEnd;
  }
  const end = endOfMatch(dots, text, at);
  const found = end < 0 ? null : wordsBefore.exec(lineBefore(text, at, longestMailbox + 64));
  if (!found) return at + 1;
  report("email", at - found[0].length, end);
  return end;
}

/** `anna AT web.de`, `anna arroba web.de` */
const hostBehindSign = new RegExp(String.raw`${aloud}(?:[a-z\d-]{2,48}\.){1,3}(?:${domains})(?![\w.-])`, "y");
const dots = new RegExp(String.raw`${spokenDot}(?:[a-z]{2,10}${spokenDot})?(?:${domains})(?![\w-])`, "iy");
const wordsBefore = new RegExp(String.raw`[\w.+-]{1,64} (?:at|${signs}) [\w-]{2,48}$`, "i");
