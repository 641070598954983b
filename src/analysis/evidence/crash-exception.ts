import type { ExceptionGroup } from "../model/exception-group.ts";
import { isPlayers, levels } from "../model/model.ts";
import { isCrashDescription } from "../read/crash-marks.ts";
import type { Evidence } from "./evidence.ts";

/** Exceptions that only say that something else failed, which stands elsewhere in the log. */
const announcements =
  /(?:ModLoadingCrashException|LoadingFailedException|LoaderExceptionModCrash|ModLoadingException|MultipleModsErrored|java\.lang\.Exception)$/;

/** `A fatal error occured and FML cannot continue`: what it was stands above it. */
const givingUp = /\bcannot continue\s{0,4}$|\b[Ss]ee (?:the )?(?:log|above|previous|errors?)\b[^\n]{0,60}$/;

/** Forge up to 1.12 writes down what a mod's packet threw, and then fails itself where it wants to end the connection. */
const ofPacket = /\.fml\.common\.network\.internal\.FMLProxyPacket\.(?:processPacket|func_148833_a)$/;

/** Whether the exception says no more than that something failed. */
export function isAnnouncement({ root, frames }: ExceptionGroup): boolean {
  if (root.type === "java.lang.NullPointerException" && ofPacket.test(frames[0]?.method ?? "")) return true;
  // Paper says on the main thread that a worker of its chunk system failed.
  if (root.message.startsWith("Chunk system crash propagated from ")) return true;
  if (root.type === "java.lang.RuntimeException" && givingUp.test(root.message)) return true;
  // Where loading has failed, Forge also prints the way to where it shuts down its bus of events.
  if (root.type === "java.lang.Exception") return /^Mod Loading has failed|^stacktrace$/i.test(root.message);
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
  if (!isReport) return endedBy(evidence);
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

const leftOut = /(?:Parsing error loading |Couldn't (?:parse|load|read) )[a-z][^\n]{0,200}$/;
const maxSaid = 400;
const maxBehind = 6;
/** Connections and logins fail every day, without ending the game or the server. */
const everyday =
  /(?:Socket|ClosedChannel|UnknownHost|Timeout|Connect|SSL|Credentials|Authentication|ClientHttp|Unavailable)\w{0,20}Exception$|\.IOException$/;
/** What launchers and shells say when the program is over. */
const exit = /\bexit(?:ed|ing)?\b|exitcode|^Clipboard copy|^Process |^#@|^\s{0,8}(?:at |\.\.\. \d)/i;
const failure =
  /exit(?:ed|ing)?(?: with)?(?: code)?:? ?(?!0\b)-?\d{1,10}|exitcode (?!0\b)-?\d|APPLICATION_ERROR|JVM_ERROR/i;

const gameThread = /^(?:main|Render thread|Client thread|Server thread)$/;
/** Where a game or a server makes itself, and runs into whatever ends its start. */
const starts =
  /\.(?:client\.Minecraft\.(?:<init>|startGame)|class_310\.<init>|dedicated\.DedicatedServer\.(?:init|initServer)|method_3823)$/;

function isOfStart({ frames, outerFrames }: ExceptionGroup, thread: string | null): boolean {
  return (
    (thread === null || gameThread.test(thread)) &&
    [...frames, ...outerFrames].some(({ method }) => starts.test(method))
  );
}

/**
 * A trace that nobody logged, at the very end: the program died of it. What was logged has a line of its own above it, and
 * a level that says so.
 */
function endedBy({ exceptions, entries, lines, software }: Evidence): ExceptionGroup[] {
  if (!isPlayers(software) && software.kind !== "server") return [];
  const endOf = (group: ExceptionGroup) => (group.lines.at(-1) ?? group.firstLine) + group.endLine - group.firstLine;
  const last = exceptions.reduce<ExceptionGroup | null>(
    (best, group) => (best === null || endOf(group) > endOf(best) ? group : best),
    null,
  );
  if (!last || last.frames.length === 0 || everyday.test(last.root.type) || lines.count - endOf(last) > 4 * maxBehind)
    return [];
  const behind = lines
    .range(endOf(last), lines.count)
    .split("\n")
    .map((line) => line.trim())
    .filter(Boolean);
  if (behind.length > maxBehind || !behind.every((line) => exit.test(line.slice(0, 300)))) return [];
  const at = last.lines.at(-1) ?? last.firstLine;
  const entry = entries.findLast(({ firstLine }) => firstLine <= at);
  // Whoever reads data goes on without what cannot be read.
  if (at > 0 && leftOut.test(lines.get(at - 1, maxSaid))) return [];
  const isLogged = entry !== undefined && entry.firstLine < at && entry.level <= levels.warning;
  // What is only noted for developers ended nothing.
  if (entry?.level === levels.debug) return [];
  // Nothing is said behind it, and it goes up to where the game begins.
  if (isLogged && behind.length === 0 && isOfStart(last, entry.thread)) return [last];
  const isBare = entry !== undefined && entry.firstLine < at && entry.level >= levels.info;
  return isBare || (!isLogged && failure.test(behind.join("\n"))) ? [last] : [];
}
