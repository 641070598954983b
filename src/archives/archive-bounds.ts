import { ArchiveError } from "./archive-error.ts";

export interface ArchiveLimits {
  maxFiles: number;
  maxFileBytes: number;
  maxTotalBytes: number;
  /** Of all kinds. */
  maxEntries?: number;
  /** What a tar.gz may be when it is unpacked: it has to be unpacked before anybody can look into it. */
  maxUnpackedBytes?: number;
  /** What a tar may say about its files beside their own headers. */
  maxHeaderBytes?: number;
  /** Whether it has had its time. */
  isOverdue?: () => boolean;
}

/** How far an archive is read before anybody knows what is in it. */
export interface ArchiveBounds {
  maxEntries: number;
  maxUnpackedBytes: number;
  maxHeaderBytes: number;
  /** Throws once it has had its time. Asked at every step whose number the archive decides. */
  checkTime(): void;
}

const defaultMaxEntries = 20_000;
/** A time or a long name of each of so many files. */
const defaultMaxHeaderBytes = 1024 * 1024;

export function boundsOf(limits: ArchiveLimits): ArchiveBounds {
  return {
    maxEntries: limits.maxEntries ?? defaultMaxEntries,
    maxUnpackedBytes: limits.maxUnpackedBytes ?? 1.5 * limits.maxTotalBytes,
    maxHeaderBytes: limits.maxHeaderBytes ?? defaultMaxHeaderBytes,
    checkTime() {
      if (limits.isOverdue?.()) throw new ArchiveError("tookTooLong");
    },
  };
}
