import type { Ranked } from "./ranked.ts";

/** What a loader refuses to start for: what most mods complain of first. */
const refusals: ReadonlySet<string> = new Set([
  "mod-dependency-missing",
  "mod-dependency-version",
  "mod-minecraft-version",
]);

/** How many mods complain of what a finding tells, where a loader refuses for several reasons; 0 for all others. */
export function complaintsIn(all: readonly Ranked[]): (one: Ranked) => number {
  const counts = new Map<string, number>();
  for (const { finding, isOld } of all) {
    const { mods } = finding.parameters;
    const mentioned = Array.isArray(mods) ? mods.length : 1;
    if (refusals.has(finding.code) && !isOld) counts.set(finding.code, (counts.get(finding.code) ?? 0) + mentioned);
  }
  return ({ finding, isOld }) => (counts.size > 1 && !isOld ? (counts.get(finding.code) ?? 0) : 0);
}
