import type { StoredLog } from "../../logs/ports.ts";
import type { Job } from "../../work/job.ts";
import { type AppendableEncoding, encodeAppendable, identityEncoding } from "../answers/appendable-encoding.ts";
import { encodeSync } from "../answers/content-encoding.ts";
import type { AnswerEncoding } from "../core/accept-encoding.ts";
import { readableText } from "./readable-text.ts";

interface ReadableLog {
  log: StoredLog;
  glossary: Uint8Array;
  encoding: AnswerEncoding;
}

export const encodeReadableText: Job<ReadableLog, AppendableEncoding> = {
  name: "encodeReadableText",
  run: ({ log, glossary, encoding }) =>
    identityEncoding(encodeSync(Buffer.from(readableText(log, glossary)), encoding)),
  transferOf: ({ bytes }) => [bytes],
};

/** `before` and `after` stand around the text as JSON. */
export const encodeReadableJson: Job<ReadableLog & { before: string; after: string }, AppendableEncoding> = {
  name: "encodeReadableJson",
  run: ({ log, glossary, before, after, encoding }) =>
    encodeAppendable(Buffer.from(before + JSON.stringify(readableText(log, glossary)) + after), encoding),
  transferOf: ({ bytes }) => [bytes],
};
