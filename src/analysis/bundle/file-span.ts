import { lineHeader } from "../read/line-header.ts";
import { Clock } from "../read/times.ts";
import type { Lines } from "../text/lines.ts";
import type { BundleFile, BundleFileKind } from "./model.ts";
import { between, day, type Moment, momentOf, momentOfName, plus, readMoment } from "./moments.ts";

/** When the last run that a file tells of began and ended. A log without dates may last longer than half a day. */
export interface Span {
  start: Moment | null;
  end: Moment | null;
  /** Milliseconds. */
  lasted: number;
}

const headLines = 200;
/** A crash report in a log may stand at its end. */
const tailLines = 5000;
const reportHead = 20_000;
const none: Span = { start: null, end: null, lasted: 0 };

/** The lines of most logs are not asked for: their times are known. */
interface ReadFile {
  readonly file: BundleFile;
  readonly kind: BundleFileKind;
  readonly head: string;
  readonly lines: Lines;
}

export function spanOfFile(read: ReadFile): Span {
  const { file, kind, head } = read;
  if (kind === "jvm-crash") return jvmSpan(head);
  if (kind === "crash-report" || kind === "network-protocol-error-report") return reportSpan(head, file.name);
  return logSpan(read);
}

/** `[18:00:41.123] [Launch] …`: launchers write lines that have a time and no level. */
const timeAlone = /^\[(\d{2}:\d{2}:\d{2})(?:[.,]\d{1,6})?\] /;

/** As its header says; without a date, since midnight. */
export function timeOfLine(lines: Lines, line: number): number | null {
  const header = lineHeader(lines.text, lines.start(line), lines.end(line));
  const time = header ? header.time : timeAlone.exec(lines.get(line, 20))?.[1];
  return time ? new Clock().read(header?.date, time) : null;
}

function reportSpan(head: string, name: string): Span {
  const ofName = momentOfName(name);
  const said = /^Time: ([^\n\r]{4,80})/m.exec(head.slice(0, reportHead))?.[1];
  const moment = said ? readMoment(said) : null;
  // The name has date and time in one form, whatever the language.
  const end = ofName?.hasTime && (!moment || isSameMinute(moment, ofName.moment)) ? ofName.moment : moment;
  return { ...none, end };
}

/** The second of the content may be missing. */
function isSameMinute(a: Moment, b: Moment): boolean {
  return Math.abs(between({ ...a, days: [] }, { ...b, days: [] })) <= 70_000;
}

/** `Time: Thu May  2 14:00:00 2024 CEST elapsed time: 31.2 seconds`; before Java 17 both stand at the end. */
function jvmSpan(head: string): Span {
  const time = /^(?:Time|time): ([^\n\r]{10,120})/m.exec(head)?.[1];
  const end = time ? readMoment(time.split(" elapsed", 1)[0]!) : null;
  const elapsed = /elapsed time: (\d{1,9}(?:\.\d{1,9})?) seconds/.exec(head)?.[1];
  const lasted = elapsed ? Math.round(Number(elapsed) * 1000) : 0;
  return { start: end && elapsed ? plus(end, -lasted) : null, end, lasted };
}

function logSpan(read: ReadFile): Span {
  const { name, analysis } = read.file;
  const { times } = analysis.facts;
  // Where the log holds a crash report, it may have been read as nothing but that report.
  const [first, last] =
    times.first === null || times.last === null ? timesOfLines(read.lines) : [times.first, times.last];
  if (first === null || last === null) return none;
  const lastRun = analysis.runs.at(-1)?.firstLine ?? 0;
  const began = (lastRun > 0 ? firstTime(read.lines, lastRun) : null) ?? first;
  // The time of day of a later run says how long ago it began, but for whole days.
  const isDated = momentOf(began).days.length > 0;
  const ago = Math.max(0, last - began);
  const lasted = lastRun > 0 && !isDated ? ago % day : ago;
  const end = withDateOfName(last, name);
  return { start: plus(end, -lasted), end, lasted };
}

/** `2024-05-01-3.log`: its lines have no dates, its name has that of the day it began. */
function withDateOfName(time: number, name: string): Moment {
  const moment = momentOf(time);
  const ofName = momentOfName(name);
  if (moment.days.length > 0 || !ofName || ofName.hasTime) return moment;
  return plus({ timeOfDay: 0, days: ofName.moment.days }, time);
}

function firstTime(lines: Lines, from: number): number | null {
  for (let line = from; line < Math.min(from + headLines, lines.count); line++) {
    const time = timeOfLine(lines, line);
    if (time !== null) return time;
  }
  return null;
}

function timesOfLines(lines: Lines): [number | null, number | null] {
  const first = firstTime(lines, 0);
  if (first === null) return [null, null];
  for (let line = lines.count - 1; line >= Math.max(0, lines.count - tailLines); line--) {
    const last = timeOfLine(lines, line);
    if (last !== null) return [first, last < first ? last + day : last];
  }
  return [first, first];
}
