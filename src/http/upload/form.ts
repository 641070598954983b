import { decodeComponent } from "./percent-encoding.ts";

/** One `name=value` of an `application/x-www-form-urlencoded` body, its value as bytes: it may not be UTF-8. */
export interface FormField {
  name: string;
  bytes: Uint8Array;
}

const ampersand = 0x26;
const equals = 0x3d;

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
