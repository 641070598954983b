/**
 * `npm run registry`: writes the lists of all rules from the files in `src/analysis/findings/` and `src/analysis/rules/`,
 * and a hash of each file of the analyser. A new rule is one new file; a test fails while a list is stale.
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { Glob } from "bun";

const analysis = join(import.meta.dir, "..", "src", "analysis");
export const hashesPath = join(analysis, "rule-hashes.gen.ts");

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
  registry("rules", "rules", "Rule", "../rule.ts"),
];

/**
 * What an analysis is made with, a hash for each file. Words are not among it, and neither are the samples of rules. An
 * entry takes several lines, so that changes of different files can be merged.
 */
export function hashesText(): string {
  const files = sourcesIn(analysis, "**/*.ts").filter((file) => !file.startsWith("i18n/"));
  const entries = files.flatMap((file) => ["  {", `    file: "${file}",`, `    hash: "${hashOf(file)}",`, "  },"]);
  return [
    "// Made by `npm run registry` from the sources of the analyser. Long because every file has an entry.",
    "export const ruleHashes: readonly { file: string; hash: string }[] = [",
    ...entries,
    "];",
    "",
  ].join("\n");
}

function hashOf(file: string): string {
  const text = readFileSync(join(analysis, file), "utf8");
  const rule = withoutSamples(text);
  return new Bun.CryptoHasher("sha256").update(rule).digest("hex").slice(0, 12);
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
  process.stdout.write("the lists of rules and their hashes are written\n");
}
