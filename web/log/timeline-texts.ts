import { clockText, timeText } from "../../src/i18n/log-times.ts";
import type { ReadingWords } from "../../src/i18n/reading-words.ts";
import { numbersOf, type TimelineColumns } from "./timeline-columns.ts";

/** What a column of the timeline says in words: its time, or its lines, and what was logged then. */
export class ColumnTexts {
  private readonly times: number[];
  private readonly counts: { numbers: number[]; say: (values: { count: number }) => string }[];

  constructor(
    data: DOMStringMap,
    private readonly columns: TimelineColumns,
    private readonly words: ReadingWords,
  ) {
    this.times = numbersOf(data["times"]);
    this.counts = [
      { numbers: numbersOf(data["errors"]), say: words.errors },
      { numbers: numbersOf(data["warnings"]), say: words.warnings },
      { numbers: numbersOf(data["others"]), say: words.others },
    ];
  }

  of(column: number): string {
    const { words } = this;
    if (this.columns.isEmpty(column)) return [this.time(column), words.noMessages].filter(Boolean).join(" · ");
    const { from, to } = this.columns.rangeOf(column, column)!;
    const lines = from === to ? words.line({ line: from }) : words.lines({ from, to });
    const counts = this.counts
      .map(({ numbers, say }) => ({ count: numbers[column] ?? 0, say }))
      .filter(({ count }) => count > 0)
      .map(({ count, say }) => say({ count }));
    return [this.time(column), ...counts, lines].filter(Boolean).join(" · ");
  }

  private time(column: number): string {
    const time = this.times[column];
    if (time === undefined) return "";
    const start = timeText(time, this.words.laterDay);
    const step = (this.times[1] ?? time) - (this.times[0] ?? time);
    // The seconds of a clock: a column of one second has no other end.
    const end = step > 1000 ? clockText(time + step - 1000) : "";
    return end === "" ? start : `${start} – ${end}`;
  }
}
