import { describe, expect, test } from "bun:test";
import { hashesPath, hashesText, registries } from "../../scripts/generate-registry.ts";
import { bareEntry } from "./entries.ts";
import { FindingSet } from "./find.ts";
import { findings } from "./findings/registry.gen.ts";
import { Lines } from "./lines.ts";
import type { FoundFinding, Software } from "./model.ts";
import { catalogues, findingText } from "./words/render.ts";

const unknown: Software = { id: "unknown/unknown", name: "Unknown", kind: "unknown", version: null };

/** A sample is one entry, as it would be cut out of a log. */
function findIn(set: FindingSet, text: string): FoundFinding[] {
  const lines = new Lines(text);
  const entry = bareEntry(0, lines.count, 3);
  return set.find(lines, [entry], unknown);
}

test("the list of findings is fresh (if not: `npm run registry`)", async () => {
  for (const { path, text } of registries) expect(await Bun.file(path).text()).toBe(text());
  expect(await Bun.file(hashesPath).text()).toBe(hashesText());
  expect(findings.length).toBeGreaterThan(0);
});

test("no code is there twice", () => {
  const codes = findings.map(({ code }) => code);
  expect(codes.filter((code, i) => codes.indexOf(code) !== i)).toEqual([]);
});

describe.each(findings.map((finding) => [finding.code, finding] as const))("%s", (_, finding) => {
  const set = new FindingSet([finding]);

  test.each(finding.samples.map((sample, i) => [i, sample] as const))("is found in its sample %d", (_, sample) => {
    for (const text of [sample.text, sample.text.replaceAll("\n", "\r\n")]) {
      const found = findIn(set, text);
      expect(found.map(({ parameters }) => parameters)).toContainEqual(sample.parameters);
    }
  });

  test.each(finding.counterSamples.map((text, i) => [i, text] as const))(
    "is not found in its counter-sample %d",
    (_, text) => {
      expect(findIn(set, text)).toEqual([]);
    },
  );

  test("has samples, counter-samples, and words in every language that name every parameter", () => {
    expect(finding.samples.length).toBeGreaterThan(0);
    expect(finding.counterSamples.length).toBeGreaterThan(0);
    for (const language of ["en", "zh-CN"] as const) {
      const words = catalogues[language].findings[finding.code]!;
      const wordings = [words.message, ...words.advice].flat().join("\n");
      for (const { parameters } of finding.samples) {
        const { message, advice } = findingText({ code: finding.code, parameters }, language);
        expect([message, ...advice].join("\n")).not.toMatch(/\{\w+\}/);
        for (const name of Object.keys(parameters)) expect(wordings).toContain(`{${name}}`);
      }
    }
  });

  test("has a pattern without a state, and needles that its samples hold", () => {
    expect(finding.pattern.flags).not.toMatch(/[gy]/);
    for (const { text } of finding.samples) expect(finding.needles.some((needle) => text.includes(needle))).toBe(true);
    for (const needle of finding.needles) expect(needle.length).toBeGreaterThan(5);
  });

  test("takes time in proportion to the text on near-matches of itself", () => {
    const near = (length: number) => {
      const seed = finding.needles.map((needle) => `${needle} `).join("") + finding.samples[0]!.text.slice(0, 500);
      return seed.repeat(Math.ceil(length / seed.length)).slice(0, length);
    };
    const [short, long] = [near(8_000), near(64_000)];
    const time = (text: string) => {
      const started = performance.now();
      finding.pattern.exec(text.slice(0, 65_536));
      finding.pattern.exec(`${text.slice(0, 65_000)}\u0000`.replaceAll(/[a-z]$/g, ""));
      return performance.now() - started;
    };
    time(short);
    expect(time(long)).toBeLessThan(50);
  });
});
