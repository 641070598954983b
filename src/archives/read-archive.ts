import { fileKind, hasBinaryContent } from "../wire/binary-files.ts";
import { type FilePath, withoutGzipSuffix } from "../wire/upload-names.ts";
import { type ArchiveLimits, boundsOf } from "./archive-bounds.ts";
import { ArchiveError, type LeftOut, type LeftOutReason } from "./archive-error.ts";
import { byteSource } from "./byte-source.ts";
import type { Archive, Entry } from "./entry.ts";
import { distinctNames } from "./entry-names.ts";
import { collect, inflate, joinChunks } from "./inflate.ts";
import { kindByContent, kindByName, type LogFileKind } from "./log-file-kind.ts";
import { byTelling, type Candidate, rankOf } from "./most-telling.ts";
import { isGzip, openArchive } from "./open-archive.ts";

export type { ArchiveLimits } from "./archive-bounds.ts";

interface ArchiveFile {
  /** Distinct among the files of an archive. */
  name: string;
  bytes: Uint8Array;
  kind: LogFileKind;
}

interface ArchiveContents {
  /** At least one; the most telling first. */
  files: ArchiveFile[];
  /** What might have been a log first. */
  leftOut: LeftOut[];
  /** How many more were left out, and are not named. */
  moreLeftOut: number;
}

const maxNamedLeftOut = 100;
/** Whoever packs more files that only look like logs does so on purpose. */
const maxReads = 100;

/**
 * The logs of an archive, and what else is in it. Trusts nothing that it says: every bound holds while it is read, and
 * what a file claims about itself is compared with what it is. Throws `ArchiveError` for what is refused as a whole.
 */
export async function readArchive(bytes: Uint8Array | Blob, limits: ArchiveLimits): Promise<ArchiveContents> {
  return logsOf(await openArchive(bytes, boundsOf(limits)), limits);
}

/** The logs of anything that has files, such as a folder, and what else is in it. */
export async function logsOf(archive: Archive, limits: ArchiveLimits): Promise<ArchiveContents> {
  const { candidates, others } = sortOut(archive.entries, limits);
  const { taken, leftOut } = await take(archive, candidates, limits);
  const all = [...leftOut, ...others];
  const named = all.slice(0, maxNamedLeftOut);
  if (taken.length === 0) throw new ArchiveError("nothingTaken", named);
  taken.sort((a, b) => rankOf(a.kind) - rankOf(b.kind));
  const names = distinctNames(taken.map(({ path }) => path));
  const files = taken.map(({ bytes, kind }, i) => ({ name: names[i]!, bytes, kind }));
  return { files, leftOut: named, moreLeftOut: all.length - named.length };
}

type EntryCandidate = Candidate & { path: FilePath; entry: Entry };

/** Which files are worth reading, by what the archive says about them. */
function sortOut(entries: readonly Entry[], limits: ArchiveLimits) {
  const { checkTime } = boundsOf(limits);
  const candidates: EntryCandidate[] = [];
  const [unread, others]: [LeftOut[], LeftOut[]] = [[], []];
  for (const entry of entries) {
    const { path, path: name, size, modified, obstacle } = entry;
    if (entry.isFolder || isFromMac(path)) continue;
    checkTime();
    const kind = kindByName(path);
    if (kind === "other") others.push({ name, reason: obstacle ?? "notALog" });
    else if (kind === "archive") others.push({ name, reason: obstacle ?? "nested" });
    else if (obstacle) unread.push({ name, reason: obstacle });
    else if (size === 0) unread.push({ name, reason: "empty" });
    else if (size > limits.maxFileBytes) unread.push({ name, reason: "tooLarge" });
    else candidates.push({ path, size, modified, kind, entry });
  }
  return { candidates: byTelling(candidates), others: [...unread, ...others] };
}

/** What macOS packs beside every file. */
function isFromMac(path: string): boolean {
  return /(?:^|\/)__MACOSX\/|(?:^|\/)(?:\.DS_Store|\._[^/]*)$/.test(path);
}

interface Taken {
  path: FilePath;
  bytes: Uint8Array;
  kind: LogFileKind;
}

async function take(archive: Archive, candidates: readonly EntryCandidate[], limits: ArchiveLimits) {
  const taken: Taken[] = [];
  const leftOut: LeftOut[] = [];
  let room = limits.maxTotalBytes;
  // What is read and turns out to be no log costs as well.
  let budget = 2 * limits.maxTotalBytes;
  let reads = 0;
  const { checkTime } = boundsOf(limits);
  for (const candidate of candidates) {
    const { path, size } = candidate;
    const leave = (reason: LeftOutReason) => leftOut.push({ name: path, reason });
    if (taken.length >= limits.maxFiles || reads >= maxReads) {
      leave(candidate.kind === "unknown" ? "notALog" : "tooManyFiles");
      continue;
    }
    if (size > room || size > budget) {
      leave("tooMuchTogether");
      continue;
    }
    checkTime();
    reads++;
    const read = await readCandidate(archive, candidate, limits.maxFileBytes);
    budget -= size + read.unpackedBytes;
    if (read.reason) leave(read.reason);
    else if (read.bytes.length > room) leave("tooMuchTogether");
    else {
      room -= read.bytes.length;
      taken.push({ path: read.path, bytes: read.bytes, kind: read.kind });
    }
  }
  return { taken, leftOut };
}

/** `unpackedBytes`: what it cost beside its own size. */
type CandidateRead = { unpackedBytes: number } & (
  | { reason: LeftOutReason }
  | { reason: null; path: FilePath; bytes: Uint8Array; kind: LogFileKind }
);

async function readCandidate(archive: Archive, candidate: EntryCandidate, limit: number): Promise<CandidateRead> {
  const packed = await archive.read(candidate.entry);
  if (typeof packed === "string") return { reason: packed, unpackedBytes: 0 };
  if (!isGzip(packed)) return { ...judged(candidate.path, packed, candidate.kind), unpackedBytes: 0 };
  const bytes = await unpackRotated(packed, limit);
  if (typeof bytes === "string") return { reason: bytes, unpackedBytes: limit };
  const path = withoutGzipSuffix(candidate.path);
  return { ...judged(path, bytes, candidate.kind), unpackedBytes: bytes.length };
}

function judged(path: FilePath, bytes: Uint8Array, byName: Candidate["kind"]) {
  const fault = faultOf(bytes);
  if (fault) return { reason: fault };
  const byContent = kindByContent(bytes);
  const kind = byContent === "crashReport" || byContent === "jvmCrash" || byName === "unknown" ? byContent : byName;
  return kind ? { reason: null, path, bytes, kind } : { reason: "notALog" as const };
}

/** `2024-01-15-1.log.gz` */
async function unpackRotated(packed: Uint8Array, limit: number): Promise<Uint8Array | LeftOutReason> {
  try {
    const chunks = await collect(inflate(byteSource(packed), 0, packed.length, "gzip"), limit);
    return chunks ? joinChunks(chunks) : "tooLarge";
  } catch {
    return "damaged";
  }
}

function faultOf(bytes: Uint8Array): LeftOutReason | null {
  const binary = fileKind(bytes);
  if (binary === "zip" || binary === "archive" || binary === "packed" || isGzip(bytes)) return "nested";
  if (binary || hasBinaryContent(bytes)) return "notText";
  return bytes.every((byte) => byte <= 0x20) ? "empty" : null;
}
