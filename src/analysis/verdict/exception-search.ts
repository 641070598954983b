import { leadingCount } from "../../wire/leading-count.ts";
import { crashExceptions } from "../evidence/crash-exception.ts";
import type { ReportSection } from "../evidence/crash-report.ts";
import { type Evidence, entryAt, exceptionsByLine } from "../evidence/evidence.ts";
import type { ExceptionGroup } from "../model/exception-group.ts";
import type { FoundFinding } from "../model/model.ts";
import { culpritFor } from "../traces/meanings/explained.ts";

/** In a report every line is an entry of its own, and a trace stands below what announces it. */
const linesBelow = 80;
/** What is known of a mod, between what failed and why. */
const linesOfSection = 10;
const suppressedIntro = "Suppressed: ";
const loaderException = /\bModLoading(?:Crash)?Exception: /;
const maxHeader = 2000;
const isOfPhp = /^(?:pocketmine|genisys)\//;
const loadedNot = /Could not load plugin ['"][^'"\n]{1,120}['"]\s{0,4}$/;

/** Exceptions that only say that a class failed, not why. */
function isUninformative({ root }: ExceptionGroup): boolean {
  return /(?:ExceptionInInitializerError|InvocationTargetException)$/.test(root.type);
}

/** Finds the exception that a finding tells of. */
export class ExceptionSearch {
  private readonly byLine: { line: number; group: ExceptionGroup }[];
  private readonly ofSections = new Map<ReportSection, ExceptionGroup | null>();
  private readonly firstSuppressed = new Map<ExceptionGroup, number>();
  private crash: ExceptionGroup | null | undefined;

  constructor(private readonly evidence: Evidence) {
    this.byLine = exceptionsByLine(evidence.exceptions);
  }

  /** The exception that stands where the finding does. */
  of({ lines, firstLine, endLine }: Pick<FoundFinding, "lines" | "firstLine" | "endLine">): ExceptionGroup | null {
    const at = lines[0] ?? firstLine;
    const told = this.exceptionOfSection(at) ?? this.exceptionInMessage(at);
    if (told) return told;
    const found = this.nearest({ lines, firstLine, endLine });
    return found && isUninformative(found) && found.frames.length === 0 ? (this.saidBelow(found) ?? found) : found;
  }

  /** `Exception message: …` of the same section, which somebody has copied out of a report. */
  private saidBelow({ firstLine }: ExceptionGroup): ExceptionGroup | null {
    const below = this.byLine[this.firstFrom(firstLine + 1)];
    if (!below || below.line > firstLine + linesOfSection || isUninformative(below.group)) return null;
    const between = this.evidence.lines.range(firstLine, below.line + 1).slice(0, maxHeader);
    return /^\s{0,8}Exception message: /m.test(between) && !/^-- /m.test(between) ? below.group : null;
  }

  private nearest({ lines, firstLine, endLine }: Pick<FoundFinding, "lines" | "firstLine" | "endLine">) {
    const at = lines[0] ?? firstLine;
    const before = this.thrownBefore(at);
    if (before !== undefined) return before;
    const isReport = /-report$|^jvm-crash$|^unknown$/.test(this.evidence.software.kind);
    const last = isReport ? at + linesBelow : Math.max(endLine, at + 2);
    const next = this.firstFrom(at);
    // Another time, the trace above may have been longer than it is here.
    const announced = this.byLine[next];
    if (!isReport && announced?.line === at + 1 && this.isEntry(at)) return announced.group;
    for (let i = Math.min(next, this.byLine.length - 1); i >= Math.max(0, next - 3); i--) {
      const { line, group } = this.byLine[i]!;
      if (line <= at && at < line + group.endLine - group.firstLine) return group;
    }
    const below = this.byLine[next];
    if (below && below.line < last) return below.group;
    const above = this.byLine[this.firstFrom(firstLine)];
    if (above && above.line < at) return above.group;
    // What a report says in its details is about the crash.
    if (this.evidence.software.kind !== "crash-report") return null;
    this.crash ??= crashExceptions(this.evidence)[0] ?? null;
    return this.crash;
  }

  /** Whether something is said from this line on. */
  private isEntry(line: number): boolean {
    return entryAt(line, this.evidence)?.firstLine === line;
  }

  /**
   * PocketMine first writes what was thrown, and then which plugin it cannot load for that. `undefined`: this line is none like that;
   * `null`: what stands above it was told of another one.
   */
  private thrownBefore(at: number): ExceptionGroup | null | undefined {
    const { software, lines } = this.evidence;
    if (!isOfPhp.test(software.id) || !loadedNot.test(lines.get(at).slice(0, maxHeader))) return undefined;
    const above = this.byLine[this.firstFrom(at) - 1];
    if (!above || above.line + above.group.endLine - above.group.firstLine !== at) return null;
    return above.line > 0 &&
      lines
        .get(above.line - 1)
        .slice(0, maxHeader)
        .includes("Could not ")
      ? null
      : above.group;
  }

  /** Forge puts what was thrown into the message of its own exception, as a second line. */
  private exceptionInMessage(at: number): ExceptionGroup | null {
    const below = this.byLine[this.firstFrom(at + 1)];
    // What Java threw too often has no frames of its own any more, only those of whoever caught it.
    if (below?.line !== at + 1 || below.group.frames.length + below.group.outerFrames.length === 0) return null;
    return loaderException.test(this.evidence.lines.get(at).slice(0, maxHeader)) ? below.group : null;
  }

  /** A mod that failed has a section of its own in a report, with the exception above or below what is said of it. */
  private exceptionOfSection(at: number): ExceptionGroup | null {
    const section = this.evidence.report?.sections.find(({ firstLine, endLine }) => firstLine < at && at < endLine);
    if (!section || !/^MOD |^Mod loading issue/.test(section.title)) return null;
    const known = this.ofSections.get(section);
    if (known !== undefined) return known;
    const found = this.tellingIn(section);
    this.ofSections.set(section, found);
    return found;
  }

  /** The exception of a section that says most. */
  private tellingIn(section: ReportSection): ExceptionGroup | null {
    const inside: ExceptionGroup[] = [];
    for (let i = this.firstFrom(section.firstLine); i < this.byLine.length; i++) {
      const { line, group } = this.byLine[i]!;
      if (line >= section.endLine) break;
      inside.push(group);
    }
    const { owners } = this.evidence;
    return (
      inside.find((group) => !isUninformative(group) && culpritFor(group, owners) !== null) ??
      inside.find((group) => !isUninformative(group) && group.frames.length > 0) ??
      inside.find((group) => culpritFor(group, owners) !== null) ??
      inside.find(({ frames }) => frames.length > 0) ??
      inside[0] ??
      null
    );
  }

  /** The place of the first exception that begins in that line or below. */
  private firstFrom(line: number): number {
    return leadingCount(this.byLine.length, (index) => this.byLine[index]!.line < line);
  }

  /** Where the text of the first suppressed exception begins. All findings in one exception share the search. */
  firstSuppressedIn(group: ExceptionGroup): number {
    const known = this.firstSuppressed.get(group);
    if (known !== undefined) return known;
    const at = this.evidence.lines.text.indexOf(suppressedIntro, this.evidence.lines.start(group.firstLine));
    const end = at === -1 ? Number.POSITIVE_INFINITY : at + suppressedIntro.length;
    this.firstSuppressed.set(group, end);
    return end;
  }
}
