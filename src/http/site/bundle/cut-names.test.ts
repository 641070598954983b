import { expect, test } from "bun:test";
import { cutNames } from "./cut-names.ts";

const tails = (...names: string[]) => cutNames(names).map(({ tail }) => tail);

test("divides names where they begin to differ, between words", () => {
  expect(tails("crash-2031-02-03_04.05.06-server.txt", "crash-2031-02-03_04.15.00-server.txt", "latest.log")).toEqual([
    "05.06-server.txt",
    "15.00-server.txt",
    "",
  ]);
  expect(tails("2031-02-03-1.log", "2031-02-03-12.log")).toEqual(["1.log", "12.log"]);
});

test("keeps every name whole together", () => {
  const names = ["crash-2031-02-03_04.05.06-server.txt", "crash-2031-02-03_04.05.07-server.txt", "😀😀", "😀😁", ""];
  expect(cutNames(names).map(({ head, tail }) => head + tail)).toEqual(names);
  for (const { head, tail } of cutNames(names))
    expect([head.isWellFormed(), tail.isWellFormed()]).toEqual([true, true]);
});

test("keeps the end short, however early long names differ", () => {
  const [first] = cutNames([`a${"x".repeat(80)}`, `a${"y".repeat(80)}`]);
  expect(first!.tail).toHaveLength(24);
});
