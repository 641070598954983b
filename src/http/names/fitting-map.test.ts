import { expect, test } from "bun:test";
import { fittingMap } from "./fitting-map.ts";

const sets = ["1.16.5", "1.20.1", "1.21.1"].map((minecraft) => ({ minecraft, keys: [], id: minecraft }));

test.each<[minecraft: string | null, hasIds: boolean, map: string | null]>([
  ["1.20.1", true, "1.20.1"],
  ["1.20.1", false, "1.20.1"],
  // Ids mean the same in all versions; shipped names do not.
  ["1.20.4", true, "1.20.1"],
  ["1.20.4", false, null],
  ["1.17", true, "1.16.5"],
  ["1.21.11", true, "1.21.1"],
  [null, true, "1.21.1"],
  [null, false, null],
])("a log of %s with ids: %p is read with the map of %s", (minecraft, hasIds, map) => {
  expect(fittingMap(sets, minecraft, hasIds)?.minecraft ?? null).toBe(map);
});

test("without maps there is none", () => {
  expect(fittingMap([], "1.20.1", true)).toBeNull();
});

test("of a game older than Fabric, no map of a newer one is taken, and the other way round", () => {
  const sets = ["1.8.9", "1.20.1"].map((minecraft) => ({ id: minecraft, minecraft, keys: [] }));
  expect(fittingMap(sets.slice(1), "1.8.9", true)).toBeNull();
  expect(fittingMap(sets.slice(0, 1), "1.16.5", true)).toBeNull();
  expect(fittingMap(sets, "1.12.2", true)?.minecraft).toBe("1.8.9");
  expect(fittingMap(sets, "26.1", true)?.minecraft).toBe("1.20.1");
});
