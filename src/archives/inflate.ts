import type { ByteSource } from "./byte-source.ts";

/**
 * A browser's decompressor hands out all that a piece unpacks to, however much that is: a thousand times as much at most.
 * So pieces are small.
 */
const pieceBytes = 4 * 1024;
const blockBytes = 64 * 1024;

/** Unpacks a part of a source, as far as somebody reads it. Throws for what is no such data, and for what is cut off. */
export async function* inflate(
  source: ByteSource,
  from: number,
  to: number,
  format: "deflate-raw" | "gzip",
): AsyncGenerator<Uint8Array> {
  const { writable, readable } = new DecompressionStream(format);
  const reader = readable.getReader();
  const feeding = feed(source, from, to, writable.getWriter());
  try {
    for (let next = await reader.read(); !next.done; next = await reader.read()) yield next.value;
  } finally {
    // Where nobody reads on, feeding would wait for ever.
    await reader.cancel().catch(() => undefined);
    await feeding;
  }
}

/** Never rejects: what is wrong with the data is told to the reader. */
async function feed(source: ByteSource, from: number, to: number, writer: WritableStreamDefaultWriter): Promise<void> {
  try {
    for (let at = from; at < to; at += blockBytes) {
      const block = await source.read(at, Math.min(at + blockBytes, to));
      for (let i = 0; i < block.length; i += pieceBytes) await writer.write(block.subarray(i, i + pieceBytes));
    }
    await writer.close();
  } catch (error) {
    await writer.abort(error).catch(() => undefined);
  }
}

/** All of it, or `null` for more than `limit` bytes: then reading stops, whatever else may come. */
export async function collect(chunks: AsyncIterable<Uint8Array>, limit: number): Promise<Uint8Array[] | null> {
  const collected: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of chunks) {
    length += chunk.length;
    if (length > limit) return null;
    collected.push(chunk);
  }
  return collected;
}

export function joinChunks(chunks: readonly Uint8Array[]): Uint8Array {
  if (chunks.length === 1) return chunks[0]!;
  const bytes = new Uint8Array(chunks.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, at);
    at += chunk.length;
  }
  return bytes;
}
