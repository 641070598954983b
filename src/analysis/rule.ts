import type { Evidence } from "./evidence/evidence.ts";
import type { ExceptionGroup } from "./exception-group.ts";
import type { FindingRole, MaybeParameters, Sample } from "./finding.ts";
import type { Severity } from "./model.ts";

/** Where a rule has found its problem. */
export interface RuleMatch {
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
  /** Another code than the rule's own: one of `codes`. */
  code?: string;
}

/** One problem, or several that exclude each other, found in what is known of the whole log: a file in `rules/` each. */
export interface Rule {
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
  find(evidence: Evidence): readonly RuleMatch[];
  /** Whole logs in which it is found, with the code and slots it then has. */
  samples: readonly (Sample & {
    code?: string;
    /** The logs that it may stand in, if not in every one. */
    only?: readonly ("server" | "client" | "launcher")[];
  })[];
  /** Logs in which it is not. */
  counterSamples: readonly string[];
}

export function rule(one: Rule): Rule {
  return one;
}
