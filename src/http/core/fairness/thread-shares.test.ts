import { describe, expect, test } from "bun:test";
import { FakeClock } from "../../../../tests/support/fake-clock.ts";
import { ThreadShares } from "./thread-shares.ts";

const secondMs = 1000;

function setUp(msPerSecond = 50) {
  const clock = new FakeClock();
  const state = { isLate: true };
  const shares = new ThreadShares(msPerSecond, () => state.isLate, clock);
  /** One request, which uses so much. Whether it was let in. */
  const ask = (client: string, milliseconds: number) => {
    const isIn = shares.waitMs(client) === 0;
    if (isIn) shares.use(client, milliseconds);
    return isIn;
  };
  /** So many requests in each second, evenly, and one of somebody else. How many were refused. */
  const asks = (client: string, perSecond: number, milliseconds: number, seconds: number) => {
    let refused = 0;
    for (let i = 0; i < perSecond * seconds; i++) {
      if (i % perSecond === 0) shares.waitMs("somebody else");
      if (!ask(client, milliseconds)) refused++;
      clock.advance(secondMs / perSecond);
    }
    return refused;
  };
  return { clock, state, shares, ask, asks };
}

describe("a client that uses no more than its share of a late thread", () => {
  test.each<[what: string, perSecond: number, milliseconds: number]>([
    ["a class that opens pages", 5, 8],
    ["a proxy of hundreds of readers", 200, 0.2],
  ])("is never refused: %s", (_, perSecond, milliseconds) => {
    const { asks } = setUp();
    expect(asks("a school", perSecond, milliseconds, 600)).toBe(0);
  });

  test("is not refused for what comes at once, either", () => {
    const { ask, shares, clock } = setUp();
    for (let lesson = 0; lesson < 10; lesson++) {
      shares.waitMs("somebody else");
      for (let i = 0; i < 400; i++) expect(ask("a school", 1)).toBe(true);
      clock.advance(60 * secondMs);
    }
  });
});

describe("a client that uses more", () => {
  test("is not refused as long as nobody else has ever been there", () => {
    const { ask } = setUp();
    for (let i = 0; i < 2000; i++) expect(ask("the only one", 1)).toBe(true);
  });

  test("is refused once it has, for five seconds at least", () => {
    const { shares, ask, clock } = setUp();
    shares.waitMs("somebody else");
    for (let i = 0; i <= 500; i++) expect(ask("flood", 1)).toBe(true);
    expect(shares.waitMs("flood")).toBe(5 * secondMs);
    clock.advance(4999);
    shares.waitMs("somebody else");
    expect(shares.waitMs("flood")).toBe(1);
    clock.advance(1);
    expect(shares.waitMs("flood")).toBe(0);
  });

  test("waits until what it used has become its share, a minute at most", () => {
    const { shares } = setUp();
    shares.waitMs("somebody else");
    shares.use("two seconds", 2000);
    expect(shares.waitMs("two seconds")).toBe(30 * secondMs);
    shares.use("an hour", 3_600_000);
    expect(shares.waitMs("an hour")).toBe(50 * secondMs);
  });

  test("gets its share over time, and not more, however long it floods", () => {
    const { asks } = setUp();
    const seconds = 600;
    const refused = asks("flood", 1000, 1, seconds);
    const used = 1000 * seconds - refused;
    expect(used).toBeLessThan(0.06 * seconds * secondMs);
  });

  test("is not refused while the thread is in time, and goes on being refused when it is again", () => {
    const { shares, state } = setUp();
    state.isLate = false;
    shares.waitMs("somebody else");
    shares.use("flood", 2000);
    expect(shares.waitMs("flood")).toBe(0);
    state.isLate = true;
    expect(shares.waitMs("flood")).toBeGreaterThan(0);
    state.isLate = false;
    expect(shares.waitMs("flood")).toBeGreaterThan(0);
  });

  test("is not refused while nobody else asks", () => {
    const { shares, clock } = setUp();
    shares.waitMs("flood");
    clock.advance(3 * secondMs);
    shares.use("flood", 5000);
    expect(shares.waitMs("flood")).toBe(0);
    shares.waitMs("somebody else");
    expect(shares.waitMs("flood")).toBeGreaterThan(0);
  });

  test("costs nobody else anything", () => {
    const { shares, asks, ask } = setUp();
    asks("flood", 1000, 1, 10);
    expect(shares.waitMs("flood")).toBeGreaterThan(0);
    for (let i = 0; i < 100; i++) expect(ask(`reader ${i}`, 1)).toBe(true);
  });

  test("is refused also when it comes from among many addresses", () => {
    const { shares } = setUp();
    shares.waitMs("somebody else");
    shares.use("flood", 5000);
    for (let i = 0; i < 15_000; i++) shares.use(`address ${i}`, 0.1);
    expect(shares.waitMs("flood")).toBeGreaterThan(0);
  });
});

test("a share of 0 refuses nobody", () => {
  const { shares } = setUp(0);
  shares.use("flood", 1_000_000);
  shares.waitMs("somebody else");
  expect(shares.waitMs("flood")).toBe(0);
});
