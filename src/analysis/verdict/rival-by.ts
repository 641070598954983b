import type { MaybeParameters } from "../model/finding.ts";
import { isAccusable } from "../owners/owner.ts";
import type { Owners } from "../owners/owners.ts";
import { sameOwner } from "../traces/meanings/explained.ts";

/** Whose mixin was there first, where the log only has the name of its class. */
export function rivalBy({ merger, mod, rival }: MaybeParameters, owners: Owners): MaybeParameters {
  if (typeof merger !== "string") return {};
  const owner = owners.ofClass(`${merger}.x`);
  const isOther = owner && isAccusable(owner) && !(typeof mod === "string" && sameOwner(owner, { name: mod, id: mod }));
  return { merger: undefined, rival: rival ?? (isOther ? owner.name : undefined) };
}
