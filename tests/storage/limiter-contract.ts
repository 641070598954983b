import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import type { RateLimiter } from "../../src/logs/ports.ts";

export interface LimitersUnderTest {
  /** A limiter of this name and limit, as another node would make it. */
  node(name: string, limit: number): RateLimiter;
  /** As if so much time had passed since everything that was taken under this name. */
  pass(name: string, milliseconds: number): Promise<void>;
  close(): void;
}

/** The clock may be a server's: it goes on while a test runs. */
const slackMs = 10_000;

/** What every `RateLimiter` has to do. */
export function describeRateLimiter(name: string, open: () => Promise<LimitersUnderTest>): void {
  describe(`the limiter contract on ${name}`, () => {
    let subject: LimitersUnderTest;
    let names = 0;
    const newName = () => `limit${++names}-${crypto.randomUUID()}`;

    beforeAll(async () => {
      subject = await open();
    });
    afterAll(() => subject.close());

    test("who has taken nothing has everything", async () => {
      const limiter = subject.node(newName(), 5);
      expect(await limiter.allowance("a")).toEqual({ limit: 5, remaining: 5, resetMs: 0 });
    });

    test("of many takes at once on several nodes, exactly as many pass as the limit says", async () => {
      const limit = newName();
      const nodes = [subject.node(limit, 10), subject.node(limit, 10), subject.node(limit, 10)];
      const takes = await Promise.all(Array.from({ length: 90 }, (_, i) => nodes[i % 3]!.take("a")));
      const passed = takes.filter(({ taken }) => taken);
      expect(passed).toHaveLength(10);
      // Each of them got a different number.
      expect(passed.map(({ allowance }) => allowance!.remaining).sort()).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
      expect(takes.every(({ allowance }) => allowance!.limit === 10)).toBe(true);
      for (const node of nodes) expect(await node.allowance("a")).toMatchObject({ limit: 10, remaining: 0 });
    });

    test("clients, and limits of other names, are apart", async () => {
      const [uploads, others] = [subject.node(newName(), 1), subject.node(newName(), 1)];
      expect((await uploads.take("a")).taken).toBe(true);
      expect((await uploads.take("b")).taken).toBe(true);
      expect((await others.take("a")).taken).toBe(true);
      expect((await uploads.take("a")).taken).toBe(false);
    });

    test("asking takes nothing, and being refused takes nothing", async () => {
      const limit = newName();
      const limiter = subject.node(limit, 2);
      for (let i = 0; i < 5; i++) await limiter.allowance("a");
      await limiter.take("a");
      await subject.pass(limit, 40_000);
      await limiter.take("a");
      for (let i = 0; i < 5; i++) expect((await limiter.take("a")).taken).toBe(false);
      await subject.pass(limit, 20_000);
      expect(await limiter.allowance("a")).toMatchObject({ remaining: 1 });
    });

    test("the window slides: each take comes back a minute after it, and the time until then is told", async () => {
      const limit = newName();
      const limiter = subject.node(limit, 2);
      expect((await limiter.take("a")).allowance!.resetMs).toBeWithin(60_000 - slackMs, 60_001);
      await subject.pass(limit, 30_000);
      const second = await limiter.take("a");
      expect(second.allowance).toMatchObject({ limit: 2, remaining: 0 });
      expect(second.allowance!.resetMs).toBeWithin(30_000 - slackMs, 30_001);
      await subject.pass(limit, 30_000);
      const third = await limiter.take("a");
      expect(third.taken).toBe(true);
      expect(third.allowance!.resetMs).toBeWithin(30_000 - slackMs, 30_001);
      expect((await limiter.take("a")).taken).toBe(false);
      await subject.pass(limit, 60_000);
      expect(await limiter.allowance("a")).toEqual({ limit: 2, remaining: 2, resetMs: 0 });
    });

    test("what is given back can be taken again, by any node and once", async () => {
      const limit = newName();
      const [one, other] = [subject.node(limit, 1), subject.node(limit, 1)];
      const taken = await one.take("a");
      expect((await other.take("a")).taken).toBe(false);
      expect(await taken.refund()).toEqual({ limit: 1, remaining: 1, resetMs: 0 });
      await subject.pass(limit, 1000);
      expect((await other.take("a")).taken).toBe(true);
      expect(await taken.refund()).toMatchObject({ remaining: 0 });
    });

    test("several are taken together, or none of them", async () => {
      const limit = newName();
      const limiter = subject.node(limit, 5);
      expect((await limiter.take("a", 2)).allowance).toMatchObject({ limit: 5, remaining: 3 });
      await subject.pass(limit, 20_000);
      const third = await limiter.take("a", 1);
      await subject.pass(limit, 20_000);
      const refused = await limiter.take("a", 4);
      expect(refused.taken).toBe(false);
      // Two leave the window in twenty seconds, and that is enough.
      expect(refused.allowance).toMatchObject({ remaining: 2 });
      expect(refused.allowance!.resetMs).toBeWithin(20_000 - slackMs, 20_001);
      const all = await limiter.take("a", 5);
      expect(all.allowance!.resetMs).toBeWithin(40_000 - slackMs, 40_001);
      expect(await third.refund()).toMatchObject({ remaining: 3 });
      const three = await limiter.take("a", 3);
      expect(three).toMatchObject({ taken: true, allowance: { remaining: 0 } });
      expect(await three.refund()).toMatchObject({ remaining: 3 });
    });

    test("of many takes of several at once, no more pass than fit", async () => {
      const limit = newName();
      const nodes = [subject.node(limit, 10), subject.node(limit, 10)];
      const takes = await Promise.all(Array.from({ length: 30 }, (_, i) => nodes[i % 2]!.take("a", 3)));
      expect(takes.filter(({ taken }) => taken)).toHaveLength(3);
      expect(await nodes[0]!.allowance("a")).toMatchObject({ remaining: 1 });
    });

    test("giving back what was refused gives nothing", async () => {
      const limiter = subject.node(newName(), 1);
      await limiter.take("a");
      const refused = await limiter.take("a");
      expect(await refused.refund()).toMatchObject({ remaining: 0 });
    });
  });
}
