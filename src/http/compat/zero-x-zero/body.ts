import type { MediaType } from "../../upload/media-type.ts";
import { parseMultipart } from "../../upload/multipart.ts";
import { readNativeBody } from "../../upload/native-body.ts";
import { fromOnePart, isMultipart } from "../../upload/one-part-form.ts";
import type { FoundUpload } from "../../upload/upload-protocol.ts";

/**
 * `POST /` by a program. A form with `content` is the one of the home page, and is read and answered as that. Everything
 * else is answered with the link, which is the format `plain`.
 */
export function readZeroXZeroBody(bytes: Uint8Array, type: MediaType, maxLogBytes: number): FoundUpload {
  if (!isMultipart(type)) {
    const found = readNativeBody(bytes, type, maxLogBytes);
    return { ...found, format: found.format ?? "plain" };
  }
  const parts = parseMultipart(bytes, type.parameters.get("boundary"));
  if (parts.some((part) => part.field === "content")) return readNativeBody(bytes, type, maxLogBytes);
  return { ...fromOnePart(parts, "file", maxLogBytes), format: "plain" };
}
