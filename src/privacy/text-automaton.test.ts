import { describe, expect, test } from "bun:test";
import { TextAutomaton } from "./text-automaton.ts";

const all = (texts: string[], text: string) =>
  [...new TextAutomaton(texts).placesIn(text)].map(({ start, end }) => `${start}-${end}`);

describe("many texts are found in one walk", () => {
  test("at each place at which some end, the longest", () => {
    expect(all(["he", "she", "hers", "his"], "ushers his")).toEqual(["1-4", "2-6", "7-10"]);
    expect(all(["aa", "a"], "aaa")).toEqual(["0-1", "0-2", "1-3"]);
    expect(all(["abcd", "bc"], "abce abcd")).toEqual(["1-3", "6-8", "5-9"]);
  });

  test("nothing where nothing is looked for, and no empty text", () => {
    expect(all([], "abc")).toEqual([]);
    expect(all([""], "abc")).toEqual([]);
  });

  test("as everybody else finds them, of every script", () => {
    const letters = "ab😀é";
    let seed = 7;
    const some = (length: number) =>
      Array.from({ length }, () => {
        seed = (seed * 48_271) % 2_147_483_647;
        return letters[seed % letters.length]!;
      }).join("");
    const texts = Array.from({ length: 20 }, (_, at) => some(1 + (at % 4)));
    const text = some(500);
    const ends = Array.from({ length: text.length }, (_, at) => at + 1);
    const expected = ends.flatMap((end) => {
      const [longest] = texts.filter((one) => text.endsWith(one, end)).sort((a, b) => b.length - a.length);
      return longest ? [`${end - longest.length}-${end}`] : [];
    });
    expect(all(texts, text)).toEqual(expected);
  });

  test("the longest that fits, where not every one does", () => {
    const search = new TextAutomaton(["abc", "bc", "c"]);
    expect([...search.fittingPlacesIn("abc", (start) => start > 0)]).toEqual([{ start: 1, end: 3 }]);
    expect([...search.fittingPlacesIn("abc", () => false)]).toEqual([]);
  });
});
