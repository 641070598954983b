import { describe, expect, test } from "bun:test";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { Glob } from "bun";
import { ordinaryLog } from "../../bench/ordinary-log.ts";
import { temporaryDirectory } from "../../tests/support/temporary-directory.ts";
import { analyse } from "../analysis/analyse.ts";
import { findings } from "../analysis/findings/registry.gen.ts";
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

describe("time", () => {
  const size = 200_000;
  const fill = (piece: string) => piece.repeat(Math.ceil(size / piece.length)).slice(0, size);

  /** Processor time, because other work of the machine must not count. */
  function cost(text: string): number {
    const before = process.cpuUsage();
    redact(text);
    return process.cpuUsage(before).user;
  }

  /** The least of some tries. */
  const least = (text: string) => Math.min(...Array.from({ length: 5 }, () => cost(text)));

  const ordinary = ordinaryLog(1, size);
  redact(ordinary);
  const usual = Math.max(least(ordinary), 500);

  // The dearest takes some 20 times as long. One whose time grows with the square would take thousands of times.
  test.each([
    "1.1.1.1.",
    "1.2.3.4 ",
    "ip 5.9.12.44\n",
    "93.184.216.34 ",
    ":",
    "0:0:",
    "2a01:4f8:c0c:1::2 ",
    "@",
    "a@b.co ",
    "a@b.co,",
    "@1.2.3.4",
    "a.a.a.a@a.a.a",
    "a",
    "a.aaaaaa.",
    "C:\\Users\\",
    "C:\\Users\\a a a a a a ",
    "\\",
    "/home/",
    "%40a",
    "USERNAME=",
    "a USERNAME=b ",
    "x user.name: b ",
    "-",
    "--session ",
    "token=",
    "token='",
    '"token":"',
    "password: ",
    'password="a ',
    "api key:",
    "eyJ-",
    "eyJ.",
    "Bearer ",
    "://a:",
    "http://a:b/",
    "jdbc:",
    "jdbc:?user=a",
    "webhooks/",
    "sk-a",
    "a: /login ",
    "\n",
  ])(
    "stays in proportion for a text of %j alone",
    (piece) => {
      const text = fill(piece);
      // Once is enough where that is fast enough: more tries are for what else the machine does.
      if (cost(text) / usual >= 100) expect(least(text) / usual).toBeLessThan(100);
      // Processor time is what counts: on a busy machine the clock runs on much longer.
    },
    180_000,
  );
});
