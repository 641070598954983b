import type { Collected } from "./collected.ts";
import type { LogView } from "./log-view.ts";

/**
 * Reads messages that begin with a literal. A reader of a block gives back the line to go on
 * with; then no other reader is asked.
 * Every quantifier in a reader's pattern is bounded or anchored: everything in a log is hostile.
 */
export interface Reader {
  begins: readonly string[];
  read(message: string, line: number, into: Collected, log: LogView): number | undefined;
}

/** Reads a message that is one line. Others may read it, too. */
export function oneLine(
  begins: readonly string[],
  read: (message: string, line: number, into: Collected, log: LogView) => void,
): Reader {
  return {
    begins,
    read(...message) {
      read(...message);
      return undefined;
    },
  };
}

export function behindColon(message: string): string {
  return message.slice(message.indexOf(":") + 1).trim();
}

interface Candidate {
  begins: string;
  /** The second character, or NaN. Comparing it first spares most of the comparing of texts. */
  second: number;
  reader: Reader;
}

/** Finds the readers for a message by its first character, so that most lines cost one look into a table. */
export class Readers {
  private readonly byFirst: Candidate[][] = [];

  constructor(readers: readonly Reader[]) {
    for (const reader of readers) {
      for (const begins of reader.begins) {
        const code = begins.charCodeAt(0);
        this.byFirst[code] ??= [];
        this.byFirst[code].push({ begins, second: begins.charCodeAt(1), reader });
      }
    }
    // Longer ones first: `Java VM Version:` before `Java`.
    for (const list of this.byFirst) list?.sort((a, b) => b.begins.length - a.begins.length);
  }

  readAll(log: LogView, into: Collected): void {
    const { text, count } = log;
    for (let line = 0; line < count && !log.isExhausted; ) {
      if (log.isNothing(line)) {
        line++;
        continue;
      }
      const at = log.messageAt(line);
      const candidates = this.byFirst[text.charCodeAt(at)];
      const next = candidates ? read(candidates, at, line, into, log) : 0;
      line = Math.max(next, line + 1);
    }
  }
}

function read(candidates: Candidate[], at: number, line: number, into: Collected, log: LogView): number {
  const { text } = log;
  const next = text.charCodeAt(at + 1);
  for (const { begins, second, reader } of candidates) {
    if ((second !== next && begins.length > 1) || !text.startsWith(begins, at)) continue;
    const lineAfter = reader.read(log.from(at, line), line, into, log);
    if (lineAfter !== undefined) return lineAfter;
  }
  return 0;
}
