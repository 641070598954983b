import type { RunOutcomeInsight as RunOutcome } from "../../wire/run-outcome.ts";
import type { Completeness } from "./completeness.ts";
import type { ExceptionGroup } from "./exception-group.ts";
import type { Facts } from "./facts.ts";
import type { FoundFinding, Level, Software, Statement } from "./model.ts";

export type { RunOutcome };

/** The lines of an entry, for showing. */
export interface Excerpt {
  level: Level;
  time: number | null;
  prefix: string;
  firstLine: number;
  lines: string[];
}

export interface Analysis {
  ruleSet: string;
  software: Software;
  lines: number;
  statements: (Statement & { excerpt: Excerpt })[];
  facts: Facts;
  exceptions: ExceptionGroup[];
  /** Causes first, consequences behind them, warnings last. */
  findings: ReportedFinding[];
  /** The starts that the file holds, and what came of each: at most 200, the last one last. */
  runs: RunSummary[];
  /** Of the last run. `null` where the text is no log that anybody could judge. */
  outcome: RunOutcome | null;
  /** Whether it has the beginning and the end of a run. `null` for a piece, of which nobody can tell. */
  completeness: Completeness | null;
  /** Somebody ran a mod from its sources, or a client. */
  isDevelopment?: true;
  /** Lines from 0, the end exclusive, that nobody has read: see `analyseEnds` and `Reading`. */
  unread?: { firstLine: number; endLine: number };
}

/** Lines from 0, the end exclusive. */
export interface RunSummary {
  firstLine: number;
  endLine: number;
  outcome: RunOutcome;
}

/** The line that somebody who helps would quote: its number from 0, and its message without what stands before it. */
export interface DecisiveLine {
  line: number;
  text: string;
}

export type ReportedFinding = FoundFinding & { excerpt: Excerpt; decisive: DecisiveLine };
