import { expect, test } from "bun:test";
import { stepsOf, TooManySteps } from "./steps.ts";

test("what a text is walked through counts by its length, as often as it is", async () => {
  const text = "a/".repeat(500);
  const once = await stepsOf(() => text.split("/"), 1e6);
  expect(once).toBe(1001);
  expect(await stepsOf(() => [text.split("/"), text.split("/")], 1e6)).toBe(2 * once);
  expect(await stepsOf(() => [...text], 1e6)).toBe(1001);
});

test("work that grows with the square is stopped, and everything is as before", async () => {
  const { split } = String.prototype;
  const grows = () => {
    for (let i = 0; i < 1000; i++) "a/".repeat(i).split("/");
  };
  expect(await stepsOf(grows, 100_000).catch((error) => error)).toBeInstanceOf(TooManySteps);
  expect(String.prototype.split).toBe(split);
});

test("what is thrown on the way is thrown on", async () => {
  const fails = () => {
    throw new RangeError("no");
  };
  expect(await stepsOf(fails, 10).catch((error) => error)).toBeInstanceOf(RangeError);
});
