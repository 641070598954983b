import { expect, test } from "bun:test";
import { chunkEnds } from "./chunks.ts";
import { redact } from "./redact.ts";

const longest = 262_144;

function lengths(text: string): number[] {
  const ends = [...chunkEnds(text)];
  return ends.map((end, index) => end - (ends[index - 1] ?? 0));
}

test("a small text is one chunk, and an empty one none", () => {
  expect(lengths("")).toEqual([]);
  expect(lengths("a\nb\n")).toEqual([4]);
  expect(lengths("a".repeat(longest))).toEqual([longest]);
});

test("chunks end behind the last line break that fits", () => {
  expect(lengths(`${"a".repeat(99)}\n`.repeat(6000))).toEqual([262_100, 262_100, 75_800]);
});

test("chunks do not part a line from those that it explains", () => {
  const filler = `${"a".repeat(99)}\n`.repeat(2620);
  const list = `allowed-tokens:\n- a1B2c3D4e5F6g7H8i9J0\n${"  default: q7Tx9KdZ2mVbW4Yc\n".repeat(20)}end\n`;
  expect(lengths(filler + list + filler)[0]).toBe(262_000);
  for (let behind = 0; behind < list.length; behind += 7) {
    const { text } = redact("b".repeat(longest - 262_001 + behind).concat("\n", filler, list, filler));
    expect(text).not.toContain("a1B2");
    expect(text).not.toContain("q7Tx");
    expect(redact(text)).toEqual({ text, counts: {} });
  }
  // Where all lines are such, they are cut as others are.
  expect(lengths("\tat a.b.C.d(E.java:1)\n".repeat(20_000))[0]).toBe(262_130);
});

test("a line that does not fit is cut between words, or in any place where it has none", () => {
  expect(lengths("word ".repeat(60_000))).toEqual([262_140, 37_860]);
  expect(lengths("a".repeat(longest + 1))).toEqual([longest, 1]);
  expect(lengths(`a${"😀".repeat(140_000)}`)[0]).toBe(longest - 1);
});

test.each([
  ["JSON of a log", '"}\\n[12:00:00] [main/INFO]: the admin password is q7Tx9KdZ2mVb'],
  ["JSON of objects", '"},{"user":"x", "password": "q7Tx9KdZ2mVb"'],
  ["a list of settings", "; login password = q7Tx9KdZ2mVb"],
])("a line that does not fit is not cut between a key and its value: %s", (_, secret) => {
  const filler = "a word; ".repeat(longest / 8);
  for (let behind = 0; behind <= secret.length; behind++) {
    const { text } = redact(filler.slice(0, longest - behind).concat(secret, "; ", filler));
    expect(text.includes("q7Tx")).toBe(false);
    expect(text.endsWith(`; ${filler}`)).toBe(true);
  }
});

test("what is private is masked in every chunk", () => {
  const lines = redact("Alex[/203.0.113.9:50123] logged in\n".repeat(20_000));
  expect(lines.counts).toEqual({ ipv4: 20_000 });
  expect(lines.text === "Alex[/**.**.**.**:50123] logged in\n".repeat(20_000)).toBe(true);
  const line = redact("/home/alex/x ".repeat(50_000));
  expect(line.counts).toEqual({ "user-name": 50_000 });
  expect(line.text === "/home/********/x ".repeat(50_000)).toBe(true);
});
