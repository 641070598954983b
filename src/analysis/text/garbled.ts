/**
 * Text that was written in one encoding and read in another: `versÃ£o`, `Ïðèâåò`, `ÖÐÎÄ`, `锟斤拷`. Nobody can read it, and
 * nobody is helped by a quotation of it.
 */

/** What goes on a character of UTF-8, read as Latin-1 or Windows-1252. */
const goesOn =
  "[\\u0080-\\u00bf\\u0152\\u0153\\u0160\\u0161\\u0178\\u017d\\u017e\\u0192\\u02c6\\u02dc\\u2013-\\u203a\\u20ac\\u2122]";
/** The same in Windows-1251, but for the letters of Russian. */
const goesOnInRussian =
  "[\\u0080-\\u00bf\\u0400-\\u040f\\u0450-\\u045f\\u0490\\u0491\\u2013-\\u203a\\u20ac\\u2116\\u2122]";

const damaged = new RegExp(
  [
    // UTF-8 read as Latin-1: Portuguese, Cyrillic, quotation marks, Chinese.
    `\\u00c3${goesOn}`,
    `(?:[\\u00d0\\u00d1]${goesOn}){2}`,
    `\\u00e2[\\u0080\\u20ac]${goesOn}`,
    `[\\u00e3-\\u00e9]${goesOn}{2}`,
    // Bytes of Chinese or Cyrillic read as Latin-1: no language has so many of these letters in a row.
    "([\\u00c0-\\u00ff])(?!\\1{3})[\\u00c0-\\u00ff]{3}",
    // Japanese.
    "(?:[\\u0192\\u201a]\\S){3}",
    // UTF-8 read as Windows-1251.
    `(?:[\\u0420\\u0421]${goesOnInRussian}){3}`,
    // UTF-8 read as code page 866.
    "(?:[\\u2564\\u2568][\\u0080-\\u2593]){2}",
    // Windows-1251 and code page 866 taken for one another: capitals of other languages within small letters.
    "[\\u0430-\\u044f\\u0451\\u0454\\u0457\\u045e][\\u0401-\\u040f\\u0490][\\u0430-\\u044f\\u0451\\u0454\\u0457\\u045e]",
    // UTF-8 read as GBK, and what was unreadable before.
    "\\u951b|\\u9286|\\u9225|\\u951f\\u65a4",
    // What a program could not read at all.
    "\\ufffd\\S?\\ufffd",
  ].join("|"),
  "g",
);

/** What is left of characters that an encoding does not have. */
const lost = /\?\?\?[^\n?]{0,20}\?\?\?/;

/** Whether a text is not worth being quoted. */
export function isGarbled(text: string): boolean {
  return text.search(damaged) !== -1 || lost.test(text);
}

/** Where damaged pieces of a text begin, so many at most. */
export function garbledPlaces(text: string, most: number): number[] {
  const places: number[] = [];
  for (const { index } of text.matchAll(damaged)) {
    if (places.length === most) break;
    places.push(index);
  }
  return places;
}
