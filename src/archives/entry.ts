import type { FilePath } from "../wire/upload-names.ts";
import type { LeftOutReason } from "./archive-error.ts";

/** A file of an archive, before anybody has read it. */
export interface Entry {
  path: FilePath;
  /** It says so by a slash at the end of its path. */
  isFolder: boolean;
  /** As the archive says: it may lie. */
  size: number;
  /** Milliseconds, of whatever clock packed it. */
  modified: number;
  /** Why it cannot be read, whatever is in it. */
  obstacle: LeftOutReason | null;
}

export interface Archive {
  entries: readonly Entry[];
  /** Never more than the entry's size. */
  read(entry: Entry): Promise<Uint8Array | LeftOutReason>;
}
