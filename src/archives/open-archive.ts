import { fileKind } from "../wire/binary-files.ts";
import type { ArchiveBounds } from "./archive-bounds.ts";
import { ArchiveError } from "./archive-error.ts";
import { arrivingSource, type ByteSource, byteSource } from "./byte-source.ts";
import type { Archive } from "./entry.ts";
import { inflate, joinChunks } from "./inflate.ts";
import { isTar, openTar } from "./tar.ts";
import { openZip } from "./zip.ts";

const blockBytes = 512;

type ArchiveKind = "zip" | "tar" | "tarGz" | "unsupported";

/** What an archive is, by its first bytes. `null` for what is none, such as a log that is packed with gzip. */
export async function archiveKind(bytes: Uint8Array | Blob): Promise<ArchiveKind | null> {
  const source = byteSource(bytes);
  const head = await source.read(0, Math.min(blockBytes, source.size));
  if (isTar(head)) return "tar";
  const kind = fileKind(head);
  if (kind === "zip") return "zip";
  if (kind === "archive") return "unsupported";
  return isGzip(head) && isTar(await gunzippedHead(source)) ? "tarGz" : null;
}

export async function openArchive(bytes: Uint8Array | Blob, bounds: ArchiveBounds): Promise<Archive> {
  const source = byteSource(bytes);
  const kind = await archiveKind(bytes);
  if (kind === "zip") return openZip(source, bounds);
  if (kind === "tar") return openTar(source, bounds);
  if (kind === "tarGz") return openTarGz(source, bounds);
  throw new ArchiveError(kind ?? "notAnArchive");
}

/** Its headers are read while it is unpacked: one that is refused for them need not be unpacked to its end. */
async function openTarGz(source: ByteSource, bounds: ArchiveBounds): Promise<Archive> {
  const unpacked = gunzipped(source, bounds);
  try {
    const tar = arrivingSource(unpacked);
    const archive = await openTar(tar, bounds);
    await tar.takeAll();
    return archive;
  } finally {
    await unpacked.return();
  }
}

async function* gunzipped(
  source: ByteSource,
  { maxUnpackedBytes, checkTime }: ArchiveBounds,
): AsyncGenerator<Uint8Array, void, undefined> {
  let length = 0;
  try {
    for await (const chunk of inflate(source, 0, source.size, "gzip")) {
      checkTime();
      length += chunk.length;
      if (length > maxUnpackedBytes) throw new ArchiveError("tooLarge");
      yield chunk;
    }
  } catch (error) {
    throw error instanceof ArchiveError ? error : new ArchiveError("damaged");
  }
}

async function gunzippedHead(source: ByteSource): Promise<Uint8Array> {
  const head: Uint8Array[] = [];
  let length = 0;
  try {
    for await (const chunk of inflate(source, 0, source.size, "gzip")) {
      head.push(chunk);
      length += chunk.length;
      if (length >= blockBytes) break;
    }
  } catch {
    // Damaged: what came before that is looked at all the same.
  }
  return joinChunks(head).subarray(0, blockBytes);
}

export function isGzip(bytes: Uint8Array): boolean {
  return bytes[0] === 0x1f && bytes[1] === 0x8b && bytes[2] === 8;
}
