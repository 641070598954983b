import { decodeComponent, decodeEscapes } from "../../upload/percent-encoding.ts";

/** The fields of a form whose sender may have encoded it in part, or not at all. Values as bytes. */
export interface LooseForm {
  /** `null` where there is no such field. */
  content: Uint8Array | null;
  others: { name: string; bytes: Uint8Array }[];
}

const contentStart = Buffer.from("content=");
const laterContent = Buffer.from("&content=");
/** What may come behind a log. `metadata[0][key]` is how PHP's clients write lists. */
const laterNames = [
  "content=",
  "source=",
  "metadata=",
  "metadata[",
  "metadata%5B",
  "metadata%5b",
  "redact=",
  "hide=",
  "players=",
];
const laterFields = laterNames.map((name) => Buffer.from(`&${name}`));
/** A hundred entries of metadata with four fields each, and what else there may be. */
const maxOtherFields = 512;
/** `metadata%5B99%5D%5Bvisible%5D`, and then some. */
const maxNameBytes = 64;

const ampersand = 0x26;
const equals = 0x3d;
const plus = 0x2b;
const space = 0x20;

/**
 * Panels post `content=` and the log as it is, so that a `&` in it seems to end it. Qt, and with it Prism Launcher,
 * encodes everything but `+`. So a form is read as strictly as it was written:
 *
 * - With a line break in it, nothing is encoded: the log goes on to the end, or to known fields behind its last line.
 * - Where something stands that every encoder escapes, `+` is a plus: in the log, and in what stands around it.
 * - A log ends at a `&` only if a known field follows somewhere behind it. `moreFields`: with their `&`.
 */
export function parseLooseForm(body: Uint8Array, moreFields: readonly Buffer[] = []): LooseForm {
  const bytes = Buffer.from(body.buffer, body.byteOffset, body.byteLength);
  const start = startOfContent(bytes);
  if (start === -1) return { content: null, others: otherFields(bytes, space) };
  const before = bytes.subarray(0, Math.max(0, start - laterContent.length));
  const lastBreak = Math.max(bytes.lastIndexOf(10), bytes.lastIndexOf(13));
  if (lastBreak >= start) {
    const end = nextKnownField(bytes, lastBreak, moreFields);
    const others = [...otherFields(before, plus), ...otherFields(bytes.subarray(end), plus)];
    return { content: bytes.subarray(start, end), others };
  }
  const known = nextKnownField(bytes, start, moreFields);
  if (couldBeEncoded(bytes.subarray(start, known))) {
    const ampersandAt = known < bytes.length ? bytes.indexOf(ampersand, start) : -1;
    const end = ampersandAt === -1 ? known : ampersandAt;
    const plusIs = hasBareText(before) || hasBareText(bytes.subarray(end)) ? plus : space;
    const { bytes: content, isStrict } = decodeEscapes(bytes.subarray(start, end), plusIs);
    if (isStrict && (end === known || decodeEscapes(bytes.subarray(end, known), plusIs).isStrict))
      return { content, others: [...otherFields(before, plusIs), ...otherFields(bytes.subarray(end), plusIs)] };
  }
  return {
    content: decodeComponent(bytes.subarray(start, known), plus),
    others: [...otherFields(before, plus), ...otherFields(bytes.subarray(known), plus)],
  };
}

function startOfContent(bytes: Buffer): number {
  if (contentStart.equals(bytes.subarray(0, contentStart.length))) return contentStart.length;
  const later = bytes.indexOf(laterContent);
  const isHidden = later === -1 || bytes.subarray(0, later).includes(10);
  return isHidden ? -1 : later + laterContent.length;
}

/** Where the next field begins that we know, with its `&`; the end of the body where there is none. */
function nextKnownField(bytes: Buffer, from: number, moreFields: readonly Buffer[]): number {
  // Most forms have one field: nothing is looked for more quickly than a single byte.
  if (bytes.indexOf(ampersand, from) === -1) return bytes.length;
  const found = [...laterFields, ...moreFields].map((name) => bytes.indexOf(name, from)).filter((at) => at !== -1);
  return Math.min(bytes.length, ...found);
}

/** Bytes that every encoder of forms escapes: controls, the space, what is not ASCII, and punctuation. */
const alwaysEscaped = new Uint8Array(256);
for (let byte = 0; byte < 256; byte++) alwaysEscaped[byte] = byte <= space || byte >= 0x7f ? 1 : 0;
for (const character of '"#$,:;<>?@[\\]^`{|}') alwaysEscaped[character.charCodeAt(0)] = 1;

/** Whether either of two bytes is one, by `first | second << 8`. */
const pairsAlwaysEscaped = new Uint8Array(0x1_0000);
for (let pair = 0; pair < pairsAlwaysEscaped.length; pair++) {
  pairsAlwaysEscaped[pair] = alwaysEscaped[pair & 255]! | alwaysEscaped[pair >> 8]!;
}

const escapedSpace = Buffer.from("%20");

/**
 * Whether it is what an encoder of forms writes, as far as that can be seen before its escapes are read. A form writes
 * the space as `+`, so `%20` is the work of something else, which leaves `+` alone.
 */
function couldBeEncoded(value: Buffer): boolean {
  if (value.includes(escapedSpace)) return false;
  const words = new DataView(value.buffer, value.byteOffset, value.byteLength);
  const end = value.length & ~3;
  // All of it, four bytes at a time: in what is encoded, there is nothing to stop at.
  let found = 0;
  for (let at = 0; at < end; at = (at + 4) | 0) {
    const word = words.getInt32(at, true);
    found |= pairsAlwaysEscaped[word & 0xffff]! | pairsAlwaysEscaped[word >>> 16]!;
  }
  for (let at = end; at < value.length; at++) found |= alwaysEscaped[value[at]!]!;
  return found === 0;
}

/** Spaces and characters beyond ASCII, which only a sender leaves as they are who encodes nothing. */
function hasBareText(fields: Uint8Array): boolean {
  for (let i = 0; i < fields.length; i++) if (fields[i] === space || fields[i]! >= 0x80) return true;
  return false;
}

function otherFields(bytes: Buffer, plusIs: number): LooseForm["others"] {
  const fields: LooseForm["others"] = [];
  let start = 0;
  for (let seen = 0; start < bytes.length && seen < maxOtherFields; seen++) {
    const next = bytes.indexOf(ampersand, start);
    const end = next === -1 ? bytes.length : next;
    const split = bytes.subarray(start, end).indexOf(equals);
    if (split > 0 && split <= maxNameBytes) {
      const name = Buffer.from(decodeComponent(bytes.subarray(start, start + split))).toString("utf8");
      fields.push({ name, bytes: decodeComponent(bytes.subarray(start + split + 1, end), plusIs) });
    }
    start = end + 1;
  }
  return fields;
}
