import { declareWords, message } from "./declare-words.ts";

/** What is known of a fault from the logs of others. */
export const knownWords = declareWords("pages.known", {
  seen: message<{ count: number; since: string }>(),
  inCommon: message<{ share: string; name: string; usual: string }>(),
  never: message<{ name: string; usual: string }>(),
  goneIn: message<{ name: string; version: string; count: number }>(),
  /** Before the operator's own words. */
  note: message<{ site: string }>(),
});
