import type { ArchiveErrorCode, LeftOut } from "../../src/archives/archive-error.ts";
import type { FolderFile } from "../../src/archives/folder.ts";

/** An archive, or a folder as a list of its files. */
export interface UnpackingQuestion {
  from: Blob | readonly FolderFile[];
  maxFiles: number;
  /** Of one log that can be shared. */
  maxBytes: number;
}

export type UnpackingReply =
  | { files: { name: string; text: string }[]; leftOut: LeftOut[]; moreLeftOut: number }
  | { problem: ArchiveProblem; leftOut: readonly LeftOut[] };

/** A log that is too large is told of in another way than an archive. */
export type ArchiveProblem = Exclude<ArchiveErrorCode, "tooLarge"> | "archiveTooLarge";
