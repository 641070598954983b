import { expect, test } from "bun:test";
import { LoadedMaps } from "./loaded-maps.ts";

test("maps take no more memory than they may, and those that were not used for longest leave", () => {
  const maps = new LoadedMaps<{ bytes: number }>(100);
  maps.add("a", { bytes: 40 });
  maps.add("b", { bytes: 40 });
  expect(maps.get("a")).not.toBeNull();
  maps.add("c", { bytes: 40 });
  expect(maps.get("b")).toBeNull();
  expect(maps.get("a")).not.toBeNull();
  expect(maps.bytes).toBe(80);
  // One that is larger than all room is used alone.
  maps.add("huge", { bytes: 500 });
  expect(maps.get("huge")).not.toBeNull();
  expect(maps.get("a")).toBeNull();
});

test("there are never more than a few of them", () => {
  const maps = new LoadedMaps<{ bytes: number }>();
  for (let one = 0; one < 50; one++) maps.add(String(one), { bytes: 1 });
  expect(maps.bytes).toBeLessThanOrEqual(6);
});
