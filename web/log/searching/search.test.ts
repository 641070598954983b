import { describe, expect, test } from "bun:test";
import fc from "fast-check";
import { maxMatches, type SearchQuery, search } from "./search.ts";

const plain: SearchQuery = { text: "", matchCase: false, wholeWord: false, isRegExp: false };

/** What was found, as text with its place. */
function found(text: string, wanted: string, how: Partial<SearchQuery> = {}): string[] {
  const result = search(text, { ...plain, text: wanted, ...how });
  if ("error" in result) return [result.error];
  return [...result.starts].map((start, place) => `${start}:${text.slice(start, result.ends[place])}`);
}

describe("a search for a text", () => {
  test.each<[text: string, wanted: string, how: Partial<SearchQuery>, matches: string[]]>([
    ["an error, an ERROR", "error", {}, ["3:error", "13:ERROR"]],
    ["an error, an ERROR", "ERROR", { matchCase: true }, ["13:ERROR"]],
    ["aaaa", "aa", {}, ["0:aa", "2:aa"]],
    ["anything", "", {}, []],
    ["a.b a+b", "a.b", {}, ["0:a.b"]],
    ["[main/INFO]: (x) {y} ^$|?*\\", "[main/info]: (x) {y} ^$|?*\\", {}, ["0:[main/INFO]: (x) {y} ^$|?*\\"]],
    ["over\nlines", "r\nl", {}, ["3:r\nl"]],
    ["İİ ÄÖ äö", "äö", {}, ["3:ÄÖ", "6:äö"]],
    ["ΟΔΟΣ οδος ΟΔΟΣΑ", "οδοσ", {}, ["0:ΟΔΟΣ", "5:οδος", "10:ΟΔΟΣ"]],
    ["ПРИВЕТ привет", "Привет", {}, ["0:ПРИВЕТ", "7:привет"]],
    ["ß SS", "ss", {}, ["2:SS"]],
    ["😀 𐐀 𐐨", "𐐨", {}, ["3:𐐀", "6:𐐨"]],
    ["服务器错误", "错误", {}, ["3:错误"]],
  ])("%j: %j %j", (text, wanted, how, matches) => {
    expect(found(text, wanted, how)).toEqual(matches);
  });

  test.each<[text: string, wanted: string, matches: string[]]>([
    ["mod mods _mod mod2 (mod)", "mod", ["0:mod", "20:mod"]],
    ["aaa aa", "aa", ["4:aa"]],
    ["größe größer", "größe", ["0:größe"]],
    ["überall all", "all", ["8:all"]],
    ["cafe\u0301 cafe", "cafe", ["6:cafe"]],
    ["[main] x[main]y", "[main]", ["0:[main]", "8:[main]"]],
    ["-Xmx4G", "-xmx4g", ["0:-Xmx4G"]],
    ["发生错误了", "错误", ["2:错误"]],
    ["加载Forge失败 Forges", "forge", ["2:Forge"]],
    ["エラーログ", "エラー", ["0:エラー"]],
    ["𐐨𐐨 𐐨", "𐐨", ["5:𐐨"]],
    ["x😀x", "😀", ["1:😀"]],
  ])("as a whole word, %j: %j", (text, wanted, matches) => {
    expect(found(text, wanted, { wholeWord: true })).toEqual(matches);
    expect(found(text.toLowerCase(), wanted.toLowerCase(), { wholeWord: true, matchCase: true })).toHaveLength(
      matches.length,
    );
  });

  test("finds what a comparison at every place finds", () => {
    const letters = fc.array(fc.constantFrom("a", "A", "b", " ", ".", "\n", "é", "É", "错", "😀"), { maxLength: 30 });
    const wanted = fc.array(fc.constantFrom("a", "A", "b", ".", "É", "😀"), { minLength: 1, maxLength: 3 });
    fc.assert(
      fc.property(letters, wanted, fc.boolean(), (letters, wanted, matchCase) => {
        const [text, needle] = [letters.join(""), wanted.join("")];
        const same = (part: string) => (matchCase ? part === needle : part.toLowerCase() === needle.toLowerCase());
        const expected: string[] = [];
        for (let at = 0; at < text.length; at++) {
          const part = text.slice(at, at + needle.length);
          if (!same(part)) continue;
          expected.push(`${at}:${part}`);
          at += needle.length - 1;
        }
        expect(found(text, needle, { matchCase })).toEqual(expected);
      }),
      { seed: 20261118 },
    );
  });

  test("ends when there is enough", () => {
    const text = "ab".repeat(maxMatches + 1);
    for (const how of [{}, { matchCase: true }, { isRegExp: true }]) {
      const result = search(text, { ...plain, text: "a", ...how });
      expect(result).toMatchObject({ isCut: true });
      expect("starts" in result && result.starts.length).toBe(maxMatches);
    }
    expect(search("ab".repeat(maxMatches), { ...plain, text: "a" })).toMatchObject({ isCut: false });
  });
});

describe("a search for a pattern", () => {
  test.each<[text: string, wanted: string, how: Partial<SearchQuery>, matches: string[]]>([
    ["error 1, Error 22", "error \\d+", {}, ["0:error 1", "9:Error 22"]],
    ["error 1, Error 22", "Error \\d+", { matchCase: true }, ["9:Error 22"]],
    ["one\ntwo\r\none", "^\\w+$", {}, ["0:one", "4:two", "9:one"]],
    ["one two\nthree", ".+", {}, ["0:one two", "8:three"]],
    ["😀", "^.$", {}, ["0:😀"]],
    ["naïve", "\\p{L}+", {}, ["0:naïve"]],
    ["a-b", "\\-", {}, ["1:-"]],
    ["a{b", "a{b", {}, ["0:a{b"]],
    ["mods mod modest", "mod.?", { wholeWord: true }, ["0:mods", "5:mod "]],
    ["abc", "\\w+?", { wholeWord: true }, ["0:abc"]],
    ["größer größe", "gr\\wße|größ\\e", { wholeWord: true }, ["7:größe"]],
    ["发生错误了", "错.", { wholeWord: true }, ["2:错误"]],
  ])("%j: %j %j", (text, wanted, how, matches) => {
    expect(found(text, wanted, { isRegExp: true, ...how })).toEqual(matches);
  });

  test.each<[text: string, wanted: string, matches: string[]]>([
    ["a: 1\nb: 2\n", "[^:]+", ["0:a", "2: 1", "5:b", "7: 2"]],
    ["a  \r\n\n  b\n", "\\s+", ["1:  ", "6:  "]],
    ["ab\ncd", "b\\W*c?", ["1:b"]],
    ["ab\ncd", "(?s:b.)", []],
    ["ab\ncd", "b\\nc", ["1:b\nc"]],
    ["ab\\ncd", "b\\\\n[^x]", ["1:b\\nc"]],
    ["12\n34", "[\\x00-3]+", ["0:12", "3:3"]],
    ["ab\ncd", "[^x]$", ["1:b", "4:d"]],
  ])("stays in a line, unless it names the break itself, %j: %j", (text, wanted, matches) => {
    expect(found(text, wanted, { isRegExp: true })).toEqual(matches);
  });

  test("passes over matches of no length, and says so when there is nothing else", () => {
    expect(found("baab", "a*", { isRegExp: true })).toEqual(["1:aa"]);
    expect(found("😀😀\n😀", "x*", { isRegExp: true })).toEqual(["empty-match"]);
    expect(found("😀a", "[^\\n😀]*", { isRegExp: true })).toEqual(["2:a"]);
    for (const wanted of ["^", "$", "\\b", "(?=a)", "x?", "[^\\s\\S]*"]) {
      expect(found("ab\ncd 😀", wanted, { isRegExp: true })).toEqual(["empty-match"]);
    }
    expect(found("", "x?", { isRegExp: true })).toEqual(["empty-match"]);
  });

  test("says what is wrong with one that is none", () => {
    for (const wanted of ["(", "[", "*", "a)(b", "\\", "(?<"]) {
      expect(found("a", wanted, { isRegExp: true, wholeWord: true })).toEqual(["invalid"]);
    }
    const failure = search("a", { ...plain, text: "(", isRegExp: true });
    expect("message" in failure && failure.message).not.toBe("");
  });
});
