import { describe, expect, test } from "bun:test";
import { fontFilesModule } from "../../../../scripts/generate-font-files.ts";
import type { Language } from "../../../i18n/language.ts";
import { type Family, faceOf, familiesFor, widthOf } from "./fonts.ts";

const familyOf = (letter: string, language = "en") =>
  faceOf(letter.codePointAt(0)!, familiesFor(language as Language))?.family ?? null;

describe("a character", () => {
  test.each(["A", "é", "Ž", "ế", "Ж", "Ω", "€", "…"])("of an alphabet is drawn by Inter: %s", (letter) => {
    expect(familyOf(letter)).toBe("Inter");
  });

  test.each(["插", "件", "龍", "，", "。", "カ", "ひ", "★", "□"])("of Chinese or Japanese has a font: %s", (letter) => {
    expect(familyOf(letter)).toBe("Noto Sans SC");
  });

  test.each<[language: string, family: Family]>([
    ["zh-CN", "Noto Sans SC"],
    ["zh-TW", "Noto Sans TC"],
    ["ja", "Noto Sans JP"],
    ["ko", "Noto Sans KR"],
    ["de", "Noto Sans SC"],
  ])("that several languages write is drawn as in %s", (language, family) => {
    expect(familyOf("直", language)).toBe(family);
    expect(familyOf("A", language)).toBe("Inter");
  });

  test("of Korean has a font in every language", () => {
    expect(familyOf("한")).toBe("Noto Sans KR");
    expect(familyOf("한", "ja")).toBe("Noto Sans KR");
  });

  test.each(["🎉", "ع", "\u{10ffff}"])("may have none: %j", (letter) => {
    expect(familyOf(letter)).toBeNull();
  });
});

test("a text is as wide as its letters, and letters without a font take no room", () => {
  expect(widthOf("插件")).toBe(2);
  expect(widthOf("插🎉件")).toBe(2);
  expect(widthOf("AA")).toBeCloseTo(2 * widthOf("A"));
});

test("every file of the installed fonts is imported: else run scripts/generate-font-files.ts", async () => {
  expect(await Bun.file(new URL("./font-files.gen.ts", import.meta.url)).text()).toBe(fontFilesModule());
});
