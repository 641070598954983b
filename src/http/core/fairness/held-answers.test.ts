import { afterEach, beforeEach, expect, jest, test } from "bun:test";
import { HeldAnswers } from "./held-answers.ts";

const request = new Request("http://localhost/");

let held: HeldAnswers;
beforeEach(() => {
  jest.useFakeTimers();
  held = new HeldAnswers();
});
afterEach(() => {
  held.close();
  jest.useRealTimers();
});

test("answers are held for half a second to a second", async () => {
  const released: string[] = [];
  const hold = (name: string) => held.hold(request)!.then(() => released.push(name));
  void hold("first");
  jest.advanceTimersByTime(499);
  void hold("second");
  jest.advanceTimersByTime(500);
  await Promise.resolve();
  expect([held.count, released]).toEqual([2, []]);
  void hold("third");
  jest.advanceTimersByTime(1);
  await Promise.resolve();
  expect([held.count, released]).toEqual([1, ["first", "second"]]);
  jest.advanceTimersByTime(500);
  await Promise.resolve();
  expect([held.count, released]).toEqual([0, ["first", "second", "third"]]);
});

test("a bounded number of them is held, and the rest goes out at once", () => {
  let answers = 0;
  while (held.hold(request) !== null) answers++;
  expect(answers).toBe(4096);
  jest.advanceTimersByTime(1000);
  expect(held.hold(request)).not.toBeNull();
});

test("the body of a held request is not gathered meanwhile", () => {
  const post = new Request("http://localhost/", { method: "POST", body: "a log" });
  void held.hold(post);
  expect(post.body?.locked).toBe(true);
});

test("none is held when the service stops", async () => {
  const answer = held.hold(request);
  held.close();
  await answer;
  expect(held.count).toBe(0);
});
