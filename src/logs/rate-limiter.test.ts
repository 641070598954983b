import { describe, expect, test } from "bun:test";
import fc from "fast-check";
import { FakeClock } from "../../tests/support/fake-clock.ts";
import { SlidingWindowLimiter, unlimited } from "./rate-limiter.ts";

function setUp(limit = 10): { clock: FakeClock; limiter: SlidingWindowLimiter } {
  const clock = new FakeClock();
  return { clock, limiter: new SlidingWindowLimiter(limit, clock) };
}

describe("a client", () => {
  test("that has shared nothing may share up to the limit", async () => {
    const { limiter } = setUp();
    expect(await limiter.allowance("a")).toEqual({ limit: 10, remaining: 10, resetMs: 0 });
  });

  test("may share ten logs at any pace, and not an eleventh", async () => {
    const { clock, limiter } = setUp();
    for (let i = 0; i < 10; i++) {
      const { taken, allowance } = await limiter.take("a");
      expect(taken).toBe(true);
      expect(allowance).toEqual({ limit: 10, remaining: 9 - i, resetMs: 60_000 - i * 100 });
      clock.advance(100);
    }
    const eleventh = await limiter.take("a");
    expect(eleventh.taken).toBe(false);
    expect(eleventh.allowance).toEqual({ limit: 10, remaining: 0, resetMs: 59_000 });
  });

  test("that sends twenty at once gets exactly ten through", async () => {
    const { limiter } = setUp();
    const takes = await Promise.all(Array.from({ length: 20 }, () => limiter.take("a")));
    expect(takes.map(({ taken }) => taken)).toEqual([...Array(10).fill(true), ...Array(10).fill(false)]);
  });

  test("does not use up what another one has", async () => {
    const { limiter } = setUp(1);
    expect((await limiter.take("a")).taken).toBe(true);
    expect((await limiter.take("b")).taken).toBe(true);
    expect((await limiter.take("a")).taken).toBe(false);
  });

  test("does not wait longer because it was refused", async () => {
    const { clock, limiter } = setUp(1);
    await limiter.take("a");
    clock.advance(59_000);
    expect((await limiter.take("a")).taken).toBe(false);
    clock.advance(1000);
    expect((await limiter.take("a")).taken).toBe(true);
  });
});

describe("the window slides", () => {
  test("an upload counts until just before 60 seconds have passed", async () => {
    const { clock, limiter } = setUp(1);
    await limiter.take("a");
    clock.advance(59_999);
    const early = await limiter.take("a");
    expect(early.taken).toBe(false);
    expect(early.allowance).toEqual({ limit: 1, remaining: 0, resetMs: 1 });
    clock.advance(1);
    expect(await limiter.allowance("a")).toEqual({ limit: 1, remaining: 1, resetMs: 0 });
    expect((await limiter.take("a")).taken).toBe(true);
  });

  test("one upload comes free at a time, not all at the full minute", async () => {
    const { clock, limiter } = setUp(2);
    await limiter.take("a");
    clock.advance(40_000);
    await limiter.take("a");
    clock.advance(20_000);
    const third = await limiter.take("a");
    expect(third.taken).toBe(true);
    expect(third.allowance).toEqual({ limit: 2, remaining: 0, resetMs: 40_000 });
    expect((await limiter.take("a")).taken).toBe(false);
  });

  test("no 60 seconds ever hold more than the limit, and nothing is refused without need", async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.nat({ max: 20_000 }), { maxLength: 60 }), async (pauses) => {
        const { clock, limiter } = setUp(3);
        const passed: number[] = [];
        for (const pause of pauses) {
          clock.advance(pause);
          const now = clock.monotonic();
          const recent = passed.filter((moment) => now - moment < 60_000).length;
          const { taken } = await limiter.take("a");
          expect(taken).toBe(recent < 3);
          if (taken) passed.push(now);
        }
      }),
      { seed: 20260115, numRuns: 200 },
    );
  });
});

describe("a refund", () => {
  test("gives the upload back", async () => {
    const { clock, limiter } = setUp(2);
    await limiter.take("a");
    clock.advance(10_000);
    const second = await limiter.take("a");
    expect(await second.refund()).toEqual({ limit: 2, remaining: 1, resetMs: 50_000 });
    expect((await limiter.take("a")).taken).toBe(true);
    expect((await limiter.take("a")).taken).toBe(false);
  });

  test("of an upload that was refused gives nothing", async () => {
    const { limiter } = setUp(1);
    await limiter.take("a");
    const refused = await limiter.take("a");
    expect(await refused.refund()).toEqual({ limit: 1, remaining: 0, resetMs: 60_000 });
    expect((await limiter.take("a")).taken).toBe(false);
  });

  test("that comes after the window changes nothing", async () => {
    const { clock, limiter } = setUp(1);
    const first = await limiter.take("a");
    clock.advance(60_000);
    await limiter.take("a");
    expect(await first.refund()).toEqual({ limit: 1, remaining: 0, resetMs: 60_000 });
  });
});

describe("memory", () => {
  test("clients are forgotten when their last upload is a minute old", async () => {
    const { clock, limiter } = setUp();
    for (let i = 0; i < 1000; i++) await limiter.take(`early ${i}`);
    clock.advance(30_000);
    await limiter.take("early 0");
    await limiter.take("later");
    expect(limiter.clients).toBe(1001);
    clock.advance(30_000);
    await limiter.take("last");
    expect(limiter.clients).toBe(3);
  });

  test("asking for an allowance remembers nobody", async () => {
    const { limiter } = setUp();
    await limiter.allowance("a");
    expect(limiter.clients).toBe(0);
  });
});

test("without a limit everything passes, and there is nothing to tell", async () => {
  const { taken, allowance, refund } = await unlimited.take("a");
  expect({ taken, allowance, refunded: await refund() }).toEqual({ taken: true, allowance: null, refunded: null });
  expect(await unlimited.allowance("a")).toBeNull();
});
