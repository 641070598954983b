import { declareWords, message, type WordsIn } from "./declare-words.ts";

/** The first screen of a log: what it is of, what is wrong, and what can be done. */
export const diagnosisWords = declareWords("pages.diagnosis", {
  alike: message<{ count: number }>(),
  follows: message<{ count: number }>(),
  links: {
    issues: message<{ name: string }>(),
    search: message<{ name: string }>(),
  },
  machineMemory: message<{ amount: string }>(),
  memory: message<{ amount: string }>(),
  moreNotes: message<{ count: number }>(),
  moreSteps: message<{ count: number }>(),
  notes: message<{ count: number }>(),
  notesToDo: message<{ count: number }>(),
  ofOtherRun: message<{ file: string }>(),
  ranFor: message<{ duration: string }>(),
  ranWithNotes: message<{ duration: string }>(),
  ranWithoutCrash: message<{ duration: string }>(),
  runCount: message<{ count: number }>(),
  runs: message<{ count: number }>(),
  thrownAt: message<{ place: string }>(),
});

export type DiagnosisWords = WordsIn<typeof diagnosisWords>;
