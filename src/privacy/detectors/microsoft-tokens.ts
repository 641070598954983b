import { isTokenStart, lineBefore, lineBehind } from "../characters.ts";
import { type Detector, detectorOf, type Report } from "../detector.ts";
import { matchAt } from "../sticky-patterns.ts";

/** Codes and refresh tokens of Microsoft's sign-in: `M.C507_BAY.2.U.…`, `M.R3_BAY.-…`. */
export const microsoftCodes = detectorOf({
  anchors: ["M."],
  kind: "token",
  pattern: /M\.[A-Z]{1,2}\d{1,4}_[A-Z0-9]{2,5}\.[\w.!*$~%-]{16,4096}/y,
  isHere: isTokenStart,
});

/** Access tokens of Microsoft accounts: base64 that begins with these letters, some hundred characters of it. */
export const microsoftAccessTokens = detectorOf({
  anchors: ["Ew"],
  kind: "token",
  pattern: /Ew[A-F][A-Za-z0-9][A-Za-z0-9+/=_-]{60,8192}/y,
  isHere: isTokenStart,
});

/**
 * Codes that let a program sign in: "open https://www.microsoft.com/link and enter the code H7KQ2MXP". They are found
 * by the link, before and behind it in its line, and by the words of the request.
 */
export const deviceCodes: Detector = {
  anchors: ["m/li", "/dev", "code", "Code", "cOde", "COde", "ód", "ко", "代码", "证码", "證碼"],
  look(text, at, report) {
    const first = text.charAt(at);
    if (first === "m" || first === "/") {
      const isLink = text.startsWith("m/link", at) && text.endsWith("microsoft.co", at);
      const isDevice = text.startsWith("/device", at) && text.endsWith("/login", at);
      return isLink || isDevice ? reportCodes(text, at, report) : at + 1;
    }
    const second = first === "c" || first === "C" ? at + 1 : at;
    const found = matchAt(codeWord, text, Math.max(0, second - 1));
    if (!found || !request.test(text.slice(Math.max(0, second - longestRequest), second))) return at + 1;
    const end = found.index + found[0].length;
    const code = found[1]!;
    if (/\d/.test(code) || !/[AEIOU]/.test(code) || code.includes("-")) report("token", end - code.length, end);
    return end;
  },
};

const longestRequest = 32;
const codeWord =
  /(?:code|código|код|.?代码|.?验证码|.?證碼|.证码)[ \t]{0,2}(?:is|ist|est|es|é|是)?[ \t]{0,2}[:：]?[ \t]{0,2}["'`“「]?([A-Z0-9]{4}-[A-Z0-9]{4}|[A-Z0-9]{8,9})(?![\w-])/iy;
/** What asks somebody to type the code. */
const request =
  /(?:enter|type|use|using|input|with|gib|gebe|eingeben|saisi\w{0,6}|entrez|introdu\w{0,6}|ingres\w{0,5}|insir\w{0,3}|digit\w{0,3}|use|введите|ввести|输入|輸入|填写)[^\r\n:.]{0,16}$|(?:device|sign-?in|user)[ _-]c?$/i;

const around = 160;
const anyCode = /(?<![\w-])(?:[A-Z0-9]{4}-[A-Z0-9]{4}|[A-Z0-9]{8,9})(?![\w-])/g;

function reportCodes(text: string, at: number, report: Report): number {
  const before = lineBefore(text, at, around);
  const behind = lineBehind(text, at, around);
  const lineStart = at - before.length;
  for (const { 0: code, index } of (before + behind).matchAll(anyCode)) {
    const isCode = (/\d/.test(code) && /[A-Z]/.test(code)) || !/[AEIOU]/.test(code.replace(/^\d+$/, "A"));
    if (isCode) report("token", lineStart + index, lineStart + index + code.length);
  }
  return at + behind.length;
}
