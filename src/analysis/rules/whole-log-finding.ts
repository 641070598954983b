import type { Evidence } from "../evidence/evidence.ts";
import type { ExceptionGroup } from "../model/exception-group.ts";
import type { FindingRole, MaybeParameters } from "../model/finding.ts";
import type { Severity } from "../model/model.ts";

/** Where the problem was found. */
export interface WholeLogMatch {
  parameters: MaybeParameters;
  /** Lines from 0, the end exclusive. */
  firstLine: number;
  endLine: number;
  /** The first lines of all places; the first line where nothing is said. */
  lines?: readonly number[];
  count?: number;
  confidence?: number;
  severity?: Severity;
  /** The exception that it tells of. */
  group?: ExceptionGroup;
  /** The code, if it is not the first one of `codes`. */
  code?: string;
}

/**
 * A problem, or several that exclude each other, that only the evidence of the whole log shows: a file in
 * `rules/whole-log/` each, with its samples beside it. What single lines show is a `Finding`.
 */
export interface WholeLogFinding {
  codes: readonly string[];
  severity: Severity;
  confidence?: number;
  role?: FindingRole;
  /** Explains its exception so well that nothing else need be said of it. */
  supersedes?: true;
  /** Codes that, where they are found too, are the cause of this one. */
  causedBy?: readonly string[];
  /** Codes that, where they are found too, say the same and more: then this one is not told. */
  impliedBy?: readonly string[];
  /** Not told where something is known to have ended the last run. */
  unlessEnded?: true;
  /** What it asks `lines.placesOf` for. Of these, those in ASCII are found in the walk that looks for everything. */
  literals?: readonly string[];
  find(evidence: Evidence): readonly WholeLogMatch[];
}

export function wholeLogFinding(one: WholeLogFinding): WholeLogFinding {
  return one;
}
