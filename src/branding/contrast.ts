/** Colours and how well one is seen on another, as WCAG 2 counts it. */
export type Colour = [red: number, green: number, blue: number];

/** `#rgb` or `#rrggbb`; `null` for anything else. */
export function parseColour(text: string): Colour | null {
  const digits = /^#([0-9a-f]{3}|[0-9a-f]{6})$/i.exec(text)?.[1];
  if (!digits) return null;
  const pairs = digits.length === 3 ? [...digits].map((digit) => digit + digit) : digits.match(/../g)!;
  return pairs.map((pair) => Number.parseInt(pair, 16)) as Colour;
}

export function colourText(colour: Colour): string {
  return `#${colour.map((channel) => Math.round(channel).toString(16).padStart(2, "0")).join("")}`;
}

/** From 1 (none) to 21 (black on white). */
export function contrast(a: Colour, b: Colour): number {
  const [light, dark] = [luminance(a), luminance(b)].sort((first, second) => second - first);
  return (light! + 0.05) / (dark! + 0.05);
}

export function luminance(colour: Colour): number {
  const [red, green, blue] = colour.map((channel) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
}

/** `share` of the first, the rest of the second; in whole channels, so that what is checked is what is shown. */
export function mix(a: Colour, b: Colour, share: number): Colour {
  return a.map((channel, i) => Math.round(channel * share + b[i]! * (1 - share))) as Colour;
}
