import type { MaybeParameters } from "../model/finding.ts";
import type { Severity } from "../model/model.ts";
import { knownParameters } from "../rules/known-parameters.ts";
import type { FileSigns } from "./file-signs.ts";
import type { BundleEvidence } from "./model.ts";
import type { RuleMatch } from "./rule.ts";

interface Said {
  code: string;
  severity: Severity;
  confidence: number;
  parameters: MaybeParameters;
  weight: number;
  /** The first is where it is said. */
  evidence: readonly BundleEvidence[];
}

/** What a rule found, at the first line of its evidence. */
export function ruleMatch(said: Said, files: readonly FileSigns[], rest: Partial<RuleMatch> = {}): RuleMatch {
  const { code, severity, confidence, parameters, weight, evidence } = said;
  const first = evidence[0]!;
  return {
    finding: {
      code,
      severity,
      confidence,
      parameters: knownParameters(parameters),
      count: 1,
      isConsequence: false,
      isFromEarlierRun: false,
    },
    role: "specific",
    signs: files.find(({ index }) => index === first.file)!,
    line: first.line,
    rank: 0,
    group: null,
    fault: null,
    evidence: [...evidence],
    weight,
    ...rest,
  };
}
