import { Refusal } from "../../../wire/refusal.ts";
import { asYesOrNo, emptyContentMessage } from "../../../wire/upload-fields.ts";
import type { FoundUpload } from "../../upload/doors.ts";
import type { MediaType } from "../../upload/media-type.ts";
import { type Part, parseMultipart } from "../../upload/multipart.ts";
import { fromFilePart, fromRaw } from "../../upload/native-body.ts";

/**
 * `POST /documents`: the body is the document, whatever its content type says. `curl -d @file` and Qt call everything a
 * form. Only multipart, which cannot be anything else, is taken apart.
 */
export function readHastebinBody(bytes: Uint8Array, type: MediaType, maxLogBytes: number): FoundUpload {
  return isMultipart(type)
    ? fromOnePart(parseMultipart(bytes, type.parameters.get("boundary")), "data", maxLogBytes)
    : fromRaw(bytes, type, maxLogBytes);
}

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
  if (logs.length > 1) throw new Refusal(400, "One upload holds one log. Send each file in a request of its own.");
  // None of these interfaces knows the field. But who sends it means it, and what is stored stays.
  const redact = filled.find((part) => part.field === "redact" && part.fileName === undefined);
  return {
    ...fromFilePart(log, maxLogBytes),
    ...(redact && { redact: asYesOrNo(Buffer.from(redact.bytes).toString("utf8")) }),
  };
}
