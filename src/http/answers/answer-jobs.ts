import { unpackSync } from "../../logs/content.ts";
import type { StoredLog } from "../../logs/ports.ts";
import type { Job } from "../../work/job.ts";
import type { AnswerEncoding } from "../core/accept-encoding.ts";
import { type AppendableEncoding, encodeAppendable } from "./appendable-encoding.ts";
import { encodeSync } from "./content-encoding.ts";
import { jsonHead } from "./log-json.ts";

/** Work on large answers that would hold up other requests if it were done on their thread. */

interface EncodedLog {
  log: StoredLog;
  encoding: AnswerEncoding;
}

export const makeJsonHead: Job<{ log: StoredLog }, Uint8Array> = {
  name: "jsonHead",
  run: ({ log }) => Buffer.from(jsonHead(log)),
  transferOf: (bytes) => [bytes],
};

export const encodeAppendableJson: Job<EncodedLog, AppendableEncoding> = {
  name: "encodeAppendableJson",
  run: ({ log, encoding }) => encodeAppendable(Buffer.from(jsonHead(log)), encoding),
  transferOf: ({ bytes }) => [bytes],
};

export const encodeAppendableBytes: Job<{ bytes: Uint8Array; encoding: AnswerEncoding }, AppendableEncoding> = {
  name: "encodeAppendableBytes",
  run: ({ bytes, encoding }) => encodeAppendable(bytes, encoding),
  transferOf: ({ bytes }) => [bytes],
};

export const encodeText: Job<EncodedLog, Uint8Array> = {
  name: "encodeText",
  run: ({ log, encoding }) => encodeSync(unpackSync(log), encoding),
  transferOf: (bytes) => [bytes],
};
