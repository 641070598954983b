/** How a run of the game or the server went. */
export type RunOutcomeInsight = "clean" | "errors" | "crashed" | "did-not-start";
