import { describe, expect, test } from "bun:test";
import { FakeClock } from "../../../../tests/support/fake-clock.ts";
import { LeakyBuckets } from "../../../logs/client-budget.ts";
import type { ClientBudget } from "../../../logs/ports.ts";
import { RequestThread } from "./request-thread.ts";

function setUp() {
  const clock = new FakeClock();
  const spent: Record<string, number> = {};
  let messages = 0;
  const wastedWork: ClientBudget = {
    waitMs: () => 0,
    spend: async (client, amount) => {
      messages++;
      spent[client] = (spent[client] ?? 0) + amount;
      return 0;
    },
  };
  const used: Record<string, number> = {};
  const shares = {
    use: (client: string, milliseconds: number) => {
      used[client] = (used[client] ?? 0) + milliseconds;
    },
  };
  const thread = new RequestThread(new LeakyBuckets(10_000, clock), wastedWork, shares, clock);
  const takes = (milliseconds: number) => () => clock.advance(milliseconds);
  return { clock, thread, spent, used, takes, messages: () => messages };
}

describe("time of the request thread", () => {
  test("is charged in full, whatever becomes of the work", () => {
    const { thread, spent, takes } = setUp();
    thread.run("a", takes(500));
    expect(() =>
      thread.run("a", () => {
        takes(100)();
        throw new RangeError("no log");
      }),
    ).toThrow(RangeError);
    expect(spent).toEqual({ a: 600 });
  });

  test("is not charged twice where one piece of work is part of another", () => {
    const { thread, spent, takes } = setUp();
    thread.run("a", () => {
      takes(50)();
      thread.run("a", takes(30));
    });
    thread.run("b", takes(40));
    expect(spent).toEqual({ a: 80, b: 40 });
  });

  test("is shared by those who wait for the same", () => {
    const { thread, spent, takes } = setUp();
    thread.runFor({ clients: () => ["a", "b", "a"] }, takes(100));
    expect(spent).toEqual({ a: 50, b: 50 });
  });

  test("is noted for every request, whatever is done for it, and for chunks more of it", () => {
    const { thread, used } = setUp();
    for (let i = 0; i < 1000; i++) {
      thread.begin("a", false);
      thread.begin("b", true);
    }
    expect(used["a"]).toBeGreaterThan(50);
    expect(used["b"]).toBeGreaterThan(used["a"]!);
  });

  test("is no wasted work where it is what ordinary requests take, however many there are, but is noted", () => {
    const { thread, spent, used, takes, messages } = setUp();
    for (let i = 0; i < 100_000; i++) thread.run("a", takes(0.5));
    expect([spent, messages(), used]).toEqual([{}, 0, { a: 50_000 }]);
    expect(() => thread.check("a")).not.toThrow();
  });
});

describe("a client that keeps the thread busy", () => {
  test("has to wait, and nobody else has", () => {
    const { thread, takes } = setUp();
    for (let i = 0; i < 25; i++) thread.run("a", takes(500));
    expect(() => thread.check("a")).toThrow("Your last requests took too much work. Try again in 3 seconds.");
    expect(() => thread.check("b")).not.toThrow();
  });

  test("may go on after that", () => {
    const { clock, thread, takes } = setUp();
    for (let i = 0; i < 25; i++) thread.run("a", takes(500));
    clock.advance(3000);
    expect(() => thread.check("a")).not.toThrow();
  });
});
