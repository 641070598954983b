import { ruleHashes } from "./rule-hashes.gen.ts";
import { textHash } from "./text-hash.ts";

/** Names what analyses are made with. Another name, and a stored analysis is made anew. Words do not change it. */
export const ruleSetVersion = textHash(ruleHashes.map(({ file, hash }) => `${file} ${hash}\n`).join(""));
