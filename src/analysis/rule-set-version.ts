import { ruleHashes } from "./rule-hashes.gen.ts";
import { textHash } from "./text-hash.ts";

/** Names what analyses are made with. Another name, and a stored analysis is made anew. Words do not change it. */
export const ruleSetVersion = textHash(ruleHashes.map(({ file, hash }) => `${file} ${hash}\n`).join(""));

/** The same with what one server looks for beside it: whatever is kept of an analysis is kept under this. */
export function ruleSetWith(extra: { version: string } | null): string {
  return extra === null || extra.version === "" ? ruleSetVersion : `${ruleSetVersion}-${extra.version}`;
}
