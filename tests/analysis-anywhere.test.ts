import { expect, test } from "bun:test";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { Glob } from "bun";
import { temporaryDirectory } from "./support/temporary-directory.ts";

const text = "[10:00:01] [Server thread/INFO]: Starting minecraft server version 1.20.4\n";

/** The analyser as one file for browsers, which also runs wherever else there is JavaScript. */
async function bundle(directory: string): Promise<string> {
  const { outputs } = await Bun.build({
    entrypoints: [join(import.meta.dir, "../src/analysis/analyse.ts")],
    outdir: directory,
    target: "browser",
    minify: true,
  });
  return outputs[0]!.path;
}

test("the analyser imports nothing from outside its folder but types", () => {
  const folder = join(import.meta.dir, "../src/analysis");
  const files = [...new Glob("**/*.ts").scanSync(folder)].filter((file) => !file.endsWith(".test.ts"));
  expect(files.length).toBeGreaterThan(100);
  const foreign = files.flatMap((file) => {
    const imports =
      readFileSync(join(folder, file), "utf8").match(/^(?:import|export)[^;]{0,2000}? from "[^"]+";$/gm) ?? [];
    return imports.filter((line) => !/ from "\.\.?\//.test(line));
  });
  expect(foreign).toEqual([]);
});

test("the analyser needs nothing of the server: it runs in browsers and other runtimes", async () => {
  const directory = temporaryDirectory();
  const path = await bundle(directory);
  await Bun.write(
    join(directory, "run.mjs"),
    `import { analyse } from ${JSON.stringify(path)}; console.log(JSON.stringify(analyse(${JSON.stringify(text)}).software));`,
  );
  const runtime = Bun.which("node") ?? process.execPath;
  const { stdout, stderr } = Bun.spawnSync([runtime, join(directory, "run.mjs")]);
  expect(stderr.toString()).toBe("");
  expect(JSON.parse(stdout.toString())).toMatchObject({ id: "vanilla/server", version: "1.20.4" });
});
