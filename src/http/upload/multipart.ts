import { Refusal } from "../../wire/refusal.ts";
import { parseMediaType, parseParameters } from "./media-type.ts";

export interface Part {
  field: string;
  /** Present for file parts; `""` where a form's file input was left empty. */
  fileName?: string;
  charset: string | null;
  bytes: Uint8Array;
}

const maxParts = 64;
const maxPartHeaderBytes = 8 * 1024;

/**
 * Takes a `multipart/form-data` body apart. Own code, because what the platform offers decodes text fields as UTF-8 and
 * so loses the bytes of a log in another encoding. Parts are views into `body`, not copies.
 */
export function parseMultipart(body: Uint8Array, boundary: string | undefined): Part[] {
  if (!boundary || boundary.length > 200) {
    throw new Refusal(400, "The multipart body cannot be read: its content type has no valid `boundary`.");
  }
  const bytes = Buffer.from(body.buffer, body.byteOffset, body.byteLength);
  const delimiter = Buffer.from(`\r\n--${boundary}`);
  const parts: Part[] = [];

  let at = startOfFirstPart(bytes, delimiter);
  for (;;) {
    if (isClosing(bytes, at)) return parts;
    if (parts.length === maxParts) throw new Refusal(400, `A multipart body may have at most ${maxParts} parts.`);
    at = endOfDelimiterLine(bytes, at);
    const headerEnd = bytes.indexOf("\r\n\r\n", at - 2);
    if (headerEnd === -1 || headerEnd - at > maxPartHeaderBytes) throw cutOff();
    const end = bytes.indexOf(delimiter, headerEnd + 2);
    if (end === -1) throw cutOff();
    const headers = bytes.toString("utf8", at, Math.max(at, headerEnd));
    parts.push(makePart(headers, bytes.subarray(Math.min(headerEnd + 4, end), end)));
    at = end + delimiter.length;
  }
}

function startOfFirstPart(bytes: Buffer, delimiter: Buffer): number {
  const first = delimiter.subarray(2);
  if (bytes.subarray(0, first.length).equals(first)) return first.length;
  const at = bytes.indexOf(delimiter);
  if (at === -1) throw cutOff();
  return at + delimiter.length;
}

function isClosing(bytes: Buffer, at: number): boolean {
  return bytes[at] === 0x2d && bytes[at + 1] === 0x2d;
}

/** White space may pad a delimiter's line. */
function endOfDelimiterLine(bytes: Buffer, start: number): number {
  let at = start;
  while (bytes[at] === 0x20 || bytes[at] === 0x09) at++;
  if (bytes[at] !== 0x0d || bytes[at + 1] !== 0x0a) throw cutOff();
  return at + 2;
}

function makePart(headers: string, bytes: Uint8Array): Part {
  let disposition = "";
  let contentType: string | null = null;
  for (const line of headers.split("\r\n")) {
    const colon = line.indexOf(":");
    const name = line.slice(0, colon).trim().toLowerCase();
    if (name === "content-disposition") disposition = line.slice(colon + 1);
    else if (name === "content-type") contentType = line.slice(colon + 1).trim();
  }
  const parameters = parseParameters(disposition);
  const fileName = extendedFileName(parameters.get("filename*")) ?? undoFormEscapes(parameters.get("filename"));
  const part: Part = {
    field: undoFormEscapes(parameters.get("name")) ?? "",
    charset: parseMediaType(contentType).parameters.get("charset") ?? null,
    bytes,
  };
  if (fileName !== undefined) part.fileName = fileName;
  return part;
}

/** Browsers write quotes and line breaks in names as `%22`, `%0D` and `%0A`, and nothing else. */
function undoFormEscapes(name: string | undefined): string | undefined {
  return name?.replace(/%(22|0d|0a)/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
}

/** `filename*=UTF-8''na%C3%AFve.log` */
function extendedFileName(value: string | undefined): string | undefined {
  const encoded = /^utf-8'[^']*'(.*)$/i.exec(value ?? "")?.[1];
  if (encoded === undefined) return undefined;
  try {
    return decodeURIComponent(encoded);
  } catch {
    return undefined;
  }
}

function cutOff(): Refusal {
  return new Refusal(400, "The multipart body cannot be read: it is damaged or cut off.");
}
