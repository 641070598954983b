import { median } from "./rounds.ts";

/** One line of the final table. Without a target it is there to be compared with the next run. */
export interface Measure {
  measure: string;
  value: string;
  target: string;
  reached: boolean | null;
}

export function informs(measure: string, value: string): Measure {
  return { measure, value, target: "", reached: null };
}

export function aimsFor(measure: string, value: string, target: string, reached: boolean): Measure {
  return { measure, value, target, reached };
}

export function aimsForNone(measure: string, faults: readonly unknown[]): Measure {
  return aimsFor(measure, `${faults.length}`, "0", faults.length === 0);
}

/** Ratios of rounds, whose median has to reach the target, if there is one. */
export function ratioMeasure(measure: string, values: number[], target?: number): Measure {
  const value = spread(values, ratio);
  return target === undefined
    ? informs(measure, value)
    : aimsFor(measure, value, `>= ${target}`, median(values) >= target);
}

export function skipped(measure: string, reason: string): Measure {
  return { measure, value: `skipped: ${reason}`, target: "", reached: null };
}

export function table(measures: Measure[]): string {
  const rows = measures.map(({ measure, value, target, reached }) => [
    measure,
    value,
    target,
    reached === null ? "" : reached ? "reached" : "MISSED",
  ]);
  const all = [["measure", "value", "target", ""], ...rows];
  const widths = [0, 1, 2].map((column) => Math.max(...all.map((row) => row[column]!.length)));
  const lines = all.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join("  ")
      .trimEnd(),
  );
  const rule = widths.map((width) => "-".repeat(width)).join("  ");
  return [lines[0], rule, ...lines.slice(1)].join("\n");
}

export function perSecond(value: number): string {
  return `${Math.round(value).toLocaleString("en-US")}/s`;
}

export function ms(value: number): string {
  return `${value.toFixed(value < 10 ? 2 : 1)} ms`;
}

export function mebibytes(bytes: number): string {
  return `${(bytes / 1048576).toFixed(bytes < 10 * 1048576 ? 1 : 0)} MiB`;
}

export function ratio(value: number): string {
  return value.toFixed(2);
}

/** The median of the rounds and their spread, which tells whether a narrow miss means anything. */
export function spread(values: number[], format: (value: number) => string): string {
  return `${format(median(values))} (${format(Math.min(...values))} to ${format(Math.max(...values))})`;
}
