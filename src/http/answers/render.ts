import { brotliCompressSync, constants } from "node:zlib";
import { unpackSync } from "../../logs/content.ts";
import type { LogCounts, LogMeta, StoredLog } from "../../logs/ports.ts";
import type { AnswerEncoding } from "../core/accept-encoding.ts";

/** Pure functions from a stored log to what is sent. They run on the request thread or on another, by size. */

export function isoTime(milliseconds: number): string {
  return new Date(milliseconds).toISOString();
}

/**
 * The answer of `GET /api/log/{id}` up to the number of views. That number is the only thing that changes between two
 * answers, so it comes near the end, and everything before it can be kept.
 */
export function jsonHead(log: StoredLog): string {
  const content = JSON.stringify(utf8Text(unpackSync(log)));
  return `{"success":true,"id":"${log.id}","content":${content},"name":${JSON.stringify(log.name)},"views":`;
}

export function jsonTail(counts: LogCounts): string {
  return counts.views + jsonEnd(counts);
}

/** What stands behind the number of views. */
export function jsonEnd(meta: LogMeta): string {
  return `,"createdAt":"${isoTime(meta.createdAt)}"}`;
}

export function logText(log: StoredLog): Uint8Array {
  return unpackSync(log);
}

/** Fast rather than small, because somebody is waiting. */
export function encodeSync(bytes: Uint8Array, encoding: AnswerEncoding): Uint8Array {
  const input = bytes as Uint8Array<ArrayBuffer>;
  switch (encoding) {
    case "zstd":
      return Bun.zstdCompressSync(input, { level: 3 });
    case "br":
      return brotliCompressSync(input, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } });
    case "gzip":
      return Bun.gzipSync(input, { level: 5 });
    case "identity":
      return bytes;
  }
}

/** The beginning of a log, for a page. */
export interface Excerpt {
  text: string;
  shownLines: number;
  lines: number;
  /** Lines are missing, or the end of one. */
  isCut: boolean;
}

/** A log of so many lines is shown whole. Of a longer one, a few screens: its script brings the rest anyway. */
const maxWholeLines = 1000;
const maxExcerptLines = 250;
/** A log can be one endless line. */
const maxExcerptBytes = 256 * 1024;

export function excerpt(log: StoredLog): Excerpt {
  const bytes = unpackSync(log);
  const lines = countLines(bytes);
  let end = 0;
  let shownLines = 0;
  const most = lines > maxWholeLines ? maxExcerptLines : maxWholeLines;
  while (shownLines < most && end < bytes.length) {
    const newline = bytes.indexOf(10, end);
    end = newline === -1 ? bytes.length : newline + 1;
    shownLines++;
  }
  if (end > maxExcerptBytes) {
    end = characterBoundary(bytes, maxExcerptBytes);
    shownLines = countLines(bytes.subarray(0, end));
  }
  return { text: utf8Text(bytes.subarray(0, end)), shownLines, lines, isCut: end < bytes.length };
}

/** As an editor shows them: a last line need not end in a line break. */
function countLines(bytes: Uint8Array): number {
  let count = 0;
  for (let at = bytes.indexOf(10); at !== -1; at = bytes.indexOf(10, at + 1)) count++;
  return bytes.length > 0 && bytes.at(-1) !== 10 ? count + 1 : count;
}

function characterBoundary(bytes: Uint8Array, limit: number): number {
  let end = limit;
  while (end > 0 && (bytes[end]! & 0xc0) === 0x80) end--;
  return end;
}

function utf8Text(bytes: Uint8Array): string {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString("utf8");
}
