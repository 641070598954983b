import { describe, expect, test } from "bun:test";
import { readFileSync } from "node:fs";
import { join } from "node:path";

const colours = readFileSync(join(import.meta.dir, "log-colours.css"), "utf8");
const tokens = ["tokens.css", "log-tokens.css"]
  .map((name) => readFileSync(join(import.meta.dir, name), "utf8"))
  .join("");

/** Every colour of a name, as the theme has it. */
function values(css: string, names: string, theme: "light" | "dark"): Record<string, string> {
  const pattern = new RegExp(`--(${names}\\d*): light-dark\\((#[\\da-f]{6}), (#[\\da-f]{6})\\);`, "g");
  return Object.fromEntries(
    [...css.matchAll(pattern)].map(([, name, light, dark]) => [name!, theme === "light" ? light! : dark!]),
  );
}

describe("the rules for colours", () => {
  test.each(["light", "dark"] as const)("know every colour, and can be read on every ground of a line: %s", (theme) => {
    const all = values(colours, "c-", theme);
    expect(Object.keys(all)).toHaveLength(16);
    const grounds = values(tokens, "(?:log-ground|log-selected|error-wash|warning-wash)", theme);
    expect(Object.keys(grounds)).toHaveLength(4);
    for (const colour of Object.values(all)) {
      for (const ground of Object.values(grounds)) expect(contrast(colour, ground)).toBeGreaterThanOrEqual(4.5);
    }
  });
});

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
