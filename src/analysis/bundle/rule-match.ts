import type { MaybeParameters } from "../model/finding.ts";
import type { Severity } from "../model/model.ts";
import { knownParameters } from "../rules/known-parameters.ts";
import type { Candidate } from "./candidates.ts";
import type { FileSigns } from "./file-signs.ts";
import type { BundleEvidence } from "./model.ts";
import type { RuleMatch } from "./rule.ts";

interface Said extends Partial<Pick<RuleMatch, "role" | "group" | "fault" | "replaces">> {
  code: string;
  severity: Severity;
  confidence: number;
  parameters: MaybeParameters;
  weight: number;
  /** The first is where it is said. */
  evidence: readonly BundleEvidence[];
}

/** What a rule found, at the first line of its evidence. */
export function ruleMatch(files: readonly FileSigns[], said: Said): RuleMatch {
  const { code, severity, confidence, parameters, evidence, ...rest } = said;
  const first = evidence[0]!;
  const isAlone = { count: 1, isConsequence: false, isFromEarlierRun: false };
  return {
    finding: { code, severity, confidence, parameters: knownParameters(parameters), ...isAlone },
    role: "specific",
    signs: files.find(({ index }) => index === first.file)!,
    line: first.line,
    rank: 0,
    group: null,
    fault: null,
    evidence: [...evidence],
    ...rest,
  };
}

/** What a rule says in the place of a finding of one file, beside which it stands. */
export function betterMatch(
  files: readonly FileSigns[],
  one: Candidate,
  said: Pick<Said, "weight"> & Partial<Said>,
): RuleMatch {
  const { code, severity, confidence, parameters } = one.finding;
  const { evidence } = one;
  return ruleMatch(files, { code, severity, confidence, parameters, evidence, replaces: [one], ...said });
}
