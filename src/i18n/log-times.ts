/** Times as logs have them: those without a date are counted from the midnight before the log begins. */

const day = 86_400_000;
const hour = 3_600_000;
/** No time since midnight is this late, and no date this early. */
const dated = 10_000 * day;
const latest = 8.64e15;

/** `laterDay`: of a log without dates, the words for its second day and those behind it. */
export function timeText(time: number, laterDay: (n: string) => string): string {
  if (!Number.isFinite(time) || time < 0 || time > latest) return "";
  const [date = "", clock = ""] = new Date(time).toISOString().slice(0, -5).split("T");
  if (time >= dated) return `${date} ${clock}`;
  const days = Math.floor(time / day);
  return days === 0 ? clock : `${laterDay(String(days + 1))}, ${clock}`;
}

/** As short as can be: of a few hours without the day, of a few minutes with seconds. */
export function axisTime(time: number, span: number, laterDay: (n: string) => string): string {
  const text = timeText(time, laterDay);
  if (span < hour) return text.slice(-"00:00:00".length);
  const toTheMinute = text.slice(0, -":00".length);
  if (span < day) return toTheMinute.slice(-"00:00".length);
  return time >= dated ? toTheMinute.slice("2024-".length) : toTheMinute;
}
