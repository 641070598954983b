import { readFileSync } from "node:fs";
import { FileFault } from "./parse.ts";

/** Far above any file of an operator. A larger one is there by a wrong path. */
const maxFileBytes = 1024 * 1024;

/** Throws a `FileFault` that names the file. */
export function readOperatorFile(path: string): string {
  const bytes = readFileBytes(path);
  if (bytes.length > maxFileBytes) throw new FileFault(`${path} is too large to be one: ${bytes.length} bytes.`);
  return Buffer.from(bytes).toString("utf8");
}

/** Reads a file that holds no text. Throws a `FileFault` that names it. */
export function readFileBytes(path: string): Uint8Array<ArrayBuffer> {
  try {
    return new Uint8Array(readFileSync(path));
  } catch (error) {
    throw unreadable(path, error);
  }
}

export function unreadable(path: string, error: unknown): FileFault {
  const { code } = error as NodeJS.ErrnoException;
  const reasons: Record<string, string> = {
    ENOENT: "does not exist",
    EISDIR: "is a folder",
    ENOTDIR: "is no folder",
  };
  return new FileFault(`${path} ${reasons[code ?? ""] ?? `cannot be read (${code})`}.`);
}
