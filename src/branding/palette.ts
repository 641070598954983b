import { type Colour, colourText, contrast, luminance, mix, parseColour } from "./contrast.ts";

/** The colours that follow the accent, in both themes. `null` where the styles' own are used. */
export interface Palette {
  light: Shades;
  dark: Shades;
  /** The rules that replace the accent of the styles; empty for the default one. */
  css: string;
}

export interface Shades {
  accent: string;
  /** Text on the accent. */
  ink: string;
  /** A ground with a touch of it. */
  wash: string;
  /** A line of the log that is selected. */
  selected: string;
}

/** What the accent has to be seen on: the grounds in `web/styles/tokens.css`. */
export const themes = {
  light: { grounds: ["#fbfaf7", "#ffffff", "#f4f2ec", "#fdfcfa"], selected: "#d8ecdf", away: "#000000" },
  dark: { grounds: ["#14181a", "#1b2124", "#101416", "#12171a"], selected: "#23402f", away: "#ffffff" },
} as const;
export type Theme = keyof typeof themes;

/** For text, by WCAG 2 AA. */
export const minContrast = 4.5;
const washShare = 0.1;

/** A colour that would not be legible, and one near it that is. */
export interface IllegibleAccent {
  theme: Theme;
  contrast: number;
  ground: string;
  legible: string;
}

export const defaultPalette: Palette = {
  light: { accent: "#1f6f4a", ink: "#ffffff", wash: "#e3f0e8", selected: "#d8ecdf" },
  dark: { accent: "#6fcf9a", ink: "#0d2418", wash: "#1d3328", selected: "#23402f" },
  css: "",
};

/** Without one of its own, the dark theme has the same colour, as much lighter as it needs to be. */
export function paletteOf(accent: Colour, darkAccent: Colour | null): Palette | IllegibleAccent {
  const fault = faultOf(accent, "light") ?? (darkAccent && faultOf(darkAccent, "dark"));
  if (fault) return fault;
  const light = shadesOf(accent, "light");
  const dark = shadesOf(darkAccent ?? legible(accent, "dark"), "dark");
  return { light, dark, css: cssOf(light, dark) };
}

function faultOf(accent: Colour, theme: Theme): IllegibleAccent | null {
  const worst = worstGround(accent, theme);
  if (worst.contrast >= minContrast) return null;
  return { theme, ...worst, legible: colourText(legible(accent, theme)) };
}

function worstGround(accent: Colour, theme: Theme): { ground: string; contrast: number } {
  const grounds = [...themes[theme].grounds, colourText(washOf(accent, theme))];
  return grounds
    .map((ground) => ({ ground, contrast: contrast(accent, parseColour(ground)!) }))
    .sort((a, b) => a.contrast - b.contrast)[0]!;
}

/** The nearest of the same hue that is seen on every ground. */
function legible(accent: Colour, theme: Theme): Colour {
  const away = parseColour(themes[theme].away)!;
  for (let share = 0; share < 1; share += 0.02) {
    const tried = mix(away, accent, share);
    if (worstGround(tried, theme).contrast >= minContrast) return tried;
  }
  return away;
}

function washOf(accent: Colour, theme: Theme): Colour {
  return mix(accent, parseColour(themes[theme].grounds[1])!, washShare);
}

function shadesOf(accent: Colour, theme: Theme): Shades {
  const inks = ["#ffffff", "#101416"].map((ink) => ({ ink, contrast: contrast(accent, parseColour(ink)!) }));
  return {
    accent: colourText(accent),
    ink: inks.sort((a, b) => b.contrast - a.contrast)[0]!.ink,
    wash: colourText(washOf(accent, theme)),
    selected: colourText(selectedOf(accent, theme)),
  };
}

/** The colours of a log are legible on the default one, and so on every ground that is no nearer to them. */
function selectedOf(accent: Colour, theme: Theme): Colour {
  const ground = parseColour(themes[theme].grounds[3])!;
  const limit = luminance(parseColour(themes[theme].selected)!);
  const isFarEnough = (colour: Colour) => (theme === "light" ? luminance(colour) >= limit : luminance(colour) <= limit);
  for (let share = 0.3; share > 0; share -= 0.02) {
    const tried = mix(accent, ground, share);
    if (isFarEnough(tried)) return tried;
  }
  return ground;
}

function cssOf(light: Shades, dark: Shades): string {
  const rules = ({ accent, ink, wash, selected }: Shades) =>
    `{--accent:${accent};--accent-ink:${ink};--accent-wash:${wash};--log-selected:${selected}}`;
  return (
    `:root${rules(light)}:root[data-theme="dark"]${rules(dark)}` +
    `@media (prefers-color-scheme:dark){:root:not([data-theme="light"])${rules(dark)}}`
  );
}
