import { isLikeVersion } from "./detectors/ipv4-context.ts";
import { isImpersonal } from "./impersonal-names.ts";
import type { PrivateKind } from "./private-match.ts";

/** Shorter ones may stand anywhere by chance. */
const shortest = 6;
const longest = 512;
const masked = "**";

/** The digits of `1.20.81.1`: as a version it stands in a hundred places that are no address. */
const likeMod = /^1\.(?:1[2-9]|2[0-6])\.|^1(?:\.(?:\d|[12]\d|3[01])){3}$/;
const hasDigit = /\d/;
const hasLetter = /\p{L}/u;
const number = /^[\d.,:_-]+$/;

type IsTelling = (text: string) => boolean;

/** Whether a text says by itself what it is, so that it means the same wherever it stands. Never what is only possible. */
const telling: Partial<Record<PrivateKind, IsTelling>> = {
  ipv4: (text) => !likeMod.test(text),
  ipv6: (text) => text.length > 7,
  "mac-address": () => true,
  email: () => true,
  discord: () => true,
  "account-id": (text) => text.length >= 12,
  "api-key": isMixed,
  token: isMixed,
  // "minecraft" and "server1" are passwords, and words of every log.
  password: (text) => text.length >= 8 && isMixed(text) && !isImpersonal(text),
  "host-name": (text) => /[-.\d]/.test(text) && !/\s/.test(text) && !isImpersonal(text),
};

function isMixed(text: string): boolean {
  return hasDigit.test(text) && hasLetter.test(text) && !number.test(text) && !/\s/.test(text);
}

/** Whether a text of this kind and length may be such a one. */
export function canTell(kind: PrivateKind, length: number): boolean {
  return telling[kind] !== undefined && length >= shortest && length <= longest;
}

export function isTelling(kind: PrivateKind, text: string, start: number, end: number): boolean {
  const found = text.slice(start, end);
  if (found.includes(masked) || !telling[kind]!(found)) return false;
  return kind !== "ipv4" || !isLikeVersion(found) || isAddressByForm(text, start, end);
}

/** Java's slash before it, or a port: words alone have been wrong about numbers that versions have. */
function isAddressByForm(text: string, start: number, end: number): boolean {
  return text.charAt(start - 1) === "/" || /^:\d/.test(text.slice(end, end + 2));
}

const inWord = /[\p{L}\p{N}_]$/u;
const inWordBehind = /^[\p{L}\p{N}_]/u;

/** Whether it is not a part of something longer. Around the numbers of an address, letters are something else. */
export function standsAlone(kind: PrivateKind, text: string, start: number, end: number): boolean {
  const before = text.slice(Math.max(0, start - 2), start);
  const behind = text.slice(end, end + 2);
  if (kind === "ipv4") return !/\d\.?$/.test(before) && !/^\.?\d/.test(behind);
  if (/[§&][\da-z]$/i.test(before)) return !inWordBehind.test(behind);
  return !inWord.test(before) && !inWordBehind.test(behind);
}
