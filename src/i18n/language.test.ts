import { describe, expect, test } from "bun:test";
import { asLanguage, chooseLanguage, type Language } from "./language.ts";

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

  test("is one that there are words for", () => {
    expect(asLanguage("zh-CN")).toBe("zh-CN");
    for (const other of ["zh", "EN", "", "constructor", null, undefined]) expect(asLanguage(other)).toBeNull();
  });
});
