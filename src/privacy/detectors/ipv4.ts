import { digit, isBehindNul, isBehindUnicodeEscape, isDigitByte, lineBefore, startOfRun } from "../characters.ts";
import { type Detector, pairs } from "../detector.ts";
import { endOfMatch, matchAt } from "../sticky-patterns.ts";
import { addressOrVersion, isLikeVersion } from "./ipv4-context.ts";

/** Public IPv4 addresses. Numbers with dots are versions more often than addresses, so the context decides. */
export const ipv4: Detector = {
  anchors: pairs("0123456789", ".").flatMap((pair) => [..."0123456789"].map((next) => pair + next)),
  look(text, at, report, notes) {
    const stop = endOfFewerNumbers(text, at);
    if (stop >= 0) return ~stop;
    const start = afterEscape(text, startOfRun(text, at + 1, digit, longestGroup + 1), at + 1);
    const end = endOfNumbers(text, start);
    const packet = endOfPacketAddress(text, start, end);
    if (packet >= 0) {
      if (isPublic(addressIn(text, start, packet))) report("ipv4", start, packet);
      return end;
    }
    const value = addressIn(text, start, end);
    if (value >= 0 && isPublic(value) && !isExample(text, start, end, value)) {
      const verdict = addressOrVersion(text, start, end, value);
      if (verdict !== "version") report(verdict === "address" ? "ipv4" : "possible-address", start, end);
      if (verdict !== "address") notes.numbers.push({ start, end });
    }
    return end;
  },
  rulesOut(bytes, at) {
    let next = at + 2;
    for (let dots = 1; dots < 3; dots++) {
      const from = next;
      while (next < from + longestGroup && isDigitByte(bytes[next]!)) next++;
      if (next === from || bytes[next] !== dot) return true;
      next++;
    }
    return !isDigitByte(bytes[next]!);
  },
};

/** As people write one so that nobody follows it, and as it stands in an address or in HTML: `93[.]184[.]216[.]34`. */
export const defusedAddresses: Detector = {
  anchors: ["[.]", "(.)", "[dot", "(dot", "%2E", "%2e", "%252", "&#46", "u002"],
  look(text, at, report) {
    const dotAt = text.charAt(at) === "u" ? at - 1 : at;
    const start = afterEscape(text, startOfRun(text, dotAt, digit, longestGroup + 2), dotAt);
    const found = matchAt(defused, text, start)?.[0];
    if (found === undefined || isDigit(text, start - 1)) return at + 1;
    const plain = found.replace(dots, ".");
    const value = addressIn(plain, 0, plain.length);
    const isAddress =
      value >= 0 && isPublic(value) && (!found.includes("%") || isInAddress(text, start, start + found.length));
    if (isAddress) report("ipv4", start, start + found.length);
    return start + found.length;
  },
};

const writtenDot = String.raw`(?:\[\.\]|\(\.\)|\[dot\]|\(dot\)|%(?:25)?2[eE]|&#46;|\\u002[eE]|\.)`;
const dots = new RegExp(writtenDot, "g");
const defused = new RegExp(String.raw`\d{1,3}(?:${writtenDot}\d{1,3}){3}(?!\w)`, "y");

/** Versions are encoded as well. */
function isInAddress(text: string, start: number, end: number): boolean {
  return (
    /(?:(?<![a-z])(?:ip|addr|host|remote|server|client|from|source|src|dst|peer|target)\w{0,8}(?:=|%(?:25)?3d|%22|[":])+|(?:\/|%2f)(?:\/|%2f)|[=:" ](?:\/|%2f))$/i.test(
      text.slice(Math.max(0, start - 24), start),
    ) || /^(?::|%3a)\d{2,5}(?!\d)/i.test(text.slice(end, end + 9))
  );
}

/** As people write one in chat: `93.184 .216.34`, `93 . 184 . 216 . 34`. */
export const spacedAddresses: Detector = {
  anchors: pairs("0123456789", " ").map((pair) => `${pair}.`),
  look(text, at, report) {
    const line = lineBefore(text, at + 1, 16);
    const before = /(?:^|[^\d.])((?:\d{1,3} {0,2}\. {0,2}){0,2}\d{1,3})$/.exec(line)?.[1];
    if (before === undefined) return at + 1;
    const start = at + 1 - before.length;
    const found = matchAt(spaced, text, start)?.[0];
    if (found === undefined) return at + 1;
    const plain = found.replaceAll(" ", "");
    const value = addressIn(plain, 0, plain.length);
    const isSaid = /(?<![A-Za-z])(?:ip|ipv4|server|адрес|地址|adresse|address)(?![A-Za-z])/i.test(
      lineBefore(text, start, 48),
    );
    if (value >= 0 && isPublic(value) && (isSaid || !isLikeVersion(plain))) report("ipv4", start, start + found.length);
    return start + found.length;
  },
};

const spaced = /\d{1,3}(?: {0,2}\. {0,2}\d{1,3}){3}(?!\w|\.\d)/y;

/** `plugins/IPs/93_184_216_34.yml`: only where a folder or what stands before says that it is an address. */
export const addressesInFileNames: Detector = {
  anchors: pairs("0123456789", "_").flatMap((pair) => [..."0123456789"].map((next) => pair + next)),
  rulesOut(bytes, at) {
    let next = at + 2;
    for (let joints = 1; joints < 3; joints++) {
      const from = next;
      while (next < from + longestGroup && isDigitByte(bytes[next]!)) next++;
      if (next === from || bytes[next] !== underscore) return true;
      next++;
    }
    return !isDigitByte(bytes[next]!);
  },
  look(text, at, report) {
    const start = startOfRun(text, at + 1, digit, longestGroup + 1);
    const found = matchAt(withUnderscores, text, start)?.[0];
    if (found === undefined) return ~(at + 1);
    const end = start + found.length;
    if (endOfMatch(moreBehind, text, end) >= 0) return at + 1;
    const value = addressIn(found.replaceAll("_", "."), 0, found.length);
    if (value >= 0 && isPublic(value) && ofAddresses.test(lineBefore(text, start, 64))) report("ipv4", start, end);
    return end;
  },
};

const underscore = 95;
const withUnderscores = /\d{1,3}(?:_\d{1,3}){3}/y;
const moreBehind = /[A-Za-z\d]|[_.-]\d/y;
const ofAddresses =
  /(?:(?<![A-Za-z])(?:[Ii]ps?|ip[-_](?:addresses|address|logs?|bans?|data|history|cache|checks?|limits?)|[Aa]ddress(?:es)?|[Aa]dressen|[Aa]dresses|direcciones|indirizzi)|(?:[a-z]|(?<![A-Za-z]))IPs?(?:[A-Z][a-z]{1,12}){0,2})(?:[/\\]{1,2}(?:[A-Za-z]{1,12}[/\\]{1,2})?|[_=:-] ?)$|(?:[Aa]nti-?(?:VPN|Proxy|Bot)|VPN[A-Za-z]{0,8}|IPHub|ProxyCheck|GeoIP\w{0,8}|IPBan|IPWhitelist|AltDetector|LastIP)[/\\]{1,2}(?:\w{1,16}[/\\]{1,2}){0,2}$/;

const longestGroup = 3;

/** `IP 93.184.216.34.38190 > 10.8.3.2.25571:`, as tcpdump has addresses with their ports: where the address ends; else -1. */
function endOfPacketAddress(text: string, start: number, end: number): number {
  if (text.charAt(end) !== " " && text.charAt(end) !== ":") return -1;
  const found = /^\d{1,3}(?:\.\d{1,3}){3}(?=\.\d{1,5}$)/.exec(text.slice(start, Math.min(end, start + 24)));
  const isPacket =
    found && (text.startsWith(" >", end) ? /(?:^|\s)IP $/ : /IP [\w.-]{1,64} > $/).test(lineBefore(text, start, 80));
  const isRow = found && /^ {0,4}(?:tcp|udp)46?4? +\d+ +\d+ +(?:[\d.*]{1,24} +)?$/.test(lineBefore(text, start, 80));
  return isPacket || isRow ? start + found[0].length : -1;
}

/**
 * A cheap check first: most numbers of a log have one dot. Returns where they end if there are fewer than four; else
 * -1.
 */
function endOfFewerNumbers(text: string, at: number): number {
  let next = at + 2;
  for (let dots = 1; dots < 3; dots++) {
    const from = next;
    while (next < from + longestGroup && isDigit(text, next)) next++;
    if (next === from || text.charCodeAt(next) !== dot) return next;
    next++;
  }
  return isDigit(text, next) ? -1 : next;
}

const dot = 46;
const zero = 48;
const percent = 37;
const section = 0xa7;
const backslash = 92;
const smallX = 120;

function isDigit(text: string, at: number): boolean {
  return isDigitByte(text.charCodeAt(at));
}

/**
 * In `§793.184.216.34` the 7 is a colour, in `%2093.184.216.34` the 20 is a space, and in `\u002793.184.216.34` the 27 is
 * part of a quote.
 */
function afterEscape(text: string, start: number, groupEnd: number): number {
  const before = text.charCodeAt(start - 1);
  if (before === section) return start + 1;
  if (before === percent && isDigit(text, start + 2)) return start + 2;
  if (before === backslash || before === smallX || (groupEnd - start > longestGroup && isDigit(text, start - 1))) {
    for (let at = groupEnd - longestGroup; at < groupEnd; at++) if (isBehindNul(text, at)) return at;
  }
  if (groupEnd - start <= longestGroup) return start;
  for (let at = groupEnd - longestGroup; at < groupEnd; at++) if (isBehindUnicodeEscape(text, at)) return at;
  return start;
}

/** Behind the last of the numbers with dots between them that begin here. */
function endOfNumbers(text: string, start: number): number {
  let at = start;
  while (isDigit(text, at) || (text.charCodeAt(at) === dot && isDigit(text, at + 1))) at++;
  return at;
}

/** The address that numbers with dots between them are, as one number; -1 where they are none. */
function addressIn(text: string, start: number, end: number): number {
  let value = 0;
  let groups = 0;
  for (let at = start; at < end; at++) {
    const from = at;
    let group = 0;
    for (; isDigit(text, at); at++) group = Math.min(group * 10 + text.charCodeAt(at) - zero, 1000);
    // No program writes addresses with leading zeros; versions such as 1.04.2.10 have them.
    const hasLeadingZero = at - from > 1 && text.charCodeAt(from) === zero;
    if (group > 255 || hasLeadingZero || ++groups > 4) return -1;
    value = value * 256 + group;
  }
  return groups === 4 ? value : -1;
}

/**
 * An address for documentation where a setting or an example has it: `Address: 192.0.2.7`, `# 192.0.2.7`. Somebody who tries the
 * masks out writes one as well, but in a sentence or with a port.
 */
function isExample(text: string, start: number, end: number, value: number): boolean {
  if (!documentation.has(value >>> 8) || text.charAt(end) === ":") return false;
  return ofExamples.test(lineBefore(text, start, 80));
}

const ofExamples =
  /^[ \t]{0,8}(?:#|\/\/|;|<!--)|\b(?:example|e\.g\.|z\. ?B\.|par exemple|por ejemplo|например)[ :,]|[:=][ \t]{0,4}["']?$/i;

/** Nobody is found by these: networks at home and in data centres, this machine, groups of receivers. */
const notPublic: readonly (readonly [address: string, bits: number])[] = [
  ["0.0.0.0", 8],
  ["10.0.0.0", 8],
  ["100.64.0.0", 10],
  ["127.0.0.0", 8],
  ["169.254.0.0", 16],
  ["172.16.0.0", 12],
  ["192.0.0.0", 24],
  ["192.168.0.0", 16],
  ["198.18.0.0", 15],
  ["224.0.0.0", 3],
];

/** Name servers that everybody uses. That one of them was asked says nothing about anyone. */
const nameServers =
  "1.1.1.1 1.0.0.1 8.8.8.8 8.8.4.4 9.9.9.9 149.112.112.112 208.67.222.222 208.67.220.220 114.114.114.114 119.29.29.29 180.76.76.76 223.5.5.5 223.6.6.6";

const asNumber = (address: string) => address.split(".").reduce((value, group) => value * 256 + Number(group), 0);

/** The first three numbers of the ranges for documentation, of which somebody may have made a log up. */
const documentation = new Set(["192.0.2.0", "198.51.100.0", "203.0.113.0"].map((address) => asNumber(address) / 256));

const ranges = notPublic.map(([address, bits]) => ({ from: asNumber(address), size: 2 ** (32 - bits) }));
const known = new Set(nameServers.split(" ").map(asNumber));
/** The first numbers of all of these. */
const notable = new Set([...known].map(firstOf));
for (const { from, size } of ranges) {
  for (let first = firstOf(from); first <= firstOf(from + size - 1); first++) notable.add(first);
}

function firstOf(address: number): number {
  return Math.floor(address / 2 ** 24);
}

export const isPublicAddress = (address: string) => isPublic(asNumber(address));

/** `value` is the address as one number. */
export function isPublic(value: number): boolean {
  if (!notable.has(firstOf(value))) return true;
  for (let i = 0; i < ranges.length; i++) {
    const { from, size } = ranges[i]!;
    if (value >= from && value < from + size) return false;
  }
  return !known.has(value);
}
