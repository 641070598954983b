/**
 * `npm run registry`: writes the list of all findings from the files in `src/analysis/findings/`, and the version of the
 * analyser. A new finding is one new file; a test fails while either is stale.
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { Glob } from "bun";

const folder = join(import.meta.dir, "..", "src", "analysis", "findings");
export const registryPath = join(folder, "registry.gen.ts");

export function registryText(): string {
  const files = [...new Glob("*.ts").scanSync(folder)]
    .filter((file) => !file.endsWith(".test.ts") && !file.endsWith(".gen.ts"))
    .sort();
  const imports = files.map((file, i) => `import f${i} from "./${file}";`);
  const list = files.map((_, i) => `  f${i},`);
  return [
    "// Made by `npm run registry` from the files in this folder.",
    ...imports,
    "",
    'import type { Finding } from "../finding.ts";',
    "",
    "export const findings: readonly Finding[] = [",
    ...list,
    "];",
    "",
  ].join("\n");
}

const analysis = join(import.meta.dir, "..", "src", "analysis");
export const versionPath = join(analysis, "rule-set-version.gen.ts");

/** Names what an analysis is made with: everything of the analyser, texts too. Another name, and it is made anew. */
export function versionText(): string {
  const files = [...new Glob("**/*.ts").scanSync(analysis)]
    .filter((file) => !file.endsWith(".test.ts") && !file.endsWith("version.gen.ts"))
    .sort();
  const hash = new Bun.CryptoHasher("sha256");
  for (const file of files) hash.update(`${file}\n${readFileSync(join(analysis, file), "utf8")}\n`);
  return [
    "// Made by `npm run registry` from the sources of the analyser.",
    `export const ruleSetVersion = "${hash.digest("hex").slice(0, 12)}";`,
    "",
  ].join("\n");
}

if (import.meta.main) {
  await Bun.write(registryPath, registryText());
  await Bun.write(versionPath, versionText());
  process.stdout.write("registry.gen.ts and rule-set-version.gen.ts are written\n");
}
