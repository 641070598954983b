/** A time that a file states. No file says of which zone it is. */
export interface Moment {
  /** Milliseconds since midnight. */
  timeOfDay: number;
  /** Days since 1970; several where `01/05/24` may be two, none where the file has no dates. */
  days: readonly number[];
}

export const second = 1000;
export const minute = 60 * second;
const hour = 60 * minute;
export const day = 24 * hour;
/** Milliseconds since midnight of a first day are fewer. */
const leastDated = 400 * day;
const months = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];

/** Of a time as `Times` has it. */
export function momentOf(time: number): Moment {
  const timeOfDay = ((time % day) + day) % day;
  return { timeOfDay, days: time >= leastDated ? [Math.floor(time / day)] : [] };
}

export function plus({ timeOfDay, days }: Moment, ms: number): Moment {
  const sum = timeOfDay + ms;
  const over = Math.floor(sum / day);
  return { timeOfDay: sum - over * day, days: days.map((one) => one + over) };
}

/** Milliseconds since 1970, where the date is certain. */
export function dated({ timeOfDay, days }: Moment): number | null {
  return days.length === 1 ? days[0]! * day + timeOfDay : null;
}

/** From one to the other, as far as is known: by date, or the shortest way around the clock. */
export function between(from: Moment, to: Moment): number {
  const clock = to.timeOfDay - from.timeOfDay;
  const around = clock > day / 2 ? clock - day : clock < -day / 2 ? clock + day : clock;
  if (from.days.length === 0 || to.days.length === 0) return around;
  let best = Number.POSITIVE_INFINITY;
  for (const a of from.days) {
    for (const b of to.days) {
      const ms = (b - a) * day + clock;
      if (Math.abs(ms) < Math.abs(best)) best = ms;
    }
  }
  return best;
}

const clockText =
  /(\d{1,2})[:.时点](\d{2})(?:[:.分](\d{2}))?(?:[.,]\d{1,9})?\s{0,2}([AaPp]\.?\s?[Mm]|上午|下午|오전|오후)?/;

/**
 * `2024-05-01 14:33:12`, `5/1/24 2:33 PM`, `01.05.24 14:33`, `24-5-1 下午2:33`, `Thu May  2 14:00:00 2024 CEST`:
 * what Java writes depends on version and language.
 */
export function readMoment(text: string): Moment | null {
  const said = text.slice(0, 100);
  const before = /(上午|下午|오전|오후)\s?(?=\d{1,2}[:时])/.exec(said)?.[1];
  const named = /\b([A-Z][a-z]{2})\s{1,2}(\d{1,2}),? (?:(\d{4})|[\d:]{8} (?:[A-Z]{2,5} )?(\d{4}))/.exec(said);
  const parts = /(\d{1,4})\s?([-./年])\s?(\d{1,2})\s?[-./月]\s?(\d{1,4})日?/.exec(said);
  // What stands behind may look like a date, such as the build of a system.
  const from = named ? named.index : parts ? parts.index + parts[0].length : 0;
  const clock = clockText.exec(said.slice(from));
  if (!clock) return null;
  const half = (clock[4] ?? before ?? "").toLowerCase();
  const isAfternoon = /^p|下午|오후/.test(half);
  const hours = half === "" ? Number(clock[1]) : (Number(clock[1]) % 12) + (isAfternoon ? 12 : 0);
  const timeOfDay = hours * hour + Number(clock[2]) * minute + Number(clock[3] ?? 0) * second;
  if (!(timeOfDay < day)) return null;
  if (named) {
    const month = months.indexOf(named[1]!.toLowerCase());
    const days = month === -1 ? [] : daysOf(Number(named[3] ?? named[4]), month + 1, Number(named[2]));
    return { timeOfDay, days };
  }
  return { timeOfDay, days: parts ? daysIn(parts[1]!, parts[3]!, parts[4]!, parts[2] === ".") : [] };
}

function daysIn(first: string, second: string, third: string, isDotted: boolean): number[] {
  const [a, b, c] = [Number(first), Number(second), Number(third)];
  if (first.length === 4) return daysOf(a, b, c);
  if (third.length === 4) return isDotted ? daysOf(c, b, a) : unique([...daysOf(c, a, b), ...daysOf(c, b, a)]);
  const year = (short: number) => 2000 + short;
  if (isDotted) return daysOf(year(c), b, a);
  return unique([...daysOf(year(c), a, b), ...daysOf(year(c), b, a), ...daysOf(year(a), b, c)]);
}

function daysOf(year: number, month: number, date: number): number[] {
  if (year < 2009 || year > 2100 || month < 1 || month > 12 || date < 1 || date > 31) return [];
  return [Math.floor(Date.UTC(year, month - 1, date) / day)];
}

function unique(days: readonly number[]): number[] {
  return [...new Set(days)];
}

/** `crash-2024-05-01_14.33.12-client.txt`, `2024-05-01-3.log` (whose time is not told). */
export function momentOfName(name: string): { moment: Moment; hasTime: boolean } | null {
  const match = /(\d{4})-(\d{2})-(\d{2})(?:[_T ](\d{2})[.:-](\d{2})[.:-](\d{2}))?/.exec(name.slice(-200));
  const days = match ? daysOf(Number(match[1]), Number(match[2]), Number(match[3])) : [];
  if (!match || days.length === 0) return null;
  const hasTime = match[4] !== undefined;
  const timeOfDay = hasTime ? Number(match[4]) * hour + Number(match[5]) * minute + Number(match[6]) * second : 0;
  return { moment: { timeOfDay, days }, hasTime };
}

/** Clocks of two zones differ by whole hours, rarely by half ones. `null` where the difference is neither. */
export function zoneShift(ms: number, slack: number): number | null {
  const half = hour / 2;
  const steps = Math.round(ms / half);
  const rest = Math.abs(ms - steps * half);
  return steps !== 0 && Math.abs(steps) <= 28 && rest <= (steps % 2 === 0 ? slack : slack / 4) ? steps * half : null;
}

/** `2024-05-01 14:33`, or the time alone. */
export function hourAndDate(moment: Moment): string {
  const ms = dated(moment);
  if (ms !== null) return new Date(ms).toISOString().slice(0, 16).replace("T", " ");
  return new Date(moment.timeOfDay).toISOString().slice(11, 16);
}
