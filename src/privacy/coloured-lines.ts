import { type Detector, pairs } from "./detector.ts";
import { Excerpt } from "./excerpt.ts";
import { behindLine } from "./masked-lines.ts";
import { type Scan, scanFor } from "./scan.ts";

/** `§c`, `ESC[31m`, the same escaped, and what is left of it where the escape was lost on the way. */
const colour =
  /§[0-9a-zA-Z]|(?:\u001b|\\u001[bB]|\\x1[bB]|\\033|\\e)\[[\d;?]{0,18}[a-zA-Z]|\[(?:\d{1,3}(?:;\d{1,3}){0,4})?m/g;

/**
 * What only texts with colours have: `§c`, `ESC[`, and the end of what sets the colour back, `[0m` or `[m`; or of what
 * sets it to one that ends in zero. `0m` alone would be found in every `120ms`.
 */
const marks = [
  ...pairs("§", "0123456789abcdefklmnorxABCDEFKLMNORX"),
  ...["\u001b[", "1b[", "1B[", "33[", "[0m", ";0m", "[m", "30m", "40m", "90m"],
];

/**
 * A scan that also sees through colours. They may stand anywhere between a key, its separator and its value, and within
 * each, so the lines that have them are looked at once more without. Most logs have none; the walk itself notices.
 */
export function scanThroughColours(detectors: readonly Detector[]): Scan {
  let hasColours = false;
  const notice: Detector = {
    anchors: marks,
    look: (text, at) => {
      const isEnd = text.charAt(at + 2) === "m" && inColours.includes(text.charAt(at));
      if (isEnd && !isInBrackets(text, at)) return at + 1;
      hasColours = true;
      return Number.POSITIVE_INFINITY;
    },
  };
  const scan = scanFor([...detectors, notice]);
  return (text, report) => {
    hasColours = false;
    scan(text, report);
    const lines = hasColours ? withoutColours(text) : null;
    if (!lines) return;
    scan(lines.text(), (kind, start, end) => report(kind, lines.originalStart(start), lines.originalEnd(end)));
  };
}

const longestColour = 20;
const inColours = "0123456789;?";

/** Whether only what a colour is made of stands between here and its bracket: not in `Running 2030ms behind`. */
function isInBrackets(text: string, at: number): boolean {
  for (let before = at; before >= 0 && before > at - longestColour; before--) {
    if (text.charAt(before) === "[") return true;
    if (!inColours.includes(text.charAt(before))) return false;
  }
  return false;
}

/**
 * The lines that have colours within them, without these; null where no line has any. Colours around a whole line, as
 * consoles write them, part nothing: every detector knows them before a word.
 */
function withoutColours(text: string): Excerpt | null {
  const excerpt = new Excerpt(text);
  let lineStart = 0;
  let lineEnd = 0;
  let from = 0;
  let isWithin = false;
  for (const { 0: code, index } of text.matchAll(colour)) {
    if (index >= lineEnd) {
      if (isWithin) excerpt.copy(from, lineEnd);
      isWithin = false;
      lineStart = text.lastIndexOf("\n", index) + 1;
      lineEnd = behindLine(text, index);
      from = lineStart;
    }
    const end = index + code.length;
    // At the beginning of the line, behind others of its kind, or at its end.
    if (!isWithin && (index === from || isLineBreak(text, end))) {
      from = index === from ? end : from;
      continue;
    }
    isWithin = true;
    excerpt.copy(from, index);
    from = end;
  }
  if (isWithin) excerpt.copy(from, lineEnd);
  return excerpt.isEmpty ? null : excerpt;
}

function isLineBreak(text: string, at: number): boolean {
  return at >= text.length || text.charCodeAt(at) === 10 || text.charCodeAt(at) === 13;
}
