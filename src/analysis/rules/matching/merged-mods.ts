import type { Merging } from "../../model/finding.ts";

/** A world that lost a whole pack has the same remark for each mod of it: that is one remark, which lists them. */
export const mergedMods: Merging = {
  least: 8,
  key: () => "",
  parameters: (all) => ({ mods: [...new Set(all.flatMap(({ mod }) => [mod ?? []].flat()))] }),
};
