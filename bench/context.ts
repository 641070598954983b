import type { Effort } from "./rounds.ts";
import type { Workspace } from "./workspace.ts";

/** What every measurement gets. */
export interface Context {
  workspace: Workspace;
  effort: Effort;
}
