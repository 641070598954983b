import { digit, hexDigit, isAt, isTokenStart, letter, startOfRun, word } from "../characters.ts";
import { anyCase, type Detector, detectorOf, pairs, type Report } from "../detector.ts";
import { endOfMatch, matchAt } from "../sticky-patterns.ts";
import { reportHardwareAddress } from "./hardware-addresses.ts";
import { isPublic as isPublicIpv4 } from "./ipv4.ts";

/**
 * Public IPv6 addresses. All that were ever given out begin with a group from 2000 to 3fff, which tells them from
 * times, hardware addresses, checksums and names such as `face::b`.
 */
export const ipv6: Detector = {
  anchors: [...pairs(":", "0123456789abcdefABCDEF:"), ...anyCase("%3a")],
  look(text, at, report) {
    if (text.charCodeAt(at) === percent) return lookAtEscaped(text, at, at, report);
    // Times, and numbers of lines: nearly every colon of a log.
    if (isTime(text, at)) return ~(at + 6);
    const next = endOfFirstGroup(text, at);
    if (text.charCodeAt(next) === backslash) return lookAtEscaped(text, at, at - 1, report);
    if (text.charCodeAt(next) !== colon) return ~next;
    const end = endOfGroups(text, at);
    let start = startOfGroup(text, at);
    if (start === at && text.charAt(at + 1) !== ":") start++;
    if (end - start === 17 && at - start === 2) reportHardwareAddress(text, start, end, report);
    // `ip6:2a01:…`: the first group is the end of a word, or one too many.
    if (!beginsPublic(text, start) && beginsPublic(text, at + 1) && isLabel(text, start, at, end)) start = at + 1;
    if (beginsPublic(text, start) && (isTokenStart(text, start) || isBehindWord(text, start))) {
      const addressEnd = readAddress(text, start, end);
      if (addressEnd !== null) report("ipv6", start, addressEnd);
    } else reportWithin(text, start, end, report);
    return end;
  },
  rulesOut(bytes, at) {
    if (bytes[at] === percent) return false;
    let next = at + 1;
    while (next <= at + longestGroup && isHexDigit(bytes[next]!)) next++;
    return bytes[next] === colon ? isTimeInBytes(bytes, at) : bytes[next] !== backslash;
  },
};

function isLabel(text: string, start: number, at: number, end: number): boolean {
  if (isAt(text, start - 1, letter)) return true;
  return (
    /[a-f]/i.test(text.slice(start, at)) &&
    end - at < 9 * (longestGroup + 1) &&
    text.slice(at, end).split(":").length === 9
  );
}

const firstGroups = [
  ...pairs("a", "0123456789abcdef").map((pair) => `2${pair.replace("a", "a0")}`),
  ..."2001 2003 2400 2401 2402 2403 2404 2405 2406 2407 2408 2409 240e 2600 2601 2602 2603 2604 2605 2606 2607 2620 2800 2803 2804 2806".split(
    " ",
  ),
];

/** As names of hosts have it: `2a02-8109-9c40-2f18-31aa-7d0e-55b1-c02f.ipv6.example.net`. */
export const dashedIpv6 = detectorOf({
  anchors: firstGroups,
  kind: "ipv6",
  pattern: /2[\da-f]{3}(?=[\d-]{0,36}[a-f])(?:-[\da-f]{1,4}){5,7}(?!\w)/y,
  isHere: (text, start) => !isAt(text, start - 1, word),
});

/** `address2a01:…`: no group has this letter, so that none of the word is part of the address. */
function isBehindWord(text: string, start: number): boolean {
  return isAt(text, start - 2, letter) && isAt(text, start - 1, letter) && !isAt(text, start - 1, hexDigit);
}

const mapped = /^(?:(?:0{1,4}:){5}|::(?:0{1,4}:){0,4})ffff:([\da-f]{1,4}):([\da-f]{1,4})$/i;
const ofHardware = /^fe80:(?::|(?:0{1,4}:){3})([\da-f]{1,4}:[\da-f]{0,2}ff:fe[\da-f]{2}:[\da-f]{1,4})$/i;

/** An address of version 4 as one of version 6, and the hardware address that one of the local network is made of. */
function reportWithin(text: string, start: number, end: number, report: Report): void {
  const first = text.charCodeAt(start) | 32;
  if ((first !== 0x30 && first !== 0x3a && first !== 0x66) || end - start > 9 * (longestGroup + 1)) return;
  const address = text.slice(start, end);
  const [, high, low] = mapped.exec(address) ?? [];
  if (high !== undefined && low !== undefined) {
    const value = Number.parseInt(high, 16) * 65_536 + Number.parseInt(low, 16);
    if (isPublicIpv4(value)) report("ipv6", end - high.length - low.length - 1, end);
    return;
  }
  const hardware = ofHardware.exec(address)?.[1];
  if (hardware !== undefined && isOfMaker(hardware)) report("ipv6", end - hardware.length, end);
}

/** Whether whoever made the hardware gave it the address. Bridges of containers and their like make up their own. */
function isOfMaker(groups: string): boolean {
  return ((Number.parseInt(groups, 16) >> 8) & 2) !== 0;
}

const longestGroup = 4;
const colon = 58;
const percent = 37;
const backslash = 92;

function isDigit(code: number): boolean {
  return code >= 0x30 && code <= 0x39;
}

function isHexDigit(code: number): boolean {
  return isDigit(code) || ((code | 32) >= 0x61 && (code | 32) <= 0x66);
}

/** Where the group begins that ends here. In `§c2a01:…` the c is a colour, and in `%5B2a01:…` the B is a bracket's. */
function startOfGroup(text: string, end: number): number {
  const start = startOfRun(text, end, hexDigit, longestGroup + 1);
  const isEscape = text.charAt(start - 1) === "§" || (end - start > longestGroup && text.charAt(start - 2) === "%");
  return isEscape ? start + 1 : start;
}

const twoEscaped = /(?:\\:|%3a)[\da-f]{0,4}(?:\\:|%3a)/iy;
const escaped = /[23][\da-f]{3}(?:(?:\\:|%3a)[\da-f]{0,4}){2,8}(?!\w)/iy;

/** `2a01\:4f8\:…`, as files of properties have it, and `2a01%3A4f8%3A…`, as links do. `colonAt`: where a colon begins. */
function lookAtEscaped(text: string, at: number, colonAt: number, report: Report): number {
  if (endOfMatch(twoEscaped, text, colonAt) < 0) return ~(at + 1);
  const start = startOfGroup(text, colonAt);
  const address = (isTokenStart(text, start) && matchAt(escaped, text, start)?.[0]) || "";
  const groups = address.split(/\\:|%3a/i);
  if (!isPublic(groups) || !isWhole(groups) || isSomethingElse(groups, text.charAt(start - 1))) return at + 1;
  report("ipv6", start, start + address.length);
  return start + address.length;
}

function endOfFirstGroup(text: string, at: number): number {
  let next = at + 1;
  while (next <= at + longestGroup && isAt(text, next, hexDigit)) next++;
  return next;
}

/** `12:34:56`, and nothing of its kind behind it. */
function isTime(text: string, at: number): boolean {
  return (
    text.charCodeAt(at + 3) === colon &&
    isAt(text, at + 5, digit) &&
    text.charCodeAt(at + 6) !== colon &&
    !isAt(text, at + 6, hexDigit) &&
    !isAt(text, at - 3, hexDigit)
  );
}

/** A character that only looks like a digit by its lower byte ends what could be an address all the same. */
function isTimeInBytes(bytes: Uint8Array, at: number): boolean {
  return (
    bytes[at + 3] === colon &&
    isDigit(bytes[at + 1]!) &&
    isDigit(bytes[at + 2]!) &&
    isDigit(bytes[at + 4]!) &&
    isDigit(bytes[at + 5]!) &&
    bytes[at + 6] !== colon &&
    !isHexDigit(bytes[at + 6]!) &&
    !(at >= 3 && isHexDigit(bytes[at - 3]!))
  );
}

/** A cheap check first: logs have two colons in the time of every line. */
function beginsPublic(text: string, start: number): boolean {
  const first = text.charAt(start);
  return (first === "2" || first === "3") && text.charAt(start + longestGroup) === ":";
}

function endOfGroups(text: string, from: number): number {
  let at = from;
  while (isAt(text, at, hexDigit) || text.charAt(at) === ":") at++;
  return at;
}

/** Where the address that begins at `start` ends; null where none does. */
function readAddress(text: string, start: number, runEnd: number): number | null {
  // Nine groups of four and their colons are the most there can be.
  if (runEnd - start > 9 * (longestGroup + 1)) return null;
  if (isAt(text, runEnd, word)) return endBeforeWord(text, start, runEnd);
  // A single colon at the end belongs to the sentence.
  const isSingleColonLast = text.charAt(runEnd - 1) === ":" && text.charAt(runEnd - 2) !== ":";
  let end = isSingleColonLast ? runEnd - 1 : runEnd;
  const groups = text.slice(start, end).split(":");
  // Java wrote ports behind addresses without brackets: `/2a01:0:0:0:0:0:0:1:25565`. No group has five digits.
  const last = groups.at(-1) ?? "";
  const isPort = groups.includes("")
    ? groups.indexOf("") > 0 && /^\d{5}$/.test(last)
    : groups.length === 9 && /^\d{2,5}$/.test(last);
  if (isPort) {
    groups.pop();
    end -= last.length + 1;
  }
  const isHere = isPublic(groups) && isWhole(groups) && !isSomethingElse(groups, text.charAt(start - 1));
  return isHere ? end : null;
}

/** `2a01:4f8:c0c:1::2disconnected`: the letters of the word that a group could have as well go with it. */
function endBeforeWord(text: string, start: number, runEnd: number): number | null {
  if (startOfRun(text, runEnd + 3, letter, 3) !== runEnd) return null;
  const lastGroup = text.lastIndexOf(":", runEnd - 1) + 1;
  const end = Math.min(runEnd, lastGroup + longestGroup);
  const groups = text.slice(start, end).split(":");
  const isHere = groups.filter((group) => group !== "").length > 3 && isPublic(groups) && isWhole(groups);
  return isHere && !isSomethingElse(groups, text.charAt(start - 1)) ? end : null;
}

/** Eight groups, or fewer with one `::` between them. */
function isWhole(groups: readonly string[]): boolean {
  if (!groups.every((group) => group.length <= longestGroup)) return false;
  const gaps = groups.filter((group, index) => group === "" && index !== groups.length - 1).length;
  const endsWithGap = groups.at(-1) === "";
  if (endsWithGap) return gaps === 1 && groups.at(-2) === "" && groups.length <= 9;
  return gaps === 0 ? groups.length === 8 : gaps === 1 && groups.length <= 8;
}

/** Name servers that everybody uses. */
const nameServers = ["2001:4860:4860:", "2606:4700:4700:", "2620:fe:"];

function isPublic(groups: readonly string[]): boolean {
  const [first = "", second = ""] = groups;
  if (!/^[23][\da-f]{3}$/i.test(first)) return false;
  const isDocumentation = first === "2001" && Number.parseInt(second || "0", 16) === 0xdb8;
  const address = groups.join(":").toLowerCase();
  return !isDocumentation && !nameServers.some((known) => address.startsWith(known));
}

/** Dates and times with colons (`2026:01:31:…`), and short names with `::` that no bracket or slash calls an address. */
function isSomethingElse(groups: readonly string[], before: string): boolean {
  const rest = groups.slice(1).filter((group) => group !== "");
  if (rest.length < 2 && before !== "[" && before !== "/") return true;
  return !groups.some((group) => /[a-f]/i.test(group)) && rest.every((group) => group.length <= 2);
}
