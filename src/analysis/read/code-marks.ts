import { Lines } from "../text/lines.ts";
import { beginnings, maxTried } from "./line-prefixes.ts";

/** A line that Markdown shows as code by itself. */
const wrapped = /^[ \t]{0,3}`[^`\n]{1,4000}`[ \t\r]{0,3}$/;
/** A fence may say the language. */
const opened = /^[ \t]{0,3}(?!```[\w+-]{0,20}[ \t\r]{0,3}$)(`{1,3})[^`\s]/;
const closed = /(`{1,3})[ \t\r]{0,3}$/;
const fewest = 5;
const maxLine = 4000;
/** Whoever shares a log writes little around it. */
const maxAround = 12;

/**
 * The lines of a log without the marks of code that Markdown has in them: around each line, or before the first and behind the last.
 * `null`: there are none. Fences, which stand in lines of their own, are others.
 */
export function withoutCodeMarks(lines: Lines): Lines | null {
  const seen = [...beginnings(lines, maxTried)];
  if (!seen.some((text) => text.trimStart().startsWith("`"))) return null;
  const alone = seen.filter((text) => wrapped.test(text)).length;
  return alone >= fewest && alone >= seen.length / 2 ? withoutEach(lines) : withoutPair(lines);
}

function withoutEach(lines: Lines): Lines {
  return rewritten(lines, (text) =>
    wrapped.test(text) ? text.slice(text.indexOf("`") + 1, text.lastIndexOf("`")) : text,
  );
}

/** What is opened in a line and not closed there. */
function withoutPair(lines: Lines): Lines | null {
  let first = -1;
  for (let line = 0; line < Math.min(lines.count, maxAround) && first === -1; line++) {
    const text = lines.get(line, maxLine);
    const mark = opened.exec(text)?.[1];
    if (mark && text.indexOf("`", text.indexOf(mark) + mark.length) === -1) first = line;
  }
  if (first === -1) return null;
  let last = -1;
  for (let line = lines.count - 1; line > Math.max(first, lines.count - maxAround) && last === -1; line--) {
    if (closed.test(lines.get(line, maxLine))) last = line;
  }
  return rewritten(lines, (text, line) => {
    if (line === first) return text.replace(/^([ \t]{0,3})`{1,3}/, "$1");
    return line === last ? text.replace(/`{1,3}([ \t\r]{0,3})$/, "$1") : text;
  });
}

function rewritten(lines: Lines, change: (text: string, line: number) => string): Lines {
  const pieces: string[] = [];
  for (let line = 0; line < lines.count; line++) {
    const [start, end] = [lines.start(line), lines.end(line)];
    const next = line + 1 < lines.count ? lines.start(line + 1) : lines.text.length;
    const text = lines.text.slice(start, end);
    pieces.push(text.length > maxLine ? text : change(text, line), lines.text.slice(end, next));
  }
  return new Lines(pieces.join(""));
}
