import { describe, expect, test } from "bun:test";
import { fontFiles } from "./font-files.gen.ts";
import { importedFile } from "./imported-file.ts";
import { woff2Widths } from "./woff2-widths.ts";

const widthsOf = (part: string) => woff2Widths(importedFile(fontFiles[part]!));
const at = (widths: Map<number, number>, letter: string) => widths.get(letter.codePointAt(0)!);

describe("the widths of a font", () => {
  test("are those of its letters", () => {
    const latin = widthsOf("inter-latin");
    expect(at(latin, "m")).toBeCloseTo(0.905, 2);
    expect(at(latin, "i")).toBeCloseTo(0.262, 2);
    expect(at(latin, " ")).toBeCloseTo(0.25, 1);
    for (const letter of "AZaz09é“”…·") expect(at(latin, letter)).toBeGreaterThan(0.1);
    expect(at(latin, "Ж")).toBeUndefined();
    expect(at(latin, "插")).toBeUndefined();
  });

  test("are all the same in Chinese", () => {
    const widths = widthsOf("noto-sans-sc-119");
    expect(at(widths, "的")).toBe(1);
    expect(new Set([...widths].filter(([character]) => character >= 0x4e00).map(([, width]) => width))).toEqual(
      new Set([1]),
    );
  });

  test("are read from every file there is", () => {
    for (const part of Object.keys(fontFiles)) expect(widthsOf(part).size).toBeGreaterThan(10);
  });

  test("are not guessed where the file is no font", () => {
    expect(() => woff2Widths(new Uint8Array(100))).toThrow("not a WOFF2 font");
  });
});
