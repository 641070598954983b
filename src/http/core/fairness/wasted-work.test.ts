import { expect, test } from "bun:test";
import type { ClientBudget } from "../../../logs/ports.ts";
import { Refusal } from "../../../wire/refusal.ts";
import { ClientGone, type Requester } from "../../../work/requester.ts";
import { type Exchange, requesterOf } from "../exchange.ts";
import { WastedWork } from "./wasted-work.ts";

class Ledger implements ClientBudget {
  spent = 0;

  waitMs(): number {
    return this.spent > 10_000 ? 1500 : 0;
  }

  async spend(_: string, amount: number): Promise<number> {
    this.spent += amount;
    return this.waitMs();
  }
}

const exchange = { client: { key: "a" }, request: new Request("http://localhost/") } as unknown as Exchange;

/** Work that takes so long on threads, and ends so. */
function takes(milliseconds: number, failure?: Error): (requester: Requester) => Promise<string> {
  return async ({ onThreadTime }) => {
    onThreadTime!(milliseconds);
    if (failure) throw failure;
    return "done";
  };
}

test.each<[what: string, milliseconds: number, failure: Error | undefined, charged: number]>([
  ["an ordinary request", 2000, undefined, 0],
  ["one that was made to take long", 15_000, undefined, 13_000],
  ["one that is refused", 300, new Refusal(400, "no log"), 300],
  ["one whose client leaves", 300, new ClientGone(), 300],
  ["one that the service fails at", 300, new Refusal(503, "busy"), 0],
  ["one that is given up after its deadline", 30_000, new Refusal(503, "took too long"), 28_000],
])("%s of %d ms of threads is charged as much as it wasted", async (_, milliseconds, failure, charged) => {
  const ledger = new Ledger();
  const outcome = await new WastedWork(ledger).meter(exchange, takes(milliseconds, failure)).catch((error) => error);
  expect(outcome).toBe(failure ?? "done");
  expect(ledger.spent).toBe(charged);
});

test("the time of all threads of a request counts together, also what ends after its client left", async () => {
  const ledger = new Ledger();
  let asked: Requester | undefined;
  const work = async (requester: Requester) => {
    asked = requester;
    for (let i = 0; i < 3; i++) requester.onThreadTime!(1000);
    throw new ClientGone();
  };
  await expect(new WastedWork(ledger).meter(exchange, work)).rejects.toThrow(ClientGone);
  asked!.onThreadTime!(500);
  expect(ledger.spent).toBe(3500);
});

test.each<[what: string, milliseconds: number, sharers: number, charged: number]>([
  ["an ordinary job", 2000, 1, 0],
  ["one that was made to take long", 10_000, 1, 8000],
  ["a long one that four wait for", 10_000, 4, 2000],
])("%s of a read is charged as much as it is out of the ordinary", (_, milliseconds, sharers, charged) => {
  const ledger = new Ledger();
  const requester = requesterOf({ ...exchange, account: new WastedWork(ledger) });
  requester.onThreadTime!(milliseconds, sharers);
  expect(ledger.spent).toBe(charged);
  expect(requester.refusal!()).toBeNull();
});

test("a read may cause no more work where its client has wasted too much", async () => {
  const ledger = new Ledger();
  const requester = requesterOf({ ...exchange, account: new WastedWork(ledger) });
  for (let i = 0; i < 2; i++) requester.onThreadTime!(10_000);
  expect(requester.refusal!()).toMatchObject({ code: 429, retryAfter: 2 });
});

test("whoever wasted too much is told to wait", async () => {
  const ledger = new Ledger();
  const wasted = new WastedWork(ledger);
  await wasted.meter(exchange, takes(12_000));
  expect(() => wasted.check(exchange)).not.toThrow();
  await wasted.meter(exchange, takes(12_000));
  expect(() => wasted.check(exchange)).toThrow("Your last requests took too much work. Try again in 2 seconds.");
});
