import type { Completeness } from "../model/completeness.ts";
import type { ExceptionGroup } from "../model/exception-group.ts";
import type { Kind } from "../model/model.ts";
import { fakeDescription } from "../read/formats/reports.ts";
import type { Lines } from "../text/lines.ts";
import type { Evidence } from "./evidence.ts";
import { reportSpan } from "./report-span.ts";
import type { Run } from "./runs.ts";

/** What is printed early, by what has no mark of a start. */
const early =
  /tweak class|Launching wrapped minecraft|Environment: ?(?:authHost|Environment)|System Info: Java|Loading (?:server[ .])?properties|Loading server configuration|Minecraft: (?:[BP]E\b|Bedrock Edition)|onGeyserInitialize|Generating (?:EC )?keypair|DataFixer|Datafixer|\[bootstrap\]|Java argument:|Launched instance in|\bJava is version|Starting (?:Minecraft|Bedrock|server)|Loading pocketmine\.yml|Welcome to|FancyModLoader|CanaryMod|LiteLoader \d[\w.-]{1,40} starting up|Minecraft has crashed!|Mixin Subsystem|OpenSSL extension/i;
const earlyLines = 60;

/** What is said when something stops of its own will, or when somebody says that it has stopped. */
const ended =
  /Stopping!|Stopping (?:the )?(?:server|singleplayer|other threads|worker)|Process (?:exited|crashed|finished)|[Ee]xit(?:ed|ing)?(?: with)?(?: exit)? ?code|Game crashed|[Cc]rash report|Crash Report|Disconnecting|Shutting down|Closing (?:Server|Thread Pool|IO threads|listener|endpoint|the database)|Saving (?:worlds|chunks|players|is already)|All dimensions are saved|Flushing Chunk IO|Failed to start|Goodbye|goodbye|Server (?:has )?stopped|Server stop requested|server process|marked as offline|You need to agree to the EULA|Incompatible mod|Quit correctly|Exception in thread|^Killed\b|BUILD (?:FAILED|SUCCESSFUL)|Geyser shutdown|SoundSystem shutting down|Unloading dimension|Shutdown complete|Halting|halting|All providers took|Caching: total files|Bar Finished: ServerStopped /m;
/** The same, which only somebody who asks for it brings a server, a proxy or a game to. */
const stopped =
  /[\]:] ?(?:Stopping (?:the )?server|Stopping other threads|Closing Server|Shutting down the proxy|Thank you and goodbye|Closing (?:listener|pending connections|endpoint))|Server stop requested|Geyser shutdown/;
const closed = /[\]:] ?Stopping!/;
const endLines = 60;
const maxTail = 16_000;
const linesBehindTrace = 2;
const maxBlank = 20;

/** A player sees the menu. Forge up to 1.12, and the textures of blocks before 1.8, come before it. */
const oldForge = "Forge Mod Loader version ";
const menu = /Created: \d{1,6}x\d{1,6}[^\n]{0,80}(?<!\/blocks)-atlas|Connecting to [\w.-]{1,100}, \d/;
const oldForgeMenu = /Forge Mod Loader (?:has successfully loaded|load complete,) \d/;
/** A world of one's own has been asked for, and somebody is in one. */
const worldAsked = "Starting integrated minecraft server";
const inWorld = [" joined the game", " logged in with entity id ", "[CHAT] "];

/** A server is up, whether or not it says so itself: Sponge prints less at its usual level. */
const inServer = ["Bar Finished: ServerStarted ", "Sending event FMLServerStartedEvent ", " logged in with entity id "];

/** How far the last run came. `loading-world`: in the menu, a world was asked for and nobody has come into it. */
export type Phase = "starting" | "loading-world" | "up";

export interface LogEnd {
  hasBeginning: boolean;
  /** Whether the log says how the last run ended, or ends with what ended it. */
  hasEnd: boolean;
  /** A line says that it was over. */
  isSaid: boolean;
  /** The last line stops in the middle. */
  isCutInLine: boolean;
  /** The end is that of one that was asked to stop. */
  isStopped: boolean;
  phase: Phase;
}

const logs: ReadonlySet<Kind> = new Set(["client", "server", "proxy"]);

/** `null` for what has neither a beginning nor an end: a piece, a list of contents. */
export function logEndOf({ lines, software, runs, report, jvm, exceptions }: Evidence): LogEnd | null {
  const { kind } = software;
  if (kind === "unknown" || kind === "content" || lines.count === 0) return null;
  const isCutInLine = stopsInLine(lines);
  if (kind === "launcher")
    return { hasBeginning: true, hasEnd: true, isSaid: true, isCutInLine, isStopped: false, phase: "up" };
  if (kind === "jvm-crash") {
    return {
      hasBeginning: jvm !== null && jvm.firstLine < earlyLines,
      hasEnd: !(jvm?.isCut ?? true),
      isSaid: true,
      isCutInLine,
      isStopped: false,
      phase: "up",
    };
  }
  const last = runs.at(-1);
  if (!logs.has(kind) || !last) {
    return { ...reportSpan(report, lines), isSaid: true, isCutInLine, isStopped: false, phase: "up" };
  }
  const tail = tailOf(lines, last);
  const isSaid = last.hasCrashed || ended.test(tail);
  const isStopped = !last.hasCrashed && (kind === "client" ? closed : stopped).test(tail);
  const phase = isSaid ? "up" : phaseOf(lines, last, kind);
  // What throws while it starts, and says nothing more, has died of it.
  const hasEnd = isSaid || (phase === "starting" && endsInTrace(lines, exceptions));
  return { hasBeginning: beginsIn(lines, runs), hasEnd, isSaid, isCutInLine, isStopped, phase };
}

/** `isEnded`: whether something was found that ended the last run. */
export function completenessOf(evidence: Evidence, isEnded: boolean): Completeness | null {
  const end = logEndOf(evidence);
  if (!end) return null;
  const { hasBeginning, isSaid, isCutInLine, isStopped, phase } = end;
  // A report is cut off or not, whatever it tells of.
  const hasEnd = end.hasEnd || (isEnded && logs.has(evidence.software.kind));
  const state = !hasEnd
    ? phase === "starting"
      ? "stops-during-start"
      : "stops-without-end"
    : !isSaid
      ? "ends-after-error"
      : !hasBeginning
        ? "beginning-missing"
        : evidence.runs.length > 1
          ? "several-runs"
          : "complete";
  return { state, hasBeginning, hasEnd, stopsInLine: isCutInLine, stoppedNormally: isStopped && !isEnded };
}

function beginsIn(lines: Lines, runs: readonly Run[]): boolean {
  if (runs.length > 1 || runs[0]?.startLine !== null) return true;
  return early.test(lines.range(0, Math.min(lines.count, earlyLines)).slice(0, maxTail));
}

function tailOf(lines: Lines, { firstLine }: Run): string {
  const tail = lines.range(Math.max(firstLine, lines.count - endLines), lines.count).slice(-maxTail);
  // What looks like a report of a crash is printed at the start.
  return tail.slice(Math.max(0, tail.lastIndexOf(fakeDescription)));
}

function endsInTrace(lines: Lines, exceptions: readonly ExceptionGroup[]): boolean {
  let count = lines.count;
  while (count > 1 && lines.get(count - 1, maxBlank).trim() === "") count--;
  return exceptions.some(
    ({ firstLine, endLine, lines: all }) => (all.at(-1) ?? firstLine) + endLine - firstLine >= count - linesBehindTrace,
  );
}

function phaseOf(lines: Lines, run: Run, kind: Kind): Phase {
  const text = lines.text.slice(lines.start(run.firstLine), lines.end(run.endLine - 1));
  if (kind !== "client") {
    // Where the beginning is missing, it was up long ago.
    const isUp = run.upLine() !== null || run.startLine === null || inServer.some((mark) => text.includes(mark));
    return isUp ? "up" : "starting";
  }
  const asked = text.lastIndexOf(worldAsked);
  if (asked !== -1) return inWorld.some((mark) => text.indexOf(mark, asked) !== -1) ? "up" : "loading-world";
  if (run.upLine() !== null || run.startLine === null) return "up";
  return (text.includes(oldForge) ? oldForgeMenu : menu).test(text) ? "up" : "starting";
}

/** A header, or a line of a trace, that breaks off. Many a log that is whole has no end of line at its end. */
const cutHeader = /^\[(?:\d{1,2}[A-Z][a-z]{2}\d{4} )?\d{1,2}(?::\d{0,2}){0,2}[\d.]{0,4}(?:\] \[[^\]]{0,80})?$/;
const cutFrame = /^\s{1,8}at [\w.$/@<>~-]{0,300}(?:\([^)]{0,200})?$/;

function stopsInLine(lines: Lines): boolean {
  if (lines.text.endsWith("\n")) return false;
  const last = lines.get(lines.count - 1, 600);
  return cutHeader.test(last) || cutFrame.test(last);
}
