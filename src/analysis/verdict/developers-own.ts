import type { Culprit } from "../owners/culprit.ts";
import type { Owner } from "../owners/owner.ts";
import type { Owners } from "../owners/owners.ts";
import { isOwnCode, sameOwner } from "../traces/meanings/explained.ts";

/** Whether, in a developer's run, it is what is being developed: a mod that no list names, and whose code lies in no jar, is its folder. */
export function isDevelopersOwn(owner: Owner, culprit: Culprit | null, owners: Owners): boolean {
  if (isOwnCode(owner) || (owners.only !== null && sameOwner(owner, owners.only))) return true;
  if (owners.isListed(owner)) return false;
  const frame = culprit?.frame;
  const byClass = frame && frame.jar === null && frame.module === null ? owners.ofClass(frame.method) : null;
  return byClass?.kind === "code" || byClass?.isOwn === true || owners.isUnlistedOwn(owner);
}
