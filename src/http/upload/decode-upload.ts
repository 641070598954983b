import type { LogDetails } from "../../logs/ports.ts";
import { noDetails } from "../../logs/ports.ts";
import { binarySentence, fileKind, hasBinaryContent } from "../../wire/binary-files.ts";
import { Refusal } from "../../wire/refusal.ts";
import {
  asYesOrNo,
  checkFormat,
  checkHide,
  checkKnown,
  checkName,
  checkPlayers,
  checkRedact,
  checkToken,
  emptyContentMessage,
  isPresent,
  type UploadFields,
} from "../../wire/upload-fields.ts";
import { freeBytes } from "../../work/free-bytes.ts";
import { decodeContentEncoding } from "./content-encoding.ts";
import { parseMediaType } from "./media-type.ts";
import { archiveTooLarge, bodyTooLarge, maxBytesOf, tooLarge } from "./size-limit.ts";
import { isBlank } from "./text-encoding.ts";
import type { FoundUpload, UploadProtocol } from "./upload-protocol.ts";

/** Everything beside the bytes that decides what an upload's body means. Plain data: it is sent to worker threads. */
export interface BodyDescription {
  contentType: string | null;
  contentEncoding: string | null;
  query: Record<"name" | "format" | "redact" | "hide" | "players" | "token" | "known", string | null>;
  maxLogBytes: number;
  /** Words that the operator has masked in every log. */
  hidden?: readonly string[];
}

export interface DecodedUpload extends UploadFields {
  /** The log as UTF-8. */
  content: Uint8Array;
  origin: Pick<LogDetails, "source" | "metadata">;
}

/** A body whose fields are checked, and whose logs are not. */
export interface OpenedUpload extends UploadFields {
  found: FoundUpload;
}

/** From the bytes of a request to one valid log, or a `Refusal`. Pure, and safe to run on any thread. */
export function decodeUpload(body: Uint8Array, description: BodyDescription, protocol: UploadProtocol): DecodedUpload {
  const { found, ...fields } = openUpload(body, description, protocol);
  if (found.archives) throw new Refusal(415, binarySentence(fileKind(found.archives[0]!.bytes) ?? "archive"));
  if (found.files) throw severalLogs();
  return { ...fields, content: checkedLog(found.content, description.maxLogBytes), origin: found.origin ?? noDetails };
}

/** The body of a request as its protocol reads it. It is given away: what is no part of the logs in it is free at once. */
export function openUpload(body: Uint8Array, description: BodyDescription, protocol: UploadProtocol): OpenedUpload {
  const { query, maxLogBytes, hidden = [] } = description;
  const type = parseMediaType(description.contentType);
  const most = maxBytesOf(type.essence, maxLogBytes);
  const bytes = unpackedBody(body, description, type.essence, most);
  if (bytes !== body) freeBytes(body);
  let found: FoundUpload | null = null;
  try {
    if (bytes.length > most) {
      throw isArchive(bytes) ? archiveTooLarge(maxLogBytes) : bodyTooLarge(type.essence, query.name, maxLogBytes);
    }
    found = protocol.read(bytes, type, maxLogBytes);
  } finally {
    if (!found || !isPartOf(found, bytes)) freeBytes(bytes);
  }
  const name = isPresent(found.name) ? found.name : isPresent(query.name) ? query.name : found.fileName;
  return {
    name: checkName(name),
    format: checkFormat(found.format ?? query.format),
    redact: checkRedact(found.redact ?? (query.redact === null ? protocol.redacts : asYesOrNo(query.redact))),
    hide: [...checkHide(found.hide ?? query.hide), ...hidden],
    players: checkPlayers(found.players ?? query.players),
    token: checkToken(found.token ?? (query.token === null ? null : asYesOrNo(query.token))),
    known: checkKnown(found.known ?? (query.known === null ? null : asYesOrNo(query.known))),
    found,
  };
}

function isPartOf({ content, files = [], archives = [] }: FoundUpload, { buffer }: Uint8Array): boolean {
  const parts = [content, ...files.map((file) => file.content), ...archives.map((archive) => archive.bytes)];
  return parts.some((part) => part.buffer === buffer);
}

/** What gzip makes of nothing but zeros. What is packed still better was packed twice, or says nothing. */
const maxExpansion = 1032;

/** The work that somebody causes is in proportion to what was sent, past what a single log may take. */
function unpackedBody(
  body: Uint8Array,
  { contentEncoding, query, maxLogBytes }: BodyDescription,
  essence: string,
  most: number,
): Uint8Array {
  if (contentEncoding === null) return body;
  const limit = Math.min(most, Math.max(maxLogBytes, maxExpansion * body.length));
  return decodeContentEncoding(body, contentEncoding, limit, bodyTooLarge(essence, query.name, maxLogBytes));
}

function isArchive(bytes: Uint8Array): boolean {
  const kind = fileKind(bytes);
  return kind === "zip" || kind === "archive";
}

/** A text that can be stored as a log, or a refusal. */
export function checkedLog(content: Uint8Array, maxLogBytes: number): Uint8Array {
  if (content.length > maxLogBytes) throw tooLarge(maxLogBytes);
  if (isBlank(content)) throw new Refusal(400, emptyContentMessage);
  refuseBinary(content);
  return content;
}

/** Also what came as the string of a JSON body: some programs read every file as a text. */
function refuseBinary(content: Uint8Array): void {
  const kind = fileKind(content) ?? (hasBinaryContent(content) ? "binary" : null);
  if (kind) throw new Refusal(415, binarySentence(kind));
}

/** For what takes one log. */
export function severalLogs(): Refusal {
  return new Refusal(400, "One upload holds one log. Send each file in a request of its own.");
}
