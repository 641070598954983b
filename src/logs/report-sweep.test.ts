import { describe, expect, test } from "bun:test";
import { FakeClock } from "../../tests/support/fake-clock.ts";
import { MemoryStore } from "../../tests/support/memory-store.ts";
import { newLog } from "../../tests/support/stored-logs.ts";
import type { LogId } from "./ports.ts";
import { ReportSweep } from "./report-sweep.ts";
import { listReports, Reports } from "./reports.ts";

const hour = 3_600_000;
const day = 24 * hour;
const said = { reason: "abuse", text: "a text", contact: "me@example.org" } as const;

function setUp() {
  const store = new MemoryStore();
  const clock = new FakeClock();
  const reports = new Reports(store, clock, new Uint8Array(32), false, 1000);
  let clients = 0;
  const report = async (id?: LogId) => {
    const log = newLog("text", id && { id });
    await store.insert(log);
    await reports.add(log.id, { client: `10.0.${clients}.1`, network: `10.0.${clients++}` }, said);
    return log.id;
  };
  const sweep = () => new ReportSweep(store, 90, clock, () => {}).turn();
  /** As it passes where a server runs: a clock that jumps is doubted. */
  const pass = async (days: number) => {
    let removed = 0;
    for (let passed = 0; passed < days; passed++) {
      clock.advance(day);
      removed += await sweep();
    }
    return removed;
  };
  return { store, clock, report, sweep, pass };
}

describe("reports past their time", () => {
  test("are removed, whether their log is there or not, and the others stay", async () => {
    const { store, report, sweep, pass } = setUp();
    await sweep();
    const removed = await report();
    await report();
    await store.remove(removed, "owner");
    expect(await pass(60)).toBe(0);
    const young = await report();
    expect(await listReports(store.records)).toHaveLength(3);
    expect(await pass(31)).toBe(2);
    expect((await listReports(store.records)).map(({ log }) => log)).toEqual([young]);
  });

  test("are removed by one node at a time, and not by a clock that jumps", async () => {
    const { store, clock, report, sweep } = setUp();
    await sweep();
    await report();
    clock.advance(400 * day);
    expect(await sweep()).toBe(0);
    expect(await listReports(store.records)).toHaveLength(1);
    clock.advance(hour);
    expect((await Promise.all([sweep(), sweep(), sweep()])).sort()).toEqual([0, 0, 1]);
  });

  test("however many there are", async () => {
    const { store, report, sweep, pass } = setUp();
    await sweep();
    for (let i = 0; i < 250; i++) await report();
    expect(await pass(91)).toBe(250);
    expect(await listReports(store.records)).toEqual([]);
  });
});

test("what a node of an older version left of a removed log is found", async () => {
  const { store, report, sweep } = setUp();
  const id = await report();
  const [left] = await store.records.list("report", null, 1);
  await store.remove(id, "owner");
  // An older program removes the log alone.
  await store.records.replace("report", left!.key, null, left!.value);
  const [gone] = await store.records.list("report-gone", null, 1);
  await store.records.replace("report-gone", gone!.key, gone!.value, null);
  expect(await sweep()).toBe(0);
  expect(await listReports(store.records)).toMatchObject([{ log: id, text: "", contact: "", isLogGone: true }]);
});
