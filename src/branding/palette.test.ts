import { describe, expect, test } from "bun:test";
import { join } from "node:path";
import { type Colour, contrast, luminance, parseColour } from "./contrast.ts";
import { defaultPalette, minContrast, type Palette, paletteOf, type Shades, type Theme, themes } from "./palette.ts";

const colour = (text: string) => parseColour(text) as Colour;
const palette = (accent: string, dark?: string) => paletteOf(colour(accent), dark ? colour(dark) : null);

describe("contrast", () => {
  test("is counted as WCAG does", () => {
    expect(contrast(colour("#000"), colour("#ffffff"))).toBeCloseTo(21, 5);
    expect(contrast(colour("#777777"), colour("#fff"))).toBeCloseTo(4.478, 3);
  });

  test.each(["red", "#12345", "#1234567", "#12345g", "rgb(0,0,0)", ""])("%j is no colour", (text) => {
    expect(parseColour(text)).toBeNull();
  });
});

describe("an accent", () => {
  test.each(["#1f6f4a", "#0b54e0", "#8a1538", "#000000", "#7a4b00", "#5b21b6"])(
    "%s is legible on every ground of both themes, and so is all that follows from it",
    (accent) => {
      const made = palette(accent) as Palette;
      for (const theme of ["light", "dark"] as Theme[]) {
        const shades: Shades = made[theme];
        for (const ground of [...themes[theme].grounds, shades.wash]) {
          expect(contrast(colour(shades.accent), colour(ground))).toBeGreaterThanOrEqual(minContrast);
        }
        expect(contrast(colour(shades.accent), colour(shades.ink))).toBeGreaterThanOrEqual(minContrast);
        const [selected, limit] = [shades.selected, themes[theme].selected].map((one) => luminance(colour(one)));
        if (theme === "light") expect(selected!).toBeGreaterThanOrEqual(limit!);
        else expect(selected!).toBeLessThanOrEqual(limit!);
      }
    },
  );

  test("that is too pale is refused, with one that is not", () => {
    const fault = palette("#7fd1ff");
    expect(fault).toMatchObject({ theme: "light" });
    if (!("legible" in fault)) throw new Error("it was taken");
    expect(fault.contrast).toBeLessThan(minContrast);
    expect("legible" in palette(fault.legible)).toBe(false);
  });

  test("for the dark theme is checked on dark grounds", () => {
    expect(palette("#0b54e0", "#101080")).toMatchObject({ theme: "dark" });
    expect((palette("#0b54e0", "#9cc0ff") as Palette).dark.accent).toBe("#9cc0ff");
  });
});

test("the grounds and the default are those of the styles", async () => {
  const sheets = ["tokens.css", "log-tokens.css"].map((name) => join(import.meta.dir, "../../web/styles", name));
  const styles = (await Promise.all(sheets.map((path) => Bun.file(path).text()))).join("\n");
  for (const theme of ["light", "dark"] as const) {
    const value = (name: string) => {
      const [, light, dark] = new RegExp(`--${name}: light-dark\\((#\\w+), (#\\w+)\\);`).exec(styles) ?? [];
      return theme === "light" ? light : dark;
    };
    expect(["ground", "panel", "sunken", "log-ground"].map(value)).toEqual([...themes[theme].grounds]);
    const names = ["accent", "accent-ink", "accent-wash", "log-selected"];
    const { accent, ink, wash, selected } = defaultPalette[theme];
    expect(names.map(value)).toEqual([accent, ink, wash, selected]);
  }
});
