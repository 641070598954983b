import type { CopyCounts } from "./copy.ts";
import type { Fault } from "./faults.ts";
import { grouped, megabytes } from "./progress-line.ts";
import type { VerifyCounts } from "./verify.ts";

interface Ended {
  from: { place: string };
  to: { place: string };
  faults: Fault[];
  /** How many there are now. */
  logs: { source: number; target: number };
}

export interface Outcome {
  /** For programs. */
  facts: { ok: boolean } & Record<string, unknown>;
  /** For people. */
  text: string;
}

export function copySummary({
  from,
  to,
  faults,
  logs,
  keysDiffer,
  ...counts
}: Ended & CopyCounts & { keysDiffer: boolean }): Outcome {
  const { copied, bytes, alreadyThere, leftOut, counted, removed } = counts;
  const lines = [
    `From ${from.place} to ${to.place}:`,
    `${logsOf(copied)} copied (${megabytes(bytes)}), ${grouped(alreadyThere)} were there already.`,
    ...(counted > 0 ? [`The views of ${logsOf(counted)} were brought up to date.`] : []),
    ...(leftOut > 0 ? [`${logsOf(leftOut)} left out: the target has removed them.`] : []),
    ...(removed > 0 ? [`${logsOf(removed)} removed from the target: the source has removed them.`] : []),
    ...(keysDiffer ? ["The target keeps its own viewer key: viewers of copied logs count once more."] : []),
    logLine(logs),
    verdict(faults, "Everything is copied, checked and right.", "were not copied rightly"),
  ];
  return outcome({ from, to, faults, logs }, { ...counts, keysDiffer }, lines);
}

export function verifySummary({ from, to, faults, logs, ...counts }: Ended & VerifyCounts): Outcome {
  const { compared, bytes, leftOut } = counts;
  const lines = [
    `${from.place} against ${to.place}:`,
    `${logsOf(compared)} read from both and compared (${megabytes(bytes)}).`,
    ...(leftOut > 0 ? [`${logsOf(leftOut)} of the source are removed in the target.`] : []),
    logLine(logs),
    verdict(faults, "Everything of the source is in the target.", "are not right"),
  ];
  return outcome({ from, to, faults, logs }, { ...counts }, lines);
}

function outcome({ from, to, faults, logs }: Ended, counts: Record<string, unknown>, lines: string[]): Outcome {
  const facts = { ok: faults.length === 0, from: from.place, to: to.place, ...counts, logs, faults };
  return { facts, text: `${lines.join("\n")}\n` };
}

function logLine({ source, target }: Ended["logs"]): string {
  const more = target > source ? " It has logs of its own." : "";
  return `The source holds ${logsOf(source)}, the target ${grouped(target)}.${more}`;
}

function verdict(faults: Fault[], right: string, wrong: string): string {
  if (faults.length === 0) return right;
  return `${faults.length === 1 ? "1 thing is wrong" : `${grouped(faults.length)} things ${wrong}`}: see above.`;
}

function logsOf(count: number): string {
  return count === 1 ? "1 log" : `${grouped(count)} logs`;
}
