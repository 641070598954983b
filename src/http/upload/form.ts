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
  const { length } = encoded;
  const decoded = Buffer.allocUnsafe(length);
  let at = 0;
  let used = 0;
  while (at < length) {
    const byte = encoded[at]!;
    // First what nearly every byte is.
    if (byte !== percent && byte !== plus) {
      decoded[used++] = byte;
      at++;
      continue;
    }
    if (byte === plus) {
      decoded[used++] = plusIs;
      at++;
      continue;
    }
    const escaped = at + 2 < length ? escapedByte(encoded[at + 1]!, encoded[at + 2]!) : -1;
    if (escaped >= 0) {
      decoded[used++] = escaped;
      at += 3;
    } else {
      decoded[used++] = byte;
      at++;
    }
  }
  return decoded.subarray(0, used);
}

const hexDigits = new Int8Array(256).fill(-1);
for (const digit of "0123456789abcdefABCDEF") hexDigits[digit.charCodeAt(0)] = Number.parseInt(digit, 16);

/** The byte of two hexadecimal digits; negative where they are none. */
export function escapedByte(high: number, low: number): number {
  return (hexDigits[high]! << 4) | hexDigits[low]!;
}
