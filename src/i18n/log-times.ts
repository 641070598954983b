/** Times as logs have them: those without a date are counted from the midnight before the log begins. */

const day = 86_400_000;
const hour = 3_600_000;
/** No time since midnight is this late, and no date this early. */
const dated = 10_000 * day;
const latest = 8.64e15;

/** Of a log without dates, the words for a time on its second day and those behind it. */
type LaterDay = (values: { day: number; time: string }) => string;

export function timeText(time: number, laterDay: LaterDay): string {
  if (!isTime(time)) return "";
  const [date, clock] = partsOf(time);
  return time >= dated ? `${date} ${clock}` : sinceMidnight(time, clock, laterDay);
}

/** To the second, whatever the day is. */
export function clockText(time: number): string {
  return isTime(time) ? partsOf(time)[1] : "";
}

/** As short as can be: of a few hours without the day, of a few minutes with seconds. */
export function axisTime(time: number, span: number, laterDay: LaterDay): string {
  if (!isTime(time)) return "";
  const [date, clock] = partsOf(time);
  if (span < hour) return clock;
  const toTheMinute = clock.slice(0, "00:00".length);
  if (span < day) return toTheMinute;
  return time >= dated ? `${date.slice("2024-".length)} ${toTheMinute}` : sinceMidnight(time, toTheMinute, laterDay);
}

function isTime(time: number): boolean {
  return Number.isFinite(time) && time >= 0 && time <= latest;
}

function partsOf(time: number): [date: string, clock: string] {
  const [date = "", clock = ""] = new Date(time).toISOString().slice(0, -5).split("T");
  return [date, clock];
}

function sinceMidnight(time: number, clock: string, laterDay: LaterDay): string {
  const days = Math.floor(time / day);
  return days === 0 ? clock : laterDay({ day: days + 1, time: clock });
}
