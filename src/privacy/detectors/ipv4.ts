import { digit, isAt, startOfRun } from "../characters.ts";
import { type Detector, pairs } from "../detector.ts";
import { addressOrVersion } from "./ipv4-context.ts";

/** Public IPv4 addresses. Numbers with dots are versions more often than addresses, so the context decides. */
export const ipv4: Detector = {
  anchors: pairs("0123456789", ".").flatMap((pair) => [..."0123456789"].map((next) => pair + next)),
  look(text, at, report) {
    const stop = endOfFewerNumbers(text, at);
    if (stop >= 0) return stop;
    const start = afterEscape(text, startOfRun(text, at + 1, digit, longestGroup + 1));
    const numbers = readNumbers(text, start);
    if (numbers.value !== null && isPublic(numbers.value)) {
      const verdict = addressOrVersion(text, start, numbers.end, numbers.value);
      if (verdict !== "version") report(verdict === "address" ? "ipv4" : "possible-address", start, numbers.end);
    }
    return numbers.end;
  },
};

const longestGroup = 3;

/**
 * A cheap check first: most numbers of a log have one dot. Returns where they end if there are fewer than four; else
 * -1.
 */
function endOfFewerNumbers(text: string, at: number): number {
  let next = at + 2;
  for (let dots = 1; dots < 3; dots++) {
    const from = next;
    while (next < from + longestGroup && isAt(text, next, digit)) next++;
    if (next === from || text.charCodeAt(next) !== dot) return next;
    next++;
  }
  return isAt(text, next, digit) ? -1 : next;
}

const dot = 46;

/** In `§793.184.216.34` the 7 is a colour, and in `%2093.184.216.34` the 20 is a space. */
function afterEscape(text: string, start: number): number {
  if (text.charAt(start - 1) === "§") return start + 1;
  return text.charAt(start - 1) === "%" && isAt(text, start + 2, digit) ? start + 2 : start;
}

/** The numbers with dots between them that begin here, and their value where they are an address. */
function readNumbers(text: string, start: number): { value: number | null; end: number } {
  let value = 0;
  let groups = 0;
  let isValid = true;
  let at = start;
  for (;;) {
    const from = at;
    let group = 0;
    while (isAt(text, at, digit)) {
      group = Math.min(group * 10 + text.charCodeAt(at) - 48, 1000);
      at++;
    }
    groups++;
    // No program writes addresses with leading zeros; versions such as 1.04.2.10 have them.
    const hasLeadingZero = at - from > 1 && text.charCodeAt(from) === 48;
    if (group > 255 || hasLeadingZero || groups > 4) isValid = false;
    if (isValid) value = value * 256 + group;
    if (text.charAt(at) !== "." || !isAt(text, at + 1, digit)) break;
    at++;
  }
  return { value: isValid && groups === 4 ? value : null, end: at };
}

/**
 * Nobody is found by these: networks at home and in data centres, this machine, groups of receivers. The ranges for
 * documentation are not among them: an example that is masked harms nobody.
 */
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
const nameServers = [
  "1.1.1.1",
  "1.0.0.1",
  "8.8.8.8",
  "8.8.4.4",
  "9.9.9.9",
  "149.112.112.112",
  "208.67.222.222",
  "208.67.220.220",
  "114.114.114.114",
  "119.29.29.29",
  "180.76.76.76",
  "223.5.5.5",
  "223.6.6.6",
];

const asNumber = (address: string) => address.split(".").reduce((value, group) => value * 256 + Number(group), 0);

const ranges = notPublic.map(([address, bits]) => ({ from: asNumber(address), size: 2 ** (32 - bits) }));
const known = new Set(nameServers.map(asNumber));

/** `value` is the address as one number. */
export function isPublic(value: number): boolean {
  for (let i = 0; i < ranges.length; i++) {
    const { from, size } = ranges[i]!;
    if (value >= from && value < from + size) return false;
  }
  return !known.has(value);
}
