import { ColourPlaces } from "./colours.ts";
import type { Detector } from "./detector.ts";
import { Excerpt } from "./excerpt.ts";
import { behindLine } from "./masked-lines.ts";
import { type Scan, scanFor } from "./scan.ts";

/**
 * A scan that also sees through colours. They may stand anywhere between a key, its separator and its value, and within
 * each, so the lines that have them are looked at once more without. Most logs have none; the walk itself notices.
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

/**
 * The lines that have colours within them, without these; null where no line has any. Colours around a whole line, as
 * consoles write them, part nothing: every detector knows them before a word.
 */
function withoutColours(text: string, colours: ColourPlaces): LinesWithoutColours | null {
  const excerpt = new Excerpt(text);
  const ends: number[] = [];
  let lineEnd = 0;
  let from = 0;
  let isWithin = false;
  for (const { start, end } of colours.placesIn(text)) {
    if (start >= lineEnd) {
      if (isWithin) excerpt.copy(from, lineEnd);
      isWithin = false;
      from = text.lastIndexOf("\n", start) + 1;
      lineEnd = behindLine(text, start);
    }
    // At the beginning of the line, behind others of its kind, or at its end.
    if (!isWithin && (start === from || isLineBreak(text, end))) {
      from = start === from ? end : from;
      continue;
    }
    if (!isWithin) ends.push(text.charCodeAt(lineEnd - 1) === 10 ? lineEnd - 1 : lineEnd);
    isWithin = true;
    excerpt.copy(from, start);
    from = end;
  }
  if (isWithin) excerpt.copy(from, lineEnd);
  return excerpt.isEmpty ? null : { excerpt, ends };
}

function isLineBreak(text: string, at: number): boolean {
  return at >= text.length || text.charCodeAt(at) === 10 || text.charCodeAt(at) === 13;
}
