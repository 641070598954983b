import type { Term } from "../model/model.ts";

/** Whether two files are of one run. `unsaid`: nothing speaks for it, and nothing against it. */
export interface Comparison {
  verdict: "same" | "apart" | "unsaid";
  because: Term;
  /** How sure, from 0 to 5. From `certain` on, nothing that speaks against it counts. */
  weight: number;
}

export const certain = 4;

export function same(term: string, weight: number, parameters: Term["parameters"] = {}): Comparison {
  return { verdict: "same", because: { term, parameters }, weight };
}

export function apart(term: string, weight: number, parameters: Term["parameters"] = {}): Comparison {
  return { verdict: "apart", because: { term, parameters }, weight };
}
