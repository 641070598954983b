import { readFileSync } from "node:fs";
import { join } from "node:path";
import { CryptoHasher, Glob } from "bun";

const sources = join(import.meta.dir, "..");

/**
 * A hash of files and of the program in folders below `src/`, computed while the program is built (or started from its sources):
 * import it `with { type: "macro" }`. Tests, samples and what stands in the folders of `except` are no part of it.
 */
export function sourceHash(folders: string[], except: string[] = []): string {
  const hasher = new CryptoHasher("sha256");
  for (const file of folders.flatMap(programIn).sort()) {
    if (except.some((folder) => file.startsWith(`${folder}/`))) continue;
    hasher
      .update(file)
      .update("\0")
      .update(readFileSync(join(sources, file)))
      .update("\0");
  }
  return hasher.digest("hex").slice(0, 12);
}

function programIn(folder: string): string[] {
  if (folder.endsWith(".ts")) return [folder];
  return [...new Glob("**/*.ts").scanSync(join(sources, folder))]
    .filter((file) => !file.endsWith(".test.ts") && !file.endsWith(".samples.ts"))
    .map((file) => `${folder}/${file.replaceAll("\\", "/")}`);
}
