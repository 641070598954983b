import { startMarks } from "../evidence/runs.ts";
import type { ExceptionGroup } from "../model/exception-group.ts";
import type { Mod, Plugin } from "../model/facts.ts";
import { Lines } from "../text/lines.ts";
import { type Exit, exitIn, exitsIn } from "./exit-codes.ts";
import { kindOfFile } from "./file-kinds.ts";
import { type Span, spanOfFile, timeOfLine } from "./file-span.ts";
import type { BundleEvidence, BundleFile, BundleFileKind, EvidenceRole } from "./model.ts";
import { type Moment, momentOf } from "./moments.ts";
import { type NamedReport, reportsNamedIn } from "./named-reports.ts";
import { type Side, sideOf } from "./sides.ts";

/** What stands at the beginning of a file is read no further, and neither is what stands at its end. */
const maxHead = 400_000;
const linesForTime = 200;
const linesForExit = 5;
const maxVersion = 60;
const maxModIds = 20_000;
const stoppedTail = 3000;
const startHead = 20_000;
const stopped =
  /\]: (?:Stopping!|Stopping (?:the )?server|Closing Server|Thread Pool Shut down)|ThreadedAnvilChunkStorage: All dimensions are saved/;

interface TimedExit extends Exit {
  line: number;
  time: Moment | null;
}

/** What one file says that tells whether another is of the same run, and what it can add to it. */
export class FileSigns {
  readonly kind: BundleFileKind;
  readonly side: Side | null;
  readonly minecraft: string | null;
  readonly java: string | null;
  /** `Fabric loader version 0.15.11` */
  readonly loader: { label: string; value: string } | null;
  private readonly span: Span;
  readonly exit: (Exit & { line: number }) | null;
  readonly player: string | null;
  readonly processId: string | null;
  /** At which a server listens. */
  readonly port: string | null;
  /** The reports of crashes that the log says were written. */
  readonly namedReports: readonly NamedReport[];
  /** Of a crash report. */
  readonly description: string | null;
  private allLines: Lines | null = null;
  private namedMods: Mod[] | null = null;
  private allExits: TimedExit[] | null = null;

  constructor(
    readonly index: number,
    readonly file: BundleFile,
    /** Among all files, in an order that does not depend on how they were given. */
    readonly place: number = index,
  ) {
    const { text, analysis } = file;
    const { head } = this;
    const stated = (label: string) => analysis.statements.find((one) => one.label === label)?.value ?? null;
    this.kind = kindOfFile(file);
    this.side = sideOf(file, this.kind);
    this.minecraft = stated("Minecraft version");
    this.java = stated("Java version");
    const loader = analysis.statements.find(({ label }) => /^(?:Neo)?Forge version$|loader version$/.test(label));
    this.loader = loader ? { label: loader.label, value: loader.value.slice(0, maxVersion) } : null;
    const exit = this.isReport ? null : exitIn(text);
    this.exit = exit && { ...exit, line: this.lineAt(exit.offset) };
    this.player = playerIn(head);
    this.port = behind(head, "Starting Minecraft server on ", /^[^\s:]{0,30}:(\d{1,5})\b/);
    this.processId = processIn(head, this.kind);
    this.namedReports = this.isReport ? [] : reportsNamedIn(text);
    this.description = this.isReport
      ? (/^Description: ([^\n\r]{1,300})/m.exec(head.slice(0, 20_000))?.[1] ?? null)
      : null;
    this.span = spanOfFile(this);
  }

  /** Of the last run: a file may hold several. */
  get start(): Moment | null {
    return this.span.start;
  }

  get end(): Moment | null {
    return this.span.end;
  }

  /** Milliseconds from start to end. */
  get lasted(): number {
    return this.span.lasted;
  }

  /** How every start ended that the log of a launcher tells of. */
  get exits(): readonly TimedExit[] {
    this.allExits ??= exitsIn(this.file.text).map((exit) => {
      const line = this.lineAt(exit.offset);
      return { ...exit, line, time: this.timeAt(line, linesForExit) };
    });
    return this.allExits;
  }

  get lines(): Lines {
    this.allLines ??= new Lines(this.file.text);
    return this.allLines;
  }

  /** What is read of its beginning. */
  get head(): string {
    return this.file.text.slice(0, maxHead);
  }

  get isReport(): boolean {
    return this.kind === "crash-report" || this.kind === "jvm-crash" || this.kind === "network-protocol-error-report";
  }

  get isGameLog(): boolean {
    return this.kind === "log" || this.kind === "debug-log" || (this.kind === "launcher-log" && this.hasGame);
  }

  /** A launcher's log may have the game's own lines in it. */
  get hasGame(): boolean {
    const { software } = this.file.analysis;
    return !/^(?:unknown|prism-launcher|minecraft-launcher|stack-trace)\//.test(software.id);
  }

  get mods(): readonly Mod[] {
    const { mods } = this.file.analysis.facts;
    if (mods.length > 0 || this.isReport) return mods;
    this.namedMods ??= this.modsNamed();
    return this.namedMods;
  }

  /** Forge up to 1.12 lists ids alone: `Attempting connection with missing mods [minecraft, mcp, …] at CLIENT`. */
  private modsNamed(): Mod[] {
    const needle = "Attempting connection with missing mods [";
    const at = this.head.indexOf(needle);
    if (at === -1) return [];
    const line = this.lineAt(at);
    const list = this.file.text.slice(at + needle.length, Math.min(this.lines.end(line), at + maxModIds));
    return list
      .split("]", 1)[0]!
      .split(", ")
      .map((id) => ({ id, line }));
  }

  get plugins(): readonly Plugin[] {
    return this.file.analysis.facts.plugins;
  }

  /** The exceptions that it says ended the last run; of a report the first one. */
  get crashes(): ExceptionGroup[] {
    const { exceptions, runs } = this.file.analysis;
    const lastRun = this.isReport ? 0 : (runs.at(-1)?.firstLine ?? 0);
    const marked = exceptions.filter(({ crash, lines }) => crash && (lines.at(-1) ?? 0) >= lastRun);
    if (marked.length > 0 || this.kind !== "crash-report") return marked;
    const first = [...exceptions].sort((a, b) => a.firstLine - b.firstLine)[0];
    return first ? [first] : [];
  }

  /** Whether it begins with a start of the game or the server, and is no later part of a log. */
  get hasStart(): boolean {
    const head = this.head.slice(0, startHead);
    return startMarks.some((mark) => head.includes(mark));
  }

  /** The first report of the last run that it says was written. */
  get namedReport(): { name: string; line: number } | null {
    const lastRun = this.file.analysis.runs.at(-1)?.firstLine ?? 0;
    const named = this.namedReports.map(({ name, offset }) => ({ name, line: this.lineAt(offset) }));
    return named.find(({ line }) => line >= lastRun) ?? named.at(-1) ?? null;
  }

  /** The line near its end that says that it was stopped as it should be. */
  get stopLine(): number | null {
    const from = Math.max(0, this.file.text.length - stoppedTail);
    const match = stopped.exec(this.file.text.slice(from));
    return match ? this.lineAt(from + match.index) : null;
  }

  get isStopped(): boolean {
    return this.stopLine !== null;
  }

  /** The last line that says something. */
  get lastLine(): number {
    let line = this.lines.count - 1;
    for (let tried = 0; line > 0 && tried < 100 && this.lines.get(line).trim() === ""; tried++) line--;
    return line;
  }

  lineAt(offset: number): number {
    return this.lines.at(offset);
  }

  textAt(line: number): string {
    const { lines } = this;
    const start = lines.start(Math.min(line, lines.count - 1));
    return lines.text.slice(start, Math.min(lines.end(Math.min(line, lines.count - 1)), start + 300)).trim();
  }

  /** A line, for what it proves. */
  evidence(line: number, role: EvidenceRole): BundleEvidence {
    return { file: this.index, line, text: this.textAt(line), role };
  }

  evidenceAt(offset: number, role: EvidenceRole): BundleEvidence {
    return this.evidence(this.lineAt(offset), role);
  }

  /** When a line was written, as far as it or the lines above it say. */
  timeAt(line: number, most = linesForTime): Moment | null {
    const { lines } = this;
    for (let at = Math.min(line, lines.count - 1), left = most; at >= 0 && left > 0; at--, left--) {
      const time = timeOfLine(lines, at);
      if (time !== null) return momentOf(time);
    }
    return null;
  }
}

/** Of a player whose name nobody has masked. */
function playerIn(head: string): string | null {
  const name = behind(head, "Setting user: ", /^(\w{2,16})\b/) ?? behind(head, "LocalPlayer['", /^(\w{2,16})'/);
  return name && !/^Player\d{1,4}$/.test(name) ? name : null;
}

function processIn(head: string, kind: BundleFileKind): string | null {
  if (kind === "jvm-crash") return /\bpid=(\d{1,9})\b/.exec(head.slice(0, 20_000))?.[1] ?? null;
  for (const needle of ["rocess ID: ", "PID: ", "PID：", "进程 ID："]) {
    // `PID: 22 | Suspended: false` is a thread of a watchdog's dump.
    const id = behind(head, needle, /^ ?(\d{1,9})\b(?! \|)/);
    if (id) return id;
  }
  return null;
}

/** What stands behind a literal, where it stands first. */
function behind(text: string, needle: string, pattern: RegExp): string | null {
  const at = text.indexOf(needle);
  return at === -1 ? null : (pattern.exec(text.slice(at + needle.length, at + needle.length + 40))?.[1] ?? null);
}
