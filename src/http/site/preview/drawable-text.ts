import type { Language } from "../../../i18n/language.ts";
import { withoutColours } from "../../../wire/colour-codes.ts";
import { type Face, type Family, faceOf, familiesFor } from "./fonts.ts";

/**
 * The faces of a picture's texts. The library unpacks each of them for every picture, and a text can be made to need all
 * that there are, a hundred. Sentences that people write need fifteen.
 */
export class FaceLimit {
  private readonly used = new Set<Face>();
  private readonly order: readonly Family[];

  constructor(
    language: Language,
    private readonly most = maxFaces,
  ) {
    this.order = familiesFor(language);
  }

  /** What draws a character; `null` where nothing does, or one more face would be too many. */
  faceOf(character: number): Face | null {
    const face = faceOf(character, this.order);
    if (!face || this.used.has(face)) return face;
    if (this.used.size >= this.most) return null;
    this.used.add(face);
    return face;
  }
}

export const maxFaces = 24;

const box = "□";
/** Control and format characters (those that turn the direction of text around, too), marks, and what has no meaning. */
const unseen = /[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{M}\ufffd]/gu;
const emoji = /^[\p{Extended_Pictographic}\p{Emoji_Component}]$/u;

/**
 * Text of a log as one line that fonts can draw: characters that none of them has become a box, or nothing where they are
 * pictures. It is cut to `maxLength` first, so that its length does not matter.
 */
export function drawable(text: string, maxLength: number, faces: FaceLimit): string {
  const plain = withoutColours(text.slice(0, maxLength).toWellFormed().normalize("NFC"))
    .replace(/\s+/g, " ")
    .replace(unseen, "");
  return Array.from(plain, (letter) => (faces.faceOf(letter.codePointAt(0)!) ? letter : emoji.test(letter) ? "" : box))
    .join("")
    .replace(/ {2,}/g, " ")
    .trim();
}

const escapes: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&apos;" };

export function escapeXml(text: string): string {
  return text.replace(/[&<>"']/g, (letter) => escapes[letter]!);
}
