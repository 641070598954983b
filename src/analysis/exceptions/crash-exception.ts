import { isCrashDescription } from "../crash-marks.ts";
import type { Evidence } from "../evidence/evidence.ts";
import type { ExceptionGroup } from "../exception-group.ts";

/** They only say that something else failed, which stands elsewhere in the log. */
const announcements =
  /(?:ModLoadingCrashException|LoadingFailedException|LoaderExceptionModCrash|ModLoadingException|MultipleModsErrored|java\.lang\.Exception)$/;

/** Whether the exception says no more than that loading failed. */
export function isAnnouncement({ root }: ExceptionGroup): boolean {
  if (root.type === "java.lang.Exception") return /^Mod Loading has failed/i.test(root.message);
  return announcements.test(root.type);
}

/** Whether the log is a report that somebody asked for, and not one of a crash. */
export function isAskedFor({ report }: Evidence): boolean {
  return report?.description !== undefined && report.description !== null && !isCrashDescription(report.description);
}

/** The exceptions that ended the last run: those that the log says it of; in a report the first one. */
export function crashExceptions(evidence: Evidence): ExceptionGroup[] {
  const { exceptions, report, runs, software } = evidence;
  if (isAskedFor(evidence)) return [];
  const lastRun = runs.at(-1)?.firstLine ?? 0;
  const isReport = software.kind.endsWith("-report");
  const marked = exceptions.filter((group) => group.crash && (isReport || (group.lines.at(-1) ?? 0) >= lastRun));
  if (marked.length > 0) return marked;
  if (!isReport) return [];
  const first = exceptions.find(({ firstLine }) => firstLine >= (report?.firstLine ?? 0));
  return first ? [first] : [];
}

/** Those that ended earlier runs of the same file, the latest first. */
export function earlierCrashes({ exceptions, runs }: Evidence): ExceptionGroup[] {
  const lastRun = runs.at(-1)?.firstLine ?? 0;
  return exceptions.filter(({ crash, lines }) => crash && (lines.at(-1) ?? 0) < lastRun).reverse();
}

/** What failed where an exception only announces it: a report tells it below, a log above. */
export function announcedBy(group: ExceptionGroup, { exceptions, software }: Evidence): ExceptionGroup | undefined {
  const others = exceptions.filter((other) => other.frames.length > 0 && !isAnnouncement(other));
  return software.kind === "crash-report"
    ? others.find(({ firstLine }) => firstLine > group.firstLine)
    : others.findLast(({ firstLine }) => firstLine < group.firstLine);
}
