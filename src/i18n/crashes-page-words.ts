import { declareWords, message } from "./declare-words.ts";

/** `/crashes`: which faults are frequent. */
export const crashesPageWords = declareWords("pages.crashes", {
  people: message<{ count: number }>(),
  logs: message<{ count: number }>(),
  /** For those who do not see the plot. */
  plot: message<{ counts: string }>(),
});
