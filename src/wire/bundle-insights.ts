import type { LinkInsight } from "./finding-link.ts";
import type { Language } from "./languages.ts";
import type { RunOutcomeInsight } from "./run-outcome.ts";

/** What several files say together, field for field. Lines are counted from 1, files from 0 in the order given. */

export type BundleFileKindInsight =
  | "crash-report"
  | "network-protocol-error-report"
  | "jvm-crash"
  | "log"
  | "debug-log"
  | "launcher-log"
  | "other";

/** A line that proves a finding. */
export interface BundleEvidenceInsight {
  /** Index and name of the file. */
  file: number;
  name: string;
  line: number;
  text: string;
  /** What it proves, as a stable code and in words. */
  role: string;
  what: string;
}

export interface BundleFindingInsight {
  code: string;
  severity: "fatal" | "error" | "warning" | "notice";
  /** From 0 to 1. */
  confidence: number;
  isConsequence: boolean;
  isFromEarlierRun: boolean;
  parameters: Record<string, string | string[]>;
  count: number;
  /** Where it stands first. */
  file: number;
  name: string;
  line: number;
  message: string;
  advice: string[];
  /** Only where there are any. */
  links?: LinkInsight[];
  evidence: BundleEvidenceInsight[];
}

export interface BundleRunInsight {
  /** Indexes, the most telling first. */
  files: number[];
  /** Why they are taken to be of one run: one sentence for each two. */
  reasons: string[];
  outcome: RunOutcomeInsight | null;
  /** ISO 8601 without a zone, where a file has dates: logs do not say of which zone they are. */
  endedAt: string | null;
}

export interface MissingFileInsight {
  kind: "crash-report" | "latest-log" | "debug-log" | "older-log" | "jvm-crash" | "launcher-log" | "server-log";
  name: string | null;
  message: string;
}

export interface BundleInsights {
  /** Only where reading all files took too long: that, in words. */
  unread?: { message: string };
  language: Language;
  ruleSet: string;
  /** The cause in one line, with what it is of. */
  headline: string;
  /** The most telling file. */
  primary: number;
  /** All files, the most telling first. */
  order: number[];
  /** In the order given. `run`: an index into `runs`. */
  files: { name: string; kind: BundleFileKindInsight; title: string; run: number }[];
  /** The one that the findings are about first. */
  runs: BundleRunInsight[];
  outcome: RunOutcomeInsight | null;
  /** The cause first. Empty where nothing is wrong. */
  findings: BundleFindingInsight[];
  /** Files of other runs, and why they do not belong. */
  apart: { file: number; name: string; message: string }[];
  /** The file that would help next. */
  missing: MissingFileInsight | null;
}

/** As an answer has it: with the ids of the bundle and of its files. */
export interface BundleInsightsAnswer extends Omit<BundleInsights, "files"> {
  id: string;
  files: (BundleInsights["files"][number] & { id: string })[];
}
