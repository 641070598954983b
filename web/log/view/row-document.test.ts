import { describe, expect, test } from "bun:test";
import { Lines } from "../../../src/analysis/lines.ts";
import { lineText, splitText } from "./row-document.ts";

describe("the lines of a text", () => {
  test.each([
    "",
    "\n",
    "\n\n",
    "one",
    "one\n",
    "one\ntwo",
    "one\r\ntwo\r\n",
    "\r",
    "\r\n",
    "a\rb\r\r\nc",
    "\n\r\n x\n\n",
    "日志\n🎮",
  ])("are those that the server counts: %j", (text) => {
    const expected = new Lines(text);
    const log = splitText(text);
    expect(log.lineCount).toBe(expected.count);
    expect([...log.starts]).toEqual([...expected.starts()]);
    for (let line = 0; line < expected.count; line++) {
      expect(lineText(log, line)).toBe(expected.get(line));
      // As those are read that are too many to keep.
      expect(lineText({ ...log, lines: null }, line)).toBe(expected.get(line));
    }
  });

  test("are not kept where they are too many", () => {
    const log = splitText("\n".repeat(1_000_001));
    expect([log.lineCount, log.lines]).toEqual([1_000_001, null]);
    expect(splitText("x\n".repeat(999_999)).lines).toHaveLength(999_999);
  });
});
