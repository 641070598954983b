import { declareWords, type WordsIn } from "./declare-words.ts";

/** What the preview can mask of players. */
export const playersWords = declareWords("pages.players", {});

export type PlayersWords = WordsIn<typeof playersWords>;
