import type { StoredLog } from "../../logs/ports.ts";
import type { Job } from "../../work/job.ts";
import type { AnswerEncoding } from "../core/accept-encoding.ts";
import { encodeSync, jsonHead, logText } from "./render.ts";
import { type OpenEncoding, openEncoding } from "./spliced-encoding.ts";

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

export const openJson: Job<EncodedLog, OpenEncoding> = {
  name: "openJson",
  run: ({ log, encoding }) => openEncoding(Buffer.from(jsonHead(log)), encoding),
  transferOf: ({ bytes }) => [bytes],
};

export const openBytes: Job<{ bytes: Uint8Array; encoding: AnswerEncoding }, OpenEncoding> = {
  name: "openBytes",
  run: ({ bytes, encoding }) => openEncoding(bytes, encoding),
  transferOf: ({ bytes }) => [bytes],
};

export const encodeText: Job<EncodedLog, Uint8Array> = {
  name: "encodeText",
  run: ({ log, encoding }) => encodeSync(logText(log), encoding),
  transferOf: (bytes) => [bytes],
};
