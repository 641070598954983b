import { expect, test } from "bun:test";
import { fileFaultText } from "./file-fault-text.ts";
import { languages } from "./language.ts";
import { keysUnder, messageOf, textOf } from "./messages/catalogue.ts";
import { parametersOf } from "./messages/message.ts";

const others = languages.filter((language) => language !== "en");
const keys = [...keysUnder("operator.files"), ...keysUnder("operator.fields")].filter(
  (key) => !/\.(?:in-file|in-file-asked|whole)$/.test(key),
);

test.each(keys)("what is wrong with a file is found by what English says: %s", (key) => {
  const names = [...parametersOf(messageOf("en", key)).keys()];
  const values = Object.fromEntries(names.map((name, at) => [name, String(at + 21)]));
  const english = textOf("en", key, values);
  for (const language of others) {
    const own = textOf(language, key, values);
    if (key.startsWith("operator.files.")) expect(fileFaultText(english, language)).toBe(own);
    else expect(fileFaultText(`a: b.json: ${english}${english.endsWith("?") ? "" : "."}`, language)).toContain(own);
  }
});

test("the file and the field stay as they are, and the whole of it has a name", () => {
  expect(fileFaultText("a.json: severity must be fatal, error, warning or notice.", "de")).toBe(
    "a.json: severity muss fatal, error, warning oder notice sein.",
  );
  expect(fileFaultText("a.json: it must have either literal or pattern.", "zh-CN")).toBe(
    "a.json：文件必须在 literal 和 pattern 中二选一。",
  );
  expect(fileFaultText('a.json: there is no "messages"; did you mean "message"?', "ru")).toBe(
    "a.json: поля «messages» нет; может быть, «message»?",
  );
  expect(
    fileFaultText(
      "a.json: pattern cannot be used: This pattern is too large. Use a simpler one, or several searches.",
      "zh-CN",
    ),
  ).toBe(`a.json：无法使用 pattern：${textOf("zh-CN", "refusals.pattern-large").replace(/。$/, "")}。`);
  expect(fileFaultText("nobody knows this.", "ru")).toBe("nobody knows this.");
});
