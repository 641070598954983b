import type { Language } from "./language.ts";
import { listWords } from "./list-words.ts";

/**
 * Texts one after the other: the items of a list, parts of a sentence, or sentences. Nothing stands for "and": the parts
 * are facts, and there may be more. What is empty is left out.
 */
export function joined(as: "items" | "clauses" | "sentences", parts: readonly string[], language: Language): string {
  const put = listWords[language][as];
  return parts.reduce((before, next) => (before === "" || next === "" ? before + next : put({ before, next })), "");
}
