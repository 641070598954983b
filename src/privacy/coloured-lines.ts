import type { ColourPlaces } from "./colours.ts";
import { type Detector, pairs } from "./detector.ts";
import { Excerpt } from "./excerpt.ts";
import { behindLine } from "./masked-lines.ts";
import { type Scan, scannerFor } from "./scan.ts";

const digits = "0123456789";
const letters = "abcdefghijklmnopqrstuvwxyz";
const sections = pairs("§", `${digits}${letters}${letters.toUpperCase()}`);
const escapes = ["\u001b[", "1b[", "1B[", "33[", "\\e["];
/** How what is left of a terminal's colour ends. */
const ends = ["[m", ...pairs(`[;${digits}`, digits).map((before) => `${before}m`)];
/** Notices the colours of a text while it is searched for other things. */
export const colours: Detector = {
  anchors: [...sections, ...escapes, ...ends],
  look: (text, at, _, notes) => (notes.colours.see(text, at) ? at + 1 : ~(at + 1)),
};

/**
 * Scans that also see through colours. They may stand anywhere between a key, its separator and its value, within each,
 * and around a line, whose first and last word nobody would know behind them. So the lines that have them are looked at
 * once more without. Most logs have none; the walk itself notices.
 */
export function scannerThroughColours(detectors: readonly Detector[]): () => Scan {
  const startScan = scannerFor([...detectors, colours]);
  return () => {
    const scan = startScan();
    return (text, report) => {
      const { open, notes } = scan(text, report);
      const lines = notes.colours.areSure ? withoutColours(text, notes.colours) : null;
      if (!lines) return { open, notes };
      const { excerpt, ends } = lines;
      const again = scan(excerpt.text(), (kind, start, end) =>
        report(kind, excerpt.originalStart(start), excerpt.originalEnd(end)),
      );
      notes.linesDepend ||= again.notes.linesDepend;
      // Whatever there is in a line with colours, it is seen in two ways. No mask is at its end.
      return { open: [...open, ...ends].sort((a, b) => a - b), notes };
    };
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
