import type { LogId, StoredLog } from "../../logs/ports.ts";
import type { Job } from "../../work/job.ts";
import type { Requester } from "../../work/requester.ts";
import type { AnswerEncoding } from "../core/accept-encoding.ts";
import type { AnswerContext } from "./answer-context.ts";
import type { AppendableEncoding } from "./appendable-encoding.ts";
import { contentOf } from "./find-log.ts";
import { maxSmallTextBytes } from "./small-text.ts";

/** A control character of one byte is written as `\\u001b`. */
export const worstEscape = 6;
/** Packed, such escapes take little more than what they stand for: at most 1.4 times as much, where they are random. */
const worstPackedEscape = 1.5;
/** What stands around the text. */
const aroundText = 1024;

/** What a text of so many bytes can become as a string of JSON. */
export function maxJsonBytes(encoding: AnswerEncoding, size: number): number {
  return (encoding === "identity" ? worstEscape : worstPackedEscape) * size + aroundText;
}

/** A log in the form of an answer, and encoded. */
type EncodeLog = Job<{ log: StoredLog; encoding: AnswerEncoding }, AppendableEncoding>;

export function encodeLogJob(
  name: string,
  encode: (log: StoredLog, encoding: AnswerEncoding) => AppendableEncoding,
): EncodeLog {
  return { name, run: ({ log, encoding }) => encode(log, encoding), transferOf: ({ bytes }) => [bytes] };
}

/** Texts up to these sizes are encoded on the request thread: half a millisecond, as long as it takes to hand them over. */
const maxBytesHere: Record<AnswerEncoding, number> = {
  identity: maxSmallTextBytes,
  zstd: 64 * 1024,
  gzip: 32 * 1024,
  br: 16 * 1024,
};

/** Finds a log and encodes it: on this thread where that is little work. */
export async function encodeLog(
  context: AnswerContext,
  job: EncodeLog,
  id: LogId,
  encoding: AnswerEncoding,
  requester: Requester,
): Promise<AppendableEncoding> {
  const log = await contentOf(context, id);
  if (log.size <= maxBytesHere[encoding]) return job.run({ log, encoding });
  const isSmall = log.size <= maxSmallTextBytes;
  return context.heavy.run(job, { log, encoding }, requester, [log.packed], { isSmall });
}
