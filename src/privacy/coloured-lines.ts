import { ColourPlaces } from "./colours.ts";
import type { Detector } from "./detector.ts";
import { Excerpt } from "./excerpt.ts";
import { behindLine } from "./masked-lines.ts";
import { type Scan, scanFor } from "./scan.ts";

/**
 * A scan that also sees through colours. They may stand anywhere between a key, its separator and its value, within each,
 * and around a line, whose first and last word nobody would know behind them. So the lines that have them are looked at
 * once more without. Most logs have none; the walk itself notices.
 */
export function scanThroughColours(detectors: readonly Detector[]): Scan {
  const colours = new ColourPlaces();
  const scan = scanFor([...detectors, colours.detector]);
  return (text, report) => {
    colours.forget();
    const open = scan(text, report);
    const lines = colours.areSure ? withoutColours(text, colours) : null;
    if (!lines) return open;
    const { excerpt, ends } = lines;
    scan(excerpt.text(), (kind, start, end) => report(kind, excerpt.originalStart(start), excerpt.originalEnd(end)));
    // Whatever there is in a line with colours, it is seen in two ways. No mask is at its end.
    return [...open, ...ends].sort((a, b) => a - b);
  };
}

interface LinesWithoutColours {
  excerpt: Excerpt;
  /** Where each of the lines ends in the text. */
  ends: number[];
}

/** The lines that have colours, without these; null where nothing is left of them. */
function withoutColours(text: string, colours: ColourPlaces): LinesWithoutColours | null {
  const excerpt = new Excerpt(text);
  const ends: number[] = [];
  let lineEnd = 0;
  let from = 0;
  for (const { start, end } of colours.placesIn(text)) {
    if (start >= lineEnd) {
      excerpt.copy(from, lineEnd);
      from = text.lastIndexOf("\n", start) + 1;
      lineEnd = behindLine(text, start);
      ends.push(text.charCodeAt(lineEnd - 1) === 10 ? lineEnd - 1 : lineEnd);
    }
    excerpt.copy(from, start);
    from = end;
  }
  excerpt.copy(from, lineEnd);
  return excerpt.isEmpty ? null : { excerpt, ends };
}
