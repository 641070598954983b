import { escapedByte } from "./percent-encoding.ts";

const backslash = 0x5c;
const letterU = 0x75;
/** Those below it have to be escaped. */
const space = 0x20;
const wordBytes = 4;

/** What stands for one byte. */
const escapes = new Uint8Array(256);
for (const [letter, byte] of Object.entries({ '"': 34, "\\": 92, "/": 47, b: 8, f: 12, n: 10, r: 13, t: 9 })) {
  escapes[letter.charCodeAt(0)] = byte;
}

/** Memory that serves all strings up to its size: what is used again need not be cleared, nor collected. */
const scratch = new Uint8Array(256 * 1024);

/**
 * The UTF-8 that a JSON string stands for, which is between its quotes and is UTF-8 itself; throws where it is no such
 * string. The bytes are nobody else's.
 */
export function unescapeString(bytes: Uint8Array, start: number, end: number): Uint8Array {
  // An escape is never shorter than what it stands for. The last word may be written behind the last byte.
  const room = end - start + wordBytes;
  const decoded = room <= scratch.length ? scratch : new Uint8Array(room);
  const words = unescapeWords(bytes, start, end, decoded);
  const used = unescapeBytes(bytes, words.at, end, decoded, words.used);
  return decoded === scratch ? scratch.slice(0, used) : new Uint8Array(decoded.buffer.transfer(used));
}

/** Four bytes at a time, because a log has tens of thousands, of which few are escaped. Up to the last few. */
function unescapeWords(
  bytes: Uint8Array,
  start: number,
  end: number,
  decoded: Uint8Array,
): { at: number; used: number } {
  const from = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const to = new DataView(decoded.buffer, decoded.byteOffset, decoded.byteLength);
  const last = end - wordBytes;
  let at = start;
  let used = 0;
  while (at <= last) {
    const word = from.getInt32(at, true);
    to.setInt32(used, word, true);
    const special = specialBytes(word);
    if (special === 0) {
      at = (at + wordBytes) | 0;
      used = (used + wordBytes) | 0;
      continue;
    }
    const plain = (32 - Math.clz32((special & -special) - 1)) >> 3;
    at = (at + plain) | 0;
    used = (used + plain) | 0;
    const escaped = bytes[at] === backslash ? escapes[bytes[at + 1]!]! : 0;
    if (escaped !== 0) {
      decoded[used] = escaped;
      at = (at + 2) | 0;
      used = (used + 1) | 0;
      continue;
    }
    const point = codePointAt(bytes, at);
    used = writeUtf8(decoded, used, point);
    at = (at + escapeLength(point)) | 0;
  }
  return { at, used };
}

/** Returns how many are used. */
function unescapeBytes(bytes: Uint8Array, start: number, end: number, decoded: Uint8Array, usedBefore: number): number {
  let at = start;
  let used = usedBefore;
  while (at < end) {
    const byte = bytes[at]!;
    const escaped = byte === backslash ? escapes[bytes[at + 1]!]! : byte < space ? 0 : byte;
    if (escaped !== 0) {
      decoded[used++] = escaped;
      at += byte === backslash ? 2 : 1;
      continue;
    }
    const point = codePointAt(bytes, at);
    used = writeUtf8(decoded, used, point);
    at += escapeLength(point);
  }
  return used;
}

/**
 * The highest bits of bytes that are backslashes or control characters. Only the lowest of them is certain: each is
 * found by a subtraction that may borrow from the bytes above it.
 */
function specialBytes(word: number): number {
  const differs = word ^ 0x5c5c5c5c;
  return (((differs - 0x01010101) & ~differs) | ((word - 0x20202020) & ~word)) & 0x80808080;
}

/** How many bytes were read for it: two escapes for what is beyond sixteen bits. */
function escapeLength(point: number): number {
  return point > 0xffff ? 12 : 6;
}

/** Of `\uXXXX`, or of two of them that are one character; U+FFFD for half of a character. */
function codePointAt(bytes: Uint8Array, at: number): number {
  const unit = codeUnitAt(bytes, at);
  if (unit < 0) throw new SyntaxError("no escape, or a control character without one");
  if ((unit & 0xf800) !== 0xd800) return unit;
  const next = unit < 0xdc00 ? codeUnitAt(bytes, at + 6) : -1;
  return (next & 0xfc00) === 0xdc00 && next >= 0 ? 0x10000 + ((unit & 0x3ff) << 10) + (next & 0x3ff) : 0xfffd;
}

/** Negative where there is no `\uXXXX`. */
function codeUnitAt(bytes: Uint8Array, at: number): number {
  if (at + 6 > bytes.length || bytes[at] !== backslash || bytes[at + 1] !== letterU) return -1;
  const high = escapedByte(bytes[at + 2]!, bytes[at + 3]!);
  const low = escapedByte(bytes[at + 4]!, bytes[at + 5]!);
  return high < 0 || low < 0 ? -1 : (high << 8) | low;
}

/** Returns where it ends. */
function writeUtf8(to: Uint8Array, start: number, point: number): number {
  let at = start;
  if (point < 0x80) {
    to[at++] = point;
    return at;
  }
  if (point < 0x800) to[at++] = 0xc0 | (point >> 6);
  else if (point < 0x10000) {
    to[at++] = 0xe0 | (point >> 12);
    to[at++] = 0x80 | ((point >> 6) & 0x3f);
  } else {
    to[at++] = 0xf0 | (point >> 18);
    to[at++] = 0x80 | ((point >> 12) & 0x3f);
    to[at++] = 0x80 | ((point >> 6) & 0x3f);
  }
  to[at++] = 0x80 | (point & 0x3f);
  return at;
}
