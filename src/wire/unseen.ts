/**
 * Characters that nobody sees, and that terminals and editors obey: controls, marks of direction, separators of lines,
 * and what has no width. JSON leaves most of them as they are.
 */
const unseen = /[\u007f-\u009f\p{Cf}\p{Zl}\p{Zp}]/gu;
const unseenInText = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu;

/** JSON of the same value that is safe to look at. */
export function visibleJson(json: string): string {
  return json.replace(unseen, escaped);
}

/** Text with something to be seen in the place of each, but for line breaks and tabs. */
export function visibleText(text: string): string {
  return text.replace(unseenInText, (character) => (character === "\n" || character === "\t" ? character : "\ufffd"));
}

/** Of both halves where it has two. */
function escaped(character: string): string {
  return Array.from({ length: character.length }, (_, at) => {
    return `\\u${character.charCodeAt(at).toString(16).padStart(4, "0")}`;
  }).join("");
}
