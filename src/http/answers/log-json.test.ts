import { describe, expect, test } from "bun:test";
import { packSync } from "../../logs/content.ts";
import type { LogCounts, LogId, StoredLog } from "../../logs/ports.ts";
import { jsonEnd, jsonHead } from "./log-json.ts";

const createdAt = Date.parse("2026-01-15T10:30:00.000Z");

function logOf(text: string, name = ""): StoredLog {
  return { id: "23456789AB" as LogId, name, createdAt, ...packSync(Buffer.from(text)) };
}

describe("the JSON of a log", () => {
  const counts = { views: 1, uniqueViews: 1, createdAt } as LogCounts;

  test.each<[what: string, content: string, name: string]>([
    ["plain text", "Done\n", "latest.log"],
    ["every line end, a BOM, tabs and colours", "\ufeffa\r\nb\rc\n\td§c\u001b[31m\n\n", ""],
    ["quotes and backslashes", 'C:\\logs "x" </script>', 'a"b\\c'],
    ["NUL, line separators and other scripts", "\u0000\u2028\u2029 日志 😀", "日志 😀.log"],
  ])("brings back to the character: %s", (_, content, name) => {
    expect(JSON.parse(`${jsonHead(logOf(content, name))}1${jsonEnd(counts)}`)).toEqual({
      success: true,
      id: "23456789AB",
      content,
      name,
      views: 1,
      createdAt: "2026-01-15T10:30:00.000Z",
    });
  });

  test("has the views behind everything that can be kept", () => {
    expect(jsonHead(logOf("x"))).toBe('{"success":true,"id":"23456789AB","content":"x","name":"","views":');
    expect(jsonEnd(counts)).toBe(',"createdAt":"2026-01-15T10:30:00.000Z"}');
  });
});
