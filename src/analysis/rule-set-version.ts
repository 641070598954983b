import { ruleHashes } from "./rule-hashes.gen.ts";
import { textHash } from "./text-hash.ts";

/** The version of all rules. When it changes, stored analyses are made anew. Sentences do not change it. */
export const ruleSetVersion = textHash(ruleHashes.map(({ file, hash }) => `${file} ${hash}\n`).join(""));

/** The same with the operator's own findings: the key under which analyses are kept. */
export function ruleSetWith(extra: { version: string } | null): string {
  return extra === null || extra.version === "" ? ruleSetVersion : `${ruleSetVersion}-${extra.version}`;
}
