import type { MediaType } from "../../upload/media-type.ts";
import { parseMultipart } from "../../upload/multipart.ts";
import { fromRaw } from "../../upload/native-body.ts";
import { fromOnePart, isMultipart } from "../../upload/one-part-form.ts";
import type { FoundUpload } from "../../upload/upload-protocol.ts";

/** `POST` and `PUT /post`: the body is the log, unless it is multipart, which nobody would want to read as it is. */
export function readBytebinBody(bytes: Uint8Array, type: MediaType, maxLogBytes: number): FoundUpload {
  return isMultipart(type)
    ? fromOnePart(parseMultipart(bytes, type.parameters.get("boundary")), "file", maxLogBytes)
    : fromRaw(bytes, type, maxLogBytes);
}
