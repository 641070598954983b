import { AccountNames } from "./account-names.ts";
import { ShareNames } from "./share-names.ts";

/**
 * Searches the files of a share one after the other, and those again in which a name stands that was found in a later
 * one only. `search` has to hand the names on to `findPrivate` or `redact`.
 */
export function searchShare<File, Result>(
  files: readonly File[],
  textOf: (file: File) => string,
  search: (file: File, names: ShareNames) => Result,
): { results: Result[]; names: ShareNames } {
  const names = new ShareNames();
  const first = files.map((file) => ({ file, result: search(file, names), known: names.known.length }));
  const results = first.map(({ file, result, known }) => {
    const later = new AccountNames();
    later.addKnown(names.known.slice(known));
    return !later.isEmpty && later.occursIn(textOf(file)) ? search(file, names) : result;
  });
  return { results, names };
}
