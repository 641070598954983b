import { hasBinaryContent } from "../../src/wire/binary-files.ts";
import { decodeLog } from "../../src/wire/log-text.ts";
import { nameFromFile, withoutGzipSuffix } from "../../src/wire/upload-names.ts";
import { type MistakenFile, mistakenBinary, mistakenFile } from "./mistaken-files.ts";

/** `archive`: there may be logs in it. */
export type Problem = "tooLarge" | "empty" | "unreadable" | "damaged" | "archive" | MistakenFile;

type FileRead = { name: string } & ({ text: string } | { problem: Problem });

/** The parts of a `File` that are needed. */
export interface LogFile extends Blob {
  readonly name: string;
}

/** Who waits for a file to be read. */
export interface Watcher {
  /** Once it is aborted, nobody wants the file any more. */
  signal: AbortSignal;
  onProgress(readBytes: number, allBytes: number): void;
}

/** Reads one file: unpacks it, finds its encoding. Never takes more than a log of the limit can be. */
export async function readLogFile(file: LogFile, maxBytes: number, watcher: Watcher): Promise<FileRead> {
  const name = nameFromFile(file.name);
  try {
    const head = new Uint8Array(await file.slice(0, headBytes).arrayBuffer());
    if (head.length === 0) return { name, problem: "empty" };
    if (/\.(?:tgz|tar\.gz)$/i.test(name)) return { name, problem: "archive" };
    if (isGzip(head)) {
      const unpacked = await unpackGzip(watched(file, watcher), maxRawBytes(maxBytes));
      return readBytes(unpacked, withoutGzipSuffix(name));
    }
    const binary = mistakenFile(name, head);
    if (binary) return { name, problem: binary };
    if (file.size > maxRawBytes(maxBytes)) return { name, problem: "tooLarge" };
    return readBytes(await collect(watched(file, watcher), maxRawBytes(maxBytes)), name);
  } catch {
    return { name, problem: "unreadable" };
  }
}

function readBytes(bytes: Uint8Array | Problem, name: string): FileRead {
  if (typeof bytes === "string") return { name, problem: bytes };
  const binary = mistakenFile(name, bytes);
  if (binary) return { name, problem: binary };
  const text = decodeLog(bytes);
  const isText = !hasBinaryContent(new TextEncoder().encode(text.slice(0, sampleCharacters)));
  return isText ? { name, text } : { name, problem: mistakenBinary(name) };
}

/** As far as the marks of all kinds of files reach. */
const headBytes = 512;

/** More are not looked at. */
const sampleCharacters = 64 * 1024;

/** Far more than the limit: what matters in a log that is too large can be shared. Not more than a browser can hold. */
function maxRawBytes(maxBytes: number): number {
  return 8 * maxBytes + 2;
}

function isGzip(head: Uint8Array): boolean {
  return head[0] === 0x1f && head[1] === 0x8b && head[2] === 8;
}

type Bytes = Uint8Array<ArrayBuffer>;

/** The bytes of a file, which are counted on their way. */
function watched(file: Blob, { signal, onProgress }: Watcher): ReadableStream<Bytes> {
  let read = 0;
  const counting = new TransformStream<Bytes, Bytes>({
    transform(chunk, controller) {
      read += chunk.length;
      onProgress(read, file.size);
      controller.enqueue(chunk);
    },
  });
  return file.stream().pipeThrough(counting, { signal });
}

async function unpackGzip(packed: ReadableStream<Bytes>, limit: number): Promise<Bytes | Problem> {
  try {
    return await collect(packed.pipeThrough(new DecompressionStream("gzip")), limit);
  } catch {
    return "damaged";
  }
}

/** Stops at the limit: a small file may hold gigabytes. */
async function collect(stream: ReadableStream<Bytes>, limit: number): Promise<Bytes | Problem> {
  const chunks: Bytes[] = [];
  let length = 0;
  const reader = stream.getReader();
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    chunks.push(next.value);
    length += next.value.length;
    if (length > limit) {
      await reader.cancel();
      return "tooLarge";
    }
  }
  const bytes = new Uint8Array(length);
  let at = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, at);
    at += chunk.length;
  }
  return bytes;
}
