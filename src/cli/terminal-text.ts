import { gameCode } from "../wire/colour-codes.ts";
import { visibleJson } from "../wire/unseen.ts";

/**
 * What comes from logs, servers and file names, made fit for a terminal. Everything in it is hostile: sequences can move
 * the cursor, rename the window, or write to the clipboard, and marks can turn the direction of writing.
 */

/** Sequences that terminals swallow whole: colours and cursor (CSI), and strings with an end (OSC and its kin). */
const sequences =
  /\u001b\[[0-?]{0,64}[ -/]{0,8}[@-~]|\u009b[0-?]{0,64}[ -/]{0,8}[@-~]|\u001b[\]PX^_][^\u0007\u001b\u009c]{0,4096}(?:\u0007|\u001b\\|\u009c)/g;
const gameColours = new RegExp(gameCode, "g");
const directionMarks = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;
/** All that is left of control characters, but the line break and the tab. */
const controls = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u2028\u2029]/g;
const replacement = "\ufffd";

/** Several lines. Line breaks and tabs stay; of the rest, nothing that a terminal would obey. */
export function safeText(text: string): string {
  return text
    .replace(/\r\n/g, "\n")
    .replace(sequences, "")
    .replace(directionMarks, "")
    .replace(controls, replacement)
    .toWellFormed();
}

/** One line of a log: also without the colours of the game. Cut to a width. */
export function safeLine(text: string, width = 500): string {
  const line = safeText(text.slice(0, width * 4).replace(gameColours, ""))
    .replace(/[\n\t]/g, " ")
    .trimEnd();
  const characters = [...line.slice(0, width * 2 + 2)];
  return characters.length <= width ? line : `${characters.slice(0, width - 1).join("")}…`;
}

/** How many columns a text takes: Chinese, Japanese and Korean letters take two. */
export function widthOf(text: string): number {
  return Bun.stringWidth(text);
}

export function padded(text: string, width: number): string {
  return text + " ".repeat(Math.max(0, width - widthOf(text)));
}

/** The beginning of a line that fits into so many columns. */
export function cutTo(line: string, columns: number): string {
  let cut = "";
  let left = columns;
  for (const letter of line) {
    left -= widthOf(letter);
    if (left < 0) break;
    cut += letter;
  }
  return cut;
}

/** Where a line may end: at spaces, and between the letters of Chinese and Japanese but not before their closing marks. */
const pieces =
  /\s*(?:[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]|[^\s\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]+)[、。，．：；！？）」』】〉》”ー…]*/gu;

/** A paragraph as lines of so many columns. */
export function wrapped(paragraph: string, columns: number): string[] {
  const lines: string[] = [];
  let line = "";
  for (const [piece] of paragraph.matchAll(pieces)) {
    if (line !== "" && widthOf(line) + widthOf(piece) > columns) {
      lines.push(line);
      line = "";
    }
    line += line === "" ? piece.trimStart() : piece;
  }
  return line === "" ? lines : [...lines, line];
}

/** JSON that is also safe to look at: it escapes what JSON leaves as it is. */
export function safeJson(value: unknown): string {
  return visibleJson(JSON.stringify(value, null, 2));
}
