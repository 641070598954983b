import { zstdDecompressSync } from "node:zlib";
import { unpackSync } from "../../logs/content.ts";
import type { StoredLog } from "../../logs/ports.ts";
import type { Job } from "../../work/job.ts";
import { type AppendableEncoding, gzipPiece, lastGzipPiece, type PieceSums } from "./appendable-encoding.ts";
import { endOfPart, type LogRendering, renderPart, type TextPart } from "./log-rendering.ts";

/** The first piece, of the beginning of what is stored; `null` where nothing can be told from that. */
export const encodeStart: Job<
  { start: Uint8Array; bytes: number; rendering: LogRendering },
  { piece: AppendableEncoding; to: number } | null
> = {
  name: "encodeStart",
  run({ start, bytes, rendering }) {
    const text = unpackStart(start);
    // The last byte may be in the middle of a character.
    const to = endOfPart(text, 0, Math.min(bytes, text.length - 1));
    if (to <= 0) return null;
    const part = { bytes: text.subarray(0, to), isFirst: true, isLast: false };
    return { piece: gzipPiece(renderPart(rendering, part), null), to };
  },
  transferOf: (made) => (made ? [made.piece.bytes] : []),
};

/** The text that the beginning of what is stored has; empty where that is too little, or cannot be read. */
function unpackStart(packed: Uint8Array): Uint8Array {
  try {
    // The platform takes the end of the bytes for the end of the text.
    return zstdDecompressSync(packed, { chunkSize: 256 * 1024 });
  } catch {
    return new Uint8Array();
  }
}

interface Rest {
  log: StoredLog;
  rendering: LogRendering;
  from: number;
  /** `null` where there is no piece before. */
  before: PieceSums | null;
  /** Of the text, for an answer that has an end; `null` for one that is closed with all of the rest. */
  bytes: number | null;
}

/** The second piece, and the text for the others where there are any. */
export const encodeRest: Job<Rest, { piece: AppendableEncoding; text: Uint8Array | null; to: number }> = {
  name: "encodeRest",
  run({ log, rendering, from, before, bytes }) {
    const text = unpackSync(log);
    const to = bytes === null ? text.length : endOfPart(text, from, bytes);
    const isLast = to === text.length;
    const plain = renderPart(rendering, { bytes: text.subarray(from, to), isFirst: from === 0, isLast });
    const piece = bytes === null ? lastGzipPiece(plain, before) : gzipPiece(plain, before);
    return { piece, text: isLast ? null : text, to };
  },
  transferOf: ({ piece, text }) => (text ? [piece.bytes, text] : [piece.bytes]),
};

/** Any piece behind that. */
export const encodePart: Job<{ part: TextPart; rendering: LogRendering; before: PieceSums }, AppendableEncoding> = {
  name: "encodePart",
  run: ({ part, rendering, before }) => gzipPiece(renderPart(rendering, part), before),
  transferOf: ({ bytes }) => [bytes],
};
