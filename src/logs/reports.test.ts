import { describe, expect, test } from "bun:test";
import { FakeClock } from "../../tests/support/fake-clock.ts";
import { MemoryStore } from "../../tests/support/memory-store.ts";
import { newLog } from "../../tests/support/stored-logs.ts";
import { Outage, StorageFull, TooManyReports } from "../wire/refusal.ts";
import type { LogId } from "./ports.ts";
import { closeReports, listReports, Reports } from "./reports.ts";

const said = { reason: "abuse", text: "a text", contact: "me@example.org" } as const;

async function setUp(maxReports = 1000, logs = 3) {
  const store = new MemoryStore();
  const clock = new FakeClock();
  const reports = new Reports(store, clock, new Uint8Array(32), false, maxReports);
  const ids: LogId[] = [];
  for (let i = 0; i < logs; i++) {
    const log = newLog(`text ${i}`);
    await store.insert(log);
    ids.push(log.id);
  }
  /** `client`: `network.host`. Gives what it is stored by, or the kind of the refusal. */
  const add = async (log: LogId, client: string, text: string = said.text) => {
    clock.advance(1);
    const reporter = { client, network: client.replace(/\.\d+$/, "") };
    return reports.add(log, reporter, { ...said, text }).catch((error: unknown) => {
      expect(error).toBeInstanceOf(TooManyReports);
      return (error as TooManyReports).kind;
    });
  };
  const texts = async () => (await listReports(store.records)).map(({ text }) => text);
  return { store, clock, reports, ids, add, texts };
}

describe("of one log", () => {
  test("those of one client are one, and no address is kept", async () => {
    const { store, ids, add, texts } = await setUp();
    await add(ids[0]!, "192.0.2.1", "first");
    await add(ids[0]!, "192.0.2.1", "second");
    expect(await texts()).toEqual(["second"]);
    expect(JSON.stringify(await store.records.list("report", null, 100))).not.toMatch(/192\.0\.2/);
  });

  test("twenty are kept; the network that has most of them gives way to another, and nobody else does", async () => {
    const { ids, add, texts } = await setUp();
    const [log] = ids as [LogId];
    for (let i = 0; i < 20; i++) await add(log, `198.51.100.${i}`, `flood ${i}`);
    expect(await add(log, "198.51.100.99", "one more of the flood")).toBe("log-reported-enough");
    expect(await add(log, "203.0.113.1", "honest")).toStartWith(log);
    expect(await texts()).toHaveLength(20);
    expect(await texts()).toContain("honest");
    expect(await texts()).not.toContain("flood 0");
  });

  test("twenty of twenty networks are enough, and whoever comes then is told so", async () => {
    const { ids, add, texts } = await setUp();
    for (let i = 0; i < 20; i++) await add(ids[0]!, `10.0.${i}.1`, `of ${i}`);
    expect(await add(ids[0]!, "203.0.113.1")).toBe("log-reported-enough");
    expect(await add(ids[0]!, "10.0.7.1", "the same again, with more")).toStartWith(ids[0]!);
    expect(await texts()).toHaveLength(20);
    expect(await add(ids[1]!, "203.0.113.1")).toStartWith(ids[1]!);
  });
});

describe("of all logs", () => {
  test("one network has at most fifty, and is told so", async () => {
    const { ids, add, texts } = await setUp(1000, 4);
    for (let i = 0; i < 50; i++) expect(await add(ids[i % 4]!, `198.51.100.${i}`)).toStartWith(ids[i % 4]!);
    expect(await add(ids[0]!, "198.51.100.77")).toBe("network-reported-enough");
    expect(await add(ids[0]!, "203.0.113.1")).toStartWith(ids[0]!);
    expect(await texts()).toHaveLength(51);
  });

  test("there are never more than allowed, and a flood shuts nobody out", async () => {
    const { ids, add, texts } = await setUp(30, 10);
    for (let i = 0; i < 200; i++) await add(ids[i % 10]!, `198.51.${i % 3}.${i}`, `flood ${i}`);
    expect(await texts()).toHaveLength(30);
    for (let i = 0; i < 12; i++)
      expect(await add(ids[i % 10]!, `10.0.${i}.1`, `honest ${i}`)).toStartWith(ids[i % 10]!);
    for (let i = 200; i < 400; i++) await add(ids[i % 10]!, `198.51.${i % 3}.${i}`, `flood ${i}`);
    expect(await texts()).toHaveLength(30);
    expect((await texts()).filter((text) => text.startsWith("honest"))).toHaveLength(12);
  });

  test("where every network has its share, another one is refused with a sentence, until one is closed", async () => {
    const { store, clock, ids, add, texts } = await setUp(12, 3);
    for (let i = 0; i < 12; i++) await add(ids[i % 3]!, `10.0.${i}.1`);
    expect(await add(ids[0]!, "203.0.113.1")).toBe("reports-full");
    expect(await closeReports(store.records, clock, ids[1]!, null)).toBe(4);
    clock.advance(5000);
    expect(await add(ids[0]!, "203.0.113.1")).toStartWith(ids[0]!);
    expect(await texts()).toHaveLength(9);
  });

  test("those of removed logs give way first", async () => {
    const { store, clock, ids, add, texts } = await setUp(6, 3);
    for (let i = 0; i < 3; i++) await add(ids[0]!, `10.0.${i}.1`, "of the removed one");
    for (let i = 3; i < 6; i++) await add(ids[1]!, `10.0.${i}.1`, "open");
    await store.remove(ids[0]!, "owner");
    clock.advance(5000);
    for (let i = 6; i < 9; i++) expect(await add(ids[2]!, `10.0.${i}.1`, "new")).toStartWith(ids[2]!);
    expect((await texts()).sort()).toEqual(["new", "new", "new", "open", "open", "open"]);
    expect(await add(ids[2]!, "10.0.99.1")).toBe("reports-full");
  });

  test("many at the same moment are counted one after the other", async () => {
    const { ids, reports, texts } = await setUp(10, 5);
    const outcomes = await Promise.allSettled(
      Array.from({ length: 40 }, (_, i) =>
        reports.add(ids[i % 5]!, { client: `10.0.${i}.1`, network: `10.0.${i}` }, said),
      ),
    );
    expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(10);
    expect(await texts()).toHaveLength(10);
  });
});

describe("what is there already", () => {
  test("is looked at seldom, however many come, and in parts", async () => {
    const { store, clock, ids, add } = await setUp(1000, 60);
    const asked: number[] = [];
    const { keys } = store.records;
    store.records.keys = async (...args) => {
      asked.push(args[2]);
      return keys(...args);
    };
    for (let i = 0; i < 600; i++) await add(ids[i % 60]!, `10.${i % 50}.${i}.1`);
    // Both kinds, once; `add` lets a millisecond pass.
    expect(asked).toHaveLength(2);
    expect(Math.max(...asked)).toBe(250);
    clock.advance(5000);
    await add(ids[0]!, "203.0.113.1");
    expect(asked).toHaveLength(2 + 4);
  });

  test("of what other nodes add in the same seconds, the next one makes up for", async () => {
    const { store, clock, ids, add, texts } = await setUp(10, 5);
    const other = new Reports(store, clock, new Uint8Array(32), false, 10);
    await add(ids[0]!, "10.0.0.1");
    await other.add(ids[0]!, { client: "10.1.0.1", network: "10.1" }, said);
    for (let i = 1; i < 9; i++) await add(ids[i % 5]!, `10.0.0.${1 + i}`);
    for (let i = 1; i < 9; i++) await other.add(ids[i % 5]!, { client: `10.1.0.${1 + i}`, network: "10.1" }, said);
    expect((await texts()).length).toBeGreaterThan(10);
    clock.advance(5000);
    await add(ids[0]!, "203.0.113.1", "honest");
    expect(await texts()).toHaveLength(10);
    expect(await texts()).toContain("honest");
  });
});

describe("what was said of a log", () => {
  test("goes with it; that something was said, when and of which kind, stays for the operator", async () => {
    const { store, clock, ids, add } = await setUp();
    await add(ids[0]!, "192.0.2.1", "a secret text");
    const at = clock.now();
    await add(ids[1]!, "192.0.2.1", "of another log");
    await store.remove(ids[0]!, "owner");
    const listed = await listReports(store.records);
    expect(listed).toEqual([
      { log: ids[0]!, at, reason: "abuse", text: "", contact: "", webhook: null, isLogGone: true },
      expect.objectContaining({ log: ids[1]!, text: "of another log", contact: "me@example.org", isLogGone: false }),
    ]);
    for (const kind of ["report", "report-gone"] as const) {
      expect(JSON.stringify(await store.records.list(kind, null, 10))).not.toContain("a secret text");
    }
    expect(await closeReports(store.records, clock, ids[0]!, null)).toBe(1);
    expect(await listReports(store.records)).toHaveLength(1);
  });

  test("is not kept of a log that is gone", async () => {
    const { store, ids, add } = await setUp();
    await store.remove(ids[0]!, "owner");
    expect(await add(ids[0]!, "192.0.2.1")).toBeNull();
    expect(await listReports(store.records)).toEqual([]);
  });
});

test("a report needs room like a log: where there is none, nothing gives way to it", async () => {
  const { store, ids, add, texts } = await setUp(2, 1);
  await add(ids[0]!, "10.0.0.1", "first");
  await add(ids[0]!, "10.0.0.2", "second");
  store.checkRoom = () => Promise.reject(new StorageFull("0 bytes", "disk"));
  expect(await add(ids[0]!, "203.0.113.1", "third")).toBe("reports-full");
  expect(await texts()).toEqual(["first", "second"]);
});

test("an outage is told as one, and holds up nobody who comes later", async () => {
  const { store, ids, add, reports } = await setUp();
  const { keepReport } = store;
  store.keepReport = () => Promise.reject(new Outage("gone"));
  const failed = reports.add(ids[0]!, { client: "192.0.2.1", network: "192.0.2" }, said);
  expect(await failed.catch((error: unknown) => error)).toBeInstanceOf(Outage);
  store.keepReport = keepReport;
  expect(await add(ids[0]!, "192.0.2.1")).toStartWith(ids[0]!);
});
