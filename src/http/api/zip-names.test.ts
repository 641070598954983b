import { describe, expect, test } from "bun:test";
import fc from "fast-check";
import { zipNames } from "./zip-names.ts";

describe("files of a zip", () => {
  test.each([
    ["latest.log", "latest.log"],
    ["日志.log", "日志.log"],
    ["a?b.log", "a_b.log"],
    ["CON", "_CON"],
    ["con.log", "_con.log"],
    ["Aux .tar.gz", "_Aux .tar.gz"],
    ["lpt¹", "_lpt¹"],
    ["console.log", "console.log"],
    ["com10.log", "com10.log"],
    ["latest.log. .", "latest.log"],
    ["..", "log"],
    [" . ", "log"],
    ["", "log"],
    ["   ", "log"],
    ["e\u0301.log", "\u00e9.log"],
    [`${"日".repeat(251)}.log`, `${"日".repeat(83)}.log`],
    ["😀".repeat(255), "😀".repeat(63)],
  ])("that are called %j are written as %j", (name, written) => {
    expect(zipNames([name])).toEqual([written]);
  });

  test.each<[what: string, names: string[], written: string[]]>([
    ["characters that some system refuses", ["a?b", "a*b", "a_b"], ["a_b", "a_b (2)", "a_b (3)"]],
    [
      "letters of both cases",
      ["Latest.log", "latest.log", "LATEST.LOG"],
      ["Latest.log", "latest (2).log", "LATEST (3).LOG"],
    ],
    [
      "letters that have none of the other case",
      ["straße", "STRASSE", "ς", "σ"],
      ["straße", "STRASSE (2)", "ς", "σ (2)"],
    ],
    ["how an accent is written", ["é.log", "e\u0301.log"], ["é.log", "é (2).log"]],
    ["names of devices", ["CON", "con", "_con"], ["_CON", "_con (2)", "_con (3)"]],
    ["dots at the end", ["a.log", "a.log.", "a.log "], ["a.log", "a (2).log", "a (3).log"]],
    ["nothing", ["", "", "log"], ["log", "log (2)", "log (3)"]],
    ["a number that another has", ["a", "a (2)", "A"], ["a", "a (2)", "A (3)"]],
  ])("that differ only by %s get different names", (_, names, written) => {
    expect(zipNames(names)).toEqual(written);
  });

  test("have names that every system takes, and no two of them are the same anywhere", () => {
    const letter = fc.constantFrom(...'aAbB?*:/\\.. _()2éÉ\u0301ßsSİiıÅ日😀\u202e\u0007"<>|$¹');
    const name = fc.oneof(
      fc.string({ unit: letter, maxLength: 8 }),
      fc.constantFrom("CON", "con.log", "nul", "COM1", "a".repeat(255), "A".repeat(255), "日".repeat(255)),
    );
    fc.assert(
      fc.property(fc.array(name, { maxLength: 12 }), (names) => {
        const written = zipNames(names);
        expect(new Set(written.map((one) => one.normalize("NFC").toLowerCase())).size).toBe(names.length);
        expect(new Set(written.map((one) => one.normalize("NFD").toUpperCase())).size).toBe(names.length);
        for (const one of written) {
          expect(one).toMatch(
            /^[^\\/:*?"<>|\p{Cc}\p{Cf}. ](?:[^\\/:*?"<>|\p{Cc}\p{Cf}]*[^\\/:*?"<>|\p{Cc}\p{Cf}. ])?$/u,
          );
          expect(one).not.toMatch(/^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/i);
          expect(Buffer.byteLength(one)).toBeLessThanOrEqual(255);
        }
      }),
      { seed: 20261118, numRuns: 1000 },
    );
  });
});
