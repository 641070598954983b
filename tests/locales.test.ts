import { describe, expect, test } from "bun:test";
import { readdirSync } from "node:fs";
import { localesDirectory } from "../src/i18n/messages/locale-files.ts";
import { parseMessage } from "../src/i18n/messages/parse.ts";
import { type Language, languageNames, languages } from "../src/wire/languages.ts";
import { faultsOf } from "./support/locale-checks.ts";
import { localeMessages } from "./support/locale-messages.ts";
import { pseudoMessages } from "./support/pseudo-locale.ts";

/** Languages that have every sentence, and must go on having it. Others tell what they lack in the next one of their chain. */
const complete: readonly Language[] = ["en", "zh-CN", "zh-TW", "ja", "ko", "ru", "uk", "de", "fr", "es", "pt-BR", "pl"];

const english = localeMessages("en");

test("there is a file for each language, and no other", () => {
  expect(
    readdirSync(localesDirectory())
      .filter((file) => file.endsWith(".json"))
      .sort(),
  ).toEqual(languages.map((language) => `${language}.json`).sort());
  expect(new Set(Object.values(languageNames)).size).toBe(languages.length);
});

describe.each(languages)("%s", (language) => {
  const messages = localeMessages(language);

  test("is flat, sorted and made of texts", () => {
    const keys = Object.keys(messages);
    const misplaced = keys.find((key, at) => at > 0 && key < keys[at - 1]!);
    expect(misplaced && `${misplaced} stands too far down`).toBeUndefined();
    expect(Object.values(messages).filter((value) => typeof value !== "string")).toEqual([]);
    expect(keys.filter((key) => !/^[a-z]+(?:\.[A-Za-z0-9-]+)+$/.test(key))).toEqual([]);
  });

  test("has the parameters of English, the plurals and marks of the language, and no English", () => {
    expect(faultsOf(language, messages)).toEqual([]);
  });

  test("begins advice that is an alternative as it says", () => {
    const beginning = (text: string | undefined) => {
      const [first] = parseMessage(text ?? "");
      return typeof first === "string" ? first : "";
    };
    const [or, own] = [beginning(english["insights.alternative"]), beginning(messages["insights.alternative"])];
    const alternatives = Object.keys(messages).filter(
      (key) => /\.advice\./.test(key) && english[key]?.startsWith(or) && !messages[key]!.startsWith(own),
    );
    expect(alternatives).toEqual([]);
  });
});

describe.each(languages)("%s", (language) => {
  const own = localeMessages(language);
  const lacking = Object.keys(english).filter((key) => !(key in own));
  const all = Object.keys(english).length;

  if (complete.includes(language)) {
    test("has every sentence", () => {
      expect({ lacks: lacking.length, suchAs: lacking.slice(0, 10) }).toEqual({ lacks: 0, suchAs: [] });
    });
  } else {
    test(`has ${all - lacking.length} of ${all} sentences, and is called complete once it has all`, () => {
      const wish = `${language} lacks nothing any more: put it into "complete" of this file`;
      expect(lacking.length === 0 ? wish : "").toBe("");
    });
  }
});

describe("the checks", () => {
  const faults = (language: string, key: string, text: string) => faultsOf(language, { [key]: text }).join("\n");

  test.each([
    ["de", "pages.no-such-key", "Hallo", "English has no such key"],
    ["de", "findings.mod-crash.message.2", "Ein Mod hat das Spiel abstürzen lassen.", "lacks {mod}"],
    ["de", "findings.mod-crash.message.3", "{mod} hat das Spiel abstürzen lassen.", "has {mod}"],
    ["de", "findings.mod-crash.message.3", " Ein Mod hat das Spiel abstürzen lassen.", "begins or ends with a space"],
    ["de", "findings.mod-crash.message.3", "", "is empty"],
    ["de", "findings.mod-crash.message.3", "Ein Mod crashed the game.", "English words"],
    ["de", "findings.mod-crash.message.3", "Ein Mod hat das Spiel abstürzen lassen", "ends unlike English"],
    ["de", "findings.mod-crash.message.3", "Ein «Mod» hat das Spiel abstürzen lassen.", "quotation mark « of another"],
    ["de", "findings.mod-crash.message.3", "Ein {Mod", "is no message"],
    ["ru", "findings.mod-crash.message.3", "Mod ukral igru.", "is not in the language"],
    ["ru", "cli.report.mods", "{count, plural, one {# мод} other {# мода}}", 'lacks the plural "few"'],
    [
      "ru",
      "cli.report.mods",
      "{count, plural, one {мод} few {# мода} many {# модов} other {# мода}}",
      "needs the number",
    ],
    ["ja", "cli.report.mods", "{count, plural, one {#個} other {#個}}", 'has the plural "one"'],
    ["ja", "findings.mod-crash.message.3", "MOD が原因でゲームがクラッシュ,しました。", "half width"],
    ["fr", "findings.mod-crash.message.3", "Un mod : il a planté le jeu.", "no-break space"],
  ])("find in %s %s: %s", (language, key, text, fault) => {
    expect(faults(language, key, text)).toContain(fault);
  });

  test.each([
    ["de", "findings.mod-crash.message.3", "Ein Mod hat das Spiel abstürzen lassen."],
    ["pl", "cli.report.mods", "{count, plural, one {# mod} few {# mody} many {# modów} other {# moda}}"],
    ["fr", "cli.report.mods", "{count, plural, one {# mod} other {# mods}}"],
    ["ja", "cli.report.mods", "MOD {count} 個"],
    ["fr", "findings.mod-crash.message.3", "Un mod a planté le jeu."],
  ])("find nothing in %s %s: %s", (language, key, text) => {
    expect(faults(language, key, text)).toBe("");
  });
});

test("the pseudo-locale keeps what English has but for its letters", () => {
  const pseudo = pseudoMessages(english);
  expect(Object.keys(pseudo)).toEqual(Object.keys(english));
  const faults = faultsOf("en", pseudo).filter((fault) => !/ends unlike English|two spaces|opening-words/.test(fault));
  expect(faults).toEqual([]);
});
