import type { LineCounts } from "../../logs/ports.ts";
import { type PrivateCounts, type PrivateKind, privateKinds } from "../../privacy/redact.ts";
import { utf8Text } from "../core/utf8-text.ts";
import { type BodyDescription, type DecodedUpload, decodeUpload } from "./decode-upload.ts";
import { lineCountsOf } from "./line-counts.ts";
import { maskTogether } from "./masked-fields.ts";
import { tooLarge } from "./size-limit.ts";
import type { UploadProtocol } from "./upload-protocol.ts";

/** An upload whose content is what will be stored. */
export interface RedactedUpload extends DecodedUpload {
  /** How often each kind of private text was masked; null where that was not asked for. */
  redacted: PrivateCounts | null;
  /** Of what will be stored; null where the protocol does not return it. */
  lineCounts: LineCounts | null;
}

/** From the bytes of a request to what will be stored of it: masked, if the sender asks for that. */
export function decodeAndRedact(
  body: Uint8Array,
  description: BodyDescription,
  protocol: UploadProtocol,
): RedactedUpload {
  return redactUpload(decodeUpload(body, description, protocol), description.maxLogBytes, protocol);
}

/** For `strict`: also what is uncertain, such as an address that could be a version. */
const allKinds: ReadonlySet<PrivateKind> = new Set(privateKinds);

export function redactUpload(
  upload: DecodedUpload,
  maxLogBytes: number,
  { countsLines }: UploadProtocol,
): RedactedUpload {
  if (!upload.redact) {
    return { ...upload, redacted: null, lineCounts: countsLines ? lineCountsOf(utf8Text(upload.content)) : null };
  }
  const kinds = upload.redact === "strict" ? allKinds : undefined;
  const { text, counts, name, origin } = maskTogether(utf8Text(upload.content), upload, kinds);
  const content = Object.keys(counts).length === 0 ? upload.content : Buffer.from(text);
  // A mask may be longer than what it hides.
  if (content.length > maxLogBytes) throw tooLarge(maxLogBytes);
  return { ...upload, name, origin, content, redacted: counts, lineCounts: countsLines ? lineCountsOf(text) : null };
}
