import type { BundleFileKindInsight as BundleFileKind, MissingFileInsight } from "../../wire/bundle-insights.ts";
import type { Analysis, RunOutcome } from "../model/analysis.ts";
import type { HouseWords } from "../model/house-words.ts";
import type { Parameters, Severity, Term } from "../model/model.ts";

export type { BundleFileKind };

/** What an explanation of several files is made of. Pure data: it crosses threads and the network. Lines are counted from 0. */

/** A file of a bundle, with the analysis that was made of it alone. */
export interface BundleFile {
  name: string;
  text: string;
  analysis: Analysis;
}

/** What a line proves. */
export type EvidenceRole =
  /** It says it itself. */
  | "cause"
  /** Another file has this exception, too. */
  | "exception"
  /** What happened shortly before the end. */
  | "before"
  /** The list that says whose code it is. */
  | "mod-list"
  | "version"
  | "memory"
  /** How the program ended, as its launcher, its shell or the system says. */
  | "exit"
  /** The last that the log says. */
  | "last-line"
  /** What the other side of a connection says. */
  | "other-side"
  /** What another run of the same game shows. */
  | "other-run";

export interface BundleEvidence {
  /** Index of the file. */
  file: number;
  line: number;
  text: string;
  role: EvidenceRole;
}

/** A finding over all files of a run: told once, however many of them say it. */
export interface BundleFinding {
  code: string;
  severity: Severity;
  /** From 0 to 1. */
  confidence: number;
  parameters: Parameters;
  /** Explained by another finding that comes before it. */
  isConsequence: boolean;
  isFromEarlierRun: boolean;
  /** How often it happened: what two files of one run both say happened once. */
  count: number;
  /** Where it stands first: the file, and the line that says it. */
  file: number;
  line: number;
  /** Lines of every file that prove it, the one that says it first. */
  evidence: BundleEvidence[];
  /** What it says, where it is one of the operator's own. */
  house?: HouseWords;
}

/** Why files are taken to be of one run, or not. */
export interface RunReason {
  /** Indexes of the two files. */
  files: [number, number];
  because: Term;
}

/** Files of one run of the game or the server. */
export interface BundleRun {
  /** Indexes, the most telling first. */
  files: number[];
  /** Why they belong together: empty where there is only one. */
  reasons: RunReason[];
  outcome: RunOutcome | null;
  /** Milliseconds of its end as its clock shows it (taken as UTC), `null` where no file gives a date. */
  endedAt: number | null;
}

/** A file that is not of the run that the verdict is about. */
export interface FileApart {
  file: number;
  because: Term;
  /** What it shows first itself, where that is bad. */
  finding?: Pick<BundleFinding, "code" | "parameters" | "house">;
}

/** Which file would help next. */
export interface MissingFile {
  kind: MissingFileInsight["kind"];
  /** Its name, where a file gives it or where it can be told: `crash-2024-05-01_12.00.00-client.txt`. */
  name: string | null;
  because: Term;
}

export interface BundleExplanation {
  ruleSet: string;
  /** Index of the most telling file. */
  primary: number;
  /** All indexes, the most telling first. */
  order: number[];
  /** In the order of the files given. `run`: an index into `runs`. */
  files: { kind: BundleFileKind; run: number }[];
  /** The one that the verdict is about first. */
  runs: BundleRun[];
  /** Of the first run. */
  outcome: RunOutcome | null;
  /** The cause first, what follows from it behind, remarks last. Empty where nothing is wrong. */
  findings: BundleFinding[];
  apart: FileApart[];
  /** `null` where nothing more is needed. */
  missing: MissingFile | null;
  /** Reading all files to their end took too long. */
  isPartial?: true;
}
