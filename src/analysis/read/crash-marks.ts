import type { Lines } from "../text/lines.ts";

/** Lines that stand above an exception that ended the game or the server. */
export const marksBefore = [
  "Encountered an unexpected exception",
  "Exception in server tick loop",
  "Failed to start the minecraft server",
  "Failed to start Minecraft",
  "Unreported exception thrown!",
  "Reported exception thrown!",
  "Minecraft has crashed!",
  "Cause of unexpected exception was",
  "An unrecoverable error has occurred and the server has crashed",
  'Uncaught exception in thread "main"',
  "Exception launching minecraft",
  "Could not start the server",
  "Preparing crash report",
  "An exception was thrown, the game will display an error screen and halt",
  'Exception in thread "main" ',
  'Exception in thread "Render thread" ',
  'Exception in thread "Client thread" ',
  'Exception in thread "Server thread" ',
  'Exception in thread "Minecraft main thread" ',
  "Chunk system error at chunk ",
  // A region of Folia: the server stops.
  " failed to tick:",
  " failed to execute tasks:",
  "Uncaught exception in tick thread ",
  "Uncaught exception in server thread",
  "Exception caught from launcher",
  // Forge up to 1.12, before there is a game: it throws this again, and Java ends.
  "An error occurred trying to configure the minecraft home at ",
];
/** One of these is in each of those above: most lines have none, and need no further look. */
export const partsOfMarks = ["xception", "start", "crash", "tick", "system error", "execute tasks:", "minecraft home"];
const description = "Description: ";
/** Reports that people ask for, which are not of a crash. */
const notCrashes = ["Level dump", "Profiler", "Canary Class Analysis"];
/** Lines that stand below it. */
const after = [
  "An unrecoverable error has occurred and the server has crashed",
  "rash report has been saved to",
  "Game crashed!",
  "Crash report saved to",
  "Preparing crash report",
];

/** Where Forge prints what Java itself says of a thread that has ended, the words before the exception are lost. */
const uncaught =
  /\[(?:main|Render thread|Client thread|Server thread)\/\w{4,5}\] \[STDERR\/?\]: \[java\.lang\.ThreadGroup:uncaughtException:\d{1,5}\]: (?![\w.$]{1,120}ExitTrappedException)/;

/** What starts the game up to 1.12 says this, and exits. It says nothing more. */
const notLaunched = /(?:\]|INFO|ERROR|SEVERE):? {1,2}Unable to launch\s{0,4}$/;

const linesBefore = 3;
const linesAfter = 4;
const maxLooked = 1000;
const maxHeader = 200;

/** Whether the log says, close by, that the game or the server ended with the exception that stands in these lines. */
export function isMarkedAsCrash(lines: Lines, firstLine: number, endLine: number): boolean {
  if (uncaught.test(look(lines, firstLine))) return true;
  for (let line = firstLine; line >= Math.max(0, firstLine - linesBefore); line--) {
    const text = look(lines, line);
    const described = descriptionIn(text);
    if (described !== null) return isCrashDescription(described);
    if (isWorthALook(text) && marksBefore.some((mark) => text.includes(mark))) return true;
    if (text.includes("Unable to launch") && notLaunched.test(text)) return true;
    // Another trace: what it says above that is about that one.
    if (line < firstLine && /^\s{0,8}at /.test(text)) break;
  }
  for (let line = endLine; line < Math.min(lines.count, endLine + linesAfter); line++) {
    const text = look(lines, line);
    if (after.some((mark) => text.includes(mark))) return true;
  }
  return false;
}

/** Also behind the headers of a log into which the report was printed, line by line. */
function descriptionIn(text: string): string | null {
  const at = text.indexOf(description);
  if (at === -1 || at > maxHeader) return null;
  return at === 0 || /\]:? $/.test(text.slice(0, at)) ? text.slice(at + description.length) : null;
}

/** Of a crash report. */
export function isCrashDescription(text: string): boolean {
  return !notCrashes.some((name) => text.startsWith(name));
}

function isWorthALook(text: string): boolean {
  return partsOfMarks.some((part) => text.includes(part));
}

function look(lines: Lines, line: number): string {
  return lines.get(line, maxLooked);
}
