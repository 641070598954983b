import type { InsightsKind as Kind } from "../../wire/insights-answer.ts";
import type { Language } from "../../wire/languages.ts";
import type { HouseWords } from "./house-words.ts";

export type { Kind, Language };

/** What an analysis is made of. Pure data: it crosses threads and the network. */

/** As in syslog; reports have three more. */
export const levels = {
  emergency: 0,
  alert: 1,
  critical: 2,
  error: 3,
  warning: 4,
  notice: 5,
  info: 6,
  debug: 7,
  title: 8,
  comment: 9,
  stack: 10,
} as const;
export type Level = (typeof levels)[keyof typeof levels];

/** A message of a log: its first line and those that belong to it. Lines are counted from 0 here, from 1 for people. */
export interface Entry {
  firstLine: number;
  /** Exclusive. */
  endLine: number;
  level: Level;
  /** Milliseconds; without a date in the log, since midnight of its first day. `null` where the log does not say. */
  time: number | null;
  /** What stands before the message: `[12:00:00] [Server thread/INFO]: `. */
  prefix: string;
  /** Who wrote it, as far as its header says. */
  thread: string | null;
  logger: string | null;
}

export interface Software {
  /** `paper/server` */
  id: string;
  /** `Paper` */
  name: string;
  kind: Kind;
  /** Of Minecraft, or its own where it has no other. `null` where the log does not say. */
  version: string | null;
}

/** Whether a player's machine wrote it: the game itself, or the launcher that started it. */
export function isPlayers({ kind }: Pick<Software, "kind">): boolean {
  return kind === "client" || kind === "launcher";
}

/** Something the log states: `Minecraft version`, `1.20.4`. */
export interface Statement {
  label: string;
  value: string;
  line: number;
}

export type Severity = "fatal" | "error" | "warning" | "notice";
/** The worst first. */
export const severityRank: Record<Severity, number> = { fatal: 0, error: 1, warning: 2, notice: 3 };

/** How many places of a finding or an exception are listed. They are counted beyond that. */
export const maxListedLines = 100;

/** Adds one place more. Of more than can be listed, the last one stays too: it tells whether the last run has it. */
export function listLine(lines: number[], line: number): void {
  if (lines.length < maxListedLines) lines.push(line);
  else lines[maxListedLines - 1] = line;
}

/** Of several lists, what can be listed: each once, in the order of the log. */
export function listedLines(...all: readonly (readonly number[])[]): number[] {
  const sorted = [...new Set(all.flat())].sort((a, b) => a - b);
  return sorted.length <= maxListedLines ? sorted : [...sorted.slice(0, maxListedLines - 1), sorted.at(-1)!];
}

/** Part of a sentence, by the name that catalogues have for it, with what stands in it. */
export interface Term {
  term: string;
  parameters?: Parameters;
}

/** What a sentence has a place for: text of the log, several, or something that every language says in its own way. */
export type ParameterValue = string | (string | Term)[] | Term;
export interface Parameters {
  [name: string]: ParameterValue;
}

export interface FoundFinding {
  code: string;
  severity: Severity;
  /** From 0 to 1. */
  confidence: number;
  parameters: Parameters;
  /** Where it stands first: lines of that place, from 0, end exclusive. */
  firstLine: number;
  endLine: number;
  /** The first lines of all its places, at most `maxListedLines`, the last of which is that of the last place. */
  lines: number[];
  count: number;
  /** Explained by another finding that comes before it. */
  isConsequence: boolean;
  /** Only runs before the last one of the file show it. */
  isFromEarlierRun: boolean;
  /** What it says, where it is one of the operator's own. */
  house?: HouseWords;
  /** The fingerprint of the exception that it tells of: several findings may be of one fault. Not stored. */
  fault?: string;
}

/** The line that says it, from 0: its entry may begin far above. */
export function tellingLine({ lines, firstLine }: Pick<FoundFinding, "lines" | "firstLine">): number {
  return lines[0] ?? firstLine;
}
