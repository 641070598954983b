import { expect, test } from "bun:test";
import { failuresIn } from "./test-failures.ts";

test("of a run's output, what belongs to the tests that failed is kept", () => {
  const said = [
    "a/one.test.ts:",
    "printed by the first",
    "(pass) the first [1.00ms]",
    "",
    "b/two.test.ts:",
    "error: expect(received).toBe(expected)",
    "(fail) the second > of them [2.00ms]",
    "(skip) the third",
    "(fail) the fourth [3.00ms]",
    "",
    "2 tests failed:",
    "(fail) the second > of them [2.00ms]",
    "(fail) the fourth [3.00ms]",
    "",
    " 1 pass",
    " 2 fail",
  ].join("\n");
  expect(failuresIn(said)).toEqual([
    "b/two.test.ts:\nerror: expect(received).toBe(expected)\n(fail) the second > of them [2.00ms]",
    "b/two.test.ts:\n(fail) the fourth [3.00ms]",
  ]);
});

test("of a run that broke off, the last lines are kept", () => {
  const said = `(pass) the first\n${"line\n".repeat(100)}error: Cannot find module\n`;
  const kept = failuresIn(said)[0] ?? "";
  expect(kept).toEndWith("error: Cannot find module");
  expect(kept.split("\n").length).toBe(60);
});
