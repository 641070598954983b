import type { MapSet } from "../../mappings/map-library.ts";

/**
 * The maps for a log: those of its version. Ids of Fabric and Forge mean the same in all versions, so that for them those of
 * a neighbour do as well; but Fabric begins at 1.14, and what others have made for older games has the same ids for other things.
 */
export function fittingMap(sets: readonly MapSet[], minecraft: string | null, hasIds: boolean): MapSet | null {
  const exact = sets.find((set) => set.minecraft === minecraft);
  if (exact || !hasIds) return exact ?? null;
  const wanted = numbersOf(minecraft ?? "");
  const others = minecraft === null ? sets : sets.filter((set) => isOld(numbersOf(set.minecraft)) === isOld(wanted));
  const byDistance = others.map((set) => ({ set, distance: distanceOf(numbersOf(set.minecraft), wanted) }));
  // Where the log does not tell its version, the newest.
  if (minecraft === null) return byDistance.toSorted((a, b) => b.distance - a.distance)[0]?.set ?? null;
  return byDistance.toSorted((a, b) => a.distance - b.distance)[0]?.set ?? null;
}

function isOld([major, minor]: readonly number[]): boolean {
  return major === 1 && minor! < 14;
}

/** `1.20.1` → 1, 20, 1. */
function numbersOf(version: string): number[] {
  return version.split(/[^\d]+/, 4).map((part) => Number(part) || 0);
}

function distanceOf(a: readonly number[], b: readonly number[]): number {
  const weights = [10_000, 100, 1];
  return weights.reduce((sum, weight, at) => sum + weight * Math.abs((a[at] ?? 0) - (b[at] ?? 0)), 0);
}
