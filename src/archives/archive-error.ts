import type { LeftOut } from "../wire/left-out.ts";

export { type LeftOut, type LeftOutReason, leftOutSentences } from "../wire/left-out.ts";

/** Why a whole archive is refused. */
const sentences = {
  notAnArchive: "This is no zip, tar or tar.gz archive.",
  unsupported: "7z, RAR and other archives are not read. Pack the logs as a zip, or send them one by one.",
  damaged: "The archive is damaged or cut off. Pack it anew, or send the logs one by one.",
  overlapping: "Files inside this archive overlap, as no program packs them. Pack it anew.",
  tooManyEntries: "There are too many files in this archive. Pack only the logs and crash reports.",
  tooLarge: "This archive unpacks to more than can be read. Pack only the logs and crash reports.",
  tookTooLong: "This archive takes too long to read. Pack only the logs and crash reports.",
  nothingTaken: "There is no log and no crash report in this archive.",
} as const;

export type ArchiveErrorCode = keyof typeof sentences;

export class ArchiveError extends Error {
  override readonly name = "ArchiveError";

  constructor(
    readonly code: ArchiveErrorCode,
    /** What was found in it all the same, when nothing of it was taken. */
    readonly leftOut: readonly LeftOut[] = [],
  ) {
    super(sentences[code]);
  }
}
