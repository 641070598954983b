import { describe, expect, test } from "bun:test";
import { FakeClock } from "../../tests/support/fake-clock.ts";
import { MemoryStore } from "../../tests/support/memory-store.ts";
import { Outage, Refusal } from "../wire/refusal.ts";
import { packSync, unpackSync } from "./content.ts";
import { systemRandomBytes } from "./id.ts";
import { type LogId, noDetails } from "./ports.ts";
import { SlidingWindowLimiter, unlimited } from "./rate-limiter.ts";
import type { LogStore } from "./store-ports.ts";
import { RateLimited, retrySeconds, UploadLog } from "./upload.ts";

const content = packSync(Buffer.from("[10:30:00] [Server thread/INFO]: Done\n"));
const request = { client: "192.0.2.1", name: "latest.log", content, details: noDetails };

/** Ids of ten times the same character: one for each number, the last one for good. */
function idsOf(...numbers: number[]): (length: number) => Uint8Array {
  let at = 0;
  return (length) => new Uint8Array(length).fill(numbers[Math.min(at++, numbers.length - 1)]!);
}

/** A store whose `insert` fails as long as `outage` is set. */
class FailingStore extends MemoryStore {
  outage: Error | null = null;

  override insert(log: Parameters<LogStore["insert"]>[0]): ReturnType<LogStore["insert"]> {
    return this.outage ? Promise.reject(this.outage) : super.insert(log);
  }
}

function rejectionOf(promise: Promise<unknown>): Promise<unknown> {
  return promise.then(
    () => new Error("nothing was rejected"),
    (error: unknown) => error,
  );
}

describe("sharing a log", () => {
  test("stores it under a new id, with its name and the time", async () => {
    const store = new MemoryStore();
    const clock = new FakeClock(Date.parse("2026-01-15T10:30:00.123Z"));
    const uploads = new UploadLog(store, new SlidingWindowLimiter(10, clock), clock, idsOf(0));
    const { log, allowance } = await uploads.share(request);
    expect(log).toEqual({
      id: "2222222222" as LogId,
      name: "latest.log",
      createdAt: Date.parse("2026-01-15T10:30:00.123Z"),
      size: 38,
    });
    expect(allowance).toEqual({ limit: 10, remaining: 9, resetMs: 60_000 });
    const stored = await store.find(log.id);
    expect(stored).toMatchObject(log);
    expect(Buffer.from(unpackSync(stored!)).toString()).toBe("[10:30:00] [Server thread/INFO]: Done\n");
  });

  test("tries again with a new id where one is taken", async () => {
    const store = new MemoryStore();
    const uploads = new UploadLog(store, unlimited, new FakeClock(), idsOf(0, 0, 0, 1));
    expect((await uploads.share({ ...request, name: "first" })).log.id as string).toBe("2222222222");
    expect((await uploads.share({ ...request, name: "second" })).log.id as string).toBe("3333333333");
    expect((await store.find("2222222222" as LogId))?.name).toBe("first");
  });

  test("never gives out the id of a removed log", async () => {
    const store = new MemoryStore();
    const uploads = new UploadLog(store, unlimited, new FakeClock(), idsOf(0, 0, 1));
    await store.remove((await uploads.share(request)).log.id, "operator");
    expect((await uploads.share(request)).log.id as string).toBe("3333333333");
  });

  test("ends with an error, not a refusal, where the random source is broken", async () => {
    const uploads = new UploadLog(new MemoryStore(), unlimited, new FakeClock(), idsOf(0));
    await uploads.share(request);
    const error = await rejectionOf(uploads.share(request));
    expect(error).toEqual(new Error("no free id was found: the random source is broken"));
    expect(error).not.toBeInstanceOf(Refusal);
  });
});

describe("the rate limit", () => {
  function setUp(limit: number) {
    const store = new FailingStore();
    const clock = new FakeClock();
    const uploads = new UploadLog(store, new SlidingWindowLimiter(limit, clock), clock, systemRandomBytes);
    return { store, clock, uploads };
  }

  test("lets exactly ten of twenty at once through", async () => {
    const { uploads } = setUp(10);
    const outcomes = await Promise.allSettled(Array.from({ length: 20 }, () => uploads.share(request)));
    expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(10);
    for (const outcome of outcomes) {
      if (outcome.status === "rejected") expect(outcome.reason).toBeInstanceOf(RateLimited);
    }
  });

  test("says in whole seconds when the next upload passes", async () => {
    const { uploads, clock } = setUp(1);
    await uploads.share(request);
    clock.advance(12_345);
    const refusal = (await rejectionOf(uploads.share(request))) as RateLimited;
    expect(refusal).toBeInstanceOf(RateLimited);
    expect(refusal.code).toBe(429);
    expect(refusal.retryAfter).toBe(48);
    expect(refusal.message).toBe("You can share 1 log a minute. Try again in 48 seconds.");
    expect(refusal.allowance).toEqual({ limit: 1, remaining: 0, resetMs: 47_655 });
    clock.advance(48_000);
    expect((await uploads.share(request)).log.size).toBe(38);
  });

  test("is told in the number of logs that it allows", async () => {
    const { uploads } = setUp(10);
    for (let i = 0; i < 10; i++) await uploads.share(request);
    const refusal = (await rejectionOf(uploads.share(request))) as RateLimited;
    expect(refusal.message).toBe("You can share 10 logs a minute. Try again in 60 seconds.");
  });

  test("is told before a body is read, and only to a client that has nothing left", async () => {
    const { uploads, clock } = setUp(1);
    await uploads.checkAllowance(request.client);
    await uploads.share(request);
    clock.advance(59_001);
    const refusal = (await rejectionOf(uploads.checkAllowance(request.client))) as RateLimited;
    expect(refusal.message).toBe("You can share 1 log a minute. Try again in 1 second.");
    await uploads.checkAllowance("192.0.2.2");
    expect(await uploads.allowance(request.client)).toEqual({ limit: 1, remaining: 0, resetMs: 999 });
  });

  test("does not count a log that could not be stored", async () => {
    const { uploads, store } = setUp(1);
    store.outage = new Outage("The disk is full.");
    expect(await rejectionOf(uploads.share(request))).toBe(store.outage);
    expect(await uploads.allowance(request.client)).toEqual({ limit: 1, remaining: 1, resetMs: 0 });
    store.outage = null;
    expect((await uploads.share(request)).allowance?.remaining).toBe(0);
  });

  test("of none lets everything pass", async () => {
    const uploads = new UploadLog(new MemoryStore(), unlimited, new FakeClock(), systemRandomBytes);
    for (let i = 0; i < 30; i++) expect((await uploads.share(request)).allowance).toBeNull();
    await uploads.checkAllowance(request.client);
  });
});

describe("the rate limit of several logs at once", () => {
  const bundleOf = (files: number) => ({
    client: request.client,
    name: "",
    files: Array.from({ length: files }, (_, i) => ({ name: `${i}.log`, content, details: noDetails })),
  });

  function setUp(limit: number) {
    const [store, clock] = [new MemoryStore(), new FakeClock()];
    const uploads = new UploadLog(store, new SlidingWindowLimiter(limit, clock), clock, systemRandomBytes);
    const stored = async () => (await store.ages(null, 100)).ages.length;
    return { uploads, clock, stored };
  }

  test("counts each of them", async () => {
    const { uploads, stored } = setUp(10);
    expect((await uploads.shareBundle(bundleOf(4))).allowance).toEqual({ limit: 10, remaining: 6, resetMs: 60_000 });
    // And the bundle.
    expect(await stored()).toBe(5);
  });

  test("refuses more than it ever allows, with what to do, and stores and counts none of them", async () => {
    const { uploads, stored } = setUp(5);
    const refusal = (await rejectionOf(uploads.shareBundle(bundleOf(10)))) as Refusal;
    expect(refusal).toMatchObject({
      code: 400,
      message:
        "You can share 5 logs a minute, and these are 10. Leave out those that tell least, or share fewer at once.",
    });
    expect(refusal.retryAfter).toBeUndefined();
    expect(await stored()).toBe(0);
    expect(await uploads.allowance(request.client)).toMatchObject({ remaining: 5 });
    expect((await uploads.shareBundle(bundleOf(5))).allowance?.remaining).toBe(0);
  });

  test("refuses more than are left, with the time to wait, and stores none of them", async () => {
    const { uploads, clock, stored } = setUp(10);
    await uploads.shareBundle(bundleOf(7));
    clock.advance(10_000);
    const refusal = (await rejectionOf(uploads.shareBundle(bundleOf(10)))) as RateLimited;
    expect(refusal).toBeInstanceOf(RateLimited);
    expect(refusal.message).toBe("You can share 10 logs a minute, and these are 10. Try again in 50 seconds.");
    expect(await stored()).toBe(8);
    clock.advance(50_000);
    await uploads.shareBundle(bundleOf(10));
  });

  test("of a key holds for them, too", async () => {
    const { uploads, clock } = setUp(100);
    const limiter = new SlidingWindowLimiter(20, clock);
    for (const files of [10, 7]) await uploads.shareBundle({ ...bundleOf(files), limiter });
    expect(await rejectionOf(uploads.shareBundle({ ...bundleOf(4), limiter }))).toBeInstanceOf(RateLimited);
    expect((await uploads.shareBundle({ ...bundleOf(3), limiter })).allowance?.remaining).toBe(0);
    const small = new SlidingWindowLimiter(3, clock);
    expect(await rejectionOf(uploads.shareBundle({ ...bundleOf(10), limiter: small }))).toMatchObject({ code: 400 });
  });
});

test.each([
  [0, 1],
  [1, 1],
  [1000, 1],
  [1001, 2],
  [60_000, 60],
])("a wait of %d ms is told as %d s: never too short, never zero", (resetMs, seconds) => {
  expect(retrySeconds({ limit: 10, remaining: 0, resetMs })).toBe(seconds);
});
