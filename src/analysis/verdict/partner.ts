import type { MaybeParameters } from "../model/finding.ts";
import type { Owner } from "../owners/owner.ts";
import type { Owners } from "../owners/owners.ts";
import { ownerParameters } from "../traces/meanings/explained.ts";

/** `iris.compat.sodium.Format`: code of one mod that is there to work with another. */
export function partnerOf(method: string, owner: Owner, owners: Owners): MaybeParameters {
  const word = /\.(?:compat|compatibility|integration|integrations|interop|addon)\.(\w{2,60})\./.exec(method)?.[1];
  const partner = word ? owners.ofId(word) : null;
  if (!partner || partner.name === owner.name) return {};
  return ownerParameters("partner", partner);
}
