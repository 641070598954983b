import type { ExceptionGroup } from "../model/exception-group.ts";
import type { Software } from "../model/model.ts";
import { literalsOf } from "../model/pattern-literals.ts";
import { isCrashDescription } from "../read/crash-marks.ts";
import type { Lines } from "../text/lines.ts";
import type { CrashReport } from "./crash-report.ts";
import type { JvmReport } from "./jvm-report.ts";
import type { Run, RunLines } from "./runs.ts";

interface Known {
  lines: Lines;
  software: Software;
  exceptions: readonly ExceptionGroup[];
  report: CrashReport | null;
  jvm: JvmReport | null;
  runs: readonly RunLines[];
}

/** What only a server that is up prints, and a client whose player is in a world or connects to one. */
const up =
  /(?:^|[\]:>] ?)(?:Done \([\d.,]{1,12} ?m?s\)|Server started\.|Listening on \/|[^\s\]:>]{1,40} joined the game|Starting integrated minecraft server|Connecting to [\w.-]{1,100}, \d{1,5}|\[CHAT\] |[^\s\]:>]{1,40} (?:left the game|issued server command: )|Can't keep up! )|[^\n] logged in with entity id/;
/** What a server or a proxy prints that was asked to stop, or that has crashed: then the run has. */
const stopping =
  /[\]:] ?(?:Stopping (?:the )?server|Closing Server|Closing pending connections|Shutting down the proxy\.\.\.)\s{0,4}$/;
const upMarks = literalsOf(up);
const stopMarks = literalsOf(stopping);
/** What is said when every mod is in, before the menu comes: by old Forge, and by games since 1.15, with sounds or without. */
const sounds = ["Sound engine started", "Error starting SoundSystem. Turning off sounds & music"];
const allLoaded = ["Forge Mod Loader has successfully loaded ", ...sounds];
const ofServers = ["Environment: authHost=", "Environment: Environment["];
/** Before, sounds came up while mods were loading, in a thread of their own. */
const tooEarly = /Sound Library Loader|Client thread/;
/** What is asked for of every log. */
export const runMarks: readonly string[] = [...upMarks, ...stopMarks, ...allLoaded, ...ofServers];
const maxTried = 20;
const maxLine = 600;

/** Descriptions of reports from the time before there is a menu or a world. */
const startDescriptions =
  /^(?:Initializing game|Mod loading|There was a severe problem during mod loading|Rendering overlay|Starting|Bootstrap|Loading entity|Registering|Setting up)/;
/** Sections that only a report of a world has, or of players in it. */
const worldSections =
  /^(?:Affected level|Entity being ticked|Block entity being ticked|Player being ticked|Chunk to be)/;
/** What a server and a client run while they start, under the names of all mappings; loaders that load mods. */
const startMethods =
  /(?:\.(?:initServer|setupServer|func_71197_b|m_7038_|method_3823|loadWorlds|loadLevel|startGame|func_71384_a|preinitializeMods|initializeMods|beginMinecraftLoading|finishMinecraftLoading|beginServerLoading|finishServerLoading|beginLoading|finishLoading|invokeEntrypoints)|net\.minecraft\.client\.Minecraft\.<init>|net\.minecraft\.class_310\.<init>|DedicatedServer\.init|\.fml\.common\.Loader\.\w{1,40})$/;

/** What Forge throws for a mod that it could not load, and Minecraft for a server that could not begin: neither has a frame of it. */
const startExceptions = /\.LoaderException(?:ModCrash)?$|\.ModLoadingException$/;
const failedServer = "Failed to initialize server";

/** How each run ended, as far as the log says it. */
export function runEnds({ lines, software, exceptions, report, jvm, runs }: Known): Run[] {
  const isReport = software.kind.endsWith("-report") || software.kind === "jvm-crash";
  // What Quilt reports itself, it reports while it loads. The reports of others say where they were.
  // A piece that somebody copied says nothing of a start.
  const unsaid =
    software.kind === "unknown" ? false : isReport ? software.id.startsWith("quilt/") && report === null : null;
  const thrown = exceptions.filter(({ crash }) => crash);
  return runs.map(({ firstLine, endLine, startLine }, i) => {
    const isLast = i === runs.length - 1;
    const own = report && isCrash(report) && isIn(report.firstLine) ? report : null;
    const marked = thrown.filter(({ lines: all }) => all.some(isIn));
    const reported = own
      ? exceptions.find((one) => one.firstLine >= own.firstLine && one.firstLine < own.endLine)
      : null;
    const crashes = marked.length > 0 || !reported ? marked : [reported];
    const isThrown = crashes.length > 0 && !isWhileStopping(crashes);
    const hasCrashed = isThrown || own !== null || (isLast && isReport && !isAskedFor(report));
    const upLine = lookedForOnce(() => (hasCrashed && isReport ? null : upLineOf(lines, firstLine, endLine)));
    return {
      firstLine,
      endLine,
      startLine,
      upLine,
      loadedLine: lookedForOnce(() => upLine() ?? loadedLineOf(lines, firstLine, endLine, software)),
      stopLine: lookedForOnce(() => (hasCrashed || isReport ? null : stopLineOf(lines, firstLine, endLine))),
      hasCrashed,
      crashedAtStart: hasCrashed ? (isAtStart(own, crashes, jvm) ?? unsaid) : null,
    };

    /** A server that crashes says so first, and stops then. */
    function isWhileStopping(all: readonly ExceptionGroup[]): boolean {
      const stopLine = isReport ? null : stopLineOf(lines, firstLine, endLine);
      if (stopLine === null || upLineOf(lines, firstLine, endLine) === null) return false;
      return all.every((one) => one.lines.filter(isIn).every((line) => line > stopLine));
    }

    function isIn(line: number): boolean {
      return firstLine <= line && line < endLine;
    }
  });
}

function isCrash({ description }: CrashReport): boolean {
  return description === null || isCrashDescription(description);
}

function isAskedFor(report: CrashReport | null): boolean {
  return report !== null && !isCrash(report);
}

function isAtStart(
  report: CrashReport | null,
  crashes: readonly ExceptionGroup[],
  jvm: JvmReport | null,
): boolean | null {
  if (report?.sections.some(({ title }) => worldSections.test(title))) return false;
  if (startDescriptions.test(report?.description ?? "")) return true;
  const frames = crashes.flatMap(({ frames, outerFrames }) => [...frames, ...outerFrames]);
  const methods = jvm ? jvm.javaFrames : frames.map(({ method }) => method);
  if (methods.some((method) => startMethods.test(method))) return true;
  if (crashes.some(({ type, message }) => startExceptions.test(type) || message === failedServer)) return true;
  return report || jvm ? false : null;
}

function upLineOf(lines: Lines, firstLine: number, endLine: number): number | null {
  return firstMarked(lines, firstLine, endLine, upMarks, up);
}

/** Where the loader says that it has all mods. */
function loadedLineOf(lines: Lines, firstLine: number, endLine: number, { kind }: Software): number | null {
  const [start, end] = [lines.start(firstLine), lines.end(endLine - 1)];
  // A server gets to its accounts when its mods are there; a client does so before.
  for (const mark of kind === "server" ? [...allLoaded, ...ofServers] : allLoaded) {
    for (const at of lines.placesOf(mark, start, end)) {
      const line = lines.at(at);
      if (!sounds.includes(mark) || !tooEarly.test(lines.get(line, maxLine))) return line;
      break;
    }
  }
  return null;
}

function lookedForOnce(look: () => number | null): () => number | null {
  let found: number | null | undefined;
  return () => {
    if (found === undefined) found = look();
    return found;
  };
}

function stopLineOf(lines: Lines, firstLine: number, endLine: number): number | null {
  return firstMarked(lines, firstLine, endLine, stopMarks, stopping);
}

/** The first line that has a mark and fits. */
function firstMarked(
  lines: Lines,
  firstLine: number,
  endLine: number,
  marks: readonly string[],
  pattern: RegExp,
): number | null {
  const start = lines.start(firstLine);
  let end = lines.end(endLine - 1);
  let first: number | null = null;
  for (const mark of marks) {
    let tried = 0;
    for (const at of lines.placesOf(mark, start, end)) {
      if (tried++ === maxTried) break;
      const line = lines.at(at);
      if (!pattern.test(lines.get(line, maxLine))) continue;
      first = line;
      // Only the first is needed.
      end = lines.start(line);
      break;
    }
  }
  return first;
}
