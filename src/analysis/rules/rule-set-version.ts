import { sourceHash } from "../../build/source-hash.macro.ts" with { type: "macro" };

/**
 * The version of all rules. When it changes, stored analyses are made anew. Sentences do not change it, and neither does
 * how several files are put together.
 */
export const ruleSetVersion = sourceHash(["analysis", "wire/colour-codes.ts"], ["analysis/words", "analysis/bundle"]);

/** The version with the operator's own findings: the key under which analyses are kept. */
export function ruleSetWith(extra: { version: string } | null): string {
  return extra === null || extra.version === "" ? ruleSetVersion : `${ruleSetVersion}-${extra.version}`;
}
