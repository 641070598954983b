import { widthOf } from "./fonts.ts";

/** Between these, a line may end anywhere; but what closes stays with what it closes, and what opens likewise. */
const ideographs = "\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}";
const opening = "（《〈「『【〔“‘([{";
const closing = "，。、；：？！）》〉」』】〕”’…,.;:?!)\\]}";
const pieces = new RegExp(`[${opening}]*[${ideographs}][${closing}]*| |[^ ${ideographs}]+`, "gu");

/**
 * Where a text is cut within a short word, the word is left out: its beginning does not help readers. A longer one is
 * probably a path, of which the beginning stays.
 */
const brokenWord = new RegExp(`[ ,;:][^ ${ideographs}]{1,12}$`, "u");

export interface TextBlock {
  lines: string[];
  size: number;
}

/** The largest of the sizes in which a text fits into so many lines; in the last of them it is cut if it must be. */
export function fitText(text: string, width: number, tries: { size: number; maxLines: number }[]): TextBlock {
  const last = tries.at(-1)!;
  for (const { size, maxLines } of tries) {
    const lines = breakLines(text, width / size, maxLines + 1);
    if (lines.length <= maxLines) return { lines: evenLines(text, width / size, lines), size };
  }
  const lines = breakLines(text, width / last.size, last.maxLines + 1);
  const rest = lines.splice(last.maxLines - 1).join("");
  const cut = ellipsis(rest, width / last.size);
  return { lines: [...lines.map((line) => line.trimEnd()), cut], size: last.size };
}

/** The narrowest lines of the same number: no single word is left over for the last one. */
function evenLines(text: string, width: number, lines: string[]): string[] {
  const widest = Math.max(0, ...piecesOf(text).map(widthOf));
  let even = lines;
  for (let narrow = width * 0.95; narrow > width / 2 && narrow >= widest; narrow -= width * 0.05) {
    const narrower = breakLines(text, narrow, lines.length + 1);
    if (narrower.length > lines.length) break;
    even = narrower;
  }
  return even.map((line) => line.trimEnd());
}

/** As much of a text as fits, with an ellipsis where something is missing. Widths are in units of the text's size. */
export function ellipsis(text: string, width: number): string {
  if (widthOf(text) <= width) return text;
  const letters = Array.from(text);
  let room = width - widthOf("…");
  let end = 0;
  while (end < letters.length && room >= widthOf(letters[end]!)) room -= widthOf(letters[end++]!);
  const whole = letters.slice(0, end).join("");
  return `${whole.replace(brokenWord, "").replace(/[ ,;:，；：、]+$/, "")}…`;
}

function piecesOf(text: string): string[] {
  return text.match(pieces) ?? [];
}

/** What comes behind `maxLines` is left out. A word that is wider than a line is broken where the line ends. */
function breakLines(text: string, width: number, maxLines: number): string[] {
  const lines: string[] = [];
  let line = "";
  let room = width;
  const end = () => {
    lines.push(line);
    line = "";
    room = width;
  };
  for (const piece of piecesOf(text)) {
    const pieceWidth = widthOf(piece);
    if (pieceWidth > room && line !== "") end();
    for (const part of pieceWidth > width ? piece : [piece]) {
      const partWidth = widthOf(part);
      if (partWidth > room && line !== "") end();
      if (lines.length >= maxLines) return lines;
      if (line === "" && part === " ") continue;
      line += part;
      room -= partWidth;
    }
  }
  if (line.trim() !== "") end();
  return lines;
}
