import type { MediaType } from "../../upload/media-type.ts";
import { parseMultipart } from "../../upload/multipart.ts";
import { fromRaw } from "../../upload/native-body.ts";
import { fromOnePart, isMultipart } from "../../upload/one-part-form.ts";
import type { FoundUpload } from "../../upload/upload-protocol.ts";

/**
 * `POST /documents`: the body is the document, whatever its content type says. `curl -d @file` and Qt call everything a
 * form. Only multipart, which cannot be anything else, is taken apart.
 */
export function readHastebinBody(bytes: Uint8Array, type: MediaType, maxLogBytes: number): FoundUpload {
  return isMultipart(type)
    ? fromOnePart(parseMultipart(bytes, type.parameters.get("boundary")), "data", maxLogBytes)
    : fromRaw(bytes, type, maxLogBytes);
}
