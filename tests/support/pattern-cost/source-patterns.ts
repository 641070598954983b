import { join, relative } from "node:path";
import { parse, type Token } from "acorn";
import { Glob } from "bun";
import type { BuiltPattern } from "./record-built-patterns.ts";

/** A regular expression of the analysis, and where it is written. */
export interface SourcePattern {
  place: string;
  pattern: RegExp;
}

const folder = join(import.meta.dir, "../../../src/analysis");
const transpiler = new Bun.Transpiler({ loader: "ts" });

/** All of `src/analysis` that are written out. */
export async function writtenPatterns(): Promise<SourcePattern[]> {
  const found: SourcePattern[] = [];
  for await (const [file, text] of sources()) {
    parse(transpiler.transformSync(text), {
      ecmaVersion: "latest",
      sourceType: "module",
      onToken(token) {
        const { type, value } = token as Token & { value: { value: RegExp } };
        if (type.label === "regexp") found.push({ place: file, pattern: value.value });
      },
    });
  }
  return found;
}

/** Those that are put together from strings. The samples of all rules make each of them. */
export async function builtPatterns(): Promise<{ patterns: SourcePattern[]; unmade: string[] }> {
  const program = Bun.spawn([process.execPath, join(import.meta.dir, "record-built-patterns.ts")], { stdout: "pipe" });
  const built = (await new Response(program.stdout).json()) as BuiltPattern[];
  const made = new Set(built.map(({ place }) => place));
  const unmade: string[] = [];
  for await (const [file, text] of sources()) {
    for (const [index, line] of text.split("\n").entries()) {
      const place = `${file}:${index + 1}`;
      if (line.includes("new RegExp(") && !made.has(place)) unmade.push(place);
    }
  }
  return {
    patterns: built.map(({ place, source, flags }) => ({ place, pattern: new RegExp(source, flags) })),
    unmade,
  };
}

async function* sources(): AsyncGenerator<[file: string, text: string]> {
  for (const path of [...new Glob(join(folder, "**/*.ts")).scanSync("/")].sort()) {
    const file = relative(folder, path);
    // Words are put together from the catalogues, not from logs. Macros run when the program is built.
    if (/\.(?:test|samples)\.ts$|^words\//.test(file)) continue;
    yield [file, (await Bun.file(path).text()).replaceAll(' with { type: "macro" }', "")];
  }
}
