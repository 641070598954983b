import { describe, expect, test } from "bun:test";
import { stepsOf } from "../../tests/support/steps.ts";
import { filePath, nameFromFile } from "./upload-names.ts";

describe("the path of a file", () => {
  test.each([
    ["logs/latest.log", "logs/latest.log"],
    ["C:\\Users\\me\\latest.log", "Users/me/latest.log"],
    ["../../etc/./passwd", "etc/passwd"],
    ["/a//b/", "a/b"],
    [" a / b ", "a/b"],
    ["a\u0000\u202eb", "ab"],
    ["\ud83d/x", "\ufffd/x"],
    ["", ""],
    ["////", ""],
    ["1/2/3/4/5/6/7/8/9/10/latest.log", "3/4/5/6/7/8/9/10/latest.log"],
    [`a/${"x".repeat(300)}`, `…${"x".repeat(254)}`],
    [`a/${"😀".repeat(300)}`, `…${"😀".repeat(254)}`],
    [`${"y".repeat(200)}/${"x".repeat(200)}`, `…${"y".repeat(53)}/${"x".repeat(200)}`],
  ])("%j is shown as %j", (path, shown) => {
    expect(filePath(path)).toBe(shown as never);
    expect(filePath(shown)).toBe(shown as never);
  });
});

test.each([
  ["path", filePath],
  ["name", nameFromFile],
])("a %s of megabytes costs no more than one of a page", async (_, cut) => {
  for (const piece of ["a/", "x", "😀", " ", "\u0000", "/"]) {
    const steps = (length: number) => stepsOf(() => cut(piece.repeat(length / piece.length)), 1e9);
    await steps(4000);
    // Finding the last slash, and making it, is all that grows.
    expect((await steps(4_000_000)) - (await steps(4000))).toBeLessThan(4 * 4_000_000);
    expect([...cut(piece.repeat(4000))].length).toBeLessThanOrEqual(255);
  }
});
