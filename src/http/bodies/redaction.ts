import { type PrivateCounts, redact } from "../../privacy/redact.ts";
import type { UploadFields } from "../../wire/upload-fields.ts";
import { type BodyDescription, type InterpretedUpload, interpretUpload, tooLarge } from "./interpret.ts";

/** An upload whose content is what will be stored. */
export interface FinishedUpload extends UploadFields {
  content: Uint8Array;
  /** How often each kind of private text was masked; null where that was not asked for. */
  redacted: PrivateCounts | null;
}

/** From the bytes of a request to what will be stored of it: masked, if the sender asks for that. */
export function finishUpload(body: Uint8Array, description: BodyDescription): FinishedUpload {
  return redactUpload(interpretUpload(body, description), description.maxLogBytes);
}

export function redactUpload(upload: InterpretedUpload, maxLogBytes: number): FinishedUpload {
  if (!upload.redact) return { ...upload, redacted: null };
  const { buffer, byteOffset, byteLength } = upload.content;
  const { text, counts } = redact(Buffer.from(buffer, byteOffset, byteLength).toString("utf8"));
  const content = Object.keys(counts).length === 0 ? upload.content : Buffer.from(text);
  // A mask may be longer than what it hides.
  if (content.length > maxLogBytes) throw tooLarge(maxLogBytes);
  return { ...upload, content, redacted: counts };
}
