import { FindingSet } from "./find.ts";
import type { Finding } from "./finding.ts";
import { findings } from "./findings/registry.gen.ts";
import { computedFindings } from "./findings-computed.ts";

export const findingSet = new FindingSet(findings);

/** What is said of a finding, whether it was matched or computed. */
export type FindingTexts = Pick<Finding, "code" | "severity" | "message" | "advice" | "causedBy">;

/** Every code there is, with its texts. */
export const findingTexts = new Map<string, FindingTexts>(
  [...findings, ...computedFindings].map((finding) => [finding.code, finding]),
);
