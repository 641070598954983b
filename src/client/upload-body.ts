import { fileForm } from "../wire/file-form.ts";

/** What can be shared: a text, or the bytes of a file (also one that is packed with gzip, or not in UTF-8). */
export type LogContent = string | Uint8Array | ArrayBuffer | Blob | ReadableStream<Uint8Array>;

/** One of several files that are shared together. */
export interface SharedFile {
  name: string;
  content: LogContent;
}

/** Bytes of the body as it is sent: packed, where it was worth it. */
export interface Progress {
  sent: number;
  total: number;
}

/** A body that can be sent again. @internal */
export interface UploadBody {
  bytes: Uint8Array<ArrayBuffer>;
  contentType: string;
  /** `null`: as it is. */
  encoding: "gzip" | null;
}

/** Less than this fits into the first packet anyway. */
const worthPacking = 1400;
/** More than any server takes. A stream that does not end must not fill the memory. */
const maxStreamBytes = 64 * 1024 * 1024;
const chunkBytes = 64 * 1024;
const binary = "application/octet-stream";

/** The bytes of a content, packed if `compress` says so, the platform can, and it gets smaller. @internal */
export async function uploadBodyOf(
  content: LogContent,
  compress: boolean,
  signal: AbortSignal | undefined,
): Promise<UploadBody> {
  const contentType = typeof content === "string" ? "text/plain; charset=utf-8" : binary;
  return packedBody(await bytesOf(content, signal), contentType, compress, signal);
}

/** The body that uploads several files: a form. @internal */
export async function filesBodyOf(
  files: readonly SharedFile[],
  compress: boolean,
  signal: AbortSignal | undefined,
): Promise<UploadBody> {
  const parts = await Promise.all(
    files.map(async ({ name, content }) => ({
      name,
      content: new Blob([await bytesOf(content, signal)], { type: binary }),
    })),
  );
  const { blob, type } = fileForm(parts);
  return packedBody(new Uint8Array(await blob.arrayBuffer()), type, compress, signal);
}

async function packedBody(
  bytes: Uint8Array<ArrayBuffer>,
  contentType: string,
  compress: boolean,
  signal: AbortSignal | undefined,
): Promise<UploadBody> {
  const packed = compress && isWorthPacking(bytes) ? await gzip(bytes, signal) : null;
  const isSmaller = packed !== null && packed.length < bytes.length;
  return { bytes: isSmaller ? packed : bytes, contentType, encoding: isSmaller ? "gzip" : null };
}

async function bytesOf(content: LogContent, signal: AbortSignal | undefined): Promise<Uint8Array<ArrayBuffer>> {
  if (typeof content === "string") return new TextEncoder().encode(content);
  if (content instanceof Uint8Array) return new Uint8Array(content);
  if (content instanceof ArrayBuffer) return new Uint8Array(content);
  if (content instanceof Blob) return new Uint8Array(await content.arrayBuffer());
  return drained(content, signal);
}

async function drained(
  stream: ReadableStream<Uint8Array>,
  signal: AbortSignal | undefined,
): Promise<Uint8Array<ArrayBuffer>> {
  const reader = stream.getReader();
  const stop = () => void reader.cancel(signal!.reason).catch(() => {});
  signal?.addEventListener("abort", stop, { once: true });
  try {
    const chunks: Uint8Array[] = [];
    let length = 0;
    for (;;) {
      signal?.throwIfAborted();
      const { done, value } = await reader.read();
      signal?.throwIfAborted();
      if (done) break;
      length += value.length;
      if (length > maxStreamBytes) {
        void reader.cancel().catch(() => {});
        throw new RangeError(`The stream is longer than ${maxStreamBytes} bytes, which no server takes.`);
      }
      chunks.push(value);
    }
    return joinChunks(chunks);
  } finally {
    signal?.removeEventListener("abort", stop);
  }
}

/** @internal */
export function joinChunks(chunks: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const all = new Uint8Array(chunks.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const chunk of chunks) {
    all.set(chunk, at);
    at += chunk.length;
  }
  return all;
}

function isWorthPacking(bytes: Uint8Array): boolean {
  const isGzipFile = bytes[0] === 0x1f && bytes[1] === 0x8b;
  return typeof CompressionStream === "function" && bytes.length >= worthPacking && !isGzipFile;
}

function gzip(bytes: Uint8Array<ArrayBuffer>, signal: AbortSignal | undefined): Promise<Uint8Array<ArrayBuffer>> {
  return drained(new Blob([bytes]).stream().pipeThrough(new CompressionStream("gzip")), signal);
}

/**
 * Browsers can send streams only over HTTP/2 or later, or not at all, and a script cannot know before it fails.
 * Runtimes of servers always can.
 */
const canStream = "Bun" in globalThis || "Deno" in globalThis || isNode();

function isNode(): boolean {
  const { process } = globalThis as { process?: { versions?: { node?: string } } };
  return typeof process?.versions?.node === "string";
}

/** What `fetch` takes, and what tells of its progress. Made anew for every try. @internal */
export function trackedBody(
  { bytes }: UploadBody,
  onProgress: ((progress: Progress) => void) | undefined,
): { body: Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array>; duplex?: "half" } {
  const total = bytes.length;
  onProgress?.({ sent: 0, total });
  if (!onProgress || !canStream || total <= chunkBytes) return { body: bytes };
  let sent = 0;
  const body = new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        // The next chunk is asked for when the last one is on its way.
        if (sent > 0) onProgress({ sent, total });
        if (sent === total) return controller.close();
        const chunk = bytes.slice(sent, sent + chunkBytes);
        sent += chunk.length;
        controller.enqueue(chunk);
      },
    },
    { highWaterMark: 0 },
  );
  return { body, duplex: "half" };
}
