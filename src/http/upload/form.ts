/** One `name=value` of an `application/x-www-form-urlencoded` body, its value as bytes: it may not be UTF-8. */
export interface FormField {
  name: string;
  bytes: Uint8Array;
}

const ampersand = 0x26;
const equals = 0x3d;
const percent = 0x25;
const plus = 0x2b;
const space = 0x20;

/** Names longer than this are no names; the field is passed over without decoding. */
const maxNameBytes = 64;
const maxFields = 64;
/** Also of those that are empty, or no fields: a body can be nothing but `&`. */
const maxSeparators = 1024;

export function parseForm(body: Uint8Array): FormField[] {
  const fields: FormField[] = [];
  let start = 0;
  for (let seen = 0; start <= body.length && fields.length < maxFields && seen < maxSeparators; seen++) {
    let end = body.indexOf(ampersand, start);
    if (end === -1) end = body.length;
    const split = firstEquals(body, start, end);
    if (split - start <= maxNameBytes && end > start) {
      const name = Buffer.from(decodeComponent(body.subarray(start, split))).toString("utf8");
      fields.push({ name, bytes: decodeComponent(body.subarray(Math.min(split + 1, end), end)) });
    }
    start = end + 1;
  }
  return fields;
}

function firstEquals(body: Uint8Array, start: number, end: number): number {
  const at = body.subarray(start, end).indexOf(equals);
  return at === -1 ? end : start + at;
}

/** `+` is a space, `%XX` a byte; a `%` that starts no such pair stays what it is. */
export function decodeComponent(encoded: Uint8Array, plusIs = space): Uint8Array {
  const decoded = new Uint8Array(encoded.length);
  let length = 0;
  for (let i = 0; i < encoded.length; i++) {
    const byte = encoded[i]!;
    if (byte === plus) decoded[length++] = plusIs;
    else if (byte === percent && i + 2 < encoded.length) {
      const high = hexDigit(encoded[i + 1]!);
      const low = hexDigit(encoded[i + 2]!);
      if (high < 0 || low < 0) decoded[length++] = byte;
      else {
        decoded[length++] = high * 16 + low;
        i += 2;
      }
    } else decoded[length++] = byte;
  }
  return decoded.subarray(0, length);
}

/** -1 where it is none. */
export function hexDigit(byte: number): number {
  if (byte >= 0x30 && byte <= 0x39) return byte - 0x30;
  const letter = byte | 0x20;
  return letter >= 0x61 && letter <= 0x66 ? letter - 0x61 + 10 : -1;
}
