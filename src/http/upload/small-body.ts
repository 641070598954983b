import { Refusal } from "../../wire/refusal.ts";
import { decodeContentEncoding, isGzipFile } from "./content-encoding.ts";
import type { BodyDescription } from "./decode-upload.ts";
import type { UploadProtocol } from "./upload-protocol.ts";

/** How a body is to be read. */
export interface BodyKind {
  description: BodyDescription;
  protocol: UploadProtocol;
}

/** Bodies up to this size are read on the request thread, and are prepared with others on another one. */
const smallBody = 256 * 1024;
/** Packed ones up to this size, as long as they are small when they are unpacked, */
const smallPackedBody = 64 * 1024;
/** and so many times what was sent at most: the work that somebody causes here is in proportion to that. Few logs pack better. */
const maxExpansion = 32;
/** What is less than this is never too much. */
const tinyBody = 4 * 1024;

/** Before it is unpacked. What holds packed data inside may be a thousand times as large as it looks. */
export function looksSmall(body: Uint8Array, { description, protocol }: BodyKind): boolean {
  const isMultipart = description.contentType?.toLowerCase().startsWith("multipart/") ?? false;
  if (isMultipart || protocol.holdsPacked) return false;
  if (description.contentEncoding !== null) return body.length <= smallPackedBody;
  return body.length <= smallBody && !isGzipFile(body);
}

/** The body, unpacked, or `null` where it is not small. Unpacking stops at what is. */
export function unpackedIfSmall(body: Uint8Array, kind: BodyKind): { body: Uint8Array; kind: BodyKind } | null {
  if (!looksSmall(body, kind)) return null;
  const { description, protocol } = kind;
  if (description.contentEncoding === null) return { body, kind };
  const unpacked = decodeSmall(body, description.contentEncoding);
  if (!unpacked || isGzipFile(unpacked)) return null;
  return { body: unpacked, kind: { protocol, description: { ...description, contentEncoding: null } } };
}

const notSmall = new Refusal(413, "larger than what is small");

function decodeSmall(body: Uint8Array, contentEncoding: string): Uint8Array | null {
  try {
    const most = Math.min(smallBody, Math.max(tinyBody, maxExpansion * body.length));
    return decodeContentEncoding(body, contentEncoding, most, notSmall);
  } catch (error) {
    if (error === notSmall) return null;
    throw error;
  }
}
