import { apart, type Comparison, certain, same } from "./comparison.ts";
import type { FileSigns } from "./file-signs.ts";
import { between, dated, day, hourAndDate, type Moment, minute, second, zoneShift } from "./moments.ts";

/** Clocks are read before and after what they are written beside. */
const slack = 2 * minute;
/** What is written of one moment into two files. */
const atOnce = 1500;
/** A game may say nothing for long before it dies: as long as it had run, if that was long. */
const longestSilence = 6 * 60 * minute;
const shortSilence = 30 * minute;
const startsTogether = 15 * second;
/** Two logs of one program read the clock when each writes. */
const slackOfStart = 2 * second;
const launcherBefore = 3 * minute;
const maxCrashes = 20;
/** Two that begin with as many equal characters, times among them, are one log. */
const copied = 1000;

/** Times that agree to the second join two files, whatever software each was taken for. */
export function agreeToTheSecond(a: FileSigns, b: FileSigns): Comparison | null {
  if (!a.end || !b.end || (a.side && b.side && a.side !== b.side)) return null;
  const isOne =
    a.isReport === b.isReport
      ? !a.isReport && areOneLog(a, b)
      : a.isReport
        ? isWrittenIn(b, a.end)
        : isWrittenIn(a, b.end);
  return isOne ? same("same-run-time", certain, { time: hourAndDate(a.end) }) : null;
}

/** Two logs that begin and end at the same second. */
function areOneLog(a: FileSigns, b: FileSigns): boolean {
  const [start, other] = [a.start, b.start];
  if (!start || !other || areBeside(a, b)) return false;
  return isAtOnce(start, other) && isAtOnce(a.end!, b.end!);
}

/** Whether a log ends at that second, or has its crash then. */
function isWrittenIn(log: FileSigns, crash: Moment): boolean {
  if (isAtOnce(log.end!, crash)) return true;
  if (between(log.end!, crash) > slack) return false;
  const lines = [
    ...log.crashes.map(({ firstLine }) => firstLine),
    ...log.namedReports.map(({ offset }) => log.lineAt(offset)),
  ];
  return lines.slice(0, maxCrashes).some((line) => {
    const time = log.timeAt(line);
    return time !== null && isAtOnce(time, crash);
  });
}

function isAtOnce(a: Moment, b: Moment): boolean {
  return Math.abs(between(a, b)) <= atOnce;
}

export function byTimes(a: FileSigns, b: FileSigns, isSameFault: boolean): Comparison | null {
  if (!a.end || !b.end) return null;
  if (a.isReport && b.isReport) return twoReports(a, b);
  if (a.isReport || b.isReport) return a.isReport ? reportAndLog(a, b, isSameFault) : reportAndLog(b, a, isSameFault);
  return twoLogs(a, b);
}

/**
 * The JVM may die while a report is written, and the watchdog reports a server that hangs while it stops after a crash.
 * Other reports of crashes are of two crashes.
 */
function twoReports(a: FileSigns, b: FileSigns): Comparison {
  const gap = between(a.end!, b.end!);
  const later = gap >= 0 ? b : a;
  const mayFollow = a.kind !== b.kind || Math.abs(gap) <= startsTogether || isOfWatchdog(later);
  const times = { time: hourAndDate(a.end!), other: hourAndDate(b.end!) };
  return mayFollow && Math.abs(gap) <= slack ? same("same-run-time", 2, times) : apart("apart-time", 2, times);
}

function isOfWatchdog({ description }: FileSigns): boolean {
  return description !== null && /^Watching Server/.test(description);
}

function reportAndLog(report: FileSigns, log: FileSigns, isSameFault: boolean): Comparison | null {
  const crash = report.end!;
  const start = log.start ?? log.end!;
  const { afterStart, afterEnd } = placeIn(log, crash);
  const times = { time: hourAndDate(crash), other: hourAndDate(start), until: hourAndDate(log.end!) };
  // A long run goes around the clock; then a time without a date says nothing.
  const isDated = dated(crash) !== null && dated(start) !== null;
  const isWithin = afterStart >= -slack && afterEnd <= slack;
  if (isWithin) return same("same-run-time", Math.abs(afterEnd) <= slack ? 3 : 2, times);
  if (isSameFault && zoneShift(afterEnd, slack) !== null) return same("same-run-zone", 2, times);
  if (log.kind === "launcher-log" && zoneShift(between(endOfGame(log), crash), minute) !== null) {
    return same("same-run-zone", 1, times);
  }
  if (afterStart < -slack) return apart("apart-older", isDated ? 3 : 2, times);
  // Silent until it died; whoever starts again overwrites latest.log.
  const lasted = Math.max(shortSilence, log.lasted);
  const mayBeSilent = afterEnd <= Math.min(longestSilence, lasted) && log.exit === null && !log.isStopped;
  if (mayBeSilent || (afterEnd <= longestSilence && isSameFault)) return same("same-run-after", 1, times);
  return apart("apart-newer", isDated ? 3 : 1, times);
}

/** Where a time lies in a log. Without dates it may be of the day before. */
function placeIn(log: FileSigns, time: Moment): { afterStart: number; afterEnd: number } {
  const after = between(log.end!, time);
  const isDated = log.end!.days.length > 0 && time.days.length > 0;
  const afterEnd = !isDated && after > slack && log.lasted + after - day >= 0 ? after - day : after;
  return { afterStart: log.lasted + afterEnd, afterEnd };
}

function twoLogs(a: FileSigns, b: FileSigns): Comparison | null {
  const times = { time: hourAndDate(a.start ?? a.end!), other: hourAndDate(b.start ?? b.end!) };
  const launcher = a.kind === "launcher-log" ? a : b.kind === "launcher-log" ? b : null;
  if (launcher) return launcherAndOther(launcher, launcher === a ? b : a, times);
  if (areBeside(a, b)) return apart("apart-beside", 3, times);
  const gap = Math.abs(between(a.start ?? a.end!, b.start ?? b.end!));
  if (gap <= startsTogether) {
    return areOfTwoPrograms(a, b) ? apart("apart-beside", 3, times) : same("same-run-time", 3, times);
  }
  // A run begins once: the log of the next start is of another, however soon it came.
  if ([a, b].every(({ isGameLog, hasStart }) => isGameLog && hasStart)) return apart("apart-start", 3, times);
  return isOverlapping(a, b) ? same("same-run-time", 2, times) : apart("apart-time", 2, times);
}

function launcherAndOther(launcher: FileSigns, other: FileSigns, times: Record<string, string>): Comparison {
  // Of several starts, the last one is the run that a launcher's log is of: what had ended by then is of another.
  const isOfEarlier = launcher.file.analysis.runs.length > 1 && launcher.start && other.start;
  if (isOfEarlier && between(other.end!, launcher.start!) > 0) {
    return apart("apart-start", 3, times);
  }
  const gap = Math.abs(between(launcher.start ?? launcher.end!, other.start ?? other.end!));
  if (gap <= launcherBefore) return same("same-run-time", 3, times);
  if (isOverlapping(launcher, other)) return same("same-run-time", 2, times);
  const shift = zoneShift(between(endOfGame(launcher), other.end!), minute);
  return shift === null ? apart("apart-time", 2, times) : same("same-run-zone", 1, times);
}

/** A launcher goes on when the game has ended. */
function endOfGame(launcher: FileSigns): Moment {
  return (launcher.exit && launcher.timeAt(launcher.exit.line)) ?? launcher.end!;
}

/** Each program has one `latest.log`: two of them, or two ports, are of a server and of another beside it. */
function areBeside(a: FileSigns, b: FileSigns): boolean {
  if (a.kind !== "log" || b.kind !== "log" || areCopies(a, b)) return false;
  if (a.port && b.port && a.port !== b.port) return true;
  return [a, b].every(({ file }) => /(?:^|[\\/])latest(?: \([^()]{1,80}\))?\.log$/i.test(file.name));
}

/** Written once at every start, by whatever writes it, and into every log of it at the same time. */
const onceInStart = ["Starting Minecraft server on ", "Starting minecraft server version ", "Setting user: "];

/** Whether two that were started together say the same of their start at different times. */
function areOfTwoPrograms(a: FileSigns, b: FileSigns): boolean {
  for (const mark of onceInStart) {
    const [time, other] = [timeOfMark(a, mark), timeOfMark(b, mark)];
    if (time && other) return Math.abs(between(time, other)) > slackOfStart;
  }
  return false;
}

/** In the last run: that is what the start of a log is of. */
function timeOfMark(signs: FileSigns, mark: string): Moment | null {
  const { lines, file } = signs;
  const from = lines.start(file.analysis.runs.at(-1)?.firstLine ?? 0);
  const at = lines.text.indexOf(mark, from);
  return at === -1 ? null : signs.timeAt(signs.lineAt(at));
}

/** One of them may have been copied while it was written. */
function areCopies(a: FileSigns, b: FileSigns): boolean {
  return a.head.slice(0, copied) === b.head.slice(0, copied);
}

/** Whether one began while the other was written. */
function isOverlapping(a: FileSigns, b: FileSigns): boolean {
  const began = (early: FileSigns, late: FileSigns) => {
    const { afterStart, afterEnd } = placeIn(early, late.start ?? late.end!);
    return afterStart >= -slack && afterEnd <= slack;
  };
  return began(a, b) || began(b, a);
}

/** Whether both ran at the same time, on whatever side. */
export function ranTogether(a: FileSigns, b: FileSigns): boolean {
  return Boolean(a.start && a.end && b.start && b.end) && isOverlapping(a, b);
}
