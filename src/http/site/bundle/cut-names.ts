/** A name in two parts, of which the first may be cut. */
export interface CutName {
  head: string;
  tail: string;
}

/** More of a name does not fit into a tab. */
const maxTail = 24;

/**
 * Names of files that begin alike (`crash-2024-05-01_12.00.00-client.txt`) are told apart by what comes behind: each is
 * divided where it begins to differ from the one that is most like it, and between words.
 */
export function cutNames(names: readonly string[]): CutName[] {
  return names.map((name, place) => {
    const alike = Math.max(0, ...names.map((other, i) => (i === place ? 0 : commonLength(name, other))));
    const cut = Math.max(wordBegin(name, alike), name.length - maxTail);
    // Half of a character is none.
    const start = /[\udc00-\udfff]/.test(name.charAt(cut)) ? cut - 1 : cut;
    return alike === 0 ? { head: name, tail: "" } : { head: name.slice(0, start), tail: name.slice(start) };
  });
}

function commonLength(name: string, other: string): number {
  const most = Math.min(name.length, other.length);
  let length = 0;
  while (length < most && name[length] === other[length]) length++;
  return length;
}

/** Of the word that stands there: a number is not told by its last digit. */
function wordBegin(name: string, at: number): number {
  let begin = at;
  while (begin > 0 && /[\p{L}\p{N}]/u.test(name.charAt(begin - 1))) begin--;
  return begin;
}
