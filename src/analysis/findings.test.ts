import { describe, expect, test } from "bun:test";
import { join } from "node:path";
import { Glob } from "bun";
import {
  bundleHashPath,
  bundleHashText,
  hashesPath,
  hashesText,
  houseHashPath,
  houseHashText,
  registries,
} from "../../scripts/generate-registry.ts";
import { isAsWanted, wantedParameters } from "../../tests/support/sample-parameters.ts";
import { analyse } from "./analyse.ts";
import { bundleRules } from "./bundle/rules/all.ts";
import { findings } from "./findings/registry.gen.ts";
import { catalogues, parameterTexts } from "./i18n/render.ts";
import { wholeLogFindings } from "./whole-log-findings/registry.gen.ts";

const codes = [
  ...findings.map(({ code }) => code),
  ...wholeLogFindings.flatMap(({ codes }) => codes),
  ...bundleRules.flatMap(({ codes }) => codes),
];

test("the lists of rules are fresh (if not: `npm run registry`)", async () => {
  for (const { path, text } of registries) expect(await Bun.file(path).text()).toBe(text());
  expect(await Bun.file(hashesPath).text()).toBe(hashesText());
  expect(await Bun.file(houseHashPath).text()).toBe(houseHashText());
  expect(await Bun.file(bundleHashPath).text()).toBe(bundleHashText());
  expect(findings.length).toBeGreaterThan(0);
});

test("no rule imports another, and words are no part of the version of the rules", async () => {
  for (const folder of ["findings", "whole-log-findings"]) {
    for (const file of new Glob("*.ts").scanSync(join(import.meta.dir, folder))) {
      if (file.endsWith(".gen.ts")) continue;
      const text = await Bun.file(join(import.meta.dir, folder, file)).text();
      expect([file, /from "\.\/|\/(?:findings|whole-log-findings)\//.test(text)]).toEqual([file, false]);
    }
  }
  expect(hashesText()).not.toContain('"i18n/');
});

test("no code is there twice, and every code has words in every language", () => {
  const ofLines = findings.map(({ code }) => code);
  expect(ofLines.filter((code, i) => ofLines.indexOf(code) !== i)).toEqual([]);
  for (const { findings: words } of Object.values(catalogues)) {
    expect(Object.keys(words).sort()).toEqual([...new Set(codes)].sort());
  }
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
