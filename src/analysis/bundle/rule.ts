import type { Candidate } from "./candidates.ts";
import type { FileSigns } from "./file-signs.ts";
import type { JoinedOwners } from "./joined-owners.ts";
import type { FileRun } from "./runs.ts";

/** What a rule over several files can read. */
export interface BundleContext {
  /** The run that the verdict is about. */
  run: FileRun;
  /** The other runs: of the same game at other times, or of the other side of a connection. */
  others: readonly FileRun[];
  /** Files of the other side, which ran at the same time. */
  otherSide: readonly FileSigns[];
  joined: JoinedOwners;
  /** What its files say, each alone, in order. */
  candidates: readonly Candidate[];
  /** What ended the run, as far as one file says it. */
  end: Candidate | null;
}

/** A problem that only several files together show: a file in `rules/` each. */
export interface BundleRule {
  codes: readonly string[];
  find(context: BundleContext): readonly RuleMatch[];
}

export interface RuleMatch extends Candidate {
  /** How strongly it explains what ended the run, beside what `explains` says of findings of single files: 1 to 5; 0 is never first. */
  weight: number;
  /** What it says better; these are then not told again. */
  replaces?: readonly Candidate[];
}
