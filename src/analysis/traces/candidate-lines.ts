import type { Lines } from "../text/lines.ts";
import { NeedleScan } from "../text/needle-scan.ts";

/** What a line must have to be looked at. */
export const candidateNeedles = [
  "\tat ",
  " at ",
  "\nat ",
  "Exception",
  "Error",
  "Throwable",
  "Caused by",
  "#0 ",
  "Stack:",
] as const;
const [spaced, ownLine, headers, php, stack] = [1, 2, 3, 7, 8];

const isHeader = 1;
const isPhp = 2;
const isStack = 4;

export interface Candidate {
  line: number;
  /** Where in the line `at` stands, if it does, or -1. */
  at: number;
  isHeader: boolean;
  isPhp: boolean;
  isStack: boolean;
}

/** The lines that may be of a stack trace, gathered in a walk over the text. */
export class CandidateLines {
  private count = 0;
  private rows = new Int32Array(1024);
  private places = new Int32Array(1024);
  private flags = new Uint8Array(1024);

  constructor(private readonly lines: Lines) {
    if (lines.text.startsWith("at ")) this.add(0, 0, 0);
  }

  /** A needle, by its index, at a place of the text. Lines come in order. */
  note(needle: number, offset: number, line: number): void {
    const { text } = this.lines;
    if (needle === spaced && isProse(text, offset)) return;
    if (needle >= headers) {
      this.add(line, -1, needle === php ? isPhp : needle === stack ? isStack : isHeader);
    } else if (needle === ownLine) {
      if (line + 1 < this.lines.count) this.add(line + 1, 0, 0);
    } else this.add(line, offset + 1 - this.lines.start(line), 0);
  }

  private add(line: number, at: number, flag: number): void {
    const last = this.count - 1;
    if (last >= 0 && this.rows[last] === line) {
      this.flags[last]! |= flag;
      if (this.places[last] === -1) this.places[last] = at;
      return;
    }
    if (this.count === this.rows.length) this.grow();
    this.rows[this.count] = line;
    this.places[this.count] = at;
    this.flags[this.count] = flag;
    this.count++;
  }

  private grow(): void {
    const [rows, places] = [this.rows, this.places].map((old) => {
      const larger = new Int32Array(old.length * 2);
      larger.set(old);
      return larger;
    });
    const flags = new Uint8Array(this.flags.length * 2);
    flags.set(this.flags);
    this.rows = rows!;
    this.places = places!;
    this.flags = flags;
  }

  /** Calls back with each, in order. What it returns is the line to go on with. */
  each(found: (candidate: Candidate) => number): void {
    const candidate: Candidate = { line: 0, at: -1, isHeader: false, isPhp: false, isStack: false };
    for (let i = 0, next = 0; i < this.count; i++) {
      if (this.rows[i]! < next) continue;
      const flag = this.flags[i]!;
      candidate.line = this.rows[i]!;
      candidate.at = this.places[i]!;
      candidate.isHeader = (flag & isHeader) !== 0;
      candidate.isPhp = (flag & isPhp) !== 0;
      candidate.isStack = (flag & isStack) !== 0;
      next = found(candidate);
    }
  }
}

const ownScan = new NeedleScan(candidateNeedles);

/** Of a text that is walked over for nothing else. */
export function candidateLinesOf(lines: Lines): CandidateLines {
  const candidates = new CandidateLines(lines);
  let line = 0;
  ownScan.scan(lines.text, (needle, offset) => {
    while (line + 1 < lines.count && lines.start(line + 1) <= offset) line++;
    candidates.note(needle, offset, line);
  });
  return candidates;
}

/** `looked at`, `entity id 912 at (`: most of a log. */
function isProse(text: string, at: number): boolean {
  return (at > 0 && isLetter(text.charCodeAt(at - 1))) || text.charCodeAt(at + 4) === 0x28;
}

function isLetter(code: number): boolean {
  return (code >= 97 && code <= 122) || (code >= 65 && code <= 90);
}
