import type { MaybeParameters } from "../model/finding.ts";
import type { Parameters } from "../model/model.ts";
import type { Owners } from "../owners/owners.ts";
import { ownerParameters } from "../traces/meanings/explained.ts";

/** `mod:lamps`, `mod/lamps`, `lamps-1.0.jar`: the data of a mod, which people know by its name. */
function packNames({ datapack }: Parameters, owners: Owners): MaybeParameters {
  const idOf = (pack: string) => pack.replace(/^mod[:/]/, "");
  const ownerOf = (pack: string) => owners.listedAs(idOf(pack)) ?? (/\.jar$/i.test(pack) ? owners.ofFile(pack) : null);
  if (typeof datapack === "string") {
    const owner = ownerOf(datapack);
    return owner ? ownerParameters("datapack", owner) : { datapack: idOf(datapack) };
  }
  if (!Array.isArray(datapack)) return {};
  const nameOf = (pack: string) => ownerOf(pack)?.name ?? idOf(pack);
  return { datapack: datapack.map((pack) => (typeof pack === "string" ? nameOf(pack) : pack)) };
}

/** Of a list of failures, the line that begins it says which of them is the reason: not the exception that stands first. */
export function ofPacks(parameters: Parameters, owners: Owners): MaybeParameters {
  const { cause } = parameters;
  const stated =
    cause === undefined
      ? {}
      : { cause, meaning: undefined, place: undefined, culprit: undefined, culpritId: undefined };
  return { ...stated, ...packNames(parameters, owners) };
}
