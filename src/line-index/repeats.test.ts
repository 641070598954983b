import { describe, expect, test } from "bun:test";
import { filled } from "../../tests/support/growth.ts";
import { findRepeats } from "./repeats.ts";

const repeatsOf = (text: string) => findRepeats(text.length, (a, b) => text[a] === text[b]);

describe("repetitions", () => {
  test.each<[messages: string, repeats: [from: number, to: number, times: number][]]>([
    ["abc", []],
    ["aab", []],
    ["aaab", [[1, 3, 3]]],
    ["xababab", [[3, 7, 3]]],
    ["abababa", [[2, 6, 3]]],
    ["abcabcabcabcd", [[3, 12, 4]]],
    [
      "aaaabbbb",
      [
        [1, 4, 4],
        [5, 8, 4],
      ],
    ],
    ["", []],
  ])("of %j", (messages, repeats) => {
    expect(repeatsOf(messages)).toEqual(repeats.map(([from, to, times]) => ({ from, to, times })));
  });

  test("take a number of comparisons that grows with the log, and not faster", () => {
    // Nearly repeats everywhere, and never enough.
    const hostile = filled("abcdefabcdeg", 240_000);
    let compared = 0;
    const isSame = (a: number, b: number) => {
      compared++;
      return hostile[a] === hostile[b];
    };
    expect(findRepeats(hostile.length, isSame).length).toBeLessThan(2);
    // Each of the six periods is tried at each message, and one of them nearly comes true.
    expect(compared).toBeLessThan(12 * hostile.length);
  });
});
