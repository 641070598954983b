import { describe, expect, test } from "bun:test";
import { readFileSync } from "node:fs";
import { join } from "node:path";

const colours = readFileSync(join(import.meta.dir, "colours.css"), "utf8");
const tokens = readFileSync(join(import.meta.dir, "tokens.css"), "utf8");

/** White space and the last semicolon of a rule mean nothing. */
function bare(css: string): string {
  return css
    .replace(/\s+/g, " ")
    .replace(/ ?([{}:;,]) ?/g, "$1")
    .replaceAll(";}", "}")
    .trim();
}

describe("the rules for colours", () => {
  test("know every colour in both themes, the dark one by choice and by system", () => {
    for (const block of [light(colours), ...dark(colours)]) expect(Object.keys(values(block, "c-"))).toHaveLength(16);
    expect(dark(colours)).toHaveLength(2);
    expect(bare(dark(colours)[0]!)).toBe(bare(dark(colours)[1]!));
  });

  test.each<[theme: string, read: (css: string) => string]>([
    ["light", light],
    ["dark", (css) => dark(css)[0]!],
  ])("can be read on every ground of a line: %s", (_, read) => {
    const grounds = values(read(tokens), "(?:log-ground|log-selected|error-wash|warning-wash)");
    expect(Object.keys(grounds)).toHaveLength(4);
    for (const colour of Object.values(values(read(colours), "c-"))) {
      for (const ground of Object.values(grounds)) expect(contrast(colour, ground)).toBeGreaterThanOrEqual(4.5);
    }
  });
});

function light(css: string): string {
  return /^:root \{([^}]*)\}/m.exec(css)![1]!;
}

function dark(css: string): string[] {
  return [...css.matchAll(/:root(?:\[data-theme="dark"\]|:not\(\[data-theme="light"\]\)) \{([^}]*)\}/g)].map(
    (match) => match[1]!,
  );
}

function values(block: string, names: string): Record<string, string> {
  const pattern = new RegExp(`--(${names}\\d*): (#[\\da-f]{6});`, "g");
  return Object.fromEntries([...block.matchAll(pattern)].map((match) => [match[1]!, match[2]!]));
}

/** As WCAG 2 counts it. */
function contrast(a: string, b: string): number {
  const [darker, lighter] = [luminance(a), luminance(b)].sort((x, y) => x - y) as [number, number];
  return (lighter + 0.05) / (darker + 0.05);
}

function luminance(colour: string): number {
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const value = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
