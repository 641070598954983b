const day = 24 * 60 * 60 * 1000;
const months = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];

/** Reads the times of a log one after the other. Without dates, a time far before the last one belongs to the next day. */
export class Clock {
  private days = 0;
  private last = -1;
  private lastDate = "";
  private lastTime = "";
  private lastTimeOfDay = 0;
  private lastDay: number | null = null;

  /** Milliseconds since 1970 with a date (taken as UTC), else since midnight of the first day. */
  read(date: string | undefined, time: string | undefined): number | null {
    if (time === undefined) return date === undefined ? null : stamp(date);
    if (time !== this.lastTime) {
      this.lastTime = time;
      this.lastTimeOfDay = timeOfDay(time);
    }
    const ms = this.lastTimeOfDay;
    if (date !== undefined) {
      if (date !== this.lastDate) {
        this.lastDate = date;
        this.lastDay = startOfDay(date);
      }
      if (this.lastDay !== null) return this.lastDay + ms;
    }
    return this.readTimeOfDay(ms);
  }

  /** Of a time without a date. */
  readTimeOfDay(ms: number): number {
    if (this.last - ms > day / 2) this.days++;
    this.last = ms;
    return this.days * day + ms;
  }
}

/** Of `12:00:00`, `9:00:00.123`, `12:00:00:045`. */
export function timeOfDay(time: string): number {
  const hours = time.charCodeAt(1) === 0x3a ? 1 : 2;
  const digits = (at: number) => (time.charCodeAt(at) - 48) * 10 + time.charCodeAt(at + 1) - 48;
  const hour = hours === 1 ? time.charCodeAt(0) - 48 : digits(0);
  const whole = ((hour * 60 + digits(hours + 1)) * 60 + digits(hours + 4)) * 1000;
  return time.length > hours + 7 ? whole + Number(time.slice(hours + 7, hours + 10).padEnd(3, "0")) : whole;
}

/** Of `2019-02-16`, `2019/02/16`, `16Feb2019`. Months in other languages are not read. */
function startOfDay(date: string): number | null {
  const parts = /^(\d{4})\D(\d{1,2})\D(\d{1,2})$/.exec(date);
  if (parts) return Date.UTC(+parts[1]!, +parts[2]! - 1, +parts[3]!);
  const month = months.indexOf(date.slice(2, 5).toLowerCase());
  return month === -1 ? null : Date.UTC(+date.slice(-4), month, +date.slice(0, 2));
}

function stamp(date: string): number | null {
  return /^\d{10,14}$/.test(date) ? Number(date) : null;
}
