import {
  behindEscapeBeforeName,
  codeOfThree,
  codeOfThreeBytes,
  digit,
  hostName,
  isAt,
  letter,
  startOfRun,
  tableOfThree,
  tokenPart,
  word,
} from "../characters.ts";
import { anyCase, type Detector, longestAnchor, pairs, type Report } from "../detector.ts";
import { endOfGroupedCard } from "./card-numbers.ts";
import { endOfHardwareAddress } from "./hardware-addresses.ts";
import { connectionLabels, dynamicSuffixes, fileEndings, secondLevel } from "./host-words.ts";
import { isPublicAddress } from "./ipv4.ts";
import { isLikeVersion } from "./ipv4-context.ts";
import { topLevel } from "./ipv4-words.ts";
import { endOfDriveKey } from "./recovery-facts.ts";

const longestHost = 128;
const dash = 45;

/**
 * Names of connections that have their address in them: `c-73-158-42-19.hsd1.ca.comcast.net`. All of it is masked but
 * the provider's own name.
 */
export const addressesInNames: Detector = {
  anchors: pairs("0123456789", "-").flatMap((pair) => [..."0123456789abcdefABCDEF"].map((next) => pair + next)),
  // Two more dashes, with a few characters before each. Dates and ids have them elsewhere: most end here.
  rulesOut(bytes, at) {
    const second = nextDash(bytes, at + 2);
    // Cards have groups of four digits, and keys of drives of six.
    if (second < 0)
      return (
        !(bytes[at + 6] === dash && bytes[at + 11] === dash) && !(bytes[at + 8] === dash && bytes[at + 15] === dash)
      );
    return nextDash(bytes, second + 1) < 0;
  },
  look(text, at, report) {
    const hardware =
      endOfHardwareAddress(text, at, report) ?? endOfGroupedCard(text, at, report) ?? endOfDriveKey(text, at, report);
    if (hardware !== null) return hardware;
    const start = startOfRun(text, at + 1, digit, 3);
    const end = endOfFourGroups(text, start);
    if (end < 0) return ~(at + 1);
    if (isAt(text, end, digit) || isAt(text, start - 1, digit)) return at + 1;
    if (text.charAt(end) !== "-" && !(text.charAt(end) === "." && isAt(text, end + 1, letter))) {
      if (isNamedByAddress(text, start, end)) report("ipv4", start, end);
      return end;
    }
    const hostEnd = endOfHost(text, end);
    const name = startOfRun(text, start, hostName, longestHost);
    // Longer than any name: no part of it is one.
    if (hostEnd - name > longestHost) return hostEnd;
    if (isAt(text, name - 1, word) || isYearBefore(text, start)) return end;
    // `ip-10-0-0-12.ec2.internal` is in nobody's home.
    if (text.slice(end, hostEnd).includes(".internal") && !isPublicAddress(text.slice(start, end).replaceAll("-", ".")))
      return hostEnd;
    return reportHost(text, behindEscapeBeforeName(text, name), hostEnd, report, () => true) ? hostEnd : end;
  },
};

/** `ip-93-184-216-34:25565`, with no domain behind it. Nobody is found by an address within a data centre. */
function isNamedByAddress(text: string, start: number, end: number): boolean {
  if (isAt(text, end, word) || text.charAt(start - 1) !== "-") return false;
  const [, label = ""] = namedByAddress.exec(text.slice(Math.max(0, start - 12), start)) ?? [];
  const address = text.slice(start, end).replaceAll("-", ".");
  return label !== "" && isPublicAddress(address) && (label.toLowerCase() === "ip" || !isLikeVersion(address));
}

const namedByAddress =
  /(?:^|[^\w.-])(ip|host|cpe|static|dyn|dynamic|pool|pppo?e?|ec2|client|cable|dsl|adsl|vps|srv|c)-$/i;

/** No name is longer, and a line of nothing but dots is not read again at each of them. */
function endOfHost(text: string, from: number): number {
  let at = from;
  while (at < from + longestHost && isAt(text, at, hostName)) at++;
  return at;
}

/** `2026-01-12-18-30.world` */
function isYearBefore(text: string, start: number): boolean {
  return text.charAt(start - 1) === "-" && /(?:^|\D)(?:19|20)\d\d-$/.test(text.slice(Math.max(0, start - 6), start));
}

function nextDash(bytes: Uint8Array, from: number): number {
  for (let at = from + 1; at <= from + 3; at++) if (bytes[at] === dash) return at;
  return -1;
}

/** Behind four numbers up to 255 with dashes between them; -1 where there are none. */
function endOfFourGroups(text: string, start: number): number {
  let at = start;
  for (let group = 0; group < 4; group++) {
    if (group > 0 && text.charAt(at++) !== "-") return -1;
    const from = at;
    while (at < from + 3 && isAt(text, at, digit)) at++;
    if (at === from || Number(text.slice(from, at)) > 255) return -1;
  }
  return at;
}

/** The first letters of the labels that tell a connection. */
const firstThree = tableOfThree("dip dyn dsl ads vds ppp dia poo cab cat cus dhc fio ftt fib bro hsd rev abo kab");

/** Names of connections that say so: `p4fd1a2b3.dip0.t-ipconnect.de`, `x4db61c2f.dyn.telefonica.de`. */
export const connectionNames: Detector = {
  anchors: ".di .dy .ds .dh .ad .ab .vd .pp .po .ca .cu .fi .ft .br .hs .re .ka".split(" "),
  rulesOut: (bytes, at) => firstThree[codeOfThreeBytes(bytes, at + 1)] === 0,
  look(text, at, report) {
    if (firstThree[codeOfThree(text, at + 1)] === 0 || !isAt(text, at - 1, hostName)) return ~(at + 1);
    const hostEnd = endOfHost(text, at + 1);
    const name = startOfRun(text, at, hostName, longestHost);
    if (hostEnd - name > longestHost) return hostEnd;
    // Classes have such parts, too: `net.example.pool.Worker`.
    if (isAt(text, name - 1, word)) return at + 1;
    const own = behindEscapeBeforeName(text, name);
    if (own >= at || digitsBeforeDot(text, own) < 3) return at + 1;
    const isConnection = (labels: readonly string[]) =>
      labels.slice(1, -2).some((label) => connectionLabels.test(label));
    return reportHost(text, own, hostEnd, report, isConnection) ? hostEnd : at + 1;
  },
};

/** Of a text that has a dot from `start` on. */
function digitsBeforeDot(text: string, start: number): number {
  let digits = 0;
  for (let at = start; text.charCodeAt(at) !== 46; at++) if (isAt(text, at, digit)) digits++;
  return digits;
}

const maxLabels = 12;
const knownEnding = new RegExp(`^${topLevel}$`);

function reportHost(
  text: string,
  start: number,
  runEnd: number,
  report: Report,
  isPrivate: (labels: readonly string[]) => boolean,
): boolean {
  let end = runEnd;
  while (end > start && !isAt(text, end - 1, letter)) end--;
  if (end - start > longestHost) return false;
  const labels = text.slice(start, end).toLowerCase().split(".");
  // A file may be named after a host: `c-73-158-42-19.hsd1.example.net.yml`.
  if (labels.length > 3 && fileEndings.has(labels.at(-1)!) && knownEnding.test(labels.at(-2)!))
    end -= labels.pop()!.length + 1;
  if (labels.length < 3 || labels.length > maxLabels || !/^[a-z]{2,12}$/.test(labels.at(-1)!)) return false;
  if (fileEndings.has(labels.at(-1)!)) return false;
  if (labels.includes("") || !isPrivate(labels)) return false;
  const kept = labels.at(-1)!.length === 2 && secondLevel.test(labels.at(-2)!) && labels.length > 3 ? 3 : 2;
  const keptLength = labels.slice(-kept).join(".").length;
  const masked = end - keptLength - 1;
  if (masked <= start || !/[a-z0-9]/.test(text.slice(start, masked).toLowerCase())) return false;
  report("host-name", start, masked);
  return true;
}

/** `annas-server.duckdns.org`: the name before the service's own. One detector for each two characters. */
export const dynamicNames: readonly Detector[] = Object.entries(dynamicSuffixes).map(([anchor, list]) => {
  const all = list.split(" ");
  const offsets = [...new Set(all.map((suffix) => suffix.indexOf(anchor)))];
  const places = offsets.map((offset) => ({ offset, suffixes: all.filter((one) => one.indexOf(anchor) === offset) }));
  return {
    anchors: list
      .split(" ")
      .flatMap((suffix) => anyCase(suffix.slice(suffix.indexOf(anchor), suffix.indexOf(anchor) + longestAnchor))),
    endsInAnyCase: true,
    look: (text, at, report) => {
      for (const { offset, suffixes } of places) {
        const dot = at - offset - 1;
        if (text.charCodeAt(dot) !== 46) continue;
        const end = endOfDynamicName(text, dot, suffixes);
        if (end < 0) continue;
        const start = behindEscapeBeforeName(text, startOfRun(text, dot, hostName, longestHost));
        const name = text.slice(start, dot).toLowerCase();
        if (/[a-z\d]/.test(name) && !ofService.test(name)) report("host-name", start, dot);
        return end;
      }
      return at + 1;
    },
  };
});

/** Names that the services have themselves. */
const ofService = /^(?:www|my|api|app|docs|status|download|dashboard|account|blog|help|support|cdn)$/;

const longestSuffix = 32;

/** Where one of the endings that begin behind the dot ends; -1 where none is there. */
function endOfDynamicName(text: string, dot: number, suffixes: readonly string[]): number {
  const behind = text.slice(dot + 1, dot + 1 + longestSuffix).toLowerCase();
  for (const suffix of suffixes) {
    const end = dot + 1 + suffix.length;
    if (!behind.startsWith(suffix) || isAt(text, end, tokenPart)) continue;
    if (!(text.charAt(end) === "." && isAt(text, end + 1, word))) return end;
  }
  return -1;
}
