import { describe, expect, test } from "bun:test";
import { join } from "node:path";
import { fileFaultText } from "../i18n/file-fault-text.ts";
import { FileFault } from "../operator-files/parse.ts";
import { noHouseRules } from "./house-rules.ts";
import { houseRulesOf, maxRules } from "./read-rules.ts";

const good = { code: "ponds", literal: "Ponds v1", severity: "warning", message: "Ponds is old." };
const file = (value: object, name = "ponds.json") => ({ name, text: JSON.stringify(value) });
const read = (value: object) => houseRulesOf([file(value)]);

function faultOf(value: object): string {
  try {
    read(value);
  } catch (error) {
    if (error instanceof FileFault) return error.message;
    throw error;
  }
  return "";
}

describe("findings of an operator's own", () => {
  test("are none without files", () => {
    expect(houseRulesOf([])).toBe(noHouseRules);
  });

  test("are read from JSON", () => {
    expect(read({ ...good, advice: [{ text: "Update it.", url: "https://example.org/ponds" }] }).rules).toEqual([
      {
        code: "house:ponds",
        severity: "warning",
        match: { literal: "Ponds v1" },
        words: {
          en: { message: "Ponds is old.", advice: [{ text: "Update it.", url: "https://example.org/ponds" }] },
          "zh-CN": { message: "Ponds is old.", advice: [{ text: "Update it.", url: "https://example.org/ponds" }] },
        },
      },
    ]);
  });

  test("are read from TOML: the example is right", async () => {
    const path = join(import.meta.dir, "../../deploy/findings/old-ponds.toml");
    const { rules } = houseRulesOf([{ name: path, text: await Bun.file(path).text() }]);
    expect(rules.map(({ code }) => code)).toEqual(["house:old-ponds"]);
    expect(rules[0]!.words["zh-CN"]!.message).toContain("丢失");
    expect(rules[0]!.words.en!.advice[0]!.url).toBe("https://example.org/ponds");
  });

  test("speak the other language where one is missing", () => {
    const { words } = read({ ...good, message: { "zh-CN": "Ponds 太旧。" }, advice: [{ text: { en: "Update." } }] })
      .rules[0]!;
    expect(words.en).toEqual({ message: "Ponds 太旧。", advice: [{ text: "Update." }] });
    expect(words["zh-CN"]).toEqual(words.en);
  });

  test("have another version when a word is another, and the same when none is", () => {
    const version = (message: string) => read({ ...good, message }).version;
    expect(version("a")).toBe(version("a"));
    expect(version("a")).not.toBe(version("b"));
  });
});

describe("what is wrong is told with the file and the field", () => {
  test.each<[object, string]>([
    [{ ...good, code: "Old Ponds" }, "ponds.json: code must be a name of small letters"],
    [{ ...good, severity: "bad" }, "ponds.json: severity must be fatal, error, warning or notice"],
    [{ ...good, literal: undefined }, "ponds.json: it must have either literal or pattern"],
    [{ ...good, pattern: "Ponds" }, "ponds.json: it must have either literal or pattern"],
    [{ ...good, literal: "ab" }, "ponds.json: literal must have at least 3 characters"],
    [{ ...good, literal: "x".repeat(501) }, "ponds.json: literal must have at most 500 characters"],
    [{ ...good, literal: "two\nlines" }, "ponds.json: literal must be one line"],
    [{ ...good, message: "" }, "ponds.json: message"],
    [{ ...good, message: {} }, "ponds.json: message must have at least one language"],
    [{ ...good, message: "x".repeat(501) }, "ponds.json: message must"],
    [{ ...good, messages: "x" }, 'ponds.json: there is no "messages"; did you mean "message"?'],
    [{ ...good, advice: [{ text: "a", url: "http://example.org" }] }, "advice.0.url must be an https: address"],
    [{ ...good, advice: [{ text: "a", url: "javascript:alert(1)" }] }, "advice.0.url must be an https: address"],
    [{ ...good, advice: [{ text: "a", url: "https://a:b@example.org" }] }, "advice.0.url must be an https: address"],
    [{ ...good, advice: Array(7).fill({ text: "a" }) }, "ponds.json: advice must have at most 6 pieces"],
    [{ ...good, literal: undefined, pattern: "(Ponds" }, "ponds.json: pattern cannot be used: This is not a regular"],
    [{ ...good, literal: undefined, pattern: "(Ponds)\\1" }, "pattern cannot be used: A reference to another part"],
    [{ ...good, literal: undefined, pattern: "(?<=a)Ponds" }, "pattern cannot be used: What looks ahead or behind"],
    [{ ...good, literal: undefined, pattern: "(Ponds){900}" }, "pattern cannot be used: This pattern is too large"],
    [{ ...good, literal: undefined, pattern: "\\d+:\\d+" }, "pattern must have 3 characters in a row"],
  ])("%j", (value, sentence) => {
    const fault = faultOf(value);
    expect(fault).toContain(sentence);
    expect(fileFaultText(fault, "ja")).toMatch(/[\p{Script=Han}\p{Script=Hiragana}]/u);
  });

  test("a file that does not parse", () => {
    expect(() => houseRulesOf([{ name: "a.json", text: "{" }])).toThrow("a.json is no JSON: line 1");
    expect(() => houseRulesOf([{ name: "a.toml", text: "=" }])).toThrow("a.toml is no TOML");
  });

  test("two of one code, and too many", () => {
    expect(() => houseRulesOf([file(good, "a.json"), file(good, "b.json")])).toThrow(
      "b.json: code is the same as in a.json.",
    );
    const many = Array.from({ length: maxRules + 1 }, (_, i) => file({ ...good, code: `ponds-${i}` }, `${i}.json`));
    expect(houseRulesOf(many.slice(1)).rules).toHaveLength(maxRules);
    expect(() => houseRulesOf(many)).toThrow("There are 201 findings, but there may be 200.");
  });
});
