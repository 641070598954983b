import { describe, expect, test } from "bun:test";
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

  test("is forgotten when it is whole again", async () => {
    const { clock, budget } = setUp(60);
    for (let i = 0; i < 10_000; i++) await budget.spend(`client ${i}`, 1);
    clock.advance(60_000);
    await budget.spend("one more", 1);
    expect(budget.clients).toBe(1);
  });

  test("may be without end", async () => {
    expect(await noBudget.spend("a", 1e9)).toBe(0);
    expect(noBudget.waitMs("a")).toBe(0);
  });
});
