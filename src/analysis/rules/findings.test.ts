import { describe, expect, test } from "bun:test";
import { join } from "node:path";
import { Glob } from "bun";
import { findingTexts } from "../../../tests/support/locale-messages.ts";
import { findings, wholeLogFindings } from "../../../tests/support/rule-samples.ts";
import { isAsWanted, wantedParameters } from "../../../tests/support/sample-parameters.ts";
import { analyse } from "../analyse.ts";
import { bundleRules } from "../bundle/rules/all.ts";
import { parameterTexts } from "../words/render.ts";

import * as lines from "./lines/all.ts";
import * as ruleList from "./rule-list.ts";
import * as wholeLog from "./whole-log/all.ts";

const codes = [
  ...findings.map(({ code }) => code),
  ...wholeLogFindings.flatMap(({ codes }) => codes),
  ...bundleRules.flatMap(({ codes }) => codes),
];

test.each([
  ["lines", Object.keys(lines), ruleList.findings],
  ["whole-log", Object.keys(wholeLog), ruleList.wholeLogFindings],
])("every rule in %s/ has its line in all.ts, and no rule imports another", async (folder, names, list) => {
  const files = [...new Glob("*.ts").scanSync(join(import.meta.dir, folder))].filter(
    (file) => !/^all\.ts$|\.samples\.ts$|\.test\.ts$/.test(file),
  );
  expect(names.toSorted()).toEqual(files.map(exportName).sort());
  expect(list.length).toBe(files.length);
  for (const file of files) {
    const text = await Bun.file(join(import.meta.dir, folder, file)).text();
    expect([file, /from "\.\/|\/(?:lines|whole-log)\//.test(text)]).toEqual([file, false]);
  }
});

/** `java-too-old.ts` is `javaTooOld`. */
function exportName(file: string): string {
  return file.replace(/\.ts$/, "").replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
}

test("no code is there twice, and every code has words", () => {
  const ofLines = findings.map(({ code }) => code);
  expect(ofLines.filter((code, i) => ofLines.indexOf(code) !== i)).toEqual([]);
  const told = findingTexts("en").map(({ code }) => code);
  expect([...new Set(told)].sort()).toEqual([...new Set(codes)].sort());
});

test("whatever a rule says of other findings, those exist", () => {
  const named = [...ruleList.findings, ...ruleList.wholeLogFindings].flatMap(({ causedBy = [], impliedBy = [] }) => [
    ...causedBy,
    ...impliedBy,
  ]);
  expect([...new Set(named)].filter((code) => !codes.includes(code))).toEqual([]);
});

const samples = [
  ...findings.map(({ code, samples, counterSamples }) => ({
    name: code,
    codes: [code],
    samples: samples.map((sample) => ({ ...sample, code })),
    counterSamples,
  })),
  ...wholeLogFindings.map(({ codes, samples, counterSamples }) => ({
    name: codes.join(", "),
    codes,
    samples: samples.map((sample) => ({ ...sample, code: sample.code ?? codes[0]! })),
    counterSamples,
  })),
];

describe.each(samples.map((one) => [one.name, one] as const))("%s", (_, one) => {
  test.each(one.samples.map((sample, i) => [i, sample] as const))("is found in its sample %d", (_, sample) => {
    for (const text of [sample.text, sample.text.replaceAll("\n", "\r\n")]) {
      const found = analyse(text)
        .findings.filter(({ code }) => code === sample.code)
        .map(({ parameters }) => parameterTexts(parameters, "en"));
      const wanted = wantedParameters(sample.parameters);
      if (!found.some((parameters) => isAsWanted(parameters, wanted))) expect(found).toContainEqual(wanted as never);
    }
  });

  test.each(one.counterSamples.map((text, i) => [i, text] as const))(
    "is not found in its counter-sample %d",
    (_, text) => {
      const found = analyse(text).findings.map(({ code }) => code);
      expect(found.filter((code) => one.codes.includes(code))).toEqual([]);
    },
  );

  test("has samples and counter-samples", () => {
    expect(one.samples.length).toBeGreaterThan(0);
    expect(one.counterSamples.length).toBeGreaterThan(0);
  });
});

describe.each(findings.map((finding) => [finding.code, finding] as const))("the pattern of %s", (_, finding) => {
  test("has no state, and needles that its samples hold", () => {
    expect(finding.pattern.flags).not.toMatch(/[gy]/);
    for (const { text } of finding.samples) expect(finding.needles.some((needle) => text.includes(needle))).toBe(true);
    for (const needle of finding.needles) expect(needle.length).toBeGreaterThan(5);
  });
});
