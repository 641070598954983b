import type { LogId } from "../../logs/ports.ts";
import type { Requester } from "../../work/requester.ts";
import type { AnswerEncoding } from "../core/accept-encoding.ts";
import type { AnswerContext } from "./answer-context.ts";
import type { AppendableEncoding, PieceSums } from "./appendable-encoding.ts";
import { contentOf } from "./find-log.ts";
import type { EncodedPieces } from "./growing-body.ts";
import { endOfPart, type LogRendering, type TextPart } from "./log-rendering.ts";
import { encodePart, encodeRest, encodeStart } from "./piece-jobs.ts";

const kibibyte = 1024;
/** Of the text: soon there, */
const firstBytes = 128 * kibibyte;
/** and the others so large that handing them over costs little beside. */
const nextBytes = 2048 * kibibyte;
/** Where others wait for the threads, too, each piece waits for theirs: fewer of them, and the reader waits less often. */
const nextBytesInCompany = 4 * nextBytes;
/** Of what is stored: enough for the first piece, as logs are. */
const startBytes = 64 * kibibyte;
/** Shorter answers are there soon enough as a whole. */
const minBytes = 512 * kibibyte;

/** Streams of the other encodings cannot be put together from what was encoded apart. */
export function comesInPieces(encoding: AnswerEncoding, size: number): boolean {
  return encoding === "gzip" && size > minBytes;
}

/**
 * A log in gzip, so that its beginning can be sent while the rest is made. Each piece is a job of its own: between two of
 * them others have their turn, and what nobody waits for any more ends there. That the text is what was stored is known
 * with the second piece: without it, the answer breaks off.
 */
export async function* encodeInPieces(
  context: AnswerContext,
  id: LogId,
  rendering: LogRendering,
  hasEnd: boolean,
  requester: Requester,
): EncodedPieces {
  const { heavy } = context;
  const log = await contentOf(context, id);
  const start = copyOf(log.packed, 0, Math.min(startBytes, log.packed.length >> 2));
  const first = await heavy.run(encodeStart, { start, bytes: firstBytes, rendering }, requester, [start]);
  if (first) yield first.piece;
  const from = first?.to ?? 0;
  const before = first && sumsOf(first.piece);
  const rest = { log, rendering, from, before, bytes: hasEnd ? bytesOfNext(context) : null };
  const { piece, text, to } = await heavy.run(encodeRest, rest, requester, [log.packed]);
  yield piece;
  if (text) yield* encodeParts(context, rendering, text, to, piece, requester);
}

function bytesOfNext({ heavy }: AnswerContext): number {
  return heavy.waiting > 0 ? nextBytesInCompany : nextBytes;
}

async function* encodeParts(
  context: AnswerContext,
  rendering: LogRendering,
  text: Uint8Array,
  from: number,
  before: PieceSums,
  requester: Requester,
): EncodedPieces {
  const { heavy } = context;
  let last = before;
  try {
    for (let at = from; at < text.length; ) {
      const end = endOfPart(text, at, bytesOfNext(context));
      const part: TextPart = { bytes: copyOf(text, at, end), isFirst: false, isLast: end === text.length };
      last = await heavy.run(encodePart, { part, rendering, before: sumsOf(last) }, requester, [part.bytes]);
      yield last as AppendableEncoding;
      at = end;
    }
  } finally {
    // At once: it is large, and would stay until the engine thinks of it.
    (text.buffer as ArrayBuffer).transfer(0);
  }
}

function sumsOf({ crc, plainBytes }: PieceSums): PieceSums {
  return { crc, plainBytes };
}

/** Bytes of their own, which can be handed over: a part of a `Buffer` is none. */
function copyOf(bytes: Uint8Array, from: number, to: number): Uint8Array {
  return new Uint8Array(bytes.subarray(from, to));
}
