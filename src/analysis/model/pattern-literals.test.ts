import { describe, expect, test } from "bun:test";
import { literalsOf } from "./pattern-literals.ts";

describe("the literals of a pattern", () => {
  test.each<[string, RegExp, string[]]>([
    ["are the longest of each alternative", /Lamp (\w{1,9}) is lit|No oil/, [" is lit", "No oil"]],
    [
      "are told apart where there are few",
      /(?:Lamp|Lantern)s? went out/,
      ["Lamp went out", "Lamps went out", "Lantern went out", "Lanterns went out"],
    ],
    ["go on in sets of letters", /[Ll]amp went out/, ["Lamp went out", "lamp went out"]],
    ["leave out what need not be there", /No oil(?: in \S{1,9})? left/, ["No oil"]],
    ["leave out what has to follow, and what must not", /No oil(?= left)(?! at all)/, ["No oil"]],
    ["have no signs that are escaped", /\(oil\.lamp\)\tat/, ["(oil.lamp)\tat"]],
    ["stand in the first line", /Lamp:\n[^\n]{0,9}went out at midnight/, ["Lamp:"]],
    ["stand before what may be a line break", /Lamp:\s{1,9}went out at midnight/, ["Lamp:"]],
    [
      "may stand behind anything else of their line",
      /^[^\n<]{0,200}?(?:oil|wick) is wet/,
      ["oil is wet", "wick is wet"],
    ],
    ["are none that another is part of", /went out|lamp went out/, ["went out"]],
    ["may be repeated", /(?:lamp ){2,4}/, ["lamp "]],
  ])("%s", (_, pattern, literals) => {
    expect(literalsOf(pattern)).toEqual(literals);
  });

  test.each([/lamp went out/i, /lamp|\w{1,9}/, /[^\n]{0,9}/])("are none of %s", (pattern) => {
    expect(literalsOf(pattern)).toEqual([]);
  });
});
