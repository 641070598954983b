/** How a run of the game or the server went: nothing to act on, errors while it ran, an end it did not want, or never up at all. */
export type RunOutcomeInsight = "clean" | "errors" | "crashed" | "did-not-start";
