/**
 * Checks JSON before it is parsed. A parser makes an object of every bracket, and sixty megabytes of brackets fit into
 * some hundred compressed bytes. This walks over the bytes once, allocates nothing, and stops at a bound.
 */
export type JsonShape = "fits" | "no JSON" | "too deep" | "too many values" | "too long";

/** Far more than any body of ours has. */
export const maxJsonDepth = 64;
export const maxJsonValues = 20_000;

const quote = 0x22;
const comma = 0x2c;
const colon = 0x3a;
const listStart = 0x5b;
const backslash = 0x5c;
const listEnd = 0x5d;
const objectStart = 0x7b;
const objectEnd = 0x7d;
const letterU = 0x75;

type Expected = "value" | "value or end" | "key" | "key or end" | "colon" | "comma or end" | "nothing";

/** From its first to behind its last byte, quotes included. */
export interface Span {
  start: number;
  end: number;
}

/** Told of each field of the outermost object; `value` is `null` where it is no string. */
export type FieldSeen = (key: Span, value: Span | null) => void;

/**
 * What is inside strings, numbers and words is left to the parser, which makes no more of it than there is. A string
 * that is sure to have more than `maxStringBytes` is not read to its end.
 */
export function jsonShape(
  bytes: Uint8Array,
  maxStringBytes = Number.POSITIVE_INFINITY,
  fieldSeen?: FieldSeen,
): JsonShape {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const isList: boolean[] = [];
  let values = 0;
  let key: Span = { start: 0, end: 0 };
  let expected: Expected = "value";
  let at = hasMark(bytes) ? 3 : 0;
  for (;;) {
    at = afterSpace(buffer, at);
    if (at >= buffer.length) return expected === "nothing" ? "fits" : "no JSON";
    const byte = buffer[at]!;
    if (expected === "nothing") return "no JSON";
    if (expected === "colon") {
      if (byte !== colon) return "no JSON";
      expected = "value";
      at++;
      continue;
    }
    if (expected === "comma or end" && byte === comma) {
      expected = isList.at(-1) ? "value" : "key";
      at++;
      continue;
    }
    if (expected !== "value" && expected !== "key" && byte === (isList.at(-1) ? listEnd : objectEnd)) {
      isList.pop();
      expected = isList.length === 0 ? "nothing" : "comma or end";
      at++;
      continue;
    }
    if (expected === "comma or end") return "no JSON";
    if (expected === "key" || expected === "key or end") {
      if (byte !== quote) return "no JSON";
      const end = afterString(buffer, at, maxStringBytes);
      if (end < 0) return withoutEnd(end);
      if (fieldSeen && isList.length === 1) key = { start: at, end };
      at = end;
      expected = "colon";
      continue;
    }
    if (++values > maxJsonValues) return "too many values";
    const isField = fieldSeen && isList.length === 1 && !isList[0];
    if (isField && byte !== quote) fieldSeen(key, null);
    if (byte === listStart || byte === objectStart) {
      if (isList.length === maxJsonDepth) return "too deep";
      isList.push(byte === listStart);
      expected = byte === listStart ? "value or end" : "key or end";
      at++;
      continue;
    }
    const end = byte === quote ? afterString(buffer, at, maxStringBytes) : afterScalar(buffer, at);
    if (end < 0) return withoutEnd(end);
    if (end === at) return "no JSON";
    if (isField && byte === quote) fieldSeen(key, { start: at, end });
    at = end;
    expected = isList.length === 0 ? "nothing" : "comma or end";
  }
}

function hasMark(bytes: Uint8Array): boolean {
  return bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf;
}

function afterSpace(buffer: Buffer, start: number): number {
  let at = start;
  while (buffer[at] === 0x20 || buffer[at] === 0x0a || buffer[at] === 0x0d || buffer[at] === 0x09) at++;
  return at;
}

/** An escape such as `\\u0041` is six bytes for one; nothing is longer. */
const worstEscape = 6;
/** The engine's own search is quick where quotes are rare. Where one follows soon on another, a walk is. */
const soonBytes = 16;
/** Short, because what logs have is a quoted word here and there. */
const walkBytes = 64;

const tooLong = -1;
const neverEnds = -2;

function withoutEnd(reason: number): JsonShape {
  return reason === tooLong ? "too long" : "no JSON";
}

/** Where a string ends; or why that is not known. */
function afterString(buffer: Buffer, start: number, maxBytes: number): number {
  let at = start + 1;
  /** At least so many bytes are in the string up to here. */
  let least = 0;
  while (least <= maxBytes) {
    const next = buffer.indexOf(quote, at);
    if (next === -1) return neverEnds;
    let slashes = 0;
    while (next - slashes > at && buffer[next - 1 - slashes] === backslash) slashes++;
    // Two backslashes are one that is escaped; an odd one escapes the quote.
    if (slashes % 2 === 0) return next + 1;
    least += (next - at) / worstEscape;
    const isSoon = next - at < soonBytes;
    at = next + 1;
    if (!isSoon) continue;
    const walk = walkString(buffer, at, Math.min(at + walkBytes, buffer.length));
    if (walk.isOver) return walk.at;
    least += walk.characters;
    at = walk.at;
  }
  return tooLong;
}

function walkString(
  bytes: Uint8Array,
  start: number,
  end: number,
): { at: number; characters: number; isOver: boolean } {
  let at = start;
  let characters = 0;
  while (at < end) {
    const byte = bytes[at]!;
    if (byte === quote) return { at: at + 1, characters, isOver: true };
    at += byte !== backslash ? 1 : bytes[at + 1] === letterU ? worstEscape : 2;
    characters++;
  }
  return { at: Math.min(at, bytes.length), characters, isOver: false };
}

/** Numbers and words: letters, digits, signs and dots. */
function afterScalar(buffer: Buffer, start: number): number {
  let at = start;
  for (; at < buffer.length; at++) {
    const byte = buffer[at]!;
    const isDigitOrSign = (byte >= 0x30 && byte <= 0x39) || byte === 0x2b || byte === 0x2d || byte === 0x2e;
    if (!isDigitOrSign && !((byte | 0x20) >= 0x61 && (byte | 0x20) <= 0x7a)) break;
  }
  return at;
}
