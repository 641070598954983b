import { utf8Text } from "../core/utf8-text.ts";

/** How an answer writes the text of a log: as it is, or as a string of JSON with what stands around it. */
export type LogRendering = "text" | JsonAround;

export interface JsonAround {
  before: string;
  after: string;
}

/** A part of a text, which neither begins nor ends inside a character. */
export interface TextPart {
  bytes: Uint8Array;
  isFirst: boolean;
  isLast: boolean;
}

/** What an answer has of a part of the text. */
export function renderPart(rendering: LogRendering, { bytes, isFirst, isLast }: TextPart): Uint8Array {
  if (rendering === "text") return bytes;
  const string = JSON.stringify(utf8Text(bytes)).slice(1, -1);
  return Buffer.from((isFirst ? `${rendering.before}"` : "") + string + (isLast ? `"${rendering.after}` : ""));
}

/** Where a part of about so many bytes ends. */
export function endOfPart(text: Uint8Array, from: number, bytes: number): number {
  let end = Math.min(from + bytes, text.length);
  // UTF-8 has at most three bytes behind the first of a character.
  for (let i = 0; i < 3 && end < text.length && (text[end]! & 0xc0) === 0x80; i++) end--;
  return end;
}
