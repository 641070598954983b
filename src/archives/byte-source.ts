import { leadingCount } from "../wire/leading-count.ts";

/** Bytes that can be read at any place: all in memory, or a file of a browser, of which only pieces are loaded. */
export interface ByteSource {
  readonly size: number;
  /** Both within the size, `from` not behind `to`. */
  read(from: number, to: number): Promise<Uint8Array>;
}

export function byteSource(bytes: Uint8Array | Blob): ByteSource {
  if (bytes instanceof Uint8Array)
    return { size: bytes.length, read: (from, to) => Promise.resolve(bytes.subarray(from, to)) };
  return { size: bytes.size, read: async (from, to) => new Uint8Array(await bytes.slice(from, to).arrayBuffer()) };
}

/** What came in pieces, and is not joined: that would take the memory twice. */
export function joinedSource(chunks: readonly Uint8Array[]): ByteSource {
  const starts: number[] = [];
  let size = 0;
  for (const chunk of chunks) {
    starts.push(size);
    size += chunk.length;
  }
  return {
    size,
    read(from, to) {
      const bytes = new Uint8Array(to - from);
      for (let i = lastNotAfter(starts, from); i < chunks.length && starts[i]! < to; i++) {
        const start = starts[i]!;
        const part = chunks[i]!.subarray(Math.max(from - start, 0), to - start);
        bytes.set(part, Math.max(start - from, 0));
      }
      return Promise.resolve(bytes);
    },
  };
}

function lastNotAfter(starts: readonly number[], at: number): number {
  return Math.max(0, leadingCount(starts.length, (index) => starts[index]! <= at) - 1);
}
