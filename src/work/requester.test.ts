import { expect, test } from "bun:test";
import { requesterFrom, type TestRequester } from "../../tests/support/test-requester.ts";
import { ownWork, type Requester, SharedRequester, whoeverLeaves } from "./requester.ts";

interface Payer extends TestRequester {
  paid: number;
}

/** Each pays its part of what takes longer than a second. */
function payer(client: string, refusal: Error | null = null): Payer {
  const one: Payer = {
    ...requesterFrom(client),
    paid: 0,
    onThreadTime: (milliseconds, sharers = 1) => {
      one.paid += (milliseconds - 1000) / sharers;
    },
    refusal: () => refusal,
  };
  return one;
}

function sharedBy(...members: Requester[]): SharedRequester {
  const shared = new SharedRequester();
  for (const member of members) shared.join(member);
  return shared;
}

test("the time of a job is shared by those who wait for it, also by those who wait for what waits for it", () => {
  const [a, b, c] = [payer("a"), payer("b"), payer("c")];
  sharedBy(sharedBy(a, b), c, ownWork).onThreadTime(4000);
  expect([a.paid, b.paid, c.paid]).toEqual([500, 500, 1000]);
});

test("who has left before the end does not pay, but for the last one", () => {
  const [a, b] = [payer("a"), payer("b")];
  const shared = sharedBy(a, b);
  const outer = sharedBy(shared);
  a.leave();
  b.leave();
  expect(shared.signal.aborted && outer.signal.aborted).toBe(true);
  outer.onThreadTime(4000);
  expect([a.paid, b.paid]).toEqual([0, 3000]);
});

test("work may be begun unless all who want it are refused", () => {
  const tooMuch = new Error("too much");
  const [refused, welcome] = [payer("a", tooMuch), payer("b")];
  expect(sharedBy(refused).refusal()).toBe(tooMuch);
  expect(sharedBy(sharedBy(refused), refused).refusal()).toBe(tooMuch);
  expect(sharedBy(refused, welcome).refusal()).toBeNull();
  expect(sharedBy(refused, ownWork).refusal()).toBeNull();
});

test("work that goes on whoever leaves is theirs all the same", () => {
  const a = payer("a");
  const shared = sharedBy(a);
  const detached = whoeverLeaves(shared);
  a.leave();
  expect(detached.signal.aborted).toBe(false);
  expect([...detached.clients()]).toEqual(["a"]);
  detached.onThreadTime!(4000);
  expect(a.paid).toBe(3000);
});
