import { afterEach, beforeEach, describe, expect, jest, test } from "bun:test";
import { FakeClock } from "../../../../tests/support/fake-clock.ts";
import { requesterFrom } from "../../../../tests/support/test-requester.ts";
import type { Requester } from "../../../work/requester.ts";
import { MemoryBudget } from "./memory-budget.ts";

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

function setUp(more: { maxWaiting?: number } = {}) {
  const clock = new FakeClock();
  const options = { limit: 100, maxWaitMs: 20_000, minBytesPerSecond: 10, graceMs: 3000, ...more };
  const budget = new MemoryBudget(options, clock);
  const log: string[] = [];
  return {
    budget,
    log,
    /** Asks for a share, and writes down what becomes of it. */
    ask: (name: string, bytes: number, client: Requester = requesterFrom("the same client")) => {
      const lease = budget.acquire(bytes, client, () => log.push(`${name} evicted`));
      lease.then(
        () => log.push(`${name} granted`),
        (error) => log.push(error.code ? `${name} refused ${error.code} ${error.retryAfter}` : `${name} ${error.name}`),
      );
      return lease;
    },
    pass: async (milliseconds: number) => {
      clock.advance(milliseconds);
      jest.advanceTimersByTime(milliseconds);
      await settled();
    },
  };
}

/** After everything that is already decided has been told. */
async function settled(): Promise<void> {
  for (let i = 0; i < 10; i++) await Promise.resolve();
}

describe("a share of the memory", () => {
  test("is given at once while there is room, to the last byte", async () => {
    const { budget, ask, log } = setUp();
    await ask("a", 60);
    await ask("b", 40);
    expect(budget.usedBytes).toBe(100);
    expect(log).toEqual(["a granted", "b granted"]);
  });

  test("is given back to the last byte, also where a part of one was asked for", async () => {
    const { budget, ask } = setUp();
    const client = requesterFrom("one client");
    const leases = [await ask("a", 0.1, client), await ask("b", 0.2, client), await ask("c", 0.3, client)];
    for (const lease of leases) lease.release();
    expect([budget.usedBytes, budget.heldBy("one client")]).toEqual([0, 0]);
  });

  test("is waited for by no more than may wait: who waits for most is refused", async () => {
    const { ask, log } = setUp({ maxWaiting: 2 });
    await ask("a", 100);
    void ask("b", 10);
    void ask("c", 10);
    void ask("d", 10, requesterFrom("another client"));
    await settled();
    expect(log).toEqual(["a granted", "c refused 503 5"]);
  });

  test("is waited for where there is none", async () => {
    const { budget, ask, log } = setUp();
    const first = await ask("a", 60);
    void ask("b", 41);
    await settled();
    expect(log).toEqual(["a granted"]);
    expect(budget.usedBytes).toBe(60);
    first.release();
    await settled();
    expect(log).toEqual(["a granted", "b granted"]);
    expect(budget.usedBytes).toBe(41);
  });

  test("goes to those who wait in their order: a small one does not pass a large one", async () => {
    const { ask, log } = setUp();
    const first = await ask("a", 60);
    void ask("large", 90);
    void ask("small", 10);
    await settled();
    expect(log).toEqual(["a granted"]);
    first.release();
    await settled();
    expect(log).toEqual(["a granted", "large granted", "small granted"]);
  });

  test("of more than everything is everything", async () => {
    const { budget, ask } = setUp();
    const lease = await ask("a", 1000);
    expect(lease.bytes).toBe(100);
    expect(budget.usedBytes).toBe(100);
    lease.release();
    expect(budget.usedBytes).toBe(0);
  });

  test("is freed once, however often it is released", async () => {
    const { budget, ask } = setUp();
    const lease = await ask("a", 60);
    await ask("b", 30);
    lease.release();
    lease.release();
    expect(budget.usedBytes).toBe(30);
  });
});

describe("who waits too long", () => {
  test("is sent away with 503 and told when to come back", async () => {
    const { ask, log, pass } = setUp();
    const holder = await ask("holder", 100);
    holder.settle();
    void ask("waiting", 10);
    await pass(20_000);
    expect(log).toEqual(["holder granted"]);
    await pass(250);
    expect(log).toEqual(["holder granted", "waiting refused 503 5"]);
  });

  test("does not take a share afterwards", async () => {
    const { budget, ask, pass } = setUp();
    const holder = await ask("holder", 100);
    holder.settle();
    void ask("waiting", 10);
    await pass(20_250);
    holder.release();
    expect(budget.usedBytes).toBe(0);
  });

  test("no longer stands before those who fit", async () => {
    const { ask, log, pass } = setUp();
    (await ask("holder", 60)).settle();
    void ask("large", 90);
    await pass(10_000);
    void ask("small", 10);
    await pass(10_250);
    expect(log).toEqual(["holder granted", "large refused 503 5", "small granted"]);
  });
});

describe("who holds a share without using it", () => {
  test("is put out while others wait, after a grace", async () => {
    const { budget, ask, log, pass } = setUp();
    await ask("idle", 100);
    void ask("waiting", 50);
    await pass(3000);
    expect(log).toEqual(["idle granted"]);
    await pass(250);
    expect(log).toEqual(["idle granted", "idle evicted", "waiting granted"]);
    expect(budget.usedBytes).toBe(50);
  });

  test("stays while nobody waits", async () => {
    const { ask, log, pass } = setUp();
    await ask("idle", 100);
    await pass(600_000);
    expect(log).toEqual(["idle granted"]);
  });

  test("stays if it keeps up the pace, and only so long", async () => {
    const { ask, log, pass } = setUp();
    const lease = await ask("steady", 100);
    void ask("waiting", 50);
    lease.progress(40);
    await pass(4000);
    expect(log).toEqual(["steady granted"]);
    // What was moved before does not count again.
    await pass(3000);
    expect(log).toEqual(["steady granted"]);
    await pass(250);
    expect(log).toEqual(["steady granted", "steady evicted", "waiting granted"]);
  });

  test("stays once the network has nothing more to do with it", async () => {
    const { ask, log, pass } = setUp();
    (await ask("working", 100)).settle();
    void ask("waiting", 50);
    await pass(19_000);
    expect(log).toEqual(["working granted"]);
  });

  test("is put out only as far as needed", async () => {
    const { ask, log, pass } = setUp();
    await ask("first", 50);
    await ask("second", 50);
    void ask("waiting", 50);
    await pass(3250);
    expect(log).toEqual(["first granted", "second granted", "first evicted", "waiting granted"]);
  });

  test("frees nothing twice when it lets go after it was put out", async () => {
    const { budget, ask, pass } = setUp();
    const idle = await ask("idle", 100);
    void ask("waiting", 50);
    await pass(3250);
    idle.release();
    expect(budget.usedBytes).toBe(50);
  });
});

test("no timer is left when nobody waits", async () => {
  const { ask } = setUp();
  const first = await ask("a", 100);
  const waiting = ask("b", 100);
  expect(jest.getTimerCount()).toBe(1);
  first.release();
  (await waiting).release();
  expect(jest.getTimerCount()).toBe(0);
});

test("a share is not taken away while we ourselves work, and again when bytes move", async () => {
  const { ask, log, pass } = setUp();
  const lease = await ask("a", 100);
  lease.settle();
  void ask("b", 50);
  await pass(10_000);
  expect(log).toEqual(["a granted"]);
  lease.move();
  await pass(2900);
  expect(log).toEqual(["a granted"]);
  await pass(600);
  expect(log).toEqual(["a granted", "a evicted", "b granted"]);
});

describe("between clients", () => {
  const greedy = requesterFrom("greedy");
  const modest = requesterFrom("modest");

  test("one alone may have everything", async () => {
    const { budget, ask } = setUp();
    for (const name of ["a", "b", "c", "d"]) await ask(name, 25, greedy);
    expect(budget.heldBy("greedy")).toBe(100);
  });

  test("who holds least is next, however many others stood there before", async () => {
    const { ask, log } = setUp();
    const leases = [await ask("g1", 50, greedy), await ask("g2", 50, greedy)];
    for (const name of ["g3", "g4", "g5"]) void ask(name, 50, greedy);
    void ask("m1", 50, modest);
    leases[0]!.release();
    await settled();
    expect(log).toEqual(["g1 granted", "g2 granted", "m1 granted"]);
  });

  test("who wants more than a share is passed by those who do not, and by nobody else", async () => {
    const { ask, log, pass } = setUp();
    const held = await ask("held", 50, requesterFrom("one"));
    held.settle();
    void ask("large", 90, requesterFrom("two"));
    void ask("small", 33, requesterFrom("three"));
    await pass(0);
    expect(log).toEqual(["held granted", "small granted"]);
    void ask("fair", 20, requesterFrom("four"));
    void ask("later", 10, requesterFrom("five"));
    await pass(0);
    expect(log.slice(2)).toEqual([]);
    held.release();
    await pass(0);
    expect(log.slice(2)).toEqual(["fair granted", "later granted"]);
  });

  test("what is reserved and not used goes to others at once", async () => {
    const { budget, ask, log, pass } = setUp();
    const lease = await ask("promise", 100, greedy);
    lease.inUse = 10;
    lease.progress(10);
    void ask("m1", 60, modest);
    await pass(250);
    expect(log).toEqual(["promise granted", "m1 granted"]);
    expect([budget.heldBy("greedy"), budget.heldBy("modest")]).toEqual([10, 60]);
  });

  test("what one client used to promise itself is not taken away from it by its own next request", async () => {
    const { budget, ask, pass } = setUp();
    const lease = await ask("first", 100, greedy);
    lease.inUse = 10;
    lease.progress(5 * 1024 * 1024);
    void ask("second", 60, greedy);
    await pass(500);
    expect(budget.heldBy("greedy")).toBe(100);
  });

  test("who sends slowly keeps only what it has sent while others wait", async () => {
    const { ask, log, pass } = setUp();
    const lease = await ask("slow", 100, greedy);
    lease.inUse = 10;
    void ask("second", 60, modest);
    await pass(1250);
    expect(log).toEqual(["slow granted", "second granted"]);
  });

  test("more than a fair share has to be given up after a while, the longest unmoved first", async () => {
    const { ask, log, pass } = setUp();
    const leases = [await ask("g1", 50, greedy), await ask("g2", 50, greedy)];
    await pass(10);
    leases[0]!.progress(1_000_000);
    void ask("m1", 50, modest);
    await pass(500);
    expect(log).toEqual(["g1 granted", "g2 granted"]);
    await pass(250);
    expect(log).toEqual(["g1 granted", "g2 granted", "g2 evicted", "m1 granted"]);
  });

  test("a fair share stays, and so does what we ourselves work on", async () => {
    const { ask, log, pass } = setUp();
    const third = requesterFrom("third");
    (await ask("m1", 30, modest)).progress(1_000_000);
    (await ask("g1", 60, greedy)).settle();
    void ask("t1", 30, third);
    await pass(2750);
    expect(log).toEqual(["m1 granted", "g1 granted"]);
  });

  test("where everybody waits for more, the last one gives way", async () => {
    const { budget, ask, log, pass } = setUp();
    const [a, b] = [await ask("a", 50, greedy), await ask("b", 50, modest)];
    void budget.grow(a, 10, greedy).then(() => log.push("a grown"));
    budget.grow(b, 10, modest).catch((error) => log.push(`b refused ${error.code}`));
    await pass(1750);
    expect(log).toEqual(["a granted", "b granted", "b evicted", "b refused 503", "a grown"]);
    expect(budget.usedBytes).toBe(60);
  });

  test("who goes away while waiting is forgotten", async () => {
    const { budget, ask, log } = setUp();
    const leaving = requesterFrom("leaving");
    const holder = await ask("holder", 100, greedy);
    void ask("l1", 50, leaving);
    leaving.leave();
    await settled();
    holder.release();
    expect(log).toEqual(["holder granted", "l1 ClientGone"]);
    expect(budget.usedBytes).toBe(0);
    expect(jest.getTimerCount()).toBe(0);
  });

  test("a lease can be handed to another client", async () => {
    const { budget, ask } = setUp();
    const lease = await ask("a", 60, greedy);
    budget.reassign(lease, "modest");
    expect([budget.heldBy("greedy"), budget.heldBy("modest"), budget.usedBytes]).toEqual([0, 60, 60]);
    lease.release();
    expect([budget.heldBy("modest"), budget.usedBytes]).toEqual([0, 0]);
  });
});
