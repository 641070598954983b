import { describe, expect, spyOn, test } from "bun:test";
import { fallbackChain } from "../wire/languages.ts";
import { asLanguage, chooseLanguage, inLanguage, type Language, languageFor } from "./language.ts";

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
    ["da, fi;q=0.9, zh;q=0.1", "zh-CN"],
    ["da, fi", "en"],
    ["de-AT", "de"],
    ["pt", "pt-BR"],
    ["pt-PT, en;q=0.5", "pt-BR"],
    ["es-419", "es"],
    ["zh-Hant", "zh-TW"],
    ["zh-HK", "zh-TW"],
    ["zh-Hant-MO;q=0.9, zh-CN;q=0.8", "zh-TW"],
    ["zh-SG", "zh-CN"],
    ["zh-Hans-HK", "zh-CN"],
    ["uk-UA, ru;q=0.8", "uk"],
    ["*, ja;q=0.3", "ja"],
    ["x-klingon, i-default, ko", "ko"],
    ["zh;q=0", "en"],
    ["zh;q=0, en;q=0", "en"],
    ["zh;q=junk", "en"],
    ["*", "en"],
    ["zhx", "en"],
    [`${"da,".repeat(1000)}zh`, "en"],
  ])("%j", (header, language) => {
    expect(chooseLanguage(header)).toBe(language);
  });

  test("of a system is read as that of a browser", () => {
    const locales = [
      "de_AT.UTF-8",
      "pt_PT",
      "zh_TW.Big5",
      "sr_RS@latin",
      "C.UTF-8",
      "C",
      "POSIX",
      "",
      "de_".repeat(99),
    ];
    expect(locales.map(languageFor)).toEqual(["de", "pt-BR", "zh-TW", null, null, null, null, null, null]);
  });

  test("is looked for among as many as a browser sends", () => {
    const tags = Array.from({ length: 160 }, (_, at) => `${"abcdefghij"[at % 10]}${"qxz"[at % 3]}`);
    const locale = spyOn(Intl, "Locale");
    try {
      expect(chooseLanguage([...tags, "de"].join(","))).toBe("en");
      expect(locale.mock.calls.length).toBeLessThan(50);
    } finally {
      locale.mockRestore();
    }
  });

  test("falls back to one that is read by the same people, and then to English", () => {
    expect(fallbackChain("zh-TW")).toEqual(["zh-TW", "zh-CN", "en"]);
    expect(fallbackChain("de")).toEqual(["de", "en"]);
    expect(fallbackChain("en")).toEqual(["en"]);
    expect(inLanguage({ en: "a", "zh-CN": "b" }, "zh-TW")).toBe("b");
    expect(inLanguage({ "zh-CN": "b" }, "pl")).toBe("b");
  });

  test("is one that there are words for", () => {
    expect(asLanguage("zh-CN")).toBe("zh-CN");
    for (const other of ["zh", "EN", "", "constructor", null, undefined]) expect(asLanguage(other)).toBeNull();
  });
});
