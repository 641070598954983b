import { withoutColours } from "../../../wire/colour-codes.ts";

/** What may stand before it is cut: the marks that are taken out must not cost more than the text is worth. */
const slack = 2;
/** Nothing in such a text has to be taken out: so are nearly all names. */
const needsCare = /[^ -~]| {2}|^ | $/;

/**
 * Text of a log, made fit for one line: colour codes, control characters and marks that turn the direction of writing
 * are taken out, and a long one is cut. It is as hostile as before in every other way.
 */
export function plainLine(text: string, maxLength: number): string {
  if (text.length <= maxLength && !needsCare.test(text)) return text;
  const line = withoutMarks(text.slice(0, maxLength * slack))
    .replace(/[\s\u0000-\u001f\u007f-\u009f\u2028\u2029]+/g, " ")
    .toWellFormed()
    .trim();
  return shortened(line, maxLength);
}

/** A line of the log itself: its indentation and its spaces stay. */
export function quotedLine(text: string, maxLength: number): string {
  const line = withoutMarks(text.slice(0, maxLength * slack))
    .replace(/[\u0000-\u0008\u000a-\u001f\u007f-\u009f\u2028\u2029]/g, "")
    .toWellFormed()
    .trimEnd();
  return shortened(line, maxLength);
}

/**
 * What shows nothing, but has an effect, or says something to a program that a person beside it cannot see: marks of
 * direction, letters that are written for tags, fillers, annotations. Those that emoji and some scripts are joined with stay.
 */
const unseen = /[[\p{Default_Ignorable_Code_Point}\ufff9-\ufffb]--[\u200c\u200d\ufe0e\ufe0f]]/gv;

/** Without colours, and without what has no width. */
function withoutMarks(text: string): string {
  return withoutColours(text).replace(unseen, "");
}

/** Cut between characters, with a sign that it was. */
export function shortened(text: string, maxLength: number): string {
  if (text.length <= maxLength) return text;
  const last = text.charCodeAt(maxLength - 2);
  const isHalf = last >= 0xd800 && last <= 0xdbff;
  return `${text.slice(0, maxLength - (isHalf ? 2 : 1))}…`;
}
