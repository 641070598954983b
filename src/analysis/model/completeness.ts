/** Whether a log has all of a run. The end matters more than the beginning, and both more than how many runs there are. */
export type CompletenessState =
  | "complete"
  | "beginning-missing"
  | "stops-during-start"
  | "stops-without-end"
  | "several-runs";

export interface Completeness {
  state: CompletenessState;
  hasBeginning: boolean;
  /** Whether the log says how the last run ended. */
  hasEnd: boolean;
  /** The last line is cut off in the middle. */
  stopsInLine: boolean;
}
