import { afterEach, beforeEach, describe, expect, jest, test } from "bun:test";
import { FakeClock } from "../../tests/support/fake-clock.ts";
import { ByteBudget } from "./byte-budget.ts";

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

function setUp() {
  const clock = new FakeClock();
  const options = { limit: 100, maxWaitMs: 20_000, minBytesPerSecond: 10, graceMs: 3000 };
  const budget = new ByteBudget(options, clock);
  const log: string[] = [];
  return {
    budget,
    log,
    /** Asks for a share, and writes down what becomes of it. */
    ask: (name: string, bytes: number) => {
      const lease = budget.acquire(bytes, () => log.push(`${name} evicted`));
      lease.then(
        () => log.push(`${name} granted`),
        (error) => log.push(`${name} refused ${error.code} ${error.retryAfter}`),
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

  test("is waited for where there is none", async () => {
    const { budget, ask, log } = setUp();
    const first = await ask("a", 60);
    ask("b", 41);
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
    ask("large", 90);
    ask("small", 10);
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
    ask("waiting", 10);
    await pass(20_000);
    expect(log).toEqual(["holder granted"]);
    await pass(250);
    expect(log).toEqual(["holder granted", "waiting refused 503 5"]);
  });

  test("does not take a share afterwards", async () => {
    const { budget, ask, pass } = setUp();
    const holder = await ask("holder", 100);
    holder.settle();
    ask("waiting", 10);
    await pass(20_250);
    holder.release();
    expect(budget.usedBytes).toBe(0);
  });

  test("no longer stands before those who fit", async () => {
    const { ask, log, pass } = setUp();
    (await ask("holder", 60)).settle();
    ask("large", 90);
    await pass(10_000);
    ask("small", 10);
    await pass(10_250);
    expect(log).toEqual(["holder granted", "large refused 503 5", "small granted"]);
  });
});

describe("who holds a share without using it", () => {
  test("is put out while others wait, after a grace", async () => {
    const { budget, ask, log, pass } = setUp();
    await ask("idle", 100);
    ask("waiting", 50);
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
    ask("waiting", 50);
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
    ask("waiting", 50);
    await pass(19_000);
    expect(log).toEqual(["working granted"]);
  });

  test("is put out only as far as needed", async () => {
    const { ask, log, pass } = setUp();
    await ask("first", 50);
    await ask("second", 50);
    ask("waiting", 50);
    await pass(3250);
    expect(log).toEqual(["first granted", "second granted", "first evicted", "waiting granted"]);
  });

  test("frees nothing twice when it lets go after it was put out", async () => {
    const { budget, ask, pass } = setUp();
    const idle = await ask("idle", 100);
    ask("waiting", 50);
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
  ask("b", 50);
  await pass(10_000);
  expect(log).toEqual(["a granted"]);
  lease.move();
  await pass(2900);
  expect(log).toEqual(["a granted"]);
  await pass(600);
  expect(log).toEqual(["a granted", "a evicted", "b granted"]);
});
