import { filePath } from "../wire/upload-names.ts";
import type { ArchiveBounds } from "./archive-bounds.ts";
import { ArchiveError, type LeftOutReason } from "./archive-error.ts";
import type { ReadableBytes } from "./byte-source.ts";
import type { Archive, Entry } from "./entry.ts";
import { decodeName, endsAsFolder } from "./entry-names.ts";

const blockBytes = 512;
const space = 0x20;
const zero = 0x30;
/** Of one header that holds a long name. */
const maxExtraBytes = 64 * 1024;

interface TarEntry extends Entry {
  start: number;
}

/** What the headers before a file say about it, as it stands there: only what was said last is read. */
interface Extra {
  path?: Uint8Array;
  size?: Uint8Array;
}

export function isTar(head: Uint8Array): boolean {
  return [..."ustar"].every((letter, i) => head[257 + i] === letter.charCodeAt(0)) && hasRightChecksum(head);
}

export async function openTar(source: ReadableBytes, bounds: ArchiveBounds): Promise<Archive> {
  const entries = await listEntries(source, bounds);
  return {
    entries,
    async read(entry) {
      const { start, size } = entry as TarEntry;
      const bytes = await source.read(start, start + size);
      return bytes.length < size ? "damaged" : bytes;
    },
  };
}

/** Where the tar is cut off, the last file says so. One without the empty blocks at its end is whole. */
async function listEntries(
  source: ReadableBytes,
  { maxEntries, maxHeaderBytes, checkTime }: ArchiveBounds,
): Promise<TarEntry[]> {
  const entries: TarEntry[] = [];
  let extra: Extra = {};
  let headers = 0;
  let extraBytes = 0;
  for (let at = 0; ; ) {
    checkTime();
    const header = await source.read(at, at + blockBytes);
    if (header.length < blockBytes || header.every((byte) => byte === 0)) break;
    if (!hasRightChecksum(header)) throw new ArchiveError("damaged");
    if (++headers > 2 * maxEntries || entries.length >= maxEntries) throw new ArchiveError("tooManyEntries");
    const type = String.fromCharCode(header[156]!);
    const start = at + blockBytes;
    const size = sizeOf(header, isExtra(type) ? undefined : extra.size);
    if (isExtra(type)) {
      if (size > maxExtraBytes) throw new ArchiveError("damaged");
      extraBytes += size;
      if (extraBytes > maxHeaderBytes) throw new ArchiveError("tooManyEntries");
      const bytes = await source.read(start, start + size);
      if (bytes.length < size) throw new ArchiveError("damaged");
      extra = { ...extra, ...readExtra(type, bytes) };
    } else {
      if (type !== "5") entries.push(entryOf(header, type, extra, { size, start }));
      extra = {};
    }
    // Links and folders may state a size without having content.
    const content = "12345".includes(type) ? 0 : size;
    at = start + Math.ceil(content / blockBytes) * blockBytes;
  }
  return entries;
}

function entryOf(header: Uint8Array, type: string, extra: Extra, place: Pick<TarEntry, "size" | "start">): TarEntry {
  const path = extra.path ? decodeName(extra.path) : pathOf(header);
  const modified = (wholeNumber(header.subarray(136, 148)) ?? 0) * 1000;
  return { path: filePath(path), isFolder: endsAsFolder(path), modified, obstacle: obstacleOf(type), ...place };
}

function sizeOf(header: Uint8Array, statedSum: Uint8Array | undefined): number {
  return checkedSize(statedSum ? Number(latin1(statedSum)) : wholeNumber(header.subarray(124, 136)));
}

/** Headers about the next file: of GNU tar, and of POSIX. */
function isExtra(type: string): boolean {
  return "LKxg".includes(type);
}

function obstacleOf(type: string): LeftOutReason | null {
  if (type === "1" || type === "2") return "link";
  if (type === "S" || type === "M") return "unsupportedMethod";
  return ["\0", "0", "7"].includes(type) ? null : "notALog";
}

function readExtra(type: string, bytes: Uint8Array): Extra {
  if (type === "L") return { path: untilZero(bytes) };
  return type === "x" ? readPax(bytes) : {};
}

/** Lines such as `30 path=logs/latest.log`, each with its own length. There may be thousands, so none is cut out. */
function readPax(bytes: Uint8Array): Extra {
  const path = { from: 0, to: 0 };
  const size = { from: 0, to: 0 };
  for (let at = 0; at < bytes.length; ) {
    let from = at;
    let length = 0;
    // No record is so long that its length has more digits.
    for (; from < at + 5 && isDigit(bytes[from]!); from++) length = 10 * length + bytes[from]! - zero;
    if (bytes[from++] !== space || length <= from - at || at + length > bytes.length) break;
    const value = beginsWith(bytes, from, "path=") ? path : beginsWith(bytes, from, "size=") ? size : null;
    at += length;
    if (!value) continue;
    value.from = from + "path=".length;
    value.to = at - 1;
  }
  const extra: Extra = {};
  if (path.to > 0) extra.path = bytes.subarray(path.from, path.to);
  if (size.to > 0) extra.size = bytes.subarray(size.from, size.to);
  return extra;
}

function isDigit(byte: number): boolean {
  return byte >= zero && byte < zero + 10;
}

function beginsWith(bytes: Uint8Array, from: number, ascii: string): boolean {
  for (let i = 0; i < ascii.length; i++) if (bytes[from + i] !== ascii.charCodeAt(i)) return false;
  return true;
}

function pathOf(header: Uint8Array): string {
  const name = decodeName(untilZero(header.subarray(0, 100)));
  // GNU tar has times where POSIX has the beginning of a long path.
  const isPosix = header[262] === 0;
  const prefix = isPosix ? decodeName(untilZero(header.subarray(345, 500))) : "";
  return prefix === "" ? name : `${prefix}/${name}`;
}

function untilZero(bytes: Uint8Array): Uint8Array {
  const end = bytes.indexOf(0);
  return end === -1 ? bytes : bytes.subarray(0, end);
}

/** Octal digits, or a large number in base 256 after a byte whose first bit is set. */
function wholeNumber(field: Uint8Array): number | null {
  if (field[0]! === 0x80) return field.subarray(1).reduce((sum, byte) => sum * 256 + byte, 0);
  const digits = latin1(untilZero(field)).trim();
  return digits === "" ? 0 : /^[0-7]+$/.test(digits) ? Number.parseInt(digits, 8) : null;
}

function checkedSize(size: number | null): number {
  if (!Number.isSafeInteger(size) || size! < 0) throw new ArchiveError("damaged");
  return size!;
}

/** The sum of the header's bytes, with spaces in place of the sum itself. */
function hasRightChecksum(header: Uint8Array): boolean {
  if (header.length < blockBytes) return false;
  const statedSum = Number.parseInt(latin1(untilZero(header.subarray(148, 156))).trim(), 8);
  let sum = 0;
  for (let i = 0; i < blockBytes; i++) sum += i >= 148 && i < 156 ? 0x20 : header[i]!;
  return statedSum === sum;
}

function latin1(bytes: Uint8Array): string {
  return String.fromCharCode(...bytes.subarray(0, blockBytes));
}
