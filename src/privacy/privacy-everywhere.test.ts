import { describe, expect, test } from "bun:test";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { Glob } from "bun";
import { findings } from "../../tests/support/rule-samples.ts";
import { temporaryDirectory } from "../../tests/support/temporary-directory.ts";
import { analyse } from "../analysis/analyse.ts";
import { redact } from "./redact.ts";

describe("the module runs everywhere", () => {
  test("because it imports nothing from outside its folder", () => {
    const files = [...new Glob("**/*.ts").scanSync(import.meta.dir)].filter((file) => !file.endsWith(".test.ts"));
    expect(files.length).toBeGreaterThan(15);
    const sources = files.map((file) => readFileSync(join(import.meta.dir, file), "utf8"));
    const imported = sources.flatMap((source) => [...source.matchAll(/ from "([^"]+)"/g)].map((match) => match[1]!));
    expect(imported.filter((path) => !/^\.\.?\/[\w./-]+\.ts$/.test(path))).toEqual([]);
  });

  test("in another runtime, as one file for browsers", async () => {
    const directory = temporaryDirectory();
    const { outputs } = await Bun.build({
      entrypoints: [join(import.meta.dir, "redact.ts")],
      outdir: directory,
      target: "browser",
      minify: true,
    });
    const text = "Alex[/203.0.113.9:50123] logged in from C:\\Users\\Alex\\x";
    const script = join(directory, "run.mjs");
    await Bun.write(
      script,
      `import { redact } from ${JSON.stringify(outputs[0]!.path)}; console.log(JSON.stringify(redact(${JSON.stringify(text)})));`,
    );
    const { stdout } = Bun.spawnSync([Bun.which("node") ?? process.execPath, script]);
    expect(JSON.parse(stdout.toString())).toEqual(redact(text));
  });
});

test("what the analyser finds is the same in a masked log", () => {
  const codes = (text: string) => analyse(text).findings.map(({ code }) => code);
  const samples = findings.flatMap((finding) => [
    ...finding.samples.map(({ text }) => text),
    ...finding.counterSamples,
  ]);
  const masked = samples.filter((text) => redact(text).text !== text);
  expect(masked.length).toBeGreaterThan(10);
  for (const text of masked) expect(codes(redact(text).text)).toEqual(codes(text));
});
