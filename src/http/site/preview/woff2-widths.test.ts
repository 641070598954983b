import { describe, expect, test } from "bun:test";
import { fontFiles } from "./font-files.gen.ts";
import { square } from "./fonts.ts";
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

  test("are read from every file there is, and those of kana and Han are all the same", () => {
    expect(at(widthsOf("noto-sans-sc-119"), "的")).toBe(1);
    for (const part of Object.keys(fontFiles)) {
      const widths = widthsOf(part);
      // The least has a few marks of Bopomofo.
      expect(widths.size).toBeGreaterThanOrEqual(7);
      const others = [...widths].filter(
        ([character, width]) => width !== 1 && square.test(String.fromCodePoint(character)),
      );
      expect({ part, others }).toEqual({ part, others: [] });
    }
  });

  test("are not guessed where the file is no font", () => {
    expect(() => woff2Widths(new Uint8Array(100))).toThrow("not a WOFF2 font");
  });
});
