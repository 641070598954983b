import { describe, expect, spyOn, test } from "bun:test";
import { FakeClock } from "../../tests/support/fake-clock.ts";
import { LeakyBuckets, noBudget } from "./client-budget.ts";

function setUp(perMinute: number) {
  const clock = new FakeClock();
  return { clock, budget: new LeakyBuckets(perMinute, clock) };
}

describe("the budget of a client", () => {
  test("lasts for what a minute allows, and then the client waits", async () => {
    const { budget } = setUp(60);
    for (let i = 0; i < 60; i++) expect(await budget.spend("a", 1)).toBe(0);
    expect(await budget.spend("a", 1)).toBe(1000);
    expect(budget.waitMs("a")).toBe(1000);
    expect(budget.waitMs("b")).toBe(0);
  });

  test("comes back at a steady pace", async () => {
    const { clock, budget } = setUp(60);
    await budget.spend("a", 70);
    expect(budget.waitMs("a")).toBe(10_000);
    clock.advance(4000);
    expect(budget.waitMs("a")).toBe(6000);
    clock.advance(6000);
    expect(budget.waitMs("a")).toBe(0);
    expect(await budget.spend("a", 1)).toBe(1000);
    clock.advance(120_000);
    expect(await budget.spend("a", 60)).toBe(0);
  });

  test("is never overdrawn by more than a minute", async () => {
    const { budget } = setUp(10);
    expect(await budget.spend("a", 1e9)).toBe(60_000);
  });

  test("is forgotten some minutes after it is whole again", async () => {
    const { clock, budget } = setUp(60);
    for (let i = 0; i < 10_000; i++) await budget.spend(`client ${i}`, 1);
    clock.advance(240_000);
    await budget.spend("one more", 1);
    expect(budget.clients).toBe(1);
  });

  test("is not forgotten before, however many others spend", async () => {
    const { clock, budget } = setUp(60);
    await budget.spend("a", 1e9);
    for (let i = 0; i < 60; i++) {
      clock.advance(1000);
      for (let other = 0; other < 100; other++) await budget.spend(`client ${i} ${other}`, 1);
      expect(budget.waitMs("a")).toBe(60_000 - (i + 1) * 1000);
    }
  });

  test("of very many clients at once takes bounded memory, and none of them is looked at for another", async () => {
    const { budget } = setUp(60);
    const walk = spyOn(Map.prototype, Symbol.iterator).mockImplementation(() => {
      throw new Error("all clients are walked over");
    });
    try {
      for (let i = 0; i < 250_000; i++) await budget.spend(`client ${i}`, 1);
    } finally {
      walk.mockRestore();
    }
    expect(budget.clients).toBeLessThanOrEqual(200_000);
    expect(await budget.spend("client 249999", 60)).toBe(1000);
  });

  test("may be without end", async () => {
    expect(await noBudget.spend("a", 1e9)).toBe(0);
    expect(noBudget.waitMs("a")).toBe(0);
  });
});
