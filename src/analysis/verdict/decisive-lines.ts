import { entryAt } from "../evidence/evidence.ts";
import type { DecisiveLine } from "../model/analysis.ts";
import type { ExceptionGroup } from "../model/exception-group.ts";
import { type Entry, type FoundFinding, tellingLine } from "../model/model.ts";
import type { Lines } from "../text/lines.ts";

const maxText = 400;
/** Of an exception that is searched for its causes. */
const maxSearched = 600;
/** An exception so close below a line belongs to it. */
const linesBelow = 60;
/** Enough of what was thrown to tell it from others. */
const maxSought = 100;

/** Says that something is wrong, and not what: the form of a report, or half a sentence. */
const empty =
  /^\s{0,40}(?:$|-{2,}|\/\/|(?:Time|Description|Details?|States|Stacktrace|Thread|Mod List|Exception):?(?:\s|$))/;
const secondHalf = /^\s{0,40}Currently, /;
const frame = /^\s{0,40}at [\w$.]/;
const ofThread = /Current Thread: [\w ]{1,60}\s{0,4}$/;
/** Java's own report says first that it is one; further down, in which library it was. */
const ofJava = /^# A fatal error has been detected by the Java Runtime Environment/;
const javaFrame = "# Problematic frame:";
const linesToJavaFrame = 30;
/** What an exception is to the one around it is not part of what it says. */
const relation = /^\s{0,40}(?:# |- |(?:Caused by(?: \d{1,3})?|Suppressed|Failure message|Root cause): )/;

/** What a launcher repeats of what the game had written: its time, thread and stream, and the code that printed it. */
const repeatedHeader = /^\[\d\d:\d\d:\d\d\](?: ?\[[^\][\n]{1,100}\]:?){1,4}:? /;

type Span = Pick<FoundFinding, "firstLine" | "endLine">;

function spanFrom(line: number, { firstLine, endLine }: Span): Span {
  return { firstLine: line, endLine: line + (endLine - firstLine) };
}

/** Finds the line that somebody who helps would quote: what was thrown at last, rather than where a report begins. */
export class DecisiveLines {
  /** Where each exception stands first, and where the last run has it. */
  private readonly thrown: readonly Span[];

  constructor(
    private readonly lines: Lines,
    readonly entries: readonly Entry[],
    /** In any order; the crash first. */
    private readonly exceptions: readonly ExceptionGroup[],
    /** Where the last run of the file begins. */
    private readonly lastRun = 0,
  ) {
    this.thrown = exceptions.flatMap((group) => {
      const again = lastRun === 0 ? [] : group.lines.filter((line) => line >= lastRun && line !== group.firstLine);
      return [group, ...again.map((line) => spanFrom(line, group))];
    });
  }

  of(finding: FoundFinding): DecisiveLine {
    const line = this.lineOf(this.inLastRun(finding));
    return { line, text: this.messageAt(line) };
  }

  /** Of what the last run shows too, its place there: an older one is not what somebody has come for. */
  private inLastRun(finding: FoundFinding): FoundFinding {
    const { firstLine, lines } = finding;
    const line = firstLine < this.lastRun ? lines.find((one) => one >= this.lastRun) : undefined;
    if (line === undefined) return finding;
    return { ...finding, ...spanFrom(line, finding), lines: [line] };
  }

  private lineOf(finding: FoundFinding): number {
    const telling = tellingLine(finding);
    const near = this.near(telling);
    // A number, as of an index that is out of bounds, stands in many lines.
    for (const named of [finding.parameters["cause"], finding.parameters["exception"], finding.parameters["class"]]) {
      if (typeof named !== "string" || !/[A-Za-z]{4}/.test(named)) continue;
      const thrown = this.whereThrown(named, [...near, finding]);
      if (thrown !== null) return thrown;
    }
    const text = this.lines.get(telling, maxText);
    if (ofThread.test(text)) return this.inDump(finding) ?? telling;
    if (secondHalf.test(text) && telling > 0) return telling - 1;
    if (frame.test(text)) return this.aboveFrames(telling);
    if (ofJava.test(text)) return this.javaFrameBelow(telling);
    if (!empty.test(text)) return isHeading(text) ? this.below(telling, finding) : telling;
    return near[0]?.firstLine ?? telling;
  }

  /** Of a heading: the first line that it stands above, where that is told, too. */
  private below(line: number, { endLine }: FoundFinding): number {
    const next = line + 1;
    const text = next < Math.min(endLine, this.lines.count) ? this.lines.get(next, maxText) : "";
    const entry = entryAt(next, this);
    const isPart = entry?.firstLine !== next || entry.prefix === "";
    return isPart && !empty.test(text) && !frame.test(text) ? next : line;
  }

  /** Of a list of what a thread was doing: the frame that the finding tells of. */
  private inDump({ firstLine, endLine, parameters }: FoundFinding): number | null {
    const place = typeof parameters["place"] === "string" ? parameters["place"].split(", ").at(-1)! : "";
    if (place === "") return null;
    for (let line = firstLine; line < Math.min(endLine, firstLine + maxSearched); line++) {
      if (this.lines.get(line, maxText).includes(`(${place})`)) return line;
    }
    return null;
  }

  /** What was thrown there. */
  private aboveFrames(line: number): number {
    let above = line;
    while (above > 0 && line - above < maxSearched && frame.test(this.lines.get(above, maxText))) above--;
    const text = this.lines.get(above, maxText);
    // The heading of a section of a report says nothing.
    return frame.test(text) || /^\s{0,8}Stacktrace:/.test(text) ? line : above;
  }

  private javaFrameBelow(line: number): number {
    const end = Math.min(this.lines.count - 1, line + linesToJavaFrame);
    for (let below = line; below < end; below++) {
      if (this.lines.get(below, maxText).startsWith(javaFrame)) return below + 1;
    }
    return line;
  }

  /** The exception around the line, or the next one below it; then the one that ended everything. */
  private near(line: number): Span[] {
    const around = this.thrown.find(({ firstLine, endLine }) => firstLine <= line && line < endLine);
    const below = this.thrown
      .filter(({ firstLine }) => firstLine > line && firstLine - line <= linesBelow)
      .sort((a, b) => a.firstLine - b.firstLine)[0];
    const crash = this.exceptions.find((one) => one.crash);
    return [...new Set([around, below, crash])].filter((one) => one !== undefined);
  }

  /** The deepest place that names it: whoever wraps an exception repeats its message. */
  private whereThrown(cause: string, near: readonly Span[]): number | null {
    const sought = cause.slice(0, maxSought).replace(/…$/, "");
    for (const { firstLine, endLine } of near) {
      for (let line = Math.min(endLine, firstLine + maxSearched) - 1; line >= firstLine; line--) {
        const text = this.lines.get(line, maxText);
        if (text.includes(sought) && !frame.test(text)) return line;
      }
    }
    return null;
  }

  private messageAt(line: number): string {
    const text = this.lines.get(line, maxText * 2);
    const entry = entryAt(line, this);
    const isFirst = entry?.firstLine === line && entry.prefix !== "" && text.startsWith(entry.prefix);
    const message = (isFirst ? text.slice(entry.prefix.length) : text).replace(repeatedHeader, "");
    return message.replace(relation, "").trim().slice(0, maxText);
  }
}

/** `Missing Mods:`, with what is missing below it. */
function isHeading(text: string): boolean {
  return text.trimEnd().endsWith(":") && /[A-Za-z]{3}/.test(text);
}
