import { packSync } from "../../logs/content.ts";
import type { PackedContent } from "../../logs/ports.ts";
import type { Job } from "../../work/job.ts";
import type { BodyDescription } from "./decode-upload.ts";
import { decodeAndRedact, type RedactedUpload } from "./redaction.ts";
import type { UploadProtocol } from "./upload-protocol.ts";

/** An upload that is ready to be stored. */
export interface PreparedUpload extends Omit<RedactedUpload, "content"> {
  content: PackedContent;
}

interface ReceivedUpload {
  body: Uint8Array;
  description: BodyDescription;
}

/** Everything between receiving an upload and storing it. */
export function prepareUpload(protocol: UploadProtocol): Job<ReceivedUpload, PreparedUpload> {
  return {
    name: `prepareUpload ${protocol.name}`,
    run({ body, description }) {
      const upload = decodeAndRedact(body, description, protocol);
      return { ...upload, content: packSync(upload.content) };
    },
    transferOf: ({ content }) => [content.packed],
  };
}
