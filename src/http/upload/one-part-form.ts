import { Refusal } from "../../wire/refusal.ts";
import { asYesOrNo, emptyContentMessage } from "../../wire/upload-fields.ts";
import { severalLogs } from "./decode-upload.ts";
import type { MediaType } from "./media-type.ts";
import type { Part } from "./multipart.ts";
import { fromFilePart } from "./native-body.ts";
import type { FoundUpload } from "./upload-protocol.ts";

export function isMultipart(type: MediaType): boolean {
  return type.essence === "multipart/form-data";
}

/** A form that holds one log: in the field of this name, else in its only file. */
export function fromOnePart(parts: Part[], field: string, maxLogBytes: number): FoundUpload {
  const filled = parts.filter((part) => part.bytes.length > 0);
  const named = filled.filter((part) => part.field === field);
  const logs = named.length > 0 ? named : filled.filter((part) => part.fileName !== undefined);
  const [log] = logs;
  if (!log) throw new Refusal(400, emptyContentMessage);
  if (logs.length > 1) throw severalLogs();
  // None of these interfaces knows the field. But who sends it means it, and what is stored stays.
  const redact = filled.find((part) => part.field === "redact" && part.fileName === undefined);
  return {
    ...fromFilePart(log, maxLogBytes),
    ...(redact && { redact: asYesOrNo(Buffer.from(redact.bytes).toString("utf8")) }),
  };
}
