import type { CompletenessInsight } from "../../wire/insights-answer.ts";

/** Whether a log has all of a run. The end matters more than the beginning, and both more than how many runs there are. */
export type Completeness = Omit<CompletenessInsight, "message">;
export type CompletenessState = Completeness["state"];
