import { namesAToD } from "./given-names/names-a-d.ts";
import { namesEToK } from "./given-names/names-e-k.ts";
import { namesInOtherScripts } from "./given-names/names-in-other-scripts.ts";
import { namesLToR } from "./given-names/names-l-r.ts";
import { namesSToZ } from "./given-names/names-s-z.ts";

/**
 * Given names, without those that are words of logs and of the game as well. Where a label may announce anything (`Name: X
 * Y`), they tell a person from a mod, a world or a part of the computer. In lower case, each once, in the order of their letters.
 */
export const givenNames: readonly string[] = [namesAToD, namesEToK, namesLToR, namesSToZ, namesInOtherScripts];

const names: ReadonlySet<string> = new Set(givenNames.flatMap((list) => list.trim().split(/\s+/)));

export function isGivenName(word: string): boolean {
  const name = word.toLowerCase();
  // `Hélène` is listed as `helene`.
  return names.has(name) || names.has(name.normalize("NFD").replace(/\p{M}/gu, ""));
}
