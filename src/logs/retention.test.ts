import { describe, expect, test } from "bun:test";
import { until } from "../../tests/support/engines/until.ts";
import { FakeClock } from "../../tests/support/fake-clock.ts";
import { MemoryStore } from "../../tests/support/memory-store.ts";
import { newBundle, newLog, viewer } from "../../tests/support/stored-logs.ts";
import type { LogId } from "./ports.ts";
import { expiryOf, type Retention, RetentionSweep } from "./retention.ts";
import type { LogStore } from "./store-ports.ts";

const day = 86_400_000;
const age = (createdAt: number, viewedAt: number | null) => ({ id: "x" as LogId, createdAt, viewedAt });

describe("a log expires", () => {
  test.each<[from: Retention["from"], createdAt: number, viewedAt: number | null, expiry: number]>([
    ["upload", 0, null, 7 * day],
    ["upload", 0, 3 * day, 7 * day],
    ["view", 0, null, 7 * day],
    ["view", 0, 3 * day, 10 * day],
    ["view", 5 * day, 3 * day, 12 * day],
  ])("counted from the %s: shared at %d, viewed at %p, it is %d", (from, createdAt, viewedAt, expiry) => {
    expect(expiryOf(age(createdAt, viewedAt), { days: 7, from })).toBe(expiry);
  });
});

describe("a sweep", () => {
  const pace = { everyMs: 1000, logsInTurn: 4, page: 2, pauseMs: 0 };
  const sweepOf = (store: LogStore, clock: FakeClock, from: Retention["from"] = "upload") =>
    new RetentionSweep(store, { days: 7, from }, clock, () => {}, pace);

  async function stored(store: LogStore, createdAts: number[]): Promise<LogId[]> {
    const logs = createdAts.map((createdAt) => newLog("text", { createdAt }));
    for (const log of logs) await store.insert(log);
    return logs.map(({ id }) => id);
  }

  test("removes in bounded turns what is past its time, and nothing else; the next turn goes on from there", async () => {
    const store = new MemoryStore();
    const clock = new FakeClock();
    const old = await stored(
      store,
      Array.from({ length: 7 }, () => clock.now() - 7 * day),
    );
    const [young] = await stored(store, [clock.now() - 7 * day + 5000]);
    let removed = 0;
    for (let turn = 0; turn < 3; turn++) {
      const now = await sweepOf(store, clock).turn();
      expect(now).toBeLessThanOrEqual(pace.logsInTurn);
      removed += now;
      clock.advance(1000);
    }
    expect(removed).toBe(7);
    expect(await store.removal(old[0]!)).toEqual({ by: "retention" });
    expect(await store.counts(young!)).not.toBeNull();
    clock.advance(10_000);
    expect(await sweepOf(store, clock).turn()).toBe(1);
  });

  test("keeps a bundle and its files while one of them is viewed, and then removes all", async () => {
    const store = new MemoryStore();
    const clock = new FakeClock();
    const { bundle, files } = newBundle(3);
    const old = [...files, bundle].map((log) => ({ ...log, createdAt: 0 }));
    await store.insertAll(old);
    // The store dates views by the system's clock.
    await store.countView(files[1]!.id, viewer(1));
    clock.advance(Date.now() - clock.now());
    expect(await sweepOf(store, clock, "view").turn()).toBe(0);
    clock.advance(8 * day);
    // A jump of days is doubted for an hour.
    for (let turn = 0; turn < 4; turn++) {
      await sweepOf(store, clock, "view").turn();
      clock.advance(60 * 60_000);
    }
    for (const { id } of old) expect(await store.removal(id)).toEqual({ by: "retention" });
  });

  test("is done by one node at a time", async () => {
    const store = new MemoryStore();
    const clock = new FakeClock();
    await stored(store, [clock.now() - 8 * day, clock.now() - 8 * day]);
    const nodes = [1, 2, 3].map(() => sweepOf(store, clock));
    expect((await Promise.all(nodes.map((node) => node.turn()))).sort()).toEqual([0, 0, 2]);
    await stored(store, [clock.now() - 8 * day]);
    expect(await nodes[1]!.turn()).toBe(0);
    clock.advance(1000);
    expect(await nodes[1]!.turn()).toBe(1);
  });

  test("spares what was viewed, where the days count from there", async () => {
    const store = new MemoryStore();
    const clock = new FakeClock();
    clock.advance(Date.now() - clock.now());
    const [viewed, unseen] = await stored(store, [clock.now() - 8 * day, clock.now() - 8 * day]);
    await store.countView(viewed!, viewer(1));
    expect(await sweepOf(store, clock, "view").turn()).toBe(1);
    expect(await store.counts(viewed!)).not.toBeNull();
    expect(await store.counts(unseen!)).toBeNull();
  });

  test("waits for an hour after a clock has jumped, and removes nothing that a wrong one calls old", async () => {
    const store = new MemoryStore();
    const clock = new FakeClock();
    const ids = await stored(store, [clock.now(), clock.now() - 6 * day]);
    expect(await sweepOf(store, clock).turn()).toBe(0);
    clock.advance(365 * day);
    for (let turn = 0; turn < 3; turn++) {
      clock.advance(60_000);
      expect(await sweepOf(store, clock).turn()).toBe(0);
    }
    clock.advance(-365 * day);
    // It is right again, and what is due is removed an hour later, not in a year.
    for (let turn = 0; turn < 3; turn++) {
      clock.advance(60_000);
      expect(await sweepOf(store, clock).turn()).toBe(0);
    }
    expect(await store.counts(ids[0]!)).not.toBeNull();
    for (let hour = 0; hour < 25; hour++) {
      clock.advance(60 * 60_000);
      await sweepOf(store, clock).turn();
    }
    expect(await store.removal(ids[1]!)).toEqual({ by: "retention" });
    expect(await store.counts(ids[0]!)).not.toBeNull();
  });

  test("goes on where the last turn is in the future, as of a clock that was some minutes ahead", async () => {
    const store = new MemoryStore();
    const clock = new FakeClock();
    expect(await sweepOf(store, clock).turn()).toBe(0);
    clock.advance(-600_000);
    await stored(store, [clock.now() - 8 * day]);
    expect(await sweepOf(store, clock).turn()).toBe(1);
  });

  test("is not held up by a log that cannot be removed", async () => {
    const store = new MemoryStore();
    const clock = new FakeClock();
    const ids = await stored(
      store,
      Array.from({ length: 9 }, () => clock.now() - 8 * day),
    );
    const damaged = ids.toSorted()[1]!;
    const remove = store.remove.bind(store);
    store.remove = (id, by) => (id === damaged ? Promise.reject(new Error("damaged")) : remove(id, by));
    for (let turn = 0; turn < 4; turn++) {
      await sweepOf(store, clock)
        .turn()
        .catch((error: Error) => expect(error.message).toBe("damaged"));
      clock.advance(1000);
    }
    expect(await Promise.all(ids.map((id) => store.removal(id)))).toEqual(
      ids.map((id) => (id === damaged ? null : { by: "retention" })),
    );
  });

  test("tells what it removed, and its failures, and goes on after them", async () => {
    const store = new MemoryStore();
    const clock = new FakeClock();
    await stored(store, [clock.now() - 8 * day]);
    const told: (number | Error)[] = [];
    const pages = store.ages.bind(store);
    let isBroken = true;
    store.ages = (after, limit) => (isBroken ? Promise.reject(new Error("no disk")) : pages(after, limit));
    const sweep = () => new RetentionSweep(store, { days: 7, from: "upload" }, clock, (one) => told.push(one), pace);
    const first = sweep();
    first.start();
    await until("the failure is told", () => told.length > 0, { everyMs: 1 });
    await first.stop();
    expect((told[0] as Error).message).toBe("no disk");
    isBroken = false;
    clock.advance(1000);
    expect(await sweep().turn()).toBe(1);
  });
});
