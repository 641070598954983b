/**
 * Characters that nobody sees, and that terminals and editors obey: controls, marks of direction, separators of lines,
 * and what has no width. JSON leaves most of them as they are.
 */
const unseen = /[\u007f-\u009f\p{Cf}\p{Zl}\p{Zp}]/gu;

/** JSON of the same value that is safe to look at. */
export function visibleJson(json: string): string {
  return json.replace(unseen, escaped);
}

/** Of both halves where it has two. */
function escaped(character: string): string {
  return Array.from({ length: character.length }, (_, at) => {
    return `\\u${character.charCodeAt(at).toString(16).padStart(4, "0")}`;
  }).join("");
}
