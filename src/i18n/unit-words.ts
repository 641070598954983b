import { declareWords, message } from "./declare-words.ts";

/** Units that only operators read; `size-words.ts` has those of pages. */
export const unitWords = declareWords("operator.units", {
  hours: message<{ hours: number; minutes: number }>(),
  kilobytes: message<{ amount: string }>(),
  minutes: message<{ minutes: number; seconds: number }>(),
  seconds: message<{ seconds: number }>(),
  terabytes: message<{ amount: string }>(),
});
