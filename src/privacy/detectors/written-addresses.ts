import { isAt, lineBefore, word } from "../characters.ts";
import { type Detector, detectorOf, pairs } from "../detector.ts";
import { matchAt } from "../sticky-patterns.ts";
import { isPublicAddress } from "./ipv4.ts";
import { isLikeVersion } from "./ipv4-context.ts";

/** Addresses of computers as people and programs write them without dots. */

const dotWords =
  "dot|d0t|punkt|point|punto|ponto|kropka|pont|punct|punt|piste|nokta|tečka|bodka|titik|chấm|точка|тчк|крапка|τελεία|点|點|점|닷|ドット|てん";
const digits = "0123456789";
const beginnings = [...new Set(dotWords.split("|").map((one) => one.slice(0, 2)))];

/** "93 dot 184 dot 216 dot 34" */
const withWords: Detector = {
  anchors: pairs(digits, " ").flatMap((pair) => beginnings.map((one) => pair + one)),
  look(text, at, report) {
    const start = at - (/\d{0,2}$/.exec(text.slice(Math.max(0, at - 2), at))?.[0].length ?? 0);
    const found = matchAt(inWords, text, start)?.[0];
    if (found === undefined || isAt(text, start - 1, word)) return at + 1;
    const plain = found.replace(betweenNumbers, ".");
    if (isAddress(plain)) report("ipv4", start, start + found.length);
    return start + found.length;
  },
};

const group = "(?:0|[1-9]\\d{0,2})";
const inWords = new RegExp(`${group}(?: (?:${dotWords}) ${group}){3}(?![\\p{L}\\p{N}]| (?:${dotWords}) \\d)`, "uy");
const betweenNumbers = /[^\d]+/g;

function isAddress(plain: string): boolean {
  const groups = plain.split(".").map(Number);
  return groups.length === 4 && groups.every((one) => one < 256) && groups[0]! > 0 && isPublicAddress(plain);
}

/** "ip: 93,184,216,34", "IP 93-184-216-34": four numbers with commas are also a colour. */
const withCommas: Detector = {
  anchors: ["ip:", "IP:", "ip i", "IP i", "ip =", "IP =", "IP a", "ip a", "ip e", "IP e", "IP地", "ip地"],
  look(text, at, report) {
    const found = isAt(text, at - 1, word) ? null : matchAt(behindIp, text, at);
    if (!found) return at + 1;
    const value = found[1]!;
    const end = at + found[0].length;
    const plain = value.replace(betweenNumbers, ".");
    if (isAddress(plain) && !isLikeVersion(plain)) report("ipv4", end - value.length, end);
    return end;
  },
};

const behindIp = new RegExp(
  `(?:ip|IP)(?:[ -]?(?:[Aa]ddress|[Aa]dresse|[Aa]dres|[Aa]dresa|地址))?(?: (?:is|ist|est|es|é|è|to))?[ :：=]{1,4}(${group}(?:(?:, ?${group}){3}|(?:-${group}){3}|(?:;${group}){3}))(?![\\w.,;-])`,
  "y",
);

/** `http://1572395042:8123/`: all of it as one number, which nobody can read, but every browser. */
const asNumber = detectorOf({
  anchors: pairs("/", "123456789").map((pair) => `/${pair}`),
  kind: "ipv4",
  pattern: /\/\/[1-9]\d{7,9}(?=[:/\s"']|$)/y,
  skipped: "//".length,
  isHere: (text, start, end) => text.charAt(start - 1) === ":" && isPublicNumber(Number(text.slice(start + 2, end))),
});

function isPublicNumber(value: number): boolean {
  if (value >= 2 ** 32) return false;
  const groups = [24, 16, 8, 0].map((shift) => Math.floor(value / 2 ** shift) % 256);
  return isPublicAddress(groups.join("."));
}

/** `remoteAddress: Uint8Array(4) [ 93, 184, 216, 34 ]`, `address=<Buffer 5d b8 d8 22>` */
const asBytes: Detector = {
  anchors: ["y(4)", "s: [", "s=[", "P: [", "p: [", 'p":[', 's":[', "fer "],
  look(text, at, report) {
    const found = matchAt(bytes, text, at);
    if (!found || !ofAddress.test(lineBefore(text, at + 1, 40))) return at + 1;
    const value = found[1] ?? found[2]!;
    const end = at + found[0].length;
    const plain = found[1]
      ? value.replace(betweenNumbers, ".")
      : value
          .split(" ")
          .map((one) => Number.parseInt(one, 16))
          .join(".");
    if (isAddress(plain)) report("ipv4", end - value.length, end);
    return end;
  },
};

const bytes = new RegExp(
  `(?:y\\(4\\)|[sPp]["']?[:=]) ?\\[ ?(${group}(?:, ?${group}){3})(?= ?\\])|fer ([\\da-f]{2}(?: [\\da-f]{2}){3})(?=>)`,
  "y",
);
const ofAddress = /(?:addr(?:ess)?|ip|host|peer|remote|client)\w{0,10}["']?(?:[ :=]{1,3}(?:new )?["'<]?\w{0,14})?$/i;

/** A row of `/proc/net/tcp`: `0: 0203080A:63E3 22D8B85D:952E 01 …`, with the bytes in reverse. */
const inTables: Detector = {
  anchors: [" 01 0", " 06 0", " 03 0", " 08 0"].map((one) => one.slice(1)),
  look(text, at, report) {
    const found = row.exec(lineBefore(text, at, 64));
    if (!found) return at + 1;
    const plain = found[1]!
      .match(/../g)!
      .map((one) => Number.parseInt(one, 16))
      .reverse()
      .join(".");
    const start = at - found[0].length + found[0].indexOf(found[1]!, found[0].indexOf(" ") + 1);
    if (isAddress(plain)) report("ipv4", start, start + 8);
    return at + 1;
  },
};

const row = /(?<=^ {0,8}\d{1,5}: [\dA-F]{8}:[\dA-F]{4}) ([\dA-F]{8}):[\dA-F]{4} $/;

export const writtenAddresses: readonly Detector[] = [withWords, withCommas, asNumber, asBytes, inTables];
