import type { ArchiveBounds } from "./archive-bounds.ts";
import type { LeftOutReason } from "./archive-error.ts";
import type { ByteSource } from "./byte-source.ts";
import { crc32 } from "./crc32.ts";
import type { Archive } from "./entry.ts";
import { collect, inflate, joinChunks } from "./inflate.ts";
import { localHeaderBytes, readZipDirectory, type ZipEntry } from "./zip-directory.ts";

export async function openZip(source: ByteSource, bounds: ArchiveBounds): Promise<Archive> {
  const { entries, start } = await readZipDirectory(source, bounds);
  return { entries, read: (entry) => readZipEntry(source, entry as ZipEntry, start) };
}

/** `end`: where the files of the zip end. */
async function readZipEntry(source: ByteSource, entry: ZipEntry, end: number): Promise<Uint8Array | LeftOutReason> {
  const header = await source.read(entry.offset, entry.offset + localHeaderBytes);
  const view = new DataView(header.buffer, header.byteOffset, header.byteLength);
  if (view.getUint32(0, true) !== 0x04034b50) return "damaged";
  const from = entry.offset + localHeaderBytes + view.getUint16(26, true) + view.getUint16(28, true);
  const to = from + entry.packedSize;
  if (to > end) return "damaged";
  const bytes = entry.method === 0 ? await source.read(from, to) : await unpack(source, from, to, entry.size);
  return bytes && bytes.length === entry.size && crc32(bytes) === entry.crc ? bytes : "damaged";
}

/** Stops where the file should end: one that lies about its size costs no more than that. */
async function unpack(source: ByteSource, from: number, to: number, size: number): Promise<Uint8Array | null> {
  try {
    const chunks = await collect(inflate(source, from, to, "deflate-raw"), size);
    return chunks && joinChunks(chunks);
  } catch {
    return null;
  }
}
