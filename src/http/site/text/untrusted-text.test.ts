import { describe, expect, test } from "bun:test";
import { plainLine, quotedLine, shortened } from "./untrusted-text.ts";

describe("text of a log on one line", () => {
  test.each<[text: string, line: string]>([
    ["Create", "Create"],
    ["  a\r\n\tb\u2028c  ", "a b c"],
    ["\u001b[31;1mred\u001b[0m §cand §lbold", "red and bold"],
    ["evil\u202egpj.exe\u2066", "evilgpj.exe"],
    ["a\u0000\u0007\u009bb", "a b"],
    ["模组 😀 <b>", "模组 😀 <b>"],
    ["half \ud83d", "half \ufffd"],
    ["seen\u{e0069}\u{e0067}\u{e006e}\u{e006f}\u{e0072}\u{e0065}\u{e0100}", "seen"],
    ["a\u00ad\u034f\u115f\u180e\u2063\u206a\u3164\uffa0\ufff9b", "ab"],
    ["👩\u200d👧 ❤\ufe0f \u0646\u200c\u0647", "👩\u200d👧 ❤\ufe0f \u0646\u200c\u0647"],
  ])("%j", (text, line) => {
    expect(plainLine(text, 50)).toBe(line);
  });

  test("is cut where it is too long, and costs no more than its length", () => {
    expect(plainLine("a".repeat(20), 10)).toBe(`${"a".repeat(9)}…`);
    expect(plainLine("§c".repeat(5_000_000), 10)).toBe("");
    expect(plainLine("plain enough", 12)).toBe("plain enough");
  });
});

test("a line that is quoted keeps its spaces, and nothing else that shows nothing", () => {
  expect(quotedLine("\tat  a.b(C.java:1) \r", 50)).toBe("\tat  a.b(C.java:1)");
  expect(quotedLine("\u001b[31m\u202ered\u0000\u2028", 50)).toBe("red");
  expect(quotedLine("x".repeat(100), 10)).toBe(`${"x".repeat(9)}…`);
});

describe("a text that is cut", () => {
  test("has no half character, and is never longer than asked", () => {
    expect(shortened("abc", 3)).toBe("abc");
    expect(shortened("ab😀😀", 4)).toBe("ab…");
    expect(shortened("ab😀😀", 5)).toBe("ab😀…");
    for (let length = 2; length < 12; length++) {
      const cut = shortened("😀a😀😀b😀😀", length);
      expect(cut.length).toBeLessThanOrEqual(length);
      expect(cut.isWellFormed()).toBe(true);
    }
  });
});
