import { timeText } from "../../src/i18n/log-times.ts";
import type { ReadingWords } from "../../src/i18n/reading-words.ts";
import { countText } from "../page/numbers.ts";
import { numbersOf, type TimelineColumns } from "./timeline-columns.ts";

/** What a column of the timeline says in words: its time, or its lines, and what was logged then. */
export class ColumnTexts {
  private readonly times: number[];
  private readonly counts: { numbers: number[]; say: (n: string, plural: boolean) => string }[];

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
    const lines = from === to ? words.line(this.format(from)) : words.lines(this.format(from), this.format(to));
    const counts = this.counts
      .map(({ numbers, say }) => ({ n: numbers[column] ?? 0, say }))
      .filter(({ n }) => n > 0)
      .map(({ n, say }) => say(this.format(n), n !== 1));
    return [this.time(column), ...counts, lines].filter(Boolean).join(" · ");
  }

  private time(column: number): string {
    const time = this.times[column];
    if (time === undefined) return "";
    const start = timeText(time, this.words.laterDay);
    const step = (this.times[1] ?? time) - (this.times[0] ?? time);
    // The seconds of a clock: a column of one second has no other end.
    const end = step > 1000 ? timeText(time + step - 1000, this.words.laterDay).slice(-8) : "";
    return end === "" ? start : `${start} – ${end}`;
  }

  private format(n: number): string {
    return countText(n);
  }
}
