import { readFileSync } from "node:fs";
import { isAbsolute, join } from "node:path";

/** A file that is imported by its path: absolute in the sources and in an executable, relative to `main.js` in `dist/`. */
export function importedFile(path: string): Uint8Array {
  return readFileSync(isAbsolute(path) ? path : join(import.meta.dir, path));
}
