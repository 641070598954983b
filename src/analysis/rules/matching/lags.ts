import type { Evidence } from "../../evidence/evidence.ts";
import type { Run } from "../../evidence/runs.ts";
import { placesOutsideChat } from "../../read/chat-lines.ts";

/** What a server says that did not get through its ticks in time. */
export const lagMark = "Can't keep up! ";
/** What says how long the land around the spawn took: since 1.13, and Paper. */
export const preparedMarks = ["Time elapsed: ", "Prepared spawn area in "] as const;

const maxTried = 2000;
const day = 86_400_000;
const late =
  /^(?:Is the server overloaded\?|Did the system time change, or is the server overloaded\?) Running (\d{1,9})ms/;

/** One of its complaints. */
export interface Lag {
  line: number;
  /** Milliseconds on a clock that only goes forward; `null` where the line has no time. */
  time: number | null;
  /** How far behind it was, in milliseconds; older servers do not say. */
  ms: number | null;
}

/** All lags of a log, in its order. */
export function lagsIn({ lines, entries }: Pick<Evidence, "lines" | "entries">): Lag[] {
  const lags: Lag[] = [];
  let at = 0;
  let days = 0;
  let last = Number.NEGATIVE_INFINITY;
  for (const place of placesOutsideChat(lines, lagMark, { most: maxTried })) {
    while (at + 1 < entries.length && entries[at + 1]!.firstLine <= place.line) at++;
    const time = entries[at]?.time ?? null;
    // A clock without dates begins anew at midnight.
    if (time !== null && time + days < last - day / 2) days += day;
    if (time !== null) last = time + days;
    const from = place.at + lagMark.length;
    const [, ms] = late.exec(lines.text.slice(from, from + 100)) ?? [];
    lags.push({ line: place.line, time: time === null ? null : last, ms: ms ? Number(ms) : null });
  }
  return lags;
}

/** Whether so many of them lie within so long. */
export function areWithin(lags: readonly Lag[], fewest: number, withinMs: number): boolean {
  return lags.some(({ time }, i) => {
    const end = lags[i + fewest - 1]?.time ?? null;
    return time !== null && end !== null && end - time <= withinMs;
  });
}

/** From a minute on it was the computer that stood still. */
const standstillMs = 60_000;
const longest = 8;

/**
 * How long it was behind where that was half of the time and more: several lags, one after the other, each of which begins
 * before its line. 0 where it never was.
 */
export function heaviest(lags: readonly Lag[], fewest: number): number {
  let most = 0;
  for (let i = 0; i < lags.length; i++) {
    const { time, ms } = lags[i]!;
    if (time === null || ms === null) continue;
    let behind = 0;
    for (let k = 0; k < longest && i + k < lags.length; k++) {
      const next = lags[i + k]!;
      if (next.time === null || next.ms === null || next.ms >= standstillMs) break;
      behind += next.ms;
      if (k + 1 >= fewest && behind >= (next.time - time + ms) / 2) most = Math.max(most, behind);
    }
  }
  return most;
}

const saveEveryMs = 300_000;
const shadeMs = 8000;
const fewestSaves = 4;
const longSaveMs = 8000;

/** Those that come five minutes after another, as the automatic saves of the world do, where most do and half of them are long. */
export function atSaves(lags: readonly Lag[]): Lag[] {
  const saves = new Set<Lag>();
  for (let i = 1, first = 0; i < lags.length; i++) {
    const { time } = lags[i]!;
    if (time === null) continue;
    while (first < i && (lags[first]!.time ?? 0) < time - saveEveryMs - shadeMs) first++;
    const before = lags.slice(first, Math.min(i, first + longest)).find((one) => {
      return one.time !== null && Math.abs(time - one.time - saveEveryMs) <= shadeMs;
    });
    if (before) saves.add(before).add(lags[i]!);
  }
  const all = [...saves];
  const areLong = all.filter(({ ms }) => ms !== null && ms >= longSaveMs).length >= all.length / 2;
  return all.length >= fewestSaves && all.length >= 0.7 * lags.length && areLong ? all : [];
}

const doneIn = /Done \((\d{1,5})[.,]\d{1,6}s\)/;
const preparedIn = /^(\d{1,8}) ?ms/;
const maxPrepared = 20;

/** How many seconds a run took to start, and how many of them the land around the spawn; `null` where it does not say. */
export function startOf({ lines }: Pick<Evidence, "lines">, run: Run): { start: number | null; spawn: number | null } {
  const up = run.upLine();
  const [, seconds] = (up === null ? null : doneIn.exec(lines.get(up, 300))) ?? [];
  let spawn: number | null = null;
  for (const mark of preparedMarks) {
    const options = { from: lines.start(run.firstLine), end: lines.start(up ?? run.firstLine), most: maxPrepared };
    for (const { at } of placesOutsideChat(lines, mark, options)) {
      const [, ms] = preparedIn.exec(lines.text.slice(at + mark.length, at + mark.length + 20)) ?? [];
      if (ms) spawn = Math.max(spawn ?? 0, Math.round(Number(ms) / 1000));
    }
  }
  return { start: seconds ? Number(seconds) : null, spawn };
}

const joined = ["logged in with entity id", "joined the game"];

/** Whether anybody was on the server between its start and that line. */
export function wasPlayedBefore({ lines }: Pick<Evidence, "lines">, run: Run, line: number): boolean {
  const [from, end] = [lines.start(run.firstLine), lines.start(line)];
  return joined.some((mark) => !lines.placesOf(mark, from, end).next().done);
}
