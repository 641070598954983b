import type { Lines } from "../../src/analysis/text/lines.ts";
import { type LineSpan, type ShownFile, spanHash } from "./reading-state.ts";
import { segmentsOf } from "./view/row-segments.ts";

/** Discord takes no longer message; the rest is for a sentence of whoever sends it. */
const maxMessage = 1900;
const maxLine = 500;

/** Lines from 1 as a block of code for a chat, with a link to them. What does not fit is left out, and the block says so. */
export function codeBlock(
  log: Lines,
  { from, to }: LineSpan,
  page: string,
  more: (lines: number) => string,
  file: ShownFile | null = null,
): string {
  const last = Math.min(to, log.count);
  const link = `<${page}${spanHash({ from, to }, file)}>`;
  const lines: string[] = [];
  let room = maxMessage - link.length - more(last).length - "```\n\n```\n\n".length;
  for (let line = from; line <= last; line++) {
    const text = readableLine(log, line - 1);
    room -= text.length + 1;
    if (room < 0) break;
    lines.push(text);
  }
  const left = last - from + 1 - lines.length;
  if (left > 0) lines.push(more(left));
  return `\`\`\`\n${lines.join("\n")}\n\`\`\`\n${link}`;
}

/** Without codes for colours and without what cannot be seen. Nothing in it ends the block. */
function readableLine(log: Lines, line: number): string {
  const whole = log.get(line);
  const text = whole.length > maxLine ? whole.slice(0, maxLine) : whole;
  const letters = segmentsOf(text, 0, null).map(({ start, end, unseen }) => (unseen ? "" : text.slice(start, end)));
  return `${letters.join("")}${whole.length > maxLine ? "…" : ""}`.replaceAll("```", "`\u200b`\u200b`");
}
