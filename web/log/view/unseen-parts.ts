/** Characters that show nothing, or turn the text around them; and letters with more marks than any script puts on one. */
const unseen =
  /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u00ad\u061c\u180e\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffc]|(?<=\p{M}{8})\p{M}+/gu;
const maxInRow = 100;
const maxNamed = 8;

interface UnseenPart {
  start: number;
  /** Exclusive. */
  end: number;
  /** The characters: `U+202E`. */
  name: string;
}

/** What a marker stands for, in order. */
export function unseenParts(text: string): UnseenPart[] {
  const parts: UnseenPart[] = [];
  for (const { 0: characters, index } of text.matchAll(unseen)) {
    if (parts.length === maxInRow) break;
    parts.push({ start: index, end: index + characters.length, name: codePointsOf(characters) });
  }
  return parts;
}

function codePointsOf(characters: string): string {
  const names = Array.from(characters.slice(0, 2 * maxNamed), codePoint).slice(0, maxNamed);
  return names.join(" ") + (characters.length > maxNamed ? " …" : "");
}

function codePoint(character: string): string {
  return `U+${character.codePointAt(0)!.toString(16).toUpperCase().padStart(4, "0")}`;
}
