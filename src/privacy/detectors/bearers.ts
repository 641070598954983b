import { endOfRun, isAt, isTokenStart, tokenPart } from "../characters.ts";
import { anyCase, type Detector } from "../detector.ts";
import { endOfMatch, matchAt } from "../sticky-patterns.ts";

/** Signed tokens as JSON (JWT): `eyJ….eyJ….signature`. Minecraft's access tokens are such. */
export const signedTokens: Detector = {
  anchors: ["yJ"],
  look(text, at, report) {
    const start = at - 1;
    if (text.charAt(start) !== "e" || isAt(text, start - 1, tokenPart) || !isTokenStart(text, start)) return at + 1;
    const firstEnd = endOfRun(text, start, tokenPart);
    if (text.charAt(firstEnd) !== "." || firstEnd - start < 12) return firstEnd;
    let end = endOfRun(text, firstEnd + 1, tokenPart);
    if (end - firstEnd < 5) return end;
    for (let more = 0; more < 3 && text.charAt(end) === "."; more++) end = endOfRun(text, end + 1, tokenPart);
    if (text.charAt(end - 1) === ".") end--;
    report("token", start, end);
    return end;
  },
};

/** What stands behind `Bearer`, `Authorization: Basic` and `XBL3.0 x=`. */
export const authorizations: Detector = {
  anchors: anyCase("bear", "basi", "xbl3"),
  look(text, at, report) {
    const found = matchAt(scheme, text, at);
    if (!found || !isTokenStart(text, at)) return at + 1;
    const start = at + found[0].length;
    const end = endOfCredential(text, start);
    const value = text.slice(start, end);
    const isBasic = found[1]!.toLowerCase() === "basic";
    if (value.length < 8 || !(isBasic ? isBehindHeader(text, at) : isRandom(value))) return at + 1;
    report(isBasic ? "password" : "token", start, end);
    return end;
  },
};

function isRandom(value: string): boolean {
  return value.length >= 16 || /\d/.test(value);
}

function isBehindHeader(text: string, end: number): boolean {
  return /authorization["':= \t[\\]{1,8}$/i.test(text.slice(Math.max(0, end - 22), end));
}

/** The credential may be in the next line, or in the one behind it, where something else is written in between. */
const scheme =
  /(bearer|basic|xbl3\.0)(?:[ \t]{1,3}(?![ \t\r\n])|\\{1,3}t|%20|(?<=authorization["':= \t[\\]{1,8}bearer)[ \t]{0,3}\r?\n(?:\[[^\r\n]{0,80}\r?\n)?[ \t]{1,16}(?=[\w.~+/-]{20,4096}=*[ \t]*(?:[\r\n]|$)))(?:x=)?/iy;

function endOfCredential(text: string, from: number): number {
  let at = from;
  while (isAt(text, at, tokenPart) || "._~+/=:;".includes(text.charAt(at) || " ")) at++;
  return at;
}

/** `(Session ID is token:X:Y)`, which old versions of Minecraft print. */
export const sessionIds: Detector = {
  anchors: anyCase("id i"),
  look(text, at, report) {
    const start = at < "session ".length ? -1 : endOfMatch(sessionId, text, at - "session ".length);
    if (start < 0) return at + 1;
    let end = start;
    while (isAt(text, end, tokenPart) || ".:+/=".includes(text.charAt(end) || " ")) end++;
    const value = text.slice(start, end);
    // "The session ID is provided" is a sentence, and a player without an account has `token:0:Player12` or `token:FML:0`.
    const isSecret =
      text.charAt(start - 1) === ":" ? value.split(":").some((part) => ofAccount.test(part)) : /\d/.test(value);
    if (isSecret) report("token", start, end);
    return end;
  },
};

const ofAccount = /^(?=.*\d)[\w.+/=-]{12,}$|^[\w-]{20,}$/;
const sessionId = /session id is (?:token:)?/iy;
