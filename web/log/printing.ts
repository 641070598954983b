import type { Lines } from "../../src/analysis/text/lines.ts";
import type { ViewerWords } from "../../src/i18n/viewer-words.ts";
import { type LogIndex, lineLevels } from "../../src/line-index/log-index.ts";
import { element, make, onClick } from "../page/elements.ts";
import type { Reading } from "./reading.ts";
import { segmentsOf } from "./view/row-segments.ts";

/** What a printer gets of a log at most: about two hundred pages. The sheet says where the log is longer. */
const maxLines = 10_000;
const maxCharacters = 1_500_000;

/** Lines above those that are marked, where not all of the log is printed. */
const linesBefore = 500;

/**
 * In the page are only the rows in sight. Whoever prints it, or saves it as a PDF, gets all that the filters let through.
 * Of a log that is too long, it is the part with the marked lines. The menu offers to print what is said of the log alone.
 */
export function connectPrinting(reading: Reading, words: ViewerWords): void {
  const layout = element("log-layout");
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
    opened = [
      ...document.querySelectorAll<HTMLDetailsElement>(
        ".panel details:is(.more-findings, .notes, .finding > *):not([open])",
      ),
    ];
    for (const fold of opened) fold.open = true;
    if (layout.classList.contains("prints-no-log")) return;
    sheet = printedLog(reading, words);
    element("log").append(sheet);
  });
  addEventListener("afterprint", () => {
    clear();
    layout.classList.remove("prints-no-log");
  });
  const print = (isWithLog: boolean) => () => {
    element<HTMLDetailsElement>("view-menu").open = false;
    layout.classList.toggle("prints-no-log", !isWithLog);
    window.print();
  };
  onClick("print", print(true));
  onClick("print-without-log", print(false));
}

function printedLog(reading: Reading, words: ViewerWords): HTMLElement {
  const { log, index } = reading;
  const filtered = reading.filteredLines();
  const chosen = printedLines(log, filtered, reading.state.selected?.from ?? 1);
  const lines = make("div", { class: "print-lines" });
  lines.style.setProperty("--digits", String(String((chosen.at(-1) ?? 0) + 1).length));
  for (const line of chosen) lines.append(printedLine(log, index, line));
  const address = new URL(location.pathname, location.href).href;
  const notes = [
    filtered.length < log.count ? words.printedFiltered({ shown: filtered.length, all: log.count }) : "",
    chosen.length < filtered.length || chosen.some((line) => lengthOf(log, line) > maxCharacters)
      ? words.printedPart({ shown: chosen.length, all: filtered.length, first: (chosen[0] ?? 0) + 1 })
      : "",
  ].filter((note) => note !== "");
  const paragraphs = notes.map((note) => make("p", {}, note));
  return make("div", { class: "print-log" }, make("h2", {}, words.log), make("p", {}, address), ...paragraphs, lines);
}

/** A single line may be longer than all that is printed: the first one always is, as far as there is room. */
function printedLines(log: Lines, filtered: Int32Array, marked: number): Int32Array {
  const whole = fitting(log, filtered);
  if (whole.length === filtered.length) return whole;
  const first = filtered.findIndex((line) => line + 1 >= marked);
  return first === -1 ? whole : fitting(log, filtered.subarray(Math.max(0, first - linesBefore)));
}

function fitting(log: Lines, lines: Int32Array): Int32Array {
  const most = Math.min(lines.length, maxLines);
  let count = 0;
  let characters = 0;
  while (count < most) {
    characters += lengthOf(log, lines[count]!);
    if (characters > maxCharacters && count > 0) break;
    count++;
  }
  return lines.subarray(0, count);
}

function lengthOf(log: Lines, line: number): number {
  return log.end(line) - log.start(line);
}

function printedLine(log: Lines, index: LogIndex, line: number): HTMLElement {
  const text = log.get(line).slice(0, maxCharacters);
  const letters = segmentsOf(text, 0, null).map(({ start, end, unseen }) =>
    unseen ? "\u2022" : text.slice(start, end),
  );
  const level = lineLevels[index.levels[line]!]!;
  return make("div", { class: `level-${level}`, "data-n": line + 1 }, letters.join(""));
}
