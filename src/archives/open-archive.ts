import { fileKind } from "../wire/binary-files.ts";
import { ArchiveError } from "./archive-error.ts";
import { type ByteSource, byteSource, joinedSource } from "./byte-source.ts";
import type { Archive } from "./entry.ts";
import { collect, inflate, joined } from "./inflate.ts";
import { isTar, openTar } from "./tar.ts";
import { openZip } from "./zip.ts";

export interface ArchiveLimits {
  maxFiles: number;
  maxFileBytes: number;
  maxTotalBytes: number;
  /** Of all kinds. */
  maxEntries?: number;
  /** What a tar.gz may be when it is unpacked: it has to be unpacked before anybody can look into it. */
  maxUnpackedBytes?: number;
}

const defaultMaxEntries = 20_000;
const blockBytes = 512;

export type ArchiveKind = "zip" | "tar" | "tarGz" | "unsupported";

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

export async function openArchive(bytes: Uint8Array | Blob, limits: ArchiveLimits): Promise<Archive> {
  const source = byteSource(bytes);
  const maxEntries = limits.maxEntries ?? defaultMaxEntries;
  const kind = await archiveKind(bytes);
  if (kind === "zip") return openZip(source, maxEntries);
  if (kind === "tar") return openTar(source, maxEntries);
  if (kind === "tarGz") return openTar(await gunzipped(source, limits), maxEntries);
  throw new ArchiveError(kind ?? "notAnArchive");
}

async function gunzipped(source: ByteSource, limits: ArchiveLimits): Promise<ByteSource> {
  const chunks = await collect(inflate(source, 0, source.size, "gzip"), maxUnpackedOf(limits)).catch(() => {
    throw new ArchiveError("damaged");
  });
  if (!chunks) throw new ArchiveError("tooLarge");
  return joinedSource(chunks);
}

function maxUnpackedOf({ maxUnpackedBytes, maxTotalBytes }: ArchiveLimits): number {
  return maxUnpackedBytes ?? 1.5 * maxTotalBytes;
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
  return joined(head).subarray(0, blockBytes);
}

export function isGzip(bytes: Uint8Array): boolean {
  return bytes[0] === 0x1f && bytes[1] === 0x8b && bytes[2] === 8;
}
