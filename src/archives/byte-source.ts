import { leadingCount } from "../wire/leading-count.ts";

/** Bytes that can be read at any place; behind the last there are none. */
export interface ReadableBytes {
  /** `from` not behind `to`. */
  read(from: number, to: number): Promise<Uint8Array>;
}

/** All in memory, or a file of a browser, of which only pieces are loaded. */
export interface ByteSource extends ReadableBytes {
  readonly size: number;
}

export function byteSource(bytes: Uint8Array | Blob): ByteSource {
  if (bytes instanceof Uint8Array)
    return { size: bytes.length, read: (from, to) => Promise.resolve(bytes.subarray(from, to)) };
  return { size: bytes.size, read: async (from, to) => new Uint8Array(await bytes.slice(from, to).arrayBuffer()) };
}

interface ArrivingSource extends ReadableBytes {
  takeAll(): Promise<void>;
}

/** What comes in pieces: taken as far as somebody reads, and not joined, which would take the memory twice. */
export function arrivingSource(pieces: AsyncIterator<Uint8Array>): ArrivingSource {
  const chunks: Uint8Array[] = [];
  const starts: number[] = [];
  let size = 0;
  let isOver = false;
  const takeUpTo = async (end: number) => {
    while (size < end && !isOver) {
      const next = await pieces.next();
      if (next.done) isOver = true;
      else {
        chunks.push(next.value);
        starts.push(size);
        size += next.value.length;
      }
    }
  };
  return {
    takeAll: () => takeUpTo(Number.POSITIVE_INFINITY),
    async read(from, wished) {
      await takeUpTo(wished);
      const to = Math.min(wished, size);
      const bytes = new Uint8Array(Math.max(0, to - from));
      for (let i = lastNotAfter(starts, from); i < chunks.length && starts[i]! < to; i++) {
        const start = starts[i]!;
        const part = chunks[i]!.subarray(Math.max(from - start, 0), to - start);
        bytes.set(part, Math.max(start - from, 0));
      }
      return bytes;
    },
  };
}

function lastNotAfter(starts: readonly number[], at: number): number {
  return Math.max(0, leadingCount(starts.length, (index) => starts[index]! <= at) - 1);
}
