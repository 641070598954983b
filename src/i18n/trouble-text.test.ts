import { describe, expect, test } from "bun:test";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { Glob } from "bun";
import { languages } from "./language.ts";
import { keysUnder, messageOf, textOf } from "./messages/catalogue.ts";
import { parametersOf } from "./messages/message.ts";
import { troubleText } from "./trouble-text.ts";

const others = languages.filter((language) => language !== "en");

describe("what went wrong, for an operator", () => {
  test.each(keysUnder("operator.trouble"))("is found by what English says: %s", (key) => {
    const names = [...parametersOf(messageOf("en", key)).keys()];
    const values = Object.fromEntries(names.map((name, at) => [name, String(at + 21)]));
    const english = textOf("en", key, values);
    expect(troubleText(english, "en")).toBe(english);
    for (const language of others) expect(troubleText(english, language)).toBe(textOf(language, key, values));
  });

  test("may have such sentences in it: a place, a reason", () => {
    const sentence = "PostgreSQL at db.example:5432/lectern cannot be used: PostgreSQL does not answer.";
    expect(troubleText(sentence, "de")).toBe(
      "PostgreSQL auf db.example:5432/lectern lässt sich nicht benutzen: PostgreSQL antwortet nicht.",
    );
    expect(troubleText("7Kd3mPq9Xw cannot be copied: its id is damaged.", "zh-CN")).toBe(
      "无法复制 7Kd3mPq9Xw：ID 已损坏。",
    );
  });

  test("counts as the language does, and leaves ports and versions as they are", () => {
    const missing = (count: number) =>
      troubleText(`The target should have ${count} logs of the source, but has 0. Run it again.`, "ru");
    expect([1, 2, 5, 21].map(missing).map((text) => /быть (\d+ \S+)/.exec(text)?.[1])).toEqual([
      "1 лог",
      "2 лога",
      "5 логов",
      "21 лог",
    ]);
    expect(troubleText("Cannot listen on HOST ::, PORT 8080: why", "de")).toContain("PORT 8080");
  });

  test("is as it is where nobody knows the sentence, such as an engine's or one that is far too long", () => {
    expect(troubleText("database disk image is malformed", "ru")).toBe("database disk image is malformed");
    const long = `There is no file ${"x".repeat(2000)}.`;
    expect(troubleText(long, "ru")).toBe(long);
  });
});

const texts = String.raw`((?:(?:"(?:\\.|[^"\\\n])*"|${"`"}(?:\\.|[^${"`"}\\])*${"`"})\s*\+?\s*)+),?\s*\)`;

/** How sentences are made, and what stands around the text there. */
const makers: [pattern: RegExp, whole: (text: string) => string][] = [
  [
    new RegExp(
      String.raw`new (?:UnusableStore|CannotFetch|NotAMapping|CannotListen|CannotBuildPages)\(\s*${texts}`,
      "g",
    ),
    (text) => text,
  ],
  [new RegExp(String.raw`new Unreadable\(\s*${texts}`, "g"), (text) => text],
  [new RegExp(String.raw`(?:lines|this)\.fault\(\s*${texts}`, "g"), (text) => `Line 5 of this map ${text}.`],
  [new RegExp(String.raw`faults\.add\(null,\s*${texts}`, "g"), (text) => text],
  [new RegExp(String.raw`faults\.add\((?:record\.)?id,\s*${texts}`, "g"), (text) => `5 ${text}.`],
];

/** Put together of what stands elsewhere: a hint, a sentence that is thrown alone as well, what is wrong with a line, which store. */
const ofParts = ["There is no database of Lectern in 5.5", "5 5", "Line 5 of this map 5.", "The 5 is damaged: 5."];

test("every sentence that is thrown or told as it stands has a key", () => {
  const source = join(import.meta.dir, "..");
  const files = [...new Glob("**/*.ts").scanSync(source)]
    .filter((path) => !path.endsWith(".test.ts"))
    .map((path) => readFileSync(join(source, path), "utf8"));
  const lost = makers.flatMap(([pattern, whole]) => {
    const sentences = files
      .flatMap((file) => [...file.matchAll(pattern)])
      .map(([, text]) =>
        [...text!.matchAll(/"((?:\\.|[^"\\])*)"|`((?:\\.|[^`\\])*)`/g)].map(([, a, b]) => a ?? b!).join(""),
      )
      .map((text) => whole(text.replace(/\\(["`])/g, "$1").replaceAll(/\$\{[^}]*\}/g, "5")));
    expect(sentences.length).toBeGreaterThan(1);
    return sentences.filter((sentence) => troubleText(sentence, "ru") === sentence);
  });
  expect(lost.filter((sentence) => !ofParts.includes(sentence))).toEqual([]);
});
