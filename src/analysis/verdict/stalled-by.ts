import type { Evidence } from "../evidence/evidence.ts";
import type { Stalls } from "../evidence/stalls.ts";
import type { Frame } from "../model/exception-group.ts";
import type { MaybeParameters } from "../model/finding.ts";
import type { FoundFinding } from "../model/model.ts";
import { acceleratorIn, blamedIn } from "../owners/culprit.ts";
import type { Owners } from "../owners/owners.ts";
import { activityIn } from "../traces/meanings/activities.ts";
import { ownerParameters, placeInCode, sameOwner } from "../traces/meanings/explained.ts";

/** How a thread waits for another, by all names of the game's own. */
const waiting = /\.(?:park|parkNanos|managedBlock|func_213161_c|m_18701_|method_18857|runTasks|join|waitForTask)$/;

/** The loop of the server's own thread while it waits for the next tick: in the game up to 1.13, and since. */
const loop = /\.MinecraftServer\.run$/;
const betweenTicks = /\.MinecraftServer\.(?:waitUntilNextTick|sleepForTick|method_16208|runTasksTillTickEnd)$/;
/** What the loop waits with; tasks that it runs meanwhile would stand above. */
const idling = /\.(?:waitForTasks|managedBlock|waitUntilNextTick|lambda\$waitUntilNextTick\$\d{1,4})$/;
const ofJava = /^(?:java|jdk|sun)\./;

/** Whether nothing was being done at all. */
function isIdle(frames: readonly Frame[]): boolean {
  if (!frames[0] || !/\.(?:sleep0?|park|parkNanos|yield0?)$/.test(frames[0].method)) return false;
  const own = frames.filter(({ method }) => !ofJava.test(method));
  if (own[0] && loop.test(own[0].method)) return frames[0].method.includes(".sleep");
  const at = own.findIndex(({ method }) => betweenTicks.test(method));
  return at !== -1 && own.slice(0, at).every(({ method }) => idling.test(method));
}

/** Whose code the server's thread was in, in the dump below. */
export function stalledBy(
  { lines, firstLine }: Pick<FoundFinding, "lines" | "firstLine">,
  stalls: Stalls,
  { owners, readable }: Pick<Evidence, "owners" | "readable">,
): MaybeParameters {
  const at = lines.length > 0 ? lines : [firstLine];
  const frames = stalls.framesNear(at);
  if (frames && isIdle(frames)) return { state: "idle" };
  const culprit = frames ? (acceleratorIn(frames, owners) ?? blamedIn(frames, owners)) : null;
  if (!culprit?.frame) {
    const isWaiting = frames?.slice(0, 8).some(({ method }) => waiting.test(method));
    return {
      activity: activityIn(frames ?? [], readable),
      ...(isWaiting ? makerIn(stalls.workersNear(at), owners) : {}),
    };
  }
  const { frame } = culprit;
  // What a mixin added is called by many: of use is who called it.
  const caller = frame.handler === null ? null : blamedIn(frames!.slice(frames!.indexOf(frame) + 1), owners);
  const isOther = caller?.frame && caller.frame.handler === null && !sameOwner(caller.owner, culprit.owner);
  return {
    ...ownerParameters("suspect", culprit.owner),
    place: placeInCode(frame),
    caller: isOther ? caller.owner.name : undefined,
  };
}

/** Whose code a thread was in that makes chunks, where the server waits for one. */
function makerIn(workers: readonly (readonly Frame[])[], owners: Owners): MaybeParameters {
  for (const worker of workers) {
    const maker = blamedIn(worker, owners);
    if (maker?.frame) return { maker: maker.owner.name, place: placeInCode(maker.frame) };
  }
  return {};
}
