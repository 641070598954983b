/**
 * `npm run registry`: writes the list of all findings from the files in `src/analysis/findings/`. A new finding is one new
 * file; a test fails while the list is stale.
 */
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

if (import.meta.main) {
  await Bun.write(registryPath, registryText());
  process.stdout.write("registry.gen.ts is written\n");
}
