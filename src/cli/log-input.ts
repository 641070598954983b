import { open } from "node:fs/promises";
import { basename, resolve } from "node:path";
import { gunzipSync } from "node:zlib";
import { refusalText } from "../i18n/refusal-text.ts";
import { sizeWords } from "../i18n/size-words.ts";
import { binarySentence, fileKind, hasBinaryContent } from "../wire/binary-files.ts";
import type { Language } from "../wire/languages.ts";
import { decodeLog } from "../wire/log-text.ts";
import { nameFromFile, withoutGzipSuffix } from "../wire/upload-names.ts";
import type { CliContext } from "./context.ts";
import { Failure } from "./exit-codes.ts";
import { type CliWords, cliWords, codeOf, fileLabel, said } from "./said.ts";

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
  if (isStdin && context.input.isTerminal) await context.err.write(`${cliWords[context.language].paste}\n`);
  const packed = isStdin
    ? await gather(context.input.chunks(), file)
    : await readWhole(resolve(context.directory, file), file);
  const isGzip = packed[0] === 0x1f && packed[1] === 0x8b;
  const bytes = isGzip ? unpack(packed, file) : packed;
  const text = decodeLog(bytes);
  const kind = fileKind(bytes) ?? (hasBinaryContent(Buffer.from(text.slice(0, sampleCharacters))) ? "binary" : null);
  if (kind) {
    throw failureOfFile(file, (label, words, language) =>
      words.unreadableBecause({ file: label, reason: refusalText(binarySentence(kind), language) }),
    );
  }
  if (!/\S/.test(text)) throw failureOfFile(file, (label, words) => words.empty({ file: label }));
  const name = isStdin ? "" : nameFromFile(basename(file));
  return { file, name: isGzip ? withoutGzipSuffix(name) : name, text };
}

/** The bytes of a file. */
export function readFile(file: string, { directory }: CliContext): Promise<Uint8Array> {
  return readWhole(resolve(directory, file), file);
}

async function readWhole(path: string, file: string): Promise<Uint8Array> {
  try {
    await using handle = await open(path, "r");
    const stats = await handle.stat();
    if (stats.isDirectory()) throw new Failure(said((words) => words.isFolder({ file })));
    if (stats.size > maxFileBytes) throw tooLargeToRead(file);
    return await gather(handle.createReadStream({ autoClose: false }), file);
  } catch (error) {
    if (error instanceof Failure) throw error;
    const { code } = error as NodeJS.ErrnoException;
    if (code === "ENOENT" || code === "ENOTDIR") throw new Failure(said((words) => words.missing({ file })));
    if (code === "EISDIR") throw new Failure(said((words) => words.isFolder({ file })));
    if (code === "EACCES" || code === "EPERM") throw new Failure(said((words) => words.forbidden({ file })));
    throw new Failure(said((words) => words.unreadable({ file, code: codeOf(error) })));
  }
}

/** Bounded: pipes and devices need not have an end. */
async function gather(chunks: AsyncIterable<Uint8Array>, file: string): Promise<Uint8Array> {
  const all: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of chunks) {
    length += chunk.length;
    if (length > maxFileBytes) throw tooLargeToRead(file);
    all.push(chunk);
  }
  return Buffer.concat(all);
}

function unpack(packed: Uint8Array, file: string): Uint8Array {
  try {
    return gunzipSync(packed, { maxOutputLength: maxFileBytes });
  } catch (error) {
    if ((error as { code?: string }).code === "ERR_BUFFER_TOO_LARGE") {
      throw failureOfFile(file, (label, words, language) =>
        words.tooLargeUnpacked({ file: label, size: sizeInWords(maxFileBytes, language) }),
      );
    }
    throw failureOfFile(file, (label, words) => words.gzipDamaged({ file: label }));
  }
}

/** Also for commands that ask no server. */
function tooLargeToRead(file: string): Failure {
  return failureOfFile(file, (label, words, language) =>
    words.tooLargeToRead({ file: label, size: sizeInWords(maxFileBytes, language) }),
  );
}

function failureOfFile(file: string, choose: (label: string, words: CliWords, language: Language) => string): Failure {
  return new Failure((language) => choose(fileLabel(file, language), cliWords[language], language));
}

export function tooLarge(label: string, bytes: number, limit: number): Failure {
  const problem = tooLargeSentence(label, bytes, limit);
  return new Failure((language) => cliWords[language].partsHelp({ problem: problem(language) }));
}

export function tooLargeSentence(label: string, bytes: number, limit: number): (language: Language) => string {
  return (language) => {
    const [size, most] = [sizeInWords(bytes, language), sizeInWords(limit, language)];
    return cliWords[language].tooLarge({ file: label, size, limit: most });
  };
}

export function sizeInWords(bytes: number, language: Language): string {
  const words = sizeWords[language];
  const amount = (value: number, digits: number) =>
    value.toLocaleString(language, { minimumFractionDigits: digits, maximumFractionDigits: digits });
  if (bytes < 1024) return words.bytes({ amount: amount(bytes, 0) });
  if (bytes < 100 * 1024) return words.kibibytes({ amount: amount(bytes / 1024, 1) });
  const value = bytes / 1024 / 1024;
  return words.mebibytes({ amount: amount(value, Number.isInteger(value) ? 0 : value < 10 ? 2 : 1) });
}
