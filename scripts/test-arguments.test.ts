import { expect, test } from "bun:test";
import { wishesIn } from "./test-arguments.ts";

const files = [
  "src/http/app.test.ts",
  "src/http/cost.performance.test.ts",
  "src/http-client.test.ts",
  "src/logs/id.test.ts",
  "tests/browser/home.test.ts",
];
const named = (...args: string[]) => wishesIn(args, files).named;

test("without words, it is the first tier, or the one that is told", () => {
  expect(wishesIn([], files)).toEqual({ tiers: ["quick"], named: null, options: [] });
  expect(wishesIn(["--tier=browser"], files).tiers).toEqual(["browser"]);
  expect(wishesIn(["--tier=all"], files).tiers).toHaveLength(5);
  expect(() => wishesIn(["--tier=other"], files)).toThrow("there is no tier other");
});

test("a folder is its files of the tier that is wanted", () => {
  for (const folder of ["src/http", "src/http/", "./src/http"])
    expect(named(folder)).toEqual(["./src/http/app.test.ts"]);
  expect(named("--tier=performance", "src/http")).toEqual(["./src/http/cost.performance.test.ts"]);
  expect(named("src")).toEqual(["./src/http/app.test.ts", "./src/http-client.test.ts", "./src/logs/id.test.ts"]);
});

test("a folder that has none of them is all of its files", () => {
  expect(named("tests/browser")).toEqual(["./tests/browser/home.test.ts"]);
});

test("a file is itself, whatever its tier; other words and options are for the runner", () => {
  expect(named("src/http/cost.performance.test.ts")).toEqual(["./src/http/cost.performance.test.ts"]);
  expect(wishesIn(["id.test", "-t", "slashes", "--bail=1"], files)).toEqual({
    tiers: ["quick"],
    named: ["id.test"],
    options: ["-t", "slashes", "--bail=1"],
  });
});
