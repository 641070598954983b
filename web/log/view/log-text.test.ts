import { describe, expect, test } from "bun:test";
import { Lines } from "../../../src/analysis/lines.ts";
import { lineText, readLines } from "./log-text.ts";

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
    const log = readLines(text);
    expect(log.lineCount).toBe(expected.count);
    expect([...log.starts]).toEqual([...expected.starts()]);
    for (let line = 0; line < expected.count; line++) {
      expect(lineText(log, line)).toBe(expected.get(line));
    }
  });
});
