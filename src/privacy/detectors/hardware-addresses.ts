import { digit, hexDigit, isAt, lineBefore, word } from "../characters.ts";
import { type Detector, detectorOf, pairs, type Report } from "../detector.ts";
import { matchAt } from "../sticky-patterns.ts";

const colon = 58;
const dash = 45;
const length = 17;

/**
 * Addresses of network hardware with colons: `d8:bb:c1:12:34:56`. Asked for by the detector of IPv6, which reads such
 * groups anyway; `start` and `end` are those of all of them.
 */
export function reportHardwareAddress(text: string, start: number, end: number, report: Report): void {
  if (end - start === length && hasSixPairs(text, start, colon)) reportIfPrivate(text, start, report);
}

/**
 * Reports an address of network hardware with dashes: `D8-BB-C1-12-34-56`. `at` stands before any of them. Returns where
 * it ends; null where it is something else.
 */
export function endOfHardwareAddress(text: string, at: number, report: Report): number | null {
  if (text.charCodeAt(at + 4) !== dash && text.charCodeAt(at - 2) !== dash) return null;
  for (let pair = 0; pair < 5; pair++) {
    const start = at - 1 - 3 * pair;
    if (!hasSixPairs(text, start, dash)) continue;
    reportIfPrivate(text, start, report);
    return start + length;
  }
  return null;
}

function hasSixPairs(text: string, start: number, separator: number): boolean {
  for (let pair = 0; pair < 6; pair++) {
    const at = start + 3 * pair;
    if (!isAt(text, at, hexDigit) || !isAt(text, at + 1, hexDigit)) return false;
    if (pair < 5 && text.charCodeAt(at + 2) !== separator) return false;
  }
  return true;
}

function reportIfPrivate(text: string, start: number, report: Report): void {
  const end = start + length;
  if (isAt(text, start - 1, word) && text.charAt(start - 2) !== "§") return;
  // More pairs are a checksum.
  if (isAt(text, end, word) || isPairBeside(text, start - 1, -1) || isPairBeside(text, end, 1)) return;
  if (/colou?rs?\W{0,4}$/i.test(text.slice(Math.max(0, start - 10), start))) return;
  if (isSomebodys(text.slice(start, end)) && (hasLetter(text, start, end) || isNamed(text, start))) {
    report("mac-address", start, end);
  }
}

function isPairBeside(text: string, at: number, step: 1 | -1): boolean {
  const code = text.charCodeAt(at);
  return (code === colon || code === dash) && isAt(text, at + step, hexDigit);
}

function isSomebodys(address: string): boolean {
  return !/^(?:00[:-]?){6}$|^(?:ff[:-]?){6}$/i.test(address);
}

/** Digits alone are a time, unless something says otherwise. */
function hasLetter(text: string, start: number, end: number): boolean {
  for (let at = start; at < end; at++) if (isAt(text, at, hexDigit) && !isAt(text, at, digit)) return true;
  return false;
}

const named =
  /(?:(?<![a-z])mac(?![a-z])|ether|hwaddr|physical|physisch|physique|física|bssid|hwid|hardware)[^\r\n]{0,24}$/i;

function isNamed(text: string, start: number): boolean {
  return named.test(lineBefore(text, start, 40));
}

/** Those with dashes that have a letter before each of them, `3C-7C-3F-1E-AA-02`: all others are found as addresses in names. */
export const dashedHardwareAddresses: Detector = {
  anchors: pairs("abcdefABCDEF", "-").flatMap((pair) => [..."0123456789abcdefABCDEF"].map((next) => pair + next)),
  rulesOut: (bytes, at) => bytes[at + 4] !== dash && bytes[at - 2] !== dash,
  look: (text, at, report) => endOfHardwareAddress(text, at, report) ?? ~(at + 1),
};

/** `MAC=a8:5e:45:d2:7b:1c:e0:28:6d:3f:90:c4:08:00`, as Linux writes both ends of a packet and its kind. */
export const packetAddresses = detectorOf({
  anchors: ["MAC="],
  kind: "mac-address",
  pattern: /MAC=(?:[\da-f]{2}:){13}[\da-f]{2}(?![\w:])/y,
  skipped: "MAC=".length,
});

const dot = 46;
const letters = "abcdefABCDEF";
const digits = "0123456789";

/** As switches write them, in three groups: `a85e.45d2.7b1c`. */
export const groupedHardwareAddresses: Detector = {
  // Versions have digits on both sides, and packages letters.
  anchors: [
    ...pairs(letters, ".").flatMap((pair) => [...digits].map((next) => pair + next)),
    ...pairs(digits, ".").flatMap((pair) => [...letters].map((next) => pair + next)),
  ],
  // The other dot is five characters before this one, or behind it.
  rulesOut: (bytes, at) => bytes[at + 6] !== dot && bytes[at - 4] !== dot,
  look(text, at, report) {
    for (const start of [at - 3, at - 8]) {
      const found = start < 0 ? null : matchAt(grouped, text, start);
      if (!found || /[\w.:/-]/.test(text.charAt(start - 1))) continue;
      const end = start + found[0].length;
      const isSome = isSomebodys(found[0].replaceAll(".", "")) && (isMixedHex(found[0]) || isNamed(text, start));
      if (isSome) report("mac-address", start, end);
      return end;
    }
    return ~(at + 1);
  },
};

const grouped = /(?:[\da-f]{4}(?:\.[\da-f]{4}){2}|[\dA-F]{4}(?:\.[\dA-F]{4}){2})(?![\w:/-]|\.\w)/y;

/** No words: `cafe.babe.face` has no digit, and `dead.beef.0001` has them in one group. */
function isMixedHex(address: string): boolean {
  return address.split(".").filter((group) => /\d/.test(group)).length > 1 && /[A-Fa-f]/.test(address);
}
