import type { Measure } from "../report.ts";
import type { Workspace } from "../workspace.ts";
import type { Progress } from "./progress.ts";

export interface Options {
  isQuick: boolean;
  seed: number;
  /** Instead of the part's own number of kills, cuts or requests. */
  count: number | null;
  /** Only these attacks, each alone; all of them, and all at once, if it is `null`. */
  attacks: string[] | null;
  /** The disk ignores `fsync`: the power cuts have to report losses, and the run has to fail. */
  lies: boolean;
  /** Where bytes that broke something are kept. */
  evidence: string;
}

export interface PartContext {
  workspace: Workspace;
  options: Options;
  progress: Progress;
}

/** A part of the torture. A measure that missed its target is a broken promise. */
export type Part = (context: PartContext) => Promise<Measure[]>;

/** How often, in the whole form and in the short one. */
export function times({ count, isQuick }: Options, whole: number, short: number): number {
  return count ?? (isQuick ? short : whole);
}
