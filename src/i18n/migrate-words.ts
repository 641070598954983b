import { declareWords, message, sayingIn, type WordsIn } from "./declare-words.ts";

/** What `lectern migrate` says. What is wrong with single logs is told by `troubleText`. */
export const migrateWords = declareWords("operator.migrate", {
  alreadyOther: message<{ id: string }>(),
  compared: message<{ count: number; size: string }>(),
  copied: message<{ count: number; size: string; already: number }>(),
  copyFaults: message<{ count: number }>(),
  copyHead: message<{ from: string; to: string }>(),
  holds: message<{ source: number; target: number }>(),
  leftOut: message<{ count: number }>(),
  leftOutThere: message<{ count: number }>(),
  mustBe: message<{ option: string; forms: string }>(),
  needsSetting: message<{ option: string; text: string; setting: string }>(),
  otherOrigin: message<{ place: string; logs: number }>(),
  removed: message<{ count: number }>(),
  runAgain: message<{ reason: string }>(),
  tooManyFaults: message<{ count: string }>(),
  tryingAgain: message<{ reason: string }>(),
  twoKinds: message<{ form: string; others: string }>(),
  verifyFaults: message<{ count: number }>(),
  verifyHead: message<{ from: string; to: string }>(),
  viewsUpToDate: message<{ count: number }>(),
});

export type MigrateWords = WordsIn<typeof migrateWords>;

export const ofMigration = sayingIn(migrateWords);
