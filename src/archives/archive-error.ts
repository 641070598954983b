/** Why a whole archive is refused. */
const sentences = {
  notAnArchive: "This is no zip, tar or tar.gz archive.",
  unsupported: "7z, RAR and other archives are not read. Pack the logs as a zip, or send them one by one.",
  damaged: "The archive is damaged or cut off. Pack it anew, or send the logs one by one.",
  overlapping: "Files inside this archive overlap, as no program packs them. Pack it anew.",
  tooManyEntries: "There are too many files in this archive. Pack only the logs and crash reports.",
  tooLarge: "This archive unpacks to more than can be read. Pack only the logs and crash reports.",
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

/** Why a file of an archive was left out, in English. The codes are part of the interface. */
export const leftOutSentences = {
  notALog: "It is no log, crash report or text of a launcher.",
  notText: "It is no text.",
  empty: "It is empty.",
  tooLarge: "It is larger than a log may be.",
  tooManyFiles: "A share holds ten files; others tell more.",
  tooMuchTogether: "All files together would be larger than a share may be.",
  nested: "It is an archive inside the archive.",
  encrypted: "It is encrypted.",
  damaged: "It is damaged or cut off.",
  link: "It is a link to another file.",
  unsupportedMethod: "It is packed in a way that is not read.",
} as const;

export type LeftOutReason = keyof typeof leftOutSentences;

export interface LeftOut {
  name: string;
  reason: LeftOutReason;
}
