import { expect, test } from "bun:test";
import { StoreClock } from "./store-clock.ts";

const here = Date.parse("2026-01-15T10:30:00.900Z");
const learned = (headers: Record<string, string>) => {
  const clock = new StoreClock(() => here);
  clock.learn(new Headers(headers));
  return clock.stamp();
};

test.each<[what: string, headers: Record<string, string>, stamp: string]>([
  ["the same", { Date: "Thu, 15 Jan 2026 10:30:00 GMT" }, "20260115T103000Z"],
  ["nearly the same", { Date: "Thu, 15 Jan 2026 10:30:05 GMT" }, "20260115T103000Z"],
  ["ahead of ours", { Date: "Thu, 15 Jan 2026 10:40:00 GMT" }, "20260115T104000Z"],
  ["behind ours", { Date: "Thu, 15 Jan 2026 09:30:00 GMT" }, "20260115T093000Z"],
  ["not told", {}, "20260115T103000Z"],
  ["nonsense", { Date: "soon" }, "20260115T103000Z"],
  ["what a cache has kept", { Date: "Thu, 15 Jan 2026 09:30:00 GMT", Age: "3600" }, "20260115T103000Z"],
])("the clock of a store is %s", (_, headers, stamp) => {
  expect(learned(headers)).toBe(stamp);
});

test("a clock that was set right is believed again", () => {
  const clock = new StoreClock(() => here);
  clock.learn(new Headers({ Date: "Thu, 15 Jan 2026 10:40:00 GMT" }));
  clock.learn(new Headers({ Date: "Thu, 15 Jan 2026 10:30:01 GMT" }));
  expect(clock.stamp()).toBe("20260115T103000Z");
});
