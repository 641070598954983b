import { describe, expect, test } from "bun:test";
import { StorageFull } from "../wire/refusal.ts";
import { automaticReserve } from "./space-sentences.ts";
import { type SpaceLevel, type SpaceLimits, type SpaceMeasure, StorageSpace } from "./storage-space.ts";

const mebibyte = 1024 * 1024;

/** A store whose disk, size and clock the test holds. */
function storeOf(limits: Partial<SpaceLimits>, start: Partial<SpaceMeasure> = {}) {
  const state: SpaceMeasure = {
    disk: { total: 1000 * mebibyte, free: 1000 * mebibyte },
    reusable: 0,
    used: 0,
    ...start,
  };
  const time = { now: 0 };
  const changes: { level: SpaceLevel; sentence: string }[] = [];
  const measurements = { count: 0 };
  const space = new StorageSpace({
    limits: { minFreeBytes: 0, maxStoreBytes: 0, ...limits },
    measure: async () => {
      measurements.count++;
      return { ...state, disk: state.disk && { ...state.disk } };
    },
    freshness: { roomyMs: 1000, shortMs: 100, refusalMs: 20 },
    changed: (level, sentence) => changes.push({ level, sentence }),
    now: () => time.now,
  });
  return { space, state, time, changes, measurements };
}

async function refusalOf(attempt: Promise<unknown>): Promise<StorageFull> {
  const error = await attempt.then(
    () => null,
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(StorageFull);
  return error as StorageFull;
}

describe("the reserve of a disk", () => {
  test("admits what fits twice above it, and refuses the rest with 503 and a time to come back", async () => {
    const { space, state } = storeOf({ minFreeBytes: 100 * mebibyte });
    state.disk!.free = 121 * mebibyte;
    (await space.admit(10 * mebibyte))();
    const refusal = await refusalOf(space.admit(10 * mebibyte));
    expect(refusal.code).toBe(503);
    expect(refusal.retryAfter).toBeGreaterThan(0);
    expect(refusal.reason).toContain("MIN_FREE_BYTES");
  });

  test("is not touched by many at once: what is on its way counts as written", async () => {
    const { space, state } = storeOf({ minFreeBytes: 100 * mebibyte });
    state.disk!.free = 200 * mebibyte;
    const attempts = await Promise.allSettled(Array.from({ length: 100 }, () => space.admit(mebibyte)));
    const admitted = attempts.filter(({ status }) => status === "fulfilled").length;
    expect(admitted).toBeGreaterThan(40);
    expect(admitted).toBeLessThanOrEqual(50);
  });

  test("is not touched by what was written after a measurement began", async () => {
    const { space, state, time } = storeOf({ minFreeBytes: 100 * mebibyte });
    state.disk!.free = 123 * mebibyte;
    const settle = await space.admit(10 * mebibyte);
    time.now += 5000;
    const measuring = space.measure();
    settle();
    await measuring;
    await refusalOf(space.admit(5 * mebibyte));
    // The next measurement has it.
    time.now += 5000;
    await space.admit(5 * mebibyte);
  });

  test("counts pages that removed logs left inside of the database, but not for everything", async () => {
    const { space, state } = storeOf({ minFreeBytes: 100 * mebibyte }, { reusable: 500 * mebibyte });
    state.disk!.free = 60 * mebibyte;
    (await space.admit(5 * mebibyte))();
    await refusalOf(space.admit(20 * mebibyte));
  });

  test("is a share of the disk where nothing is set", () => {
    expect(automaticReserve(48 * mebibyte)).toBe(12 * mebibyte);
    expect(automaticReserve(400 * mebibyte)).toBe(32 * mebibyte);
    expect(automaticReserve(2000 * mebibyte)).toBe(100 * mebibyte);
    expect(automaticReserve(1_000_000 * mebibyte)).toBe(512 * mebibyte);
  });

  test("is not kept on a disk that does not tell how full it is", async () => {
    const { space } = storeOf({ minFreeBytes: 100 * mebibyte }, { disk: null });
    await space.admit(1000 * mebibyte);
  });
});

describe("a quota", () => {
  test("is not overshot, and is given back when logs are removed", async () => {
    const { space, state, time } = storeOf({ maxStoreBytes: 10 * mebibyte }, { used: 8 * mebibyte });
    (await space.admit(mebibyte))();
    expect((await refusalOf(space.admit(mebibyte))).message).toContain("as its operator allows");
    state.used = 2 * mebibyte;
    time.now += 30;
    await space.admit(mebibyte);
  });
});

describe("what is measured", () => {
  test("is asked for rarely while there is room, and again before an upload is refused", async () => {
    const { space, state, time, measurements } = storeOf({ minFreeBytes: 100 * mebibyte });
    for (let i = 0; i < 100; i++) (await space.admit(1))();
    expect(measurements.count).toBe(1);
    state.disk!.free = 500 * mebibyte;
    await refusalOf(space.admit(600 * mebibyte));
    time.now += 30;
    state.disk!.free = 5000 * mebibyte;
    await space.admit(600 * mebibyte);
    expect(measurements.count).toBe(2);
  });

  test("may fail: then the last one counts, and the write has to find out", async () => {
    const space = new StorageSpace({
      limits: { minFreeBytes: mebibyte, maxStoreBytes: 0 },
      measure: () => Promise.reject(new Error("no such directory")),
      freshness: { roomyMs: 1000, shortMs: 100, refusalMs: 20 },
      changed: () => expect.unreachable(),
      now: () => 0,
    });
    await space.admit(1);
    await space.checkRoom();
    expect(space.notices()).toEqual({});
  });
});

describe("whoever runs the service", () => {
  test("is warned once when it gets full and once when it is, and told when that has been over for a while", async () => {
    const { space, state, time, changes } = storeOf({ minFreeBytes: 100 * mebibyte });
    const measureWith = async (free: number) => {
      state.disk!.free = free * mebibyte;
      time.now += 1000;
      await space.measure();
    };
    await measureWith(300);
    expect(space.notices()).toEqual({});
    for (const free of [190, 180, 205, 195, 150]) await measureWith(free);
    expect(space.notices()["storage"]).toContain("getting full");
    for (const free of [90, 80, 110, 90]) await measureWith(free);
    expect(space.notices()["storage"]).toContain("nearly full");
    await refusalOf(space.checkLevel());
    for (let i = 0; i < 20; i++) await measureWith(400);
    expect(space.notices()).toEqual({});
    expect(changes.map(({ level }) => level)).toEqual(["low", "full", "ok"]);
  });

  test("learns that large logs are refused, until there is room for them", async () => {
    const { space, state, time } = storeOf({ minFreeBytes: 100 * mebibyte });
    state.disk!.free = 115 * mebibyte;
    await refusalOf(space.admit(10 * mebibyte));
    await refusalOf(space.checkLevel());
    await space.checkRoom();
    state.disk!.free = 130 * mebibyte;
    time.now += 30;
    await space.checkLevel();
    expect(space.notices()["storage"]).toContain("getting full");
  });

  test("is told of what was admitted since the last measurement", async () => {
    const { space, measurements } = storeOf({ maxStoreBytes: 10 * mebibyte });
    (await space.admit(mebibyte))();
    expect(space.notices()).toEqual({});
    (await space.admit(8.5 * mebibyte))();
    await space.checkLevel();
    expect(measurements.count).toBe(1);
    expect(space.notices()["storage"]).toContain("getting full");
  });

  test("is warned of a quota from nine tenths on", async () => {
    const { space, changes } = storeOf({ maxStoreBytes: 100 * mebibyte }, { used: 91 * mebibyte });
    await space.measure();
    expect(changes).toEqual([{ level: "low", sentence: expect.stringContaining("MAX_STORE_BYTES") as string }]);
  });
});

test("what can be done without gives way when the store is full", async () => {
  const { space, state } = storeOf({ minFreeBytes: 100 * mebibyte });
  await space.measure();
  expect(space.admitAtOnce(mebibyte)).not.toBeNull();
  state.disk!.free = 90 * mebibyte;
  await space.measure();
  expect(space.admitAtOnce(1)).toBeNull();
});
