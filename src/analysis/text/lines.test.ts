import { describe, expect, test } from "bun:test";
import fc from "fast-check";
import { Lines } from "./lines.ts";

function all(text: string): string[] {
  const lines = new Lines(text);
  return Array.from({ length: lines.count }, (_, i) => lines.get(i));
}

describe("lines", () => {
  test.each<[text: string, lines: string[]]>([
    ["", [""]],
    ["a", ["a"]],
    ["a\n", ["a"]],
    ["a\nb", ["a", "b"]],
    ["a\r\nb\r\n", ["a", "b"]],
    ["\n", [""]],
    ["\n\na", ["", "", "a"]],
    ["a\n\n", ["a", ""]],
    ["a\r\n\r\nb", ["a", "", "b"]],
    ["a\rb", ["a\rb"]],
  ])("of %j", (text, lines) => {
    expect(all(text)).toEqual(lines);
  });

  test("of any text are what splitting it gives, and every character is in the line that says so", () => {
    const part = fc.constantFrom("a", "bc", "\n", "\r\n", "\r", "", "日志", "\n\n");
    fc.assert(
      fc.property(fc.array(part, { maxLength: 40 }), (parts) => {
        const text = parts.join("");
        const split = text.split("\n").map((line) => line.replace(/\r$/, ""));
        if (split.length > 1 && text.endsWith("\n")) split.pop();
        expect(all(text)).toEqual(split);
        const lines = new Lines(text);
        for (let at = 0; at < text.length; at++) {
          const expected = Math.min(text.slice(0, at).split("\n").length - 1, lines.count - 1);
          expect(lines.at(at)).toBe(expected);
        }
      }),
      { seed: 20260115 },
    );
  });

  test("come together as a range, without the last line break", () => {
    const lines = new Lines("a\r\nb\r\nc\r\n");
    expect(lines.range(0, 2)).toBe("a\r\nb");
    expect(lines.range(1, 3)).toBe("b\r\nc");
    expect(lines.range(1, 1)).toBe("");
  });
});
