/**
 * Run by `pseudo-locale.test.ts` in a process of its own: here one language is the pseudo-locale, for good. What pages show
 * without brackets around it is not in the catalogues.
 */

import { expect, mock, test } from "bun:test";
import { languageNames } from "../../src/i18n/language.ts";
import * as files from "../../src/i18n/messages/locale-files.ts";

const { localeText } = { ...files };
const { pseudoMessages } = await import("./pseudo-locale.ts");
const pseudo = JSON.stringify(pseudoMessages(JSON.parse(localeText("en")) as Record<string, string>));
mock.module("../../src/i18n/messages/locale-files.ts", () => ({
  ...files,
  localeText: (language: string) => (language === "ja" ? pseudo : localeText(language)),
}));

const { startApp } = await import("./app-under-test.ts");
const { findingText } = await import("../../src/analysis/words/render.ts");
const { findingTexts } = await import("./locale-messages.ts");
const { parametersOf } = await import("../../src/i18n/messages/message.ts");
const { parseMessage } = await import("../../src/i18n/messages/parse.ts");

/** What is in brackets, from the inside out. */
function withoutBrackets(text: string): string {
  let rest = text;
  for (;;) {
    const next = rest.replace(/⟦[^⟦⟧]*⟧/g, "");
    if (next === rest) return rest;
    rest = next;
  }
}

test("every sentence of a finding is in the catalogue", () => {
  const texts = findingTexts("en");
  expect(texts.length).toBeGreaterThan(300);
  for (const { code, of, kind, message, advice } of texts) {
    const names = [...message, ...advice.flat()].flatMap((text) => [...parametersOf(parseMessage(text)).keys()]);
    const known = Object.fromEntries([...names, "cause", "culprit"].map((name) => [name, "1.0"]));
    const parameters = kind && of !== null ? { ...known, [kind]: of } : known;
    for (const some of [parameters, kind && of !== null ? { [kind]: of } : {}]) {
      const told = findingText({ code, parameters: some }, "ja");
      for (const text of [told.message, ...told.advice]) {
        // Advice that comes first loses how an alternative begins, and its bracket with it.
        const whole = text.endsWith("⟧") && !text.startsWith("⟦") ? `⟦${text}` : text;
        // What is a parameter alone says what the log says.
        if (text !== "1.0") expect(withoutBrackets(whole).trim()).toBe("");
      }
    }
  }
});

/** What is the same in every language: names, addresses, and what a log or an example says. */
const asItIs =
  /^[^\p{Ll}]*$|^(?:· )?Lectern$|^macOS$|\.(?:log|txt|md)\b|[/\\]|^curl |^[\p{Lu}][\w.+-]*(?:[ ,]+[\p{Lu}(][\w.+)-]*)*$/u;

/** In the menu of languages each is called as it calls itself. */
const ownNames = new Set<string>(Object.values(languageNames));

function shownTexts(html: string): string[] {
  return html
    .replace(/<(script|style|code|pre|kbd|svg|template)\b[\s\S]*?<\/\1>|<span class="languages"[\s\S]*?<\/nav>/g, "")
    .split(/<[^>]*>/)
    .map((text) => withoutBrackets(text.replace(/&[#\w]+;/g, " ")).trim())
    .filter((text) => text !== "" && !asItIs.test(text) && !ownNames.has(text));
}

test("every text of a page is in the catalogue", async () => {
  const app = await startApp();
  const found: string[] = [];
  for (const path of ["/", "/privacy", "/compare", "/no-such-page"]) {
    const page = await (await app.page(`${path}?lang=ja`)).text();
    expect(page).toContain("⟦");
    found.push(...shownTexts(page).map((text) => `${path}: ${text}`));
  }
  await app.stop();
  expect(found).toEqual([]);
});
