/**
 * `npm run registry`: writes the lists of all rules from the files in `src/analysis/findings/` and
 * `src/analysis/whole-log-findings/`,
 * and a hash of each file of the analyser. A new rule is one new file; a test fails while a list is stale.
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { Glob } from "bun";

const sources = join(import.meta.dir, "..", "src");
const analysis = join(sources, "analysis");
export const hashesPath = join(analysis, "rule-hashes.gen.ts");
export const bundleHashPath = join(analysis, "bundle", "code-hash.gen.ts");
export const houseHashPath = join(sources, "house-rules", "code-hash.gen.ts");

interface Registry {
  path: string;
  text(): string;
}

function registry(folder: string, name: string, type: string, from: string): Registry {
  return {
    path: join(analysis, folder, "registry.gen.ts"),
    text() {
      const files = sourcesIn(join(analysis, folder), "*.ts");
      const nameOf = (file: string) => `_${file.slice(0, -3).replaceAll("-", "_")}`;
      return [
        "// Made by `npm run registry` from the files in this folder. Long because there are so many.",
        `import type { ${type} } from "${from}";`,
        ...files.map((file) => `import ${nameOf(file)} from "./${file}";`),
        "",
        `export const ${name}: readonly ${type}[] = [`,
        ...files.map((file) => `  ${nameOf(file)},`),
        "];",
        "",
      ].join("\n");
    },
  };
}

export const registries: readonly Registry[] = [
  registry("findings", "findings", "Finding", "../finding.ts"),
  registry("whole-log-findings", "wholeLogFindings", "WholeLogFinding", "../whole-log-finding.ts"),
];

/**
 * What an analysis is made with, a hash for each file. Words are not among it, and neither are the samples of rules. An
 * entry takes several lines, so that changes of different files can be merged.
 */
export function hashesText(): string {
  // How several files are put together changes nothing in the analysis of each.
  const files = sourcesIn(analysis, "**/*.ts").filter((file) => !/^(?:i18n|bundle)\//.test(file));
  const entries = files.flatMap((file) => ["  {", `    file: "${file}",`, `    hash: "${hashOf(file)}",`, "  },"]);
  return [
    "// Made by `npm run registry` from the sources of the analyser. Long because every file has an entry.",
    "export const ruleHashes: readonly { file: string; hash: string }[] = [",
    ...entries,
    "];",
    "",
  ].join("\n");
}

/** What findings of operators are looked for with: one hash, because servers without any do not care. */
export function houseHashText(): string {
  const folders = ["house-rules", "pattern"].map((folder) => join(sources, folder));
  const files = folders.flatMap((folder) => sourcesIn(folder, "*.ts").map((file) => join(folder, file)));
  const hash = shortHash(files.map((file) => readFileSync(file, "utf8")).join("\0"));
  return [
    "// Made by `npm run registry` from the sources of this folder and of the matcher.",
    `export const houseCodeHash = "${hash}";`,
    "",
  ].join("\n");
}

/** What several files are explained with, beside the rules for each. */
export function bundleHashText(): string {
  const files = sourcesIn(join(analysis, "bundle"), "**/*.ts");
  const hash = shortHash(files.map((file) => readFileSync(join(analysis, "bundle", file), "utf8")).join("\0"));
  return [
    "// Made by `npm run registry` from the sources of this folder.",
    `export const bundleCodeHash = "${hash}";`,
    "",
  ].join("\n");
}

function hashOf(file: string): string {
  return shortHash(withoutSamples(readFileSync(join(analysis, file), "utf8")));
}

function shortHash(text: string): string {
  return new Bun.CryptoHasher("sha256").update(text).digest("hex").slice(0, 12);
}

/** Only the two properties go: what stands behind them in a file is code. */
export function withoutSamples(text: string): string {
  return text.replace(/^ {2}(?:samples|counterSamples): \[(?:[^\n]*\]|\n[\s\S]*?\n {2}\]),?\n/gm, "");
}

function sourcesIn(folder: string, pattern: string): string[] {
  return [...new Glob(pattern).scanSync(folder)]
    .filter((file) => !file.endsWith(".test.ts") && !file.endsWith(".gen.ts"))
    .sort();
}

if (import.meta.main) {
  for (const { path, text } of registries) await Bun.write(path, text());
  await Bun.write(hashesPath, hashesText());
  await Bun.write(houseHashPath, houseHashText());
  await Bun.write(bundleHashPath, bundleHashText());
  process.stdout.write("the lists of rules and their hashes are written\n");
}
