import { cutTerminalCode, withoutTerminalCodes } from "../../wire/colour-codes.ts";

/** Copied from a console that does not show the first character of a code. */
const cutColours = new RegExp(String.raw`${cutTerminalCode}(?!\])|\[m(?=[\s[]|$)`, "gm");
/** Nobody sees them: a mark of the byte order, and what chats and pages put where a line may be broken. */
const invisible = /[\u200b\u200e\u200f\u2060\ufeff]/g;
const names = String.raw`(?:lt|gt|quot|apos|amp|nbsp|#\d{1,7}|#[xX][\da-fA-F]{1,6});`;
const entities = new RegExp(`&${names}`, "g");
const noEntity = new RegExp(`&(?!${names})`);
/** Of a page, where a text stands in it. */
const tags = /<(?:br ?\/?|\/?pre|\/?code)>/g;
const escaped = /&(?:lt|gt|quot|apos|nbsp|#39|#34|#60|#62|#x3[ce]|#x2[27]);|<br ?\/?>/i;
/** Hundreds of lines. */
const maxBeginning = 100_000;
const named: Record<string, string> = { lt: "<", gt: ">", quot: '"', apos: "'", amp: "&", nbsp: " " };

/** A text without colours and what copying did to its characters. Lines keep their numbers. The same text if there is nothing. */
export function plainCharacters(text: string): string {
  let plain = text;
  // What copying does, it does to all of a text: where only single characters are quickly found, the beginning tells.
  const beginning = text.slice(0, maxBeginning);
  // Line ends that were translated twice.
  if (plain.includes("\r") && plain.includes("\r\r\n")) plain = plain.replace(/\r{2,8}\n/g, "\r\n");
  if (plain.includes("\x1b")) plain = withoutTerminalCodes(plain);
  else if (beginning.includes("[0m") || beginning.includes("[0;")) plain = plain.replace(cutColours, "");
  // Pages have such blanks in the place of tabs.
  if (plain.includes("\u00a0")) plain = plain.replaceAll("\u00a0", " ");
  if (hasInvisible(plain)) plain = plain.replace(invisible, "");
  return isEscaped(plain, beginning) ? plain.replace(tags, "").replace(entities, unescaped) : plain;
}

function hasInvisible(text: string): boolean {
  // One after the other: that is faster than a pattern, and most texts cannot have them at all.
  return ["\u200b", "\u200e", "\u200f", "\u2060", "\ufeff"].some((character) => text.includes(character));
}

/** Whether all of it went through a page: then nothing is left that pages have to escape. */
function isEscaped(text: string, beginning: string): boolean {
  if (!text.includes("&") && !beginning.includes("<br")) return false;
  if (!escaped.test(text)) return false;
  const rest = text.includes("<") ? text.replace(tags, "") : text;
  return !rest.includes("<") && !/[^\n]>/.test(rest) && !noEntity.test(rest);
}

function unescaped(entity: string): string {
  const name = entity.slice(1, -1);
  if (name[0] !== "#") return named[name]!;
  const code = name[1] === "x" || name[1] === "X" ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
  if (code === 0xa0) return " ";
  // Lines stay where they are.
  return (code >= 0x20 || code === 0x09) && code <= 0x10ffff ? String.fromCodePoint(code) : entity;
}
