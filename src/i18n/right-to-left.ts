/** Letters that are written from the right: Hebrew, Arabic, Syriac, Thaana, N'Ko and others, with their marks. */
const letter = String.raw`[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]`;
const first = new RegExp(letter, "u");
/** Several words of them are read as one, in their own order. */
const runs = new RegExp(`${letter}+(?:[ '’_-]${letter}+)*`, "gu");

export interface TextRun {
  start: number;
  /** Exclusive. */
  end: number;
}

/**
 * Where a text turns to the other direction. Numbers and marks that follow would turn with it, and stand on the wrong side
 * of the name that they belong to.
 */
export function rightToLeftRuns(text: string): TextRun[] {
  if (!first.test(text)) return [];
  return Array.from(text.matchAll(runs), ({ index, 0: { length } }) => ({ start: index, end: index + length }));
}
