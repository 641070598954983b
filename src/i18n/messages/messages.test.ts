import { describe, expect, test } from "bun:test";
import { localeMessages } from "../../../tests/support/locale-messages.ts";
import { findMessage, messageOf, textOf } from "./catalogue.ts";
import { format, type MessageValues } from "./format.ts";
import { parametersOf } from "./message.ts";
import { icuMessage, NoMessage, parseMessage, plainMessage } from "./parse.ts";

const told = (text: string, values: MessageValues = {}, language = "en") =>
  format(parseMessage(text), values, language);

describe("a message", () => {
  test("puts parameters where the language wants them", () => {
    expect(told("{mod} needs {other}.", { mod: "Lamps", other: "Bulbs" })).toBe("Lamps needs Bulbs.");
    expect(told("缺少 {other}，{mod} 无法加载。", { mod: "Lamps", other: "Bulbs" }, "zh-CN")).toBe(
      "缺少 Bulbs，Lamps 无法加载。",
    );
  });

  test("counts as the language does", () => {
    const russian = "{count, plural, one {# мод} few {# мода} many {# модов} other {# мода}}";
    expect([1, 2, 5, 21, 100].map((count) => told(russian, { count }, "ru"))).toEqual([
      "1 мод",
      "2 мода",
      "5 модов",
      "21 мод",
      "100 модов",
    ]);
    expect(told("{count, plural, =0 {none} one {# mod} other {# mods}}", { count: 0 })).toBe("none");
    expect(told("the {place, selectordinal, one {#st} two {#nd} few {#rd} other {#th}} line", { place: 22 })).toBe(
      "the 22nd line",
    );
  });

  test("writes numbers and lists as the language does", () => {
    expect(told("{count}", { count: 12_345 })).toBe("12,345");
    expect(told("{count}", { count: 12_345 }, "de")).toBe("12.345");
    expect(told("{mods}", { mods: ["a", "b", "c"] })).toBe("a, b, c");
    expect(told("{mods}", { mods: ["a", "b", "c"] }, "zh-CN")).toBe("a、b、c");
    expect(told("{mods}", { mods: ["a", "b", "c"] }, "de")).toBe("a, b und c");
  });

  test("chooses by a word, and takes nothing for a case that is none", () => {
    const text = "{side, select, client {the game} server {the server} other {it}}";
    expect(["client", "server", "x", "constructor"].map((side) => told(text, { side }))).toEqual([
      "the game",
      "the server",
      "it",
      "it",
    ]);
  });

  test("has quoted marks, and tags that are none", () => {
    expect(told("It's <b> '{'a'}'")).toBe("It's <b> {a}");
  });

  test("treats a value as text, whatever is in it", () => {
    expect(told("{mod}", { mod: "{other} # <b>", other: "x" })).toBe("{other} # <b>");
  });

  test("names its parameters, those of its cases too", () => {
    expect([...parametersOf(parseMessage("{a} {b, plural, one {{c}} other {#}}"))]).toEqual([
      ["a", "text"],
      ["b", "plural"],
      ["c", "text"],
    ]);
  });

  test("is refused where it is none", () => {
    for (const text of ["{", "{count, plural, one {#}}", "{count, number, ::percent}", "{when, date}"]) {
      expect(() => parseMessage(text)).toThrow(NoMessage);
    }
  });

  test("without choices is read as the grammar reads it", () => {
    const texts = Object.values(localeMessages("en"));
    const plain = texts.filter((text) => plainMessage(text) !== null);
    expect(plain.length).toBeGreaterThan(1000);
    for (const text of plain) expect(plainMessage(text)).toEqual(icuMessage(text));
    for (const text of ["{count, plural, other {#}}", "'{'", "it''s", "}"]) expect(plainMessage(text)).toBeNull();
  });

  test("is plain data", () => {
    const message = parseMessage("{count, plural, one {# match} other {# matches}} in {file}");
    expect(JSON.stringify(message)).toBe(
      '[["count","plural",{"one":[0," match"],"other":[0," matches"]}]," in ",["file"]]',
    );
  });
});

describe("the catalogues", () => {
  test("give a text by its key", () => {
    expect(textOf("en", "pages.viewer.matches", { count: 1 })).toBe("1 match");
    expect(textOf("zh-CN", "pages.viewer.matches", { count: 2 })).toBe("2 处匹配");
  });

  test("parse a message once", () => {
    expect(messageOf("en", "pages.viewer.matches")).toBe(messageOf("en", "pages.viewer.matches"));
  });

  test("never give a key for a text", () => {
    expect(findMessage("zh-CN", "pages.no-such-thing")).toBeUndefined();
    expect(() => textOf("zh-CN", "pages.no-such-thing")).toThrow("has no pages.no-such-thing");
  });
});
