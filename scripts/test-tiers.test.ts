import { expect, test } from "bun:test";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { Glob } from "bun";
import { tierOf } from "./test-tiers.ts";

const root = join(import.meta.dir, "..");
const quick = Array.from(new Glob("{src,web,tests,bench,scripts}/**/*.test.ts").scanSync({ cwd: root })).filter(
  (path) => tierOf(path) === "quick" && path !== "scripts/test-tiers.test.ts",
);
const textOf = (path: string) => readFileSync(join(root, path), "utf8");

test("a file's tier is in its path", () => {
  expect(tierOf("src/logs/id.test.ts")).toBe("quick");
  expect(tierOf("tests/browser/home.test.ts")).toBe("browser");
  expect(tierOf("tests/storage/nodes.engines.test.ts")).toBe("engines");
  expect(tierOf("src/analysis/analyse.performance.test.ts")).toBe("performance");
  expect(tierOf("tests/binary.programs.test.ts")).toBe("programs");
  expect(tierOf("src/http/browser-support.test.ts")).toBe("quick");
});

test("the first tier needs no browser, no engine and no disk to mount", () => {
  const needs = /support\/(?:browser|cluster|small-disk|engines\/(?!until\.ts|free-port\.ts))|playwright-core/;
  expect(quick.length).toBeGreaterThan(200);
  expect(quick.filter((path) => needs.test(textOf(path)))).toEqual([]);
});

test("the first tier asserts nothing about time on the clock", () => {
  const asserts = /expect\([^\n]*performance\.now\(\)[^\n]*\)\.toBe|timeOfOthers|processorSeconds/;
  expect(quick.filter((path) => asserts.test(textOf(path)))).toEqual([]);
});
