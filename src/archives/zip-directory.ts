import { filePath } from "../wire/upload-names.ts";
import type { ArchiveBounds } from "./archive-bounds.ts";
import { ArchiveError, type LeftOutReason } from "./archive-error.ts";
import type { ByteSource } from "./byte-source.ts";
import { crc32 } from "./crc32.ts";
import type { Entry } from "./entry.ts";
import { decodeName, endsAsFolder } from "./entry-names.ts";

export interface ZipEntry extends Entry {
  packedSize: number;
  crc: number;
  method: number;
  /** Of the local header. */
  offset: number;
}

interface ZipDirectory {
  entries: ZipEntry[];
  /** Where the directory begins, and the files end. */
  start: number;
}

const endBytes = 22;
const maxCommentBytes = 0xffff;
const locatorBytes = 20;
const end64Bytes = 56;
const recordBytes = 46;
export const localHeaderBytes = 30;
/** Names, extra fields and comments can be long; nobody's are, of so many files. */
const ordinaryRecordBytes = 200;

interface DirectoryPlace {
  count: number;
  bytes: number;
  /** Counted from where the zip begins, which may not be where the file begins. */
  offset: number;
  /** Where what follows the directory begins. */
  end: number;
}

/** The list at the end of a zip. Everything in it may be a lie; every offset is checked against the size of the file. */
export async function readZipDirectory(source: ByteSource, bounds: ArchiveBounds): Promise<ZipDirectory> {
  const place = await findDirectory(source);
  const { maxEntries } = bounds;
  const isTooMuch = place.count > maxEntries || place.bytes > ordinaryRecordBytes * maxEntries;
  if (isTooMuch) throw new ArchiveError("tooManyEntries");
  const start = place.end - place.bytes;
  // Something may stand before the zip, such as the program that unpacks it.
  const shift = start - place.offset;
  if (start < 0 || shift < 0) throw new ArchiveError("damaged");
  const bytes = await source.read(start, place.end);
  const entries = readRecords(bytes, place.count, shift, bounds);
  checkPlaces(entries, start);
  return { entries, start };
}

async function findDirectory(source: ByteSource): Promise<DirectoryPlace> {
  const from = Math.max(0, source.size - endBytes - maxCommentBytes);
  const tail = await source.read(from, source.size);
  const view = viewOf(tail);
  for (let at = tail.length - endBytes; at >= 0; at--) {
    if (view.getUint32(at, true) !== 0x06054b50) continue;
    if (at + endBytes + view.getUint16(at + 20, true) > tail.length) continue;
    const place = {
      count: view.getUint16(at + 10, true),
      bytes: view.getUint32(at + 12, true),
      offset: view.getUint32(at + 16, true),
      end: from + at,
    };
    const isLarge = place.count === 0xffff || place.bytes === 0xffffffff || place.offset === 0xffffffff;
    return (isLarge ? await findLargeDirectory(source, place.end) : null) ?? place;
  }
  throw new ArchiveError("damaged");
}

/** Zip64. A zip of exactly 65,535 files has none. */
async function findLargeDirectory(source: ByteSource, end: number): Promise<DirectoryPlace | null> {
  if (end < locatorBytes + end64Bytes) return null;
  const locator = viewOf(await source.read(end - locatorBytes, end));
  if (locator.getUint32(0, true) !== 0x07064b50) return null;
  // Its offset does not count what stands before the zip; right before the locator is where all programs put it.
  const statedEnd = safeNumber(locator.getBigUint64(8, true));
  for (const at of [statedEnd, end - locatorBytes - end64Bytes]) {
    if (at > end - locatorBytes - end64Bytes) continue;
    const view = viewOf(await source.read(at, at + end64Bytes));
    if (view.getUint32(0, true) !== 0x06064b50) continue;
    const [count, bytes, offset] = [32, 40, 48].map((field) => safeNumber(view.getBigUint64(field, true)));
    return { count: count!, bytes: bytes!, offset: offset!, end: at };
  }
  throw new ArchiveError("damaged");
}

function readRecords(bytes: Uint8Array, count: number, shift: number, { checkTime }: ArchiveBounds): ZipEntry[] {
  const view = viewOf(bytes);
  const entries: ZipEntry[] = [];
  let at = 0;
  for (let i = 0; i < count; i++) {
    checkTime();
    if (at + recordBytes > bytes.length || view.getUint32(at, true) !== 0x02014b50) throw new ArchiveError("damaged");
    const nameEnd = at + recordBytes + view.getUint16(at + 28, true);
    const extraEnd = nameEnd + view.getUint16(at + 30, true);
    const next = extraEnd + view.getUint16(at + 32, true);
    if (next > bytes.length) throw new ArchiveError("damaged");
    const name = bytes.subarray(at + recordBytes, nameEnd);
    const extra = bytes.subarray(nameEnd, extraEnd);
    const entry = readRecord(new DataView(view.buffer, view.byteOffset + at, recordBytes), name, extra);
    entry.offset += shift;
    entries.push(entry);
    at = next;
  }
  return entries;
}

function readRecord(record: DataView, name: Uint8Array, extra: Uint8Array): ZipEntry {
  const flags = record.getUint16(8, true);
  const fields = extraFields(extra);
  const path = unicodePath(fields.get(0x7075), name) ?? decodeName(name, (flags & 0x800) !== 0);
  const method = record.getUint16(10, true);
  const isUnix = record.getUint8(5) === 3;
  const unixType = isUnix ? (record.getUint32(38, true) >>> 28) & 0xf : 0;
  const isEncrypted = (flags & (0x1 | 0x40 | 0x2000)) !== 0 || method === 99;
  const obstacle: LeftOutReason | null = isEncrypted
    ? "encrypted"
    : unixType === 0xa
      ? "link"
      : method !== 0 && method !== 8
        ? "unsupportedMethod"
        : null;
  return {
    path: filePath(path),
    isFolder: endsAsFolder(path),
    modified: dosTime(record.getUint16(12, true), record.getUint16(14, true)),
    obstacle,
    crc: record.getUint32(16, true),
    method,
    ...sizesOf(record, fields.get(1)),
  };
}

/** Those that do not fit into 32 bits stand in an extra field, one after the other. */
function sizesOf(record: DataView, large: Uint8Array | undefined): Pick<ZipEntry, "size" | "packedSize" | "offset"> {
  const view = large && viewOf(large);
  let at = 0;
  const read = (field: number): number => {
    const value = record.getUint32(field, true);
    if (value !== 0xffffffff || !view) return value;
    if (at + 8 > view.byteLength) throw new ArchiveError("damaged");
    at += 8;
    return safeNumber(view.getBigUint64(at - 8, true));
  };
  return { size: read(24), packedSize: read(20), offset: read(42) };
}

function extraFields(bytes: Uint8Array): Map<number, Uint8Array> {
  const view = viewOf(bytes);
  const fields = new Map<number, Uint8Array>();
  for (let at = 0; at + 4 <= bytes.length; ) {
    const end = at + 4 + view.getUint16(at + 2, true);
    if (end > bytes.length) break;
    fields.set(view.getUint16(at, true), bytes.subarray(at + 4, end));
    at = end;
  }
  return fields;
}

/** The name in UTF-8, beside one in another encoding. Worth something only while it is about that other one. */
function unicodePath(field: Uint8Array | undefined, name: Uint8Array): string | null {
  if (!field || field.length < 6 || field[0] !== 1) return null;
  return viewOf(field).getUint32(1, true) === crc32(name) ? decodeName(field.subarray(5), true) : null;
}

function dosTime(time: number, date: number): number {
  const [year, month, day] = [1980 + (date >> 9), ((date >> 5) & 15) - 1, date & 31];
  return Date.UTC(year, month, day, time >> 11, (time >> 5) & 63, (time & 31) * 2);
}

/**
 * Every file lies before the directory, and none within another: a small zip whose files share the same bytes can
 * unpack to petabytes. Local headers may be longer than assumed here; that is looked at when a file is read.
 */
function checkPlaces(entries: readonly ZipEntry[], end: number): void {
  const sorted = [...entries].sort((a, b) => a.offset - b.offset);
  for (const [i, { offset, packedSize }] of sorted.entries()) {
    const fileEnd = offset + localHeaderBytes + packedSize;
    if (fileEnd > end) throw new ArchiveError("damaged");
    const next = sorted[i + 1];
    if (next && fileEnd > next.offset) throw new ArchiveError("overlapping");
  }
}

/** Beyond what numbers can say exactly is beyond every file. */
function safeNumber(value: bigint): number {
  if (value > BigInt(Number.MAX_SAFE_INTEGER)) throw new ArchiveError("damaged");
  return Number(value);
}

function viewOf({ buffer, byteOffset, byteLength }: Uint8Array): DataView {
  return new DataView(buffer, byteOffset, byteLength);
}
