import { afterEach, beforeEach, describe, expect, test } from "bun:test";
import { randomBytes, randomInt } from "node:crypto";
import type { CrashFingerprint, CrashSighting } from "../../src/logs/crash-ports.ts";
import type { LogId, NewLog } from "../../src/logs/ports.ts";
import type { LogStore } from "../../src/logs/store-ports.ts";
import { newBundle, newLog } from "../support/stored-logs.ts";
import type { StoreUnderTest } from "./store-under-test.ts";

const sharer = (number: number) => number.toString(16).padStart(6, "0");

/** What every driver counts of faults. */
export function describeCrashes(name: string, prepare: () => StoreUnderTest): void {
  describe(`faults that are counted, on ${name},`, () => {
    let store: LogStore;
    // Stores may be shared with other tests.
    let [lamp, boat, gone] = [] as unknown as [CrashFingerprint, CrashFingerprint, CrashFingerprint];
    let platform = "";
    let day = 0;

    beforeEach(async () => {
      const own = randomBytes(6).toString("hex");
      [lamp, boat, gone] = [`1-a-${own}`, `1-b-${own}`, `1-c-${own}`] as (typeof lamp)[] as [
        typeof lamp,
        typeof lamp,
        typeof lamp,
      ];
      platform = `1.20.1 forge ${own}`;
      day = 30_000 + 100 * randomInt(1_000_000);
      store = await prepare().open();
    });
    afterEach(() => store.close());

    const seen = (log: LogId, more: Partial<CrashSighting> = {}): CrashSighting => ({
      log,
      fingerprint: lamp,
      about: "trace\nNullPointerException",
      sharer: sharer(1),
      day,
      platform,
      traits: Buffer.from("traits"),
      ...more,
    });

    async function inserted(): Promise<NewLog> {
      const log = newLog("text");
      await store.insert(log);
      return log;
    }

    async function noted(more: Partial<CrashSighting> = {}): Promise<LogId> {
      const { id } = await inserted();
      await store.crashes.note(seen(id, more));
      return id;
    }

    test("count logs, and those who shared them once each", async () => {
      expect(await store.crashes.counts(lamp)).toBeNull();
      await noted({ day: day + 3 });
      await noted({ day: day + 1 });
      await noted({ day: day + 7, sharer: sharer(2) });
      await noted({ fingerprint: boat, sharer: sharer(3) });
      await noted({ fingerprint: null, sharer: sharer(4) });
      expect(await store.crashes.counts(lamp)).toEqual({
        fingerprint: lamp,
        about: "trace\nNullPointerException",
        shares: 3,
        sharers: 2,
        firstDay: day + 1,
        lastDay: day + 7,
      });
    });

    test("count a log once, however often it is noted, and as what was noted last", async () => {
      const id = await noted();
      for (let time = 0; time < 3; time++) await store.crashes.note(seen(id));
      expect(await store.crashes.counts(lamp)).toMatchObject({ shares: 1, sharers: 1 });
      await store.crashes.note(seen(id, { fingerprint: boat }));
      expect(await store.crashes.counts(lamp)).toBeNull();
      expect(await store.crashes.counts(boat)).toMatchObject({ shares: 1, sharers: 1 });
      await store.crashes.note(seen(id, { fingerprint: null }));
      expect(await store.crashes.counts(boat)).toBeNull();
    });

    test("are right when all is noted at once", async () => {
      const ids = await Promise.all(Array.from({ length: 12 }, async () => (await inserted()).id));
      const all = ids.flatMap((id, at) => [
        seen(id, { sharer: sharer(at % 3), fingerprint: at % 2 === 0 ? boat : lamp }),
        seen(id, { sharer: sharer(at % 3) }),
      ]);
      await Promise.all(all.map((one) => store.crashes.note(one)));
      for (const id of ids) await store.crashes.note(seen(id, { sharer: sharer(ids.indexOf(id) % 3) }));
      expect(await store.crashes.counts(lamp)).toMatchObject({ shares: 12, sharers: 3 });
      expect(await store.crashes.counts(boat)).toBeNull();
    });

    test("lose a log that is removed, and know the days of those that are left", async () => {
      const first = await noted({ day: day + 1 });
      await noted({ day: day + 5 });
      const last = await noted({ day: day + 9, sharer: sharer(2) });
      await store.remove(last, "owner");
      expect(await store.crashes.counts(lamp)).toMatchObject({
        shares: 2,
        sharers: 1,
        firstDay: day + 1,
        lastDay: day + 5,
      });
      await store.remove(first, "retention");
      expect(await store.crashes.counts(lamp)).toMatchObject({
        shares: 1,
        sharers: 1,
        firstDay: day + 5,
        lastDay: day + 5,
      });
    });

    test("are forgotten with the last log, and cannot be noted for a log that is not there", async () => {
      const id = await noted({ fingerprint: gone });
      await store.remove(id, "operator");
      expect(await store.crashes.counts(gone)).toBeNull();
      await store.crashes.note(seen(id, { fingerprint: gone }));
      await store.crashes.note(seen("abcdefghjk" as LogId, { fingerprint: gone }));
      expect(await store.crashes.counts(gone)).toBeNull();
      expect(await store.crashes.sample({ platform }, 10)).toEqual([]);
    });

    test("leave a bundle with one of its files, and with the bundle", async () => {
      const { bundle, files } = newBundle(2);
      await store.insertAll([...files, bundle]);
      await store.crashes.note(seen(bundle.id));
      await store.remove(files[0]!.id, "owner");
      expect(await store.crashes.counts(lamp)).toBeNull();
      await store.crashes.note(seen(bundle.id));
      expect(await store.crashes.counts(lamp)).toMatchObject({ shares: 1 });
      await store.remove(bundle.id, "owner");
      expect(await store.crashes.counts(lamp)).toBeNull();
    });

    test("give the last log of each sharer", async () => {
      await noted({ traits: Buffer.from("new"), day: day + 9 });
      for (let later = 0; later < 3; later++) await noted({ traits: Buffer.from("old"), day: day + later });
      await noted({ traits: Buffer.from("two"), sharer: sharer(2) });
      await noted({ traits: Buffer.from("three"), sharer: sharer(3), fingerprint: null });
      await noted({ traits: Buffer.from("elsewhere"), sharer: sharer(4), platform: `other ${platform}` });
      const texts = async (of: Parameters<LogStore["crashes"]["sample"]>[0], limit = 10) =>
        (await store.crashes.sample(of, limit)).map(({ traits }) => Buffer.from(traits).toString());
      expect(await texts({ fingerprint: lamp })).toEqual(["new", "two", "elsewhere"]);
      expect(await texts({ platform })).toEqual(["new", "two", "three"]);
      expect(await texts({ platform }, 2)).toEqual(["new", "two"]);
      expect((await store.crashes.sample({ platform }, 10)).map(({ fingerprint }) => fingerprint)).toEqual([
        lamp,
        lamp,
        null,
      ]);
    });

    test("count whoever shares one a thousand times as one, who weighs no more than others", async () => {
      for (let round = 0; round < 100; round++) await Promise.all(Array.from({ length: 10 }, () => noted()));
      for (const who of [2, 3]) await noted({ sharer: sharer(who) });
      expect(await store.crashes.counts(lamp)).toMatchObject({ shares: 1002, sharers: 3 });
      expect(await store.crashes.sample({ fingerprint: lamp }, 200)).toHaveLength(3);
      expect(await store.crashes.sample({ platform }, 200)).toHaveLength(3);
    });

    test("are no more than the logs that have them, and none of a flood is left when its logs are gone", async () => {
      const flood = Array.from({ length: 60 }, (_, at) => `${gone}-${at}` as CrashFingerprint);
      const ids = await Promise.all(flood.map((fingerprint, at) => noted({ fingerprint, sharer: sharer(at) })));
      for (const fingerprint of flood) expect(await store.crashes.counts(fingerprint)).toMatchObject({ shares: 1 });
      // However many there are, what several people have shared is found.
      for (let who = 0; who < 5; who++) await noted({ sharer: sharer(who) });
      expect((await store.crashes.frequent({ from: day, to: day }, 5, 10)).map((one) => one.fingerprint)).toEqual([
        lamp,
      ]);
      for (const id of ids) await store.remove(id, "retention");
      for (const fingerprint of flood) expect(await store.crashes.counts(fingerprint)).toBeNull();
    });

    test("tell what is frequent within some days", async () => {
      for (let who = 0; who < 3; who++) await noted({ sharer: sharer(who), day });
      for (let who = 0; who < 2; who++) await noted({ sharer: sharer(who), day: day + 10 });
      await noted({ sharer: sharer(1), day: day + 10 });
      for (let who = 0; who < 3; who++) await noted({ fingerprint: boat, sharer: sharer(who), day: day + 11 });
      for (let who = 0; who < 5; who++) await noted({ fingerprint: gone, sharer: sharer(who), day: day - 50 });
      const found = await store.crashes.frequent({ from: day + 9, to: day + 12 }, 3, 10);
      expect(found.map(({ fingerprint, recentSharers }) => [fingerprint, recentSharers])).toEqual([
        [boat, 3],
        [lamp, 2],
      ]);
      expect(await store.crashes.frequent({ from: day + 9, to: day + 12 }, 3, 1)).toHaveLength(1);
      expect(await store.crashes.frequent({ from: day + 9, to: day + 12 }, 4, 10)).toEqual([]);
      expect(await store.crashes.days(lamp, { from: day, to: day + 12 })).toEqual([
        { day, sharers: 3 },
        { day: day + 10, sharers: 2 },
      ]);
    });
  });
}
