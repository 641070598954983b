import { describe, expect, test } from "bun:test";
import { safeJson, safeLine, safeText } from "./terminal-text.ts";

describe("what a terminal would obey is taken out", () => {
  test.each([
    ["\u001b[31mred\u001b[0m", "red"],
    ["\u001b]0;title\u0007text", "text"],
    ["\u001b]52;c;ZXZpbA==\u001b\\text", "text"],
    ["\u001bPq#0\u001b\\text", "text"],
    ["\u009b2Jtext", "text"],
    ["a\u001bcb", "a\ufffdcb"],
    ["a\u001b", "a\ufffd"],
    ["a\rb\bc\u007fd\u0085e", "a\ufffdb\ufffdc\ufffdd\ufffde"],
    ["\u202eevil\u2069", "evil"],
    ["one\r\ntwo\tthree\n", "one\ntwo\tthree\n"],
    ["lone \ud800 half", "lone \ufffd half"],
    ["中文 ✓ 🎮", "中文 ✓ 🎮"],
  ])("%j", (text, safe) => {
    expect(safeText(text)).toBe(safe);
  });

  test("whatever comes, no control character but the line break and the tab is left", () => {
    let seed = 7;
    const random = (below: number) => {
      seed = (seed * 1103515245 + 12345) % 2147483648;
      return seed % below;
    };
    const pieces = [
      "\u001b",
      "[",
      "]",
      "0",
      ";",
      "m",
      "\u0007",
      "\\",
      "\u009b",
      "P",
      "x",
      "\n",
      "\u202e",
      "\r",
      "\u009c",
    ];
    for (let round = 0; round < 3000; round++) {
      const text = Array.from({ length: 12 }, () => pieces[random(pieces.length)]).join("");
      expect(safeText(text)).not.toMatch(/[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u202a-\u202e]/);
    }
  });
});

test("one line stays one line, without the colours of the game, and is cut between characters", () => {
  expect(safeLine("§cred\tand\nmore  ")).toBe("red and more");
  expect(safeLine("🎮".repeat(10), 5)).toBe("🎮🎮🎮🎮…");
  expect(safeLine("x".repeat(1_000_000), 10)).toBe("xxxxxxxxx…");
  expect(safeLine("exactly ten", 11)).toBe("exactly ten");
});

test("JSON is the same value, and has nothing that a terminal would obey", () => {
  const value = { text: "\u001b[2J\u009b2J\u202e\u2028\u007f", list: ["中文"] };
  expect(JSON.parse(safeJson(value))).toEqual(value);
  expect(safeJson(value).replaceAll("\n", "")).not.toMatch(/[\u0000-\u001f\u007f-\u009f\u2028\u202e]/);
});
