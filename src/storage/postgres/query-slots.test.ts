import { afterEach, expect, jest, test } from "bun:test";
import { Outage } from "../../wire/refusal.ts";
import { QuerySlots } from "./query-slots.ts";

afterEach(() => {
  jest.useRealTimers();
});

test("as many pass as there are slots; the next ones wait, in their order", async () => {
  const slots = new QuerySlots(2);
  await slots.take(1000);
  await slots.take(1000);
  const order: number[] = [];
  const waiting = [1, 2, 3].map((number) => slots.take(1000).then(() => order.push(number)));
  expect(order).toEqual([]);
  for (let i = 0; i < 3; i++) slots.give();
  await Promise.all(waiting);
  expect(order).toEqual([1, 2, 3]);
});

test("who waits too long is refused, and takes no slot afterwards", async () => {
  jest.useFakeTimers();
  const slots = new QuerySlots(1);
  await slots.take(1000);
  const late = slots.take(1000);
  jest.advanceTimersByTime(999);
  expect(slots.waitingCount).toBe(1);
  jest.advanceTimersByTime(1);
  await expect(late).rejects.toThrow("too busy");
  slots.give();
  await slots.take(1000);
});

test("all who wait can be refused at once", async () => {
  const slots = new QuerySlots(1);
  await slots.take(1000);
  const waiting = [slots.take(1000), slots.take(1000)];
  slots.refuseWaiting(new Outage("gone"));
  for (const outcome of await Promise.allSettled(waiting)) expect(outcome.status).toBe("rejected");
});
