import type { PartDetails } from "../facts/facts.ts";
import type { ExceptionGroup } from "../model/exception-group.ts";
import type { Culprit } from "../owners/culprit.ts";
import { isAccusable } from "../owners/owner.ts";
import type { Owners } from "../owners/owners.ts";
import type { CrashReport } from "./crash-report.ts";

/** How Forge up to 1.12 hands a step of loading to one mod after another. */
const handing =
  /\.fml\.common\.(?:LoadController\.(?:sendEventToModContainer|propogateStateMessage)|FMLModContainer\.\w{1,40})$/;
/** `Unloaded->Constructed->Pre-initialized`, which is as good as `UCH`. */
const steps = (state: string) =>
  state.includes("->") ? state.split("->").length : /[a-z]/.test(state) ? 1 : state.length;

/**
 * The mod whose turn it was when Forge up to 1.12 gave up. It notes each mod's steps in the order in which they are loaded: the
 * first one that is a step behind, or the only one with an error, failed, though none of its own code may stand in the trace.
 */
export function modInTurn(
  { frames, outerFrames, lines }: Pick<ExceptionGroup, "frames" | "outerFrames" | "lines">,
  { report, details, owners }: { report: Partial<CrashReport> | null; details?: PartDetails; owners: Owners },
): Culprit | null {
  const { firstLine = 0, endLine = 0 } = report ?? {};
  if (!details || !lines.some((line) => line >= firstLine && line < endLine)) return null;
  if (![...frames, ...outerFrames].some(({ method }) => handing.test(method))) return null;
  const noted = [...details.modStates].filter(([, { state }]) => !/D$|Disabled$/.test(state));
  const errored = noted.filter(([, { state }]) => /E$|Errored$/.test(state));
  const [id] =
    (errored.length > 0 ? only(errored) : noted[firstBehind(noted.map(([, { state }]) => steps(state)))]) ?? [];
  const owner = id === undefined ? null : owners.ofId(id);
  return owner && isAccusable(owner) && owners.isListed(owner) ? { owner, frame: null } : null;
}

/** Where all before have come one step further than all from there on; -1 where it is not so. */
function firstBehind(counts: readonly number[]): number {
  const done = counts[0] ?? 0;
  const turn = counts.findIndex((count) => count !== done);
  return counts.every((count, at) => count === (turn !== -1 && at >= turn ? done - 1 : done)) ? turn : -1;
}

function only<T>(all: readonly T[]): T | undefined {
  return all.length === 1 ? all[0] : undefined;
}
