import { describe, expect, test } from "bun:test";
import { chooseLanguage, type Language, languages } from "./language.ts";

describe("the language of a page", () => {
  test.each<[header: string | null, language: Language]>([
    [null, "en"],
    ["", "en"],
    ["en", "en"],
    ["en-GB,en;q=0.9", "en"],
    ["zh-CN", "zh-CN"],
    ["zh", "zh-CN"],
    ["ZH-hans-CN", "zh-CN"],
    ["zh-CN,zh;q=0.9,en;q=0.8", "zh-CN"],
    ["en;q=0.8,zh;q=0.9", "zh-CN"],
    ["zh;q=0.8, en", "en"],
    ["zh;q=0.5,en;q=0.5", "zh-CN"],
    ["de, fr;q=0.9, zh;q=0.1", "zh-CN"],
    ["de, fr", "en"],
    ["zh;q=0", "en"],
    ["zh;q=0, en;q=0", "en"],
    ["zh;q=junk", "en"],
    ["*", "en"],
    ["zhx", "en"],
    [`${"de,".repeat(1000)}zh`, "en"],
  ])("%j", (header, language) => {
    expect(chooseLanguage(header)).toBe(language);
  });
});

describe("the words", () => {
  test("are all there, in every language", () => {
    for (const words of Object.values(languages)) {
      expect(Object.keys(words)).toEqual(Object.keys(languages.en));
      for (const word of Object.values(words)) expect(typeof word === "function" || word.length > 0).toBe(true);
    }
  });

  test("that hold numbers hold them in their places", () => {
    expect(languages.en.onlyBeginning("2,000", "9,999")).toBe("The first 2,000 of 9,999 lines.");
    expect(languages["zh-CN"].onlyBeginning("2,000", "9,999")).toBe("共 9,999 行，显示前 2,000 行。");
    expect(languages.en.errorTitle(404)).toBe("Error 404");
    expect(languages["zh-CN"].errorTitle(404)).toBe("错误 404");
  });
});
