import { crc32, deflateRawSync } from "node:zlib";
import { unpackSync } from "../../logs/content.ts";
import type { StoredLog } from "../../logs/ports.ts";
import type { Job } from "../../work/job.ts";
import type { AnswerEncoding } from "../core/accept-encoding.ts";
import { type AppendableEncoding, encodeAppendable, identityEncoding } from "./appendable-encoding.ts";
import { encodeSync } from "./content-encoding.ts";
import { encodeLogJob } from "./encode-log.ts";
import { jsonHead } from "./log-json.ts";

/** Work on answers that would hold up other requests if it were done on their thread. */

export const encodeJson = encodeLogJob("encodeJson", (log, encoding) =>
  encodeAppendable(Buffer.from(jsonHead(log)), encoding),
);

/** The text alone, which has no end of its own. */
export const encodeText = encodeLogJob("encodeText", (log, encoding) =>
  identityEncoding(encodeSync(unpackSync(log), encoding)),
);

/** The text as a zip has it. */
export const deflateText: Job<{ log: StoredLog }, { packed: Uint8Array; crc: number }> = {
  name: "deflateText",
  run: ({ log }) => {
    const text = unpackSync(log);
    return { packed: deflateRawSync(text, { level: 5 }), crc: crc32(text) };
  },
  transferOf: ({ packed }) => [packed],
};

export const encodeBytes: Job<{ bytes: Uint8Array; encoding: AnswerEncoding }, AppendableEncoding> = {
  name: "encodeBytes",
  run: ({ bytes, encoding }) => encodeAppendable(bytes, encoding),
  transferOf: ({ bytes }) => [bytes],
};
