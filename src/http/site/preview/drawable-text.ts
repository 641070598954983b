import { faceOf } from "./fonts.ts";

const box = "□";
/** Colour codes of terminals and of the game. */
const colourCodes = /\u001b\[[0-9;]{0,30}[A-Za-z]|§[0-9a-fk-orx]/gi;
/** Control and format characters (those that turn the direction of text around, too), marks, and what has no meaning. */
const unseen = /[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{M}\ufffd]/gu;
const emoji = /^[\p{Extended_Pictographic}\p{Emoji_Component}]$/u;

/**
 * Text of a log as one line that fonts can draw: characters that none of them has become a box, or nothing where they are
 * pictures. It is cut to `maxLength` first, so that its length does not matter.
 */
export function drawable(text: string, maxLength: number): string {
  const plain = text
    .slice(0, maxLength)
    .toWellFormed()
    .normalize("NFC")
    .replace(colourCodes, "")
    .replace(/\s+/g, " ")
    .replace(unseen, "");
  return Array.from(plain, (letter) => (faceOf(letter.codePointAt(0)!) ? letter : emoji.test(letter) ? "" : box))
    .join("")
    .replace(/ {2,}/g, " ")
    .trim();
}

const escapes: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&apos;" };

export function escapeXml(text: string): string {
  return text.replace(/[&<>"']/g, (letter) => escapes[letter]!);
}
