import { describe, expect, test } from "bun:test";
import type { Language, Parameters } from "../model/model.ts";
import { knownParameters } from "../rules/known-parameters.ts";
import type { FindingWords, Sentence } from "./catalogue.ts";
import { catalogues, findingText, placeholdersOf } from "./render.ts";

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

function namesIn(...sentences: readonly Sentence[]): string[] {
  return [...new Set(sentences.flat().flatMap(placeholdersOf))];
}

function wordsOf(language: Language): [code: string, kind: string | null, words: FindingWords][] {
  return Object.entries(catalogues[language].findings).flatMap(([code, words]) => [
    [code, null, words] as [string, null, FindingWords],
    ...Object.entries(words.cases?.of ?? {}).map(
      ([kind, other]) => [code, kind, other] as [string, string, FindingWords],
    ),
  ]);
}

function expectFine(text: string, templates: readonly Sentence[], known: ReadonlySet<string>): void {
  // Sentences may speak of both.
  const meant = templates.flat().join(" ");
  const isLeaked = ["null", "undefined"].some((word) => text.includes(word) && !meant.includes(word));
  if (faults.test(text) || isLeaked) {
    expect({ text, known: [...known], fault: faults.exec(text)?.[0] }).toBe("without a fault" as never);
  }
}

describe.each(languages)("whatever is unknown, in %s", (language) => {
  const catalogue = catalogues[language];

  test.each(wordsOf(language).map(([code, kind, words]) => [`${code} ${kind ?? ""}`, code, kind, words] as const))(
    "%s leaves nothing open",
    (_, code, kind, words) => {
      const { message, advice } = words;
      const parameter = catalogue.findings[code]!.cases?.parameter;
      const templates = [message, ...advice, catalogue.because, ...catalogue.ownCode];
      const names = [...new Set([...namesIn(message, ...advice), "cause", "own", "modId"])].filter(
        (one) => one !== parameter,
      );
      let tried = 0;
      for (const known of choices(names)) {
        const parameters: Parameters = Object.fromEntries([...known].map((name) => [name, "Lamp"]));
        if (kind !== null && parameter) parameters[parameter] = kind;
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
    for (const [term, sentence] of Object.entries(catalogue.terms)) {
      for (const known of choices(namesIn(sentence))) {
        const named = Object.fromEntries([...known].map((name) => [name, "Lamp"]));
        const parameters = { meaning: { term, parameters: named }, exception: "Lamp" };
        expectFine(findingText({ code, parameters }, language).message, [sentence], known);
      }
    }
  });

  test("what logs write for nothing is nothing", () => {
    for (const nothing of ["?", "??", "null", "undefined", "", " ", "{0}", "{}", "[]", "none", "unknown", "NaN"]) {
      for (const [code, { message, advice }] of Object.entries(catalogue.findings)) {
        const names = [...namesIn(message, ...advice), "cause", "own", "modId", "pluginId"];
        const parameters = knownParameters(Object.fromEntries(names.map((name) => [name, nothing])));
        const text = findingText({ code, parameters }, language);
        for (const one of [text.message, ...text.advice]) expectFine(one, [message, ...advice], new Set([nothing]));
      }
    }
  });
});

test("every language has words for the same kinds", () => {
  for (const [code, words] of Object.entries<FindingWords>(catalogues.en.findings)) {
    const other: FindingWords = catalogues["zh-CN"].findings[code]!;
    expect([code, other.cases?.parameter, Object.keys(other.cases?.of ?? {}).sort()]).toEqual([
      code,
      words.cases?.parameter,
      Object.keys(words.cases?.of ?? {}).sort(),
    ]);
  }
});

test("every language names the same parameters", () => {
  const parameters = ({ message, advice, cases }: FindingWords) =>
    new Set(
      namesIn(message, ...advice, ...Object.values(cases?.of ?? {}).flatMap((one) => [one.message, ...one.advice])),
    );
  for (const [code, words] of Object.entries<FindingWords>(catalogues.en.findings)) {
    expect([code, [...parameters(catalogues["zh-CN"].findings[code]!)].sort()]).toEqual([
      code,
      [...parameters(words)].sort(),
    ]);
  }
});
