import { afterEach, expect, setSystemTime, test } from "bun:test";
import { quoted, RequestLines } from "./request-lines.ts";

afterEach(() => {
  setSystemTime();
});

test("a request becomes one line of JSON", () => {
  const lines = new RequestLines();
  setSystemTime(new Date("2026-01-15T10:30:00.000Z"));
  lines.note("info", "GET", '/raw/"\n\u0000', 404, 1.005, "192.0.2.0/24");
  setSystemTime(new Date("2026-01-15T10:30:00.250Z"));
  lines.note("error", "POST", "/api/upload", 503, 12_345.678, "2001:db8::/48");
  const [first, second] = lines.take().trim().split("\n");
  expect(JSON.parse(first!)).toEqual({
    time: "2026-01-15T10:30:00.000Z",
    level: "info",
    message: "request",
    method: "GET",
    path: '/raw/"\n\u0000',
    status: 404,
    ms: 1,
    client: "192.0.2.0/24",
  });
  expect(JSON.parse(second!)).toMatchObject({ time: "2026-01-15T10:30:00.250Z", level: "error", ms: 12_345.68 });
  expect(lines.isEmpty).toBe(true);
  expect(lines.take()).toBe("");
});

test("it says when it is full, and begins anew once it was taken", () => {
  const lines = new RequestLines();
  for (let round = 0; round < 2; round++) {
    for (let i = 1; i < 1024; i++) expect(lines.note("info", "GET", `/${i}`, 200, 0.01 * i, "x")).toBe(false);
    expect(lines.note("info", "GET", "/last", 200, 0, "x")).toBe(true);
    const made = lines.take().trim().split("\n");
    expect(made).toHaveLength(1024);
    expect(made.map((line) => JSON.parse(line).ms).slice(0, 3)).toEqual([0.01, 0.02, 0.03]);
    expect(JSON.parse(made.at(-1)!).path).toBe("/last");
  }
});

test.each(["", "plain text", "/api/log/x", 'quote "', "back\\slash", "line\nbreak", "\u2028", "日志"])(
  "%j is quoted as JSON would",
  (text) => {
    expect(JSON.parse(quoted(text))).toBe(text);
  },
);

test("nothing in a line is obeyed by a terminal, and its value is what it was", () => {
  const hostile = "/x\u001b[2J\u007f\u009b2J\u202e\u2028\u200f\ufeff";
  expect(quoted(hostile)).toMatch(/^[ -~]*$/);
  expect(JSON.parse(quoted(hostile))).toBe(hostile);
});
