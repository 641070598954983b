import { type KnownText, KnownTexts } from "./known-texts.ts";
import { ShareTexts, type TextsOfShare } from "./share-texts.ts";

/**
 * Searches the files of a share one after the other, and those again in which something stands that was certain in a
 * later one only. `search` has to hand what is known on to `findPrivate` or `redact`.
 */
export function searchShare<File, Result>(
  files: readonly File[],
  textOf: (file: File) => string,
  search: (file: File, known: TextsOfShare) => Result,
): { results: Result[]; known: ShareTexts } {
  const known = new ShareTexts();
  const first = files.map((file) => {
    const has = new Set(known.known);
    const own = (texts: readonly KnownText[]) => {
      for (const text of texts) has.add(text);
      known.add(texts);
    };
    return { file, result: search(file, { known: known.known, add: own }), has };
  });
  const results = first.map(({ file, result, has }) => {
    const later = new KnownTexts();
    later.addKnown(known.known.filter((text) => !has.has(text)));
    return !later.isEmpty && later.occursIn(textOf(file)) ? search(file, known) : result;
  });
  return { results, known };
}
