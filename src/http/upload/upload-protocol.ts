import type { LogDetails } from "../../logs/ports.ts";
import type { FieldValue } from "../../wire/upload-fields.ts";
import type { FilePath } from "../../wire/upload-names.ts";
import type { MediaType } from "./media-type.ts";

/** One file of several. */
export interface FoundFile {
  /** The text as UTF-8. */
  content: Uint8Array;
  /** Its name or path; `""` where there is none. */
  fileName: FilePath;
}

/** A zip, tar or tar.gz, in which there may be logs. */
export interface FoundArchive {
  bytes: Uint8Array;
  /** `""` where there is none. */
  fileName: FilePath;
}

/** The fields of one body, not checked yet. */
export interface FoundUpload {
  /** The log as UTF-8. Empty where there are `files` or `archives`. */
  content: Uint8Array;
  /** Several files, each a log of its own. */
  files?: FoundFile[];
  /** Archives, whose logs join the `files`. */
  archives?: FoundArchive[];
  name?: FieldValue;
  format?: FieldValue;
  redact?: FieldValue;
  hide?: FieldValue;
  players?: FieldValue;
  token?: FieldValue;
  known?: FieldValue;
  /** The name of the file the log came in, for when nothing says `name`. */
  fileName?: string;
  /** What the sender's program says of the log, checked. */
  origin?: Pick<LogDetails, "source" | "metadata">;
}

/** How one protocol reads the body of an upload. `bytes` are without their `Content-Encoding`. */
export type ReadBody = (bytes: Uint8Array, type: MediaType, maxLogBytes: number) => FoundUpload;

/** One of the protocols that logs are uploaded with. All of them are listed in `http/compat/upload-protocols.ts`. */
export interface UploadProtocol {
  name: string;
  read: ReadBody;
  /** Whether what is private is masked unless the sender says otherwise. */
  redacts: boolean;
  /** Whether the answer includes the numbers of lines and errors. */
  countsLines: boolean;
  /** Whether even a small body may hold a large log, packed inside. */
  holdsPacked: boolean;
}

/** What most protocols have in common: they take a log and return its address. */
export const plainProtocol = { redacts: false, countsLines: false, holdsPacked: false };
