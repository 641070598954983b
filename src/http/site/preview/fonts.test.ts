import { describe, expect, test } from "bun:test";
import { fontFilesModule } from "../../../../scripts/generate-font-files.ts";
import { faceOf, widthOf } from "./fonts.ts";

const familyOf = (letter: string) => faceOf(letter.codePointAt(0)!)?.family ?? null;

describe("a character", () => {
  test.each(["A", "é", "Ž", "ế", "Ж", "Ω", "€", "…"])("of an alphabet is drawn by Inter: %s", (letter) => {
    expect(familyOf(letter)).toBe("Inter");
  });

  test.each(["插", "件", "龍", "，", "。", "カ", "ひ", "★", "□"])("of Chinese or Japanese has a font: %s", (letter) => {
    expect(familyOf(letter)).toBe("Noto Sans SC");
  });

  test.each(["🎉", "한", "ع", "\u{10ffff}"])("may have none: %j", (letter) => {
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
