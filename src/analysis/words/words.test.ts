import { describe, expect, test } from "bun:test";
import { findingTexts, localeMessages, wordings } from "../../../tests/support/locale-messages.ts";
import { parametersOf } from "../../i18n/messages/message.ts";
import { parseMessage } from "../../i18n/messages/parse.ts";
import type { Parameters } from "../model/model.ts";
import { knownParameters } from "../rules/known-parameters.ts";
import { findingFacts } from "./finding-facts.ts";
import { findingText } from "./render.ts";

const languages = ["en", "zh-CN"] as const;
/** What no reader may see, and what is left where a word was taken out carelessly. */
const faults =
  /\?|\{\w{0,40}\}|Java Java|""|“”|''|「」|\( ?\)|（ ?）|\( | \)|（ | ）| {2}| [.,:;](?:\s|$)|[:：,，、；;] ?[.。]|。。|\.\.(?!\.)|[，：、]{2}|^\s|\s$|^[,.:;，。：；]/;
const most = 2048;

/** Every choice of which parameters are known; where there are too many, evenly picked ones. */
function* choices(names: readonly string[]): Generator<Set<string>> {
  const all = 2 ** names.length;
  const step = Math.max(1, Math.floor(all / most) | 1);
  for (let bits = 0; bits < all; bits += step) {
    yield new Set(names.filter((_, i) => Math.floor(bits / 2 ** i) % 2 === 1));
  }
  yield new Set(names);
}

function namesIn(...texts: readonly string[]): string[] {
  const names = texts.flatMap((text) => [...parametersOf(parseMessage(text)).keys()]);
  return [...new Set(names.map((name) => name.replace(/(?<=\w)Count$/, "")))];
}

function expectFine(text: string, templates: readonly string[], known: ReadonlySet<string>): void {
  // Sentences may speak of both.
  const meant = templates.join(" ");
  const isLeaked = ["null", "undefined"].some((word) => text.includes(word) && !meant.includes(word));
  if (faults.test(text) || isLeaked) {
    expect({ text, known: [...known], fault: faults.exec(text)?.[0] }).toBe("without a fault" as never);
  }
}

describe.each(languages)("whatever is unknown, in %s", (language) => {
  const all = localeMessages(language);
  const own = Object.keys(all)
    .filter((key) => /^insights\.(?:because|own-code|no-advice)/.test(key))
    .map((key) => all[key]!);
  const texts = findingTexts(language);

  test.each(texts.map((one) => [`${one.code} ${one.of ?? ""}`, one] as const))(
    "%s leaves nothing open",
    (_, { code, of, kind, message, advice }) => {
      const templates = [...message, ...advice.flat(), ...own];
      const names = [...new Set([...namesIn(...message, ...advice.flat()), "cause", "own", "modId"])].filter(
        (one) => one !== kind,
      );
      let tried = 0;
      for (const known of choices(names)) {
        const parameters: Parameters = Object.fromEntries([...known].map((name) => [name, "Lamp"]));
        if (of !== null && kind) parameters[kind] = of;
        const text = findingText({ code, parameters }, language);
        expect(text.advice.length).toBeGreaterThan(0);
        for (const one of [text.message, ...text.advice]) expectFine(one, templates, known);
        tried++;
      }
      expect(tried).toBeGreaterThan(1);
    },
  );

  test("no term leaves anything open", () => {
    const code = "crash-unknown";
    const terms = Object.keys(all).filter((key) => /^terms\.[^.]+$/.test(key));
    expect(terms.length).toBeGreaterThan(300);
    for (const key of terms) {
      const sentence = wordings(all, key);
      for (const known of choices(namesIn(...sentence))) {
        const named = Object.fromEntries([...known].map((name) => [name, "Lamp"]));
        const parameters = { meaning: { term: key.slice("terms.".length), parameters: named }, exception: "Lamp" };
        expectFine(findingText({ code, parameters }, language).message, sentence, known);
      }
    }
  });

  test("what logs write for nothing is nothing", () => {
    for (const nothing of ["?", "??", "null", "undefined", "", " ", "{0}", "{}", "[]", "none", "unknown", "NaN"]) {
      for (const { code, message, advice } of texts.filter(({ of }) => of === null)) {
        const names = [...namesIn(...message, ...advice.flat()), "cause", "own", "modId", "pluginId"];
        const parameters = knownParameters(Object.fromEntries(names.map((name) => [name, nothing])));
        const text = findingText({ code, parameters }, language);
        for (const one of [text.message, ...text.advice])
          expectFine(one, [...message, ...advice.flat()], new Set([nothing]));
      }
    }
  });
});

test("every fact is about a finding that there are words for, and every kind has a parameter that tells it", () => {
  const texts = findingTexts("en");
  for (const [code, { kind }] of Object.entries(findingFacts)) {
    expect([code, texts.some((one) => one.code === code)]).toEqual([code, true]);
    expect([code, kind !== undefined]).toEqual([code, texts.some((one) => one.code === code && one.of !== null)]);
  }
  expect(texts.filter(({ of, kind }) => of !== null && kind === undefined)).toEqual([]);
});
