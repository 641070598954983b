import type { Lines } from "../../src/analysis/lines.ts";
import type { ViewerWords } from "../../src/i18n/viewer-words.ts";
import { type LogIndex, lineLevels } from "../../src/line-index/log-index.ts";
import { element, make } from "../page/elements.ts";
import { countText } from "../page/numbers.ts";
import { segmentsOf } from "./view/row-segments.ts";

/** What a printer gets of a log at most: about two hundred pages. The sheet says where the log is longer. */
const maxLines = 10_000;
const maxCharacters = 1_500_000;

/** In the page are only the rows in sight. Whoever prints it, or saves it as a PDF, gets the whole log. */
export function connectPrinting(log: Lines, index: LogIndex, words: ViewerWords): void {
  let sheet: HTMLElement | null = null;
  let opened: HTMLDetailsElement[] = [];
  const clear = () => {
    sheet?.remove();
    sheet = null;
    for (const fold of opened) fold.open = false;
    opened = [];
  };
  addEventListener("beforeprint", () => {
    clear();
    opened = [...document.querySelectorAll<HTMLDetailsElement>(".more-findings:not([open])")];
    for (const fold of opened) fold.open = true;
    sheet = printedLog(log, index, words);
    element("log").append(sheet);
  });
  addEventListener("afterprint", clear);
}

function printedLog(log: Lines, index: LogIndex, words: ViewerWords): HTMLElement {
  const count = printedLines(log);
  const lines = make("div", { class: "print-lines" });
  lines.style.setProperty("--digits", String(String(count).length));
  for (let line = 0; line < count; line++) lines.append(printedLine(log, index, line));
  const address = new URL(location.pathname, location.href).href;
  const isWhole = count === log.count && log.end(count - 1) - log.start(0) <= maxCharacters;
  const note = isWhole ? null : make("p", {}, words.printedPart(countText(count), countText(log.count)));
  return make("div", { class: "print-log" }, make("h2", {}, words.log), make("p", {}, address), note, lines);
}

/** A single line may be longer than all that is printed: the first one always is, as far as there is room. */
function printedLines(log: Lines): number {
  const most = Math.min(log.count, maxLines);
  let count = 0;
  while (count < most && log.end(count) - log.start(0) <= maxCharacters) count++;
  return Math.max(1, count);
}

function printedLine(log: Lines, index: LogIndex, line: number): HTMLElement {
  const text = log.get(line).slice(0, maxCharacters);
  const letters = segmentsOf(text, 0, null).map(({ start, end, unseen }) =>
    unseen ? "\u2022" : text.slice(start, end),
  );
  const level = lineLevels[index.levels[line]!]!;
  return make("div", { class: `level-${level}`, "data-n": line + 1 }, letters.join(""));
}
