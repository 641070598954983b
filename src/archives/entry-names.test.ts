import { describe, expect, test } from "bun:test";
import { stepsOf } from "../../tests/support/steps.ts";
import { filePath } from "../wire/upload-names.ts";
import { decodeName, distinctNames } from "./entry-names.ts";

const namesOf = (...paths: string[]) => distinctNames(paths.map(filePath));

describe("names of files", () => {
  test("are told apart by the nearest folder that differs, else by a number", () => {
    expect(namesOf("a/logs/x.log", "b/logs/x.log", "y", "y", "", "")).toEqual([
      "x (a).log",
      "x (b).log",
      "y",
      "y (2)",
      "log",
      "log (2)",
    ]);
    expect(namesOf("x (2).log", "x.log", "x.log")).toEqual(["x (2).log", "x.log", "x (3).log"]);
  });

  test("stay distinct where they are as long as names may be", () => {
    const ends = ["aaaa", "bbbb", "aaaa", "bbbb", "cccc", "cccc"];
    const names = namesOf(...ends.map((end) => "x".repeat(251) + end));
    expect(new Set(names).size).toBe(names.length);
    for (const name of names) expect(name.length).toBe(255);
  });

  test.each<[what: string, path: (i: number) => string]>([
    ["the same name", () => "a/b/c/latest.log"],
    ["the same long name", () => `${"f/".repeat(9)}${"x".repeat(300)}`],
    ["long names that end differently", (i) => `${"x".repeat(240)}${i % 10}.log`],
    ["names that a number would make", (i) => (i % 2 ? "x.log" : `x (${i}).log`)],
  ])("of %s cost each the same, however many there are", async (_, path) => {
    const stepsFor = (files: number) =>
      stepsOf(
        () => expect(new Set(namesOf(...Array.from({ length: files }, (_, i) => path(i)))).size).toBe(files),
        1e8,
      );
    await stepsFor(10);
    expect((await stepsFor(1000)) / 1000).toBeLessThan((2 * (await stepsFor(100))) / 100);
  });
});

describe("the bytes of a name", () => {
  const gbk = [0xc8, 0xd5, 0xd6, 0xbe];

  test("that is too long are read from a folder on, in whatever encoding", () => {
    const long = Array.from({ length: 1000 }, () => [...gbk, 0x2f]).flat();
    expect(decodeName(new Uint8Array([...long, ...gbk]))).toMatch(/^(?:\/日志){100,}$/);
    expect(decodeName(Buffer.from("日志/".repeat(1000)))).toMatch(/^(?:\/日志){100,}\/$/);
    expect(decodeName(Buffer.from("日志".repeat(1000)))).toMatch(/^[日志]{300,}$/);
    expect(decodeName(new Uint8Array(5000).fill(0xbf)).length).toBeGreaterThan(500);
  });
});
