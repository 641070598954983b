import type { Finding, MatchContext } from "../model/finding.ts";
import { type Entry, type FoundFinding, listLine, type Severity, type Software, severityRank } from "../model/model.ts";
import { isChatLine } from "../read/chat-lines.ts";
import type { Lines } from "../text/lines.ts";
import { NeedleScan } from "../text/needle-scan.ts";
import { knownParameters, numberIn } from "./known-parameters.ts";
import { Reading } from "./reading.ts";

const maxPlaceLines = 400;
const maxPlaceCharacters = 64 * 1024;
/** What a pattern sees below the line with the needle: no message is longer. */
const maxCharactersBelow = 2000;
const linesBefore = 40;
const linesBehind = 5;
/** More than all rules have together. */
const maxMentions = 100;
const maxBetween = 1000;
const maxBetweenLength = 200;
/** A log that repeats itself is counted, but not read without end. */
const maxTries = 10_000;
const maxTriesEach = 2000;

/** Calls back with every place that one of some literals stands at, by its index. */
export interface Scan {
  scan(text: string, found: (needle: number, offset: number) => void): void;
}

/** Runs a set of findings over a log. */
export class FindingSet {
  readonly scan: Scan;
  /** For each needle, the findings that want it. */
  private readonly wanted: Finding[][];

  constructor(
    readonly findings: readonly Finding[],
    scanFor: (needles: readonly string[]) => Scan = (needles) => new NeedleScan(needles),
    /** What somebody else looks for in the same walk: one over a large text is a third of its analysis. */
    otherNeedles: readonly string[] = [],
  ) {
    const byNeedle = new Map<string, Finding[]>();
    for (const finding of findings) {
      for (const needle of finding.needles) byNeedle.set(needle, [...(byNeedle.get(needle) ?? []), finding]);
    }
    this.scan = scanFor([...byNeedle.keys(), ...otherNeedles]);
    this.wanted = [...byNeedle.values()];
  }

  /** How many come before the others. */
  get ownNeedles(): number {
    return this.wanted.length;
  }

  /** `other` notes the other needles, by their index. */
  find(
    lines: Lines,
    entries: readonly Entry[],
    software: Software,
    other: { note(needle: number, offset: number, line: number): void } | null = null,
    reading = new Reading(lines.text.length),
    /** What a walk over the text has found already. */
    hits: Scan = this.scan,
  ): FoundFinding[] {
    const found = new Map<string, FoundFinding>();
    const tries = new Map<Finding, number>();
    const lastLine = new Map<Finding, number>();
    let left = maxTries;
    let line = 0;
    let entry = 0;
    let chatLine = -1;
    let isChat = false;
    const places = new Places(lines, software, reading);
    const { ownNeedles } = this;
    hits.scan(lines.text, (needle, offset) => {
      if (needle < ownNeedles && left === 0) return;
      // Places come in order, so the line and the entry are looked for from where the last ones were.
      if (lines.start(line) > offset) line = lines.at(offset);
      while (line + 1 < lines.count && lines.start(line + 1) <= offset) line++;
      if (needle >= ownNeedles) {
        other?.note(needle - ownNeedles, offset, line);
        return;
      }
      if ((entries[entry]?.firstLine ?? 0) > line) entry = 0;
      while (entry + 1 < entries.length && entries[entry + 1]!.firstLine <= line) entry++;
      for (const finding of this.wanted[needle]!) {
        if (lastLine.get(finding) === line) continue;
        lastLine.set(finding, line);
        const tried = tries.get(finding) ?? 0;
        if (tried === maxTriesEach) continue;
        if (chatLine !== line) {
          chatLine = line;
          isChat = isChatLine(lines.get(line, 200));
        }
        if (isChat && !finding.readsChat) continue;
        if (left === 0 || !reading.mayGoOn) {
          left = 0;
          reading.leaveRest(line);
          return;
        }
        tries.set(finding, tried + 1);
        left--;
        const place = places.at(line, entries[entry]);
        const match = finding.pattern.exec(place.head);
        const parameters = match && (finding.parameters ? finding.parameters(match, place) : {});
        if (!parameters) continue;
        const severity = finding.severityAt?.(match, place) ?? finding.severity;
        add(found, finding, severity, knownParameters(parameters), line, entries[entry]);
      }
    });
    return [...found.values()];
  }
}

/** What rules see of a log around a place. */
class Places {
  private readonly mentioned = new Map<string, boolean>();
  private readonly found = new Map<string, ReadonlySet<string>>();
  private readonly isReport: boolean;

  constructor(
    private readonly lines: Lines,
    private readonly software: Software,
    private readonly reading: Reading,
  ) {
    // In a report, and in a piece that somebody copied out of a log, every line is an entry of its own: what belongs
    // together stands in the lines below.
    this.isReport = /-report$|^jvm-crash$|^unknown$/.test(software.kind);
  }

  at(line: number, entry: Entry | undefined): MatchContext {
    const { lines, reading, software } = this;
    const first = entry?.firstLine ?? line;
    const entryEnd = Math.max(entry?.endLine ?? line + 1, line + 1);
    const end = Math.min(this.isReport ? lines.count : entryEnd, line + maxPlaceLines);
    const cut = (from: number, to: number) => lines.range(from, to).slice(0, maxPlaceCharacters);
    return {
      software,
      mentions: (literal) => this.mentions(literal),
      between: (start, end) => this.between(start, end),
      get head() {
        const start = lines.start(line);
        const below = Math.min(lines.end(end - 1), lines.end(line) + maxCharactersBelow);
        return reading.hand(lines.text.slice(start, Math.min(below, start + maxPlaceCharacters)));
      },
      get text() {
        return reading.hand(cut(line, end));
      },
      upTo: (characters) => reading.hand(cut(line, end).slice(0, characters)),
      get entry() {
        return reading.hand(cut(Math.max(first, line - maxPlaceLines), Math.min(entryEnd, end)));
      },
      get earlier() {
        const from = Math.max(first, line - maxPlaceLines);
        return reading.hand(lines.text.slice(lines.start(from), lines.start(line)).slice(-maxPlaceCharacters));
      },
      get before() {
        return reading.hand(lines.range(Math.max(0, line - linesBefore), line).slice(-maxPlaceCharacters));
      },
      get behind() {
        const from = Math.min(entryEnd, lines.count);
        return reading.hand(lines.range(from, Math.min(from + linesBehind, lines.count)).slice(0, maxCharactersBelow));
      },
    };
  }

  private mentions(literal: string): boolean {
    const known = this.mentioned.get(literal);
    if (known !== undefined) return known;
    if (this.mentioned.size >= maxMentions) return false;
    const isThere = this.lines.text.includes(literal);
    this.mentioned.set(literal, isThere);
    return isThere;
  }

  private between(start: string, end: string): ReadonlySet<string> {
    const key = `${start}\n${end}`;
    const known = this.found.get(key);
    if (known) return known;
    const found = new Set<string>();
    const { text } = this.lines;
    let tried = 0;
    for (let at = text.indexOf(start); at !== -1 && tried < maxBetween; at = text.indexOf(start, at + 1)) {
      tried++;
      const from = at + start.length;
      const [line] = text.slice(from, from + maxBetweenLength).split("\n", 1);
      const to = line!.indexOf(end);
      if (to !== -1) found.add(line!.slice(0, to));
    }
    this.found.set(key, found);
    return found;
  }
}

function add(
  found: Map<string, FoundFinding>,
  finding: Finding,
  severity: Severity,
  parameters: FoundFinding["parameters"],
  line: number,
  entry: Entry | undefined,
): void {
  const key = `${finding.code}\n${JSON.stringify(identityOf(parameters, finding.largest))}`;
  const known = found.get(key);
  if (!known) {
    found.set(key, {
      code: finding.code,
      severity,
      confidence: finding.confidence ?? 0.9,
      parameters,
      firstLine: entry && entry.endLine > line ? entry.firstLine : line,
      endLine: entry && entry.endLine > line ? entry.endLine : line + 1,
      lines: [line],
      count: 1,
      isConsequence: false,
      isFromEarlierRun: false,
    });
    return;
  }
  known.count++;
  if (severityRank[severity] < severityRank[known.severity]) known.severity = severity;
  if (finding.largest && numberIn(parameters, finding.largest) > numberIn(known.parameters, finding.largest)) {
    known.parameters = parameters;
  }
  listLine(known.lines, line);
}

function identityOf(parameters: FoundFinding["parameters"], largest: string | undefined): object {
  return largest === undefined ? parameters : { ...parameters, [largest]: "" };
}
