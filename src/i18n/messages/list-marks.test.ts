import { expect, test } from "bun:test";
import { languages } from "../language.ts";
import { joined, listMarksOf } from "./list-marks.ts";

test("joins names as Intl does, in every language without Han letters", () => {
  for (const language of languages.filter((one) => !one.startsWith("zh"))) {
    const format = new Intl.ListFormat(language);
    for (const names of [[], ["Kettle"], ["Kettle", "Lamp"], ["Kettle", "Lamp", "Spout"], ["a", "b", "c", "d"]]) {
      expect(joined(names, listMarksOf(language))).toBe(format.format(names));
    }
  }
});

test("sets Chinese words apart from Latin names", () => {
  expect(joined(["加载器", "Java", "Minecraft"], listMarksOf("zh-CN"))).toBe("加载器、Java 和 Minecraft");
  expect(joined(["程式庫", "載入器"], listMarksOf("zh-TW"))).toBe("程式庫和載入器");
});
