import { describe, expect, test } from "bun:test";
import { type Matches, segmentsOf } from "./row-segments.ts";

/** What is shown, with its classes: `red[fg-1]`. Signs for what cannot be seen stand as `•`. */
function looks(text: string, offset = 0, matches: Matches | null = null): string[] {
  return segmentsOf(text, offset, matches).map(({ start, end, classes, unseen }) => {
    const shown = unseen ? `•${unseen}` : text.slice(start, end);
    return classes === "" ? shown : `${shown}[${classes}]`;
  });
}

function matchesAt(...spans: [start: number, end: number][]): Matches {
  return {
    starts: Int32Array.from(spans, ([start]) => start),
    ends: Int32Array.from(spans, ([, end]) => end),
    current: 1,
  };
}

describe("the parts of a row", () => {
  test("of plain text are one, of nothing none", () => {
    expect(looks("a line")).toEqual(["a line"]);
    expect(looks("")).toEqual([]);
  });

  test("are its colours, without the codes", () => {
    expect(looks("§cred §aand green")).toEqual(["red [fg-9]", "and green[fg-10]"]);
    expect(looks("plain \u001b[31mred\u001b[0m plain")).toEqual(["plain ", "red[fg-1]", " plain"]);
  });

  test("have markers for what cannot be seen, but not for what belongs to a code", () => {
    expect(looks("a\u0007b\u202e")).toEqual(["a", "•U+0007", "b", "•U+202E"]);
    expect(looks("\u001b[31mred\u0007\u001b[0m")).toEqual(["red[fg-1]", "•U+0007[fg-1]"]);
  });

  test("have the matches that lie in the row, and the one that the reader is at", () => {
    const text = "one two one";
    expect(looks(text, 100, matchesAt([50, 53], [100, 103], [108, 111]))).toEqual([
      "one[match now]",
      " two ",
      "one[match]",
    ]);
    expect(looks(text, 100, matchesAt([10, 20], [30, 40]))).toEqual([text]);
    expect(looks(text, 100, matchesAt([111, 120]))).toEqual([text]);
  });

  test("have parts of matches that begin above or end below", () => {
    expect(looks("abcdef", 100, matchesAt([90, 102], [104, 150]))).toEqual(["ab[match]", "cd", "ef[match now]"]);
  });

  test("have matches across colours in pieces, each with its colour", () => {
    expect(looks("§cred§agreen", 0, matchesAt([3, 9]))).toEqual([
      "r[fg-9]",
      "ed[fg-9 match]",
      "gr[fg-10 match]",
      "een[fg-10]",
    ]);
  });

  test("cover all of the row that is no code, whatever is in it", () => {
    const pieces = ["x", "§c", "§l", "\u001b[1;32m", "\u0007", "\u200b", "日", "\t", "é", "🎮"];
    let seed = 7;
    const next = (below: number) => {
      seed = (seed * 48_271) % 2_147_483_647;
      return seed % below;
    };
    for (let round = 0; round < 500; round++) {
      const text = Array.from({ length: next(30) }, () => pieces[next(pieces.length)]!).join("");
      const start = next(20);
      const matches = next(2) === 0 ? null : matchesAt([start, start + 1 + next(5)], [start + 9, start + 9 + next(9)]);
      const plain = segmentsOf(text, 0, null);
      const segments = segmentsOf(text, 0, matches);
      let end = 0;
      for (const segment of segments) {
        expect(segment.start).toBeGreaterThanOrEqual(end);
        expect(segment.end).toBeGreaterThan(segment.start);
        end = segment.end;
      }
      const covered = (parts: typeof segments) => parts.reduce((sum, part) => sum + part.end - part.start, 0);
      expect(covered(segments)).toBe(covered(plain));
    }
  });

  test("tell where a name ends that is written from the right, also in the middle of a match", () => {
    const classesOf = (matches: Matches | null) =>
      segmentsOf("<סארה> 12", 0, matches).map(({ start, end, classes }) => [start, end, classes]);
    expect(classesOf(null)).toEqual([
      [0, 5, "turns-back"],
      [5, 9, ""],
    ]);
    expect(classesOf(matchesAt([2, 6]))).toEqual([
      [0, 2, ""],
      [2, 5, "match turns-back"],
      [5, 6, "match"],
      [6, 9, ""],
    ]);
  });

  test("are not more than a browser can draw", () => {
    const matches: Matches = {
      starts: Int32Array.from({ length: 5000 }, (_, place) => place * 2),
      ends: Int32Array.from({ length: 5000 }, (_, place) => place * 2 + 1),
      current: -1,
    };
    expect(segmentsOf("ab".repeat(5000), 0, matches).length).toBeLessThanOrEqual(1001);
    expect(segmentsOf("§ca§lb".repeat(5000), 0, null).length).toBeLessThanOrEqual(402);
    expect(segmentsOf("א1".repeat(5000), 0, null).length).toBeLessThanOrEqual(201);
  });
});
