import { open } from "node:fs/promises";
import { basename, resolve } from "node:path";
import { gunzipSync } from "node:zlib";
import { binarySentence, fileKind, hasBinaryContent } from "../wire/binary-files.ts";
import { decodeLog } from "../wire/log-text.ts";
import { nameFromFile, withoutGzipSuffix } from "../wire/upload-names.ts";
import type { CliContext } from "./context.ts";
import { Failure } from "./exit-codes.ts";

/** A log that was read, unpacked and decoded. */
export interface LogInput {
  /** As it was written on the command line; `-` for standard input. */
  file: string;
  /** `""` where it has none. */
  name: string;
  text: string;
}

/** Far more than servers take: of a log that is too large, the parts that matter are found. */
const maxFileBytes = 128 * 1024 * 1024;

/** More are not looked at to find out whether it is a text. */
const sampleCharacters = 64 * 1024;

/** Throws a `Failure` that says what is wrong with the file. */
export async function readLog(file: string, context: CliContext): Promise<LogInput> {
  const isStdin = file === "-";
  if (isStdin && context.input.isTerminal)
    await context.err.write("Type or paste the log. Ctrl-D on an empty line ends it.\n");
  const what = isStdin ? "Standard input" : file;
  const packed = isStdin
    ? await gather(context.input.chunks(), what)
    : await readWhole(resolve(context.directory, file), what);
  const isGzip = packed[0] === 0x1f && packed[1] === 0x8b;
  const bytes = isGzip ? unpack(packed, what) : packed;
  const text = decodeLog(bytes);
  const kind = fileKind(bytes) ?? (hasBinaryContent(Buffer.from(text.slice(0, sampleCharacters))) ? "binary" : null);
  if (kind) throw new Failure(`${what} cannot be read. ${binarySentence(kind)}`);
  if (!/\S/.test(text)) throw new Failure(`${what} is empty.`);
  const name = isStdin ? "" : nameFromFile(basename(file));
  return { file, name: isGzip ? withoutGzipSuffix(name) : name, text };
}

/** The bytes of a file. */
export function readFile(file: string, { directory }: CliContext): Promise<Uint8Array> {
  return readWhole(resolve(directory, file), file);
}

async function readWhole(path: string, what: string): Promise<Uint8Array> {
  try {
    await using handle = await open(path, "r");
    const stats = await handle.stat();
    if (stats.isDirectory()) throw new Failure(`${what} is a folder. Name the log in it.`);
    if (stats.size > maxFileBytes) throw tooLargeToRead(what);
    return await gather(handle.createReadStream({ autoClose: false }), what);
  } catch (error) {
    if (error instanceof Failure) throw error;
    const { code } = error as NodeJS.ErrnoException;
    if (code === "ENOENT" || code === "ENOTDIR") throw new Failure(`${what} does not exist.`);
    if (code === "EISDIR") throw new Failure(`${what} is a folder. Name the log in it.`);
    if (code === "EACCES" || code === "EPERM") throw new Failure(`${what} must not be read by this user.`);
    throw new Failure(`${what} cannot be read (${code ?? (error as Error).message}).`);
  }
}

/** Bounded: pipes and devices need not have an end. */
async function gather(chunks: AsyncIterable<Uint8Array>, what: string): Promise<Uint8Array> {
  const all: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of chunks) {
    length += chunk.length;
    if (length > maxFileBytes) throw tooLargeToRead(what);
    all.push(chunk);
  }
  return Buffer.concat(all);
}

function unpack(packed: Uint8Array, what: string): Uint8Array {
  try {
    return gunzipSync(packed, { maxOutputLength: maxFileBytes });
  } catch (error) {
    if ((error as { code?: string }).code === "ERR_BUFFER_TOO_LARGE") {
      throw tooLargeToRead(`${what}, unpacked,`);
    }
    throw new Failure(`${what} is packed with gzip, but damaged or cut off.`);
  }
}

/** Also for commands that ask no server. */
function tooLargeToRead(what: string): Failure {
  return new Failure(`${what} is larger than ${sizeInWords(maxFileBytes)}. Take its end, or the part with the error.`);
}

export function tooLarge(what: string, bytes: number, limit: number): Failure {
  return new Failure(
    `${tooLargeSentence(what, bytes, limit)} --parts shares its beginning, its end and what stands around its problems.`,
  );
}

export function tooLargeSentence(what: string, bytes: number, limit: number): string {
  return `${what} is too large: ${sizeInWords(bytes)}, and the server takes ${sizeInWords(limit)}.`;
}

export function sizeInWords(bytes: number): string {
  if (bytes < 1024) return bytes === 1 ? "1 byte" : `${bytes} bytes`;
  if (bytes < 100 * 1024) return `${(bytes / 1024).toFixed(1)} KiB`;
  const value = bytes / 1024 / 1024;
  return `${Number.isInteger(value) ? value : value.toFixed(value < 10 ? 2 : 1)} MiB`;
}
