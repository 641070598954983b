import { FindingSet } from "./find.ts";
import type { Finding } from "./finding.ts";
import { findings } from "./findings/registry.gen.ts";
import { computedFindings } from "./findings-computed.ts";
import { fnv1a } from "./hash.ts";

/** Bumped when the engine around the findings changes what an analysis says. */
const engineVersion = 1;

export const findingSet = new FindingSet(findings);

/** What is said of a finding, whether it was matched or computed. */
export type FindingTexts = Pick<Finding, "code" | "severity" | "message" | "advice" | "causedBy">;

/** Every code there is, with its texts. */
export const findingTexts = new Map<string, FindingTexts>(
  [...findings, ...computedFindings].map((finding) => [finding.code, finding]),
);

/** Names what an analysis was made with: another name, and it has to be made anew. */
export const ruleSetVersion = `${engineVersion}-${fnv1a(
  findings
    .map(({ code, needles, pattern, severity, parameters }) =>
      [code, needles, pattern, severity, parameters].join("\n"),
    )
    .join("\n\n"),
)}`;
