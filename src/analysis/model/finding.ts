import type { Parameters, ParameterValue, Severity, Software } from "./model.ts";
import { literalsOf } from "./pattern-literals.ts";

/** What a finding can read around the place where its pattern matched. */
export interface MatchContext {
  software: Software;
  /** What the pattern is tried on: the line with the needle, and up to 2,000 characters of what stands below it. */
  head: string;
  /** The lines from the one with the needle on, up to the end of the entry (of the report) (at most 400 lines, 64 KiB). */
  text: string;
  /** The beginning of that. All that a rule is handed is counted: what it does not read, it should not ask for. */
  upTo(characters: number): string;
  /** The whole entry that the needle stands in, cut in the same way. */
  entry: string;
  /** What the entry says above the line with the needle, cut in the same way. */
  earlier: string;
  /** Up to 40 lines before it. */
  before: string;
  /** Up to 5 lines behind its entry. */
  behind: string;
  /** Whether a literal stands anywhere in the log. One that the rule has, not one out of the log: each takes a walk over all of it. */
  mentions(literal: string): boolean;
  /** What stands between two literals of the rule in one line, wherever in the log: the first 1,000 texts, 200 characters each. */
  between(start: string, end: string): ReadonlySet<string>;
}

/** What a rule could read; what it could not is left out. */
export type MaybeParameters = Record<string, ParameterValue | null | undefined>;

/**
 * `cause`: what was thrown, what it means, by whose code and where. `suspect`: whose code threw it. `mod`, `plugin`: the same,
 * where the line does not name it. `provider`: whose the class in the parameter `class` is. `holder`: the
 * same, as the `mod`, where it is known for sure. `thread`: whose code the server's thread ran.
 * `repeating`: all whose code called each other without end. `grower`: whose list was just growing. `client-mods`: whether it is of a mod for the client only, or which of
 * the list are. `java`: which Java the game of the log is made for, unless it is the one in use. `certificates`: the Java of the log
 * where it does not know today's.
 */
export type JoinKind =
  | "cause"
  | "suspect"
  | "mod"
  | "plugin"
  | "provider"
  | "holder"
  | "thread"
  | "repeating"
  | "grower"
  | "origin"
  | "client-mods"
  | "java"
  | "certificates";

/**
 * What a finding is to the verdict: `specific` says what is wrong, `general` what failed, `crash` only who crashed, `unknown` that nobody
 * knows why, `environment` is a remark that may have nothing to do with it, `own-words` repeats what somebody wrote into the log: it is
 * not told where something else is known of the same lines.
 */
export type FindingRole = "specific" | "general" | "crash" | "unknown" | "environment" | "own-words";
/** What explains most first. */
export const roleRank: Record<FindingRole, number> = {
  specific: 0,
  general: 1,
  crash: 2,
  unknown: 3,
  environment: 4,
  "own-words": 5,
};

/** What the verdict knows of a code. */
export interface RuleFacts {
  role: FindingRole;
  causedBy: readonly string[];
  supersedes?: boolean;
  impliedBy?: readonly string[];
  /** Not told where something is known to have ended the last run. */
  unlessEnded?: boolean;
}

/** How findings that differ in their parameters become one. */
export interface Merging {
  /** Fewer than so many stay single findings. */
  least: number;
  /** Findings whose keys are equal become one; `null`: this one stays apart. */
  key(parameters: Parameters): string | null;
  /** What they say together; the first of them comes first in the log. */
  parameters(all: readonly Parameters[]): MaybeParameters;
}

/**
 * A problem that single lines of a log show: a file in `rules/lines/` each. Its sentences are in `words/`, its samples
 * beside it. What only the whole log shows is a `WholeLogFinding`.
 */
export interface Finding {
  code: string;
  severity: Severity;
  /** Another severity where the place says so; `undefined`: the usual one. */
  severityAt?: (match: RegExpExecArray, place: MatchContext) => Severity | undefined;
  /** How sure it is, from 0 to 1. 0.9 where nothing is said. */
  confidence?: number;
  /**
   * ASCII literals. One of them has to be in a line before the pattern is tried from there, so they should be rare. Those
   * of the pattern (`literalsOf`) where nothing is said.
   */
  needles: readonly string[];
  /**
   * Tried on the line that has the needle and on what stands below it in the same entry (of the report), at most 2,000
   * characters. Everything in a log is hostile: `patterns.test.ts` bounds the steps that it can take. Without the `g` flag.
   */
  pattern: RegExp;
  /** The parameters of this occurrence; `null`: it is not one after all. */
  parameters?: (match: RegExpExecArray, place: MatchContext) => MaybeParameters | null;
  /** Also looks at what players say; the others pass chat over. */
  readsChat?: boolean;
  /** What is put to it from the exception that stands there: its cause, whose code threw it, whose a class is. */
  joins?: readonly JoinKind[];
  /** The parameter whose number may differ from place to place: it is one finding, with the largest. */
  largest?: string;
  /** The parameters that make it another finding: where they are the same, it is one, with a count. All of them where nothing is said. */
  oneFor?: readonly string[];
  /** The parameter whose values are listed where several are one. */
  gathers?: string;
  /** Where that is not enough. */
  merge?: Merging;
  /** `specific` where nothing is said. */
  role?: FindingRole;
  /** Explains its exception so well that nothing else need be said of it. */
  supersedes?: true;
  /** Codes that, where they are found too, are the cause of this one. */
  causedBy?: readonly string[];
  /** Codes that, where they are found too, say the same and more: then this one is not told. */
  impliedBy?: readonly string[];
  /** Not told where something is known to have ended the last run. */
  unlessEnded?: true;
}

export function finding(one: Omit<Finding, "needles"> & Partial<Finding>): Finding {
  return { ...one, needles: one.needles ?? literalsOf(one.pattern) };
}
