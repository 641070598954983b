import { describe, expect, test } from "bun:test";
import type { LogCounts, LogId, ViewerHash } from "../../logs/ports.ts";
import type { ViewDelta } from "../view-buffer.ts";
import { ViewCounts } from "./view-counts.ts";

const log = "23456789AB" as LogId;
const other = "23456789AC" as LogId;
const viewer = (number: number) => number.toString(16).padStart(32, "0") as ViewerHash;

/** What a database would hold: it applies deltas as the real one does, and can be made to hang or fail. */
class FakeDatabase {
  readonly logs = new Map<LogId, { views: number; viewers: Set<string> }>();
  readonly asked: string[] = [];
  readonly written: ViewDelta[][] = [];
  failure: Error | null = null;
  /** While set, a write waits for it before anything happens. */
  gate: Promise<void> | null = null;

  constructor(...ids: LogId[]) {
    for (const id of ids) this.logs.set(id, { views: 0, viewers: new Set() });
  }

  counts(id: LogId): LogCounts | null {
    const row = this.logs.get(id);
    return row ? { id, name: "", createdAt: 1, size: 1, views: row.views, uniqueViews: row.viewers.size } : null;
  }

  hasViewer(id: LogId, hash: ViewerHash): boolean {
    this.asked.push(hash);
    return this.logs.get(id)?.viewers.has(hash) ?? false;
  }

  write = async (deltas: ViewDelta[]): Promise<void> => {
    if (this.gate !== null) await this.gate;
    if (this.failure) throw this.failure;
    this.written.push(deltas);
    for (const { id, views, viewers } of deltas) {
      const row = this.logs.get(id as LogId);
      if (!row) continue;
      row.views += views;
      for (const hash of viewers) row.viewers.add(hash);
    }
  };
}

function setUp(...ids: LogId[]): { database: FakeDatabase; counts: ViewCounts } {
  const database = new FakeDatabase(...(ids.length > 0 ? ids : [log, other]));
  return { database, counts: new ViewCounts(database, database.write) };
}

function shown(counts: LogCounts | null): [views: number, uniqueViews: number] | null {
  return counts && [counts.views, counts.uniqueViews];
}

describe("a view", () => {
  test("is shown at once, to itself and to everyone after it", () => {
    const { database, counts } = setUp();
    expect(shown(counts.add(log, viewer(1)))).toEqual([1, 1]);
    expect(shown(counts.get(log))).toEqual([1, 1]);
    expect(shown(counts.get(other))).toEqual([0, 0]);
    expect(database.written).toEqual([]);
  });

  test("by somebody who came before is a view, but no new viewer", () => {
    const { counts } = setUp();
    counts.add(log, viewer(1));
    expect(shown(counts.add(log, viewer(1)))).toEqual([2, 1]);
    expect(shown(counts.add(log, viewer(2)))).toEqual([3, 2]);
  });

  test("by somebody who came before the last start is no new viewer", () => {
    const { database, counts } = setUp();
    database.logs.set(log, { views: 7, viewers: new Set([viewer(1)]) });
    expect(shown(counts.add(log, viewer(1)))).toEqual([8, 1]);
    expect(shown(counts.add(log, viewer(2)))).toEqual([9, 2]);
  });

  test("of a log that does not exist is none", () => {
    const { counts } = setUp();
    expect(counts.add("zzzzzzzzzz" as LogId, viewer(1))).toBeNull();
    expect(counts.get("zzzzzzzzzz" as LogId)).toBeNull();
  });

  test("does not change counts that were told before", () => {
    const { counts } = setUp();
    const before = counts.add(log, viewer(1))!;
    before.views = 100;
    expect(shown(counts.add(log, viewer(1)))).toEqual([2, 1]);
  });
});

describe("a flush", () => {
  test("hands over what is new, once", async () => {
    const { database, counts } = setUp();
    counts.add(log, viewer(1));
    counts.add(log, viewer(2));
    counts.add(log, viewer(1));
    counts.add(other, viewer(1));
    await counts.flush();
    await counts.flush();
    expect(database.written).toEqual([
      [
        { id: log, views: 3, viewers: [viewer(1), viewer(2)] },
        { id: other, views: 1, viewers: [viewer(1)] },
      ],
    ]);
    counts.add(log, viewer(2));
    await counts.flush();
    expect(database.written[1]).toEqual([{ id: log, views: 1, viewers: [] }]);
    expect(shown(database.counts(log))).toEqual([4, 2]);
    expect(shown(counts.get(log))).toEqual([4, 2]);
  });

  test("that fails loses nothing: the next one hands it over, once, with what came since", async () => {
    const { database, counts } = setUp();
    counts.add(log, viewer(1));
    database.failure = new Error("the disk is full");
    await expect(counts.flush()).rejects.toThrow("the disk is full");
    await counts.flush().catch(() => {});
    counts.add(log, viewer(2));
    counts.add(log, viewer(1));
    expect(shown(counts.get(log))).toEqual([3, 2]);
    database.failure = null;
    await counts.flush();
    await counts.flush();
    expect(database.written).toEqual([[{ id: log, views: 3, viewers: [viewer(1), viewer(2)] }]]);
    expect(shown(database.counts(log))).toEqual([3, 2]);
  });

  test("takes its time without holding up views, and counts nobody twice meanwhile", async () => {
    const { database, counts } = setUp();
    const gate = Promise.withResolvers<void>();
    counts.add(log, viewer(1));
    database.gate = gate.promise;
    const flushed = counts.flush();
    expect(shown(counts.add(log, viewer(1)))).toEqual([2, 1]);
    expect(shown(counts.add(log, viewer(2)))).toEqual([3, 2]);
    gate.resolve();
    await flushed;
    expect(shown(database.counts(log))).toEqual([1, 1]);
    await counts.flush();
    expect(shown(database.counts(log))).toEqual([3, 2]);
  });

  test("that fails late keeps the views in their place before those that came meanwhile", async () => {
    const { database, counts } = setUp();
    const gate = Promise.withResolvers<void>();
    counts.add(log, viewer(1));
    database.gate = gate.promise;
    database.failure = new Error("timed out");
    const flushed = counts.flush().catch((error: Error) => error.message);
    counts.add(log, viewer(2));
    gate.resolve();
    expect(await flushed).toBe("timed out");
    database.failure = null;
    await counts.flush();
    expect(database.written).toEqual([[{ id: log, views: 2, viewers: [viewer(1), viewer(2)] }]]);
  });

  test("is over only when everything from before it is written, also where another one was under way", async () => {
    const { database, counts } = setUp();
    const gate = Promise.withResolvers<void>();
    database.gate = gate.promise;
    counts.add(log, viewer(1));
    const flushes = [counts.flush()];
    counts.add(log, viewer(2));
    flushes.push(
      ...[1, 2, 3].map(async () => {
        await counts.flush();
        expect(shown(database.counts(log))).toEqual([2, 2]);
      }),
    );
    gate.resolve();
    await Promise.all(flushes);
    expect(database.written.map(([delta]) => delta!.views)).toEqual([1, 1]);
  });

  test("tells each of several that wait when it cannot write", async () => {
    const { database, counts } = setUp();
    counts.add(log, viewer(1));
    database.failure = new Error("the disk is full");
    const outcomes = await Promise.allSettled([counts.flush(), counts.flush(), counts.flush()]);
    expect(outcomes.map(({ status }) => status)).toEqual(["rejected", "rejected", "rejected"]);
  });
});

describe("a removed log", () => {
  test("is forgotten with its views, and read anew", async () => {
    const { database, counts } = setUp();
    counts.add(log, viewer(1));
    database.logs.delete(log);
    counts.forget(log);
    counts.forget(log);
    expect(counts.get(log)).toBeNull();
    await counts.flush();
    expect(database.written).toEqual([]);
  });

  test("does not come back when the write that it was part of fails", async () => {
    const { database, counts } = setUp();
    const gate = Promise.withResolvers<void>();
    counts.add(log, viewer(1));
    counts.add(other, viewer(1));
    database.gate = gate.promise;
    database.failure = new Error("timed out");
    const flushed = counts.flush().catch(() => {});
    database.logs.delete(log);
    counts.forget(log);
    gate.resolve();
    await flushed;
    database.failure = null;
    await counts.flush();
    expect(database.written).toEqual([[{ id: other, views: 1, viewers: [viewer(1)] }]]);
  });
});

describe("memory is bounded", () => {
  const ids = Array.from({ length: 21_001 }, (_, i) => `log ${i}` as LogId);

  test("logs that nobody has viewed for long are forgotten, without losing a view", async () => {
    const { database, counts } = setUp(...ids);
    for (const id of ids.slice(0, 21_000)) counts.add(id, viewer(1));
    await counts.flush();
    for (const row of database.logs.values()) row.views = 100;
    counts.get(ids[21_000]!);
    expect(shown(counts.get(ids[0]!))).toEqual([100, 1]);
    expect(shown(counts.get(ids[20_999]!))).toEqual([1, 1]);
  });

  test("a log is kept while its views are not written, however many there are", async () => {
    const { database, counts } = setUp(...ids);
    database.failure = new Error("the disk is full");
    for (const id of ids) counts.add(id, viewer(1));
    await counts.flush().catch(() => {});
    for (const id of [ids[0]!, ids[10_000]!, ids[21_000]!]) expect(shown(counts.add(id, viewer(1)))).toEqual([2, 1]);
    database.failure = null;
    await counts.flush();
    expect(shown(database.counts(ids[0]!))).toEqual([2, 1]);
    expect(shown(database.counts(ids[5]!))).toEqual([1, 1]);
    expect(shown(database.counts(ids[21_000]!))).toEqual([2, 1]);
  });

  test("a log is kept while its views are on their way to the disk", async () => {
    const { database, counts } = setUp(...ids);
    const gate = Promise.withResolvers<void>();
    counts.add(ids[0]!, viewer(1));
    database.gate = gate.promise;
    const flushed = counts.flush();
    for (const id of ids.slice(1)) counts.get(id);
    expect(shown(counts.get(ids[0]!))).toEqual([1, 1]);
    gate.resolve();
    await flushed;
  });

  test("of a log's viewers only some are remembered; the database knows the others", async () => {
    const { database, counts } = setUp();
    for (let i = 0; i < 4096; i++) counts.add(log, viewer(i));
    await counts.flush();
    expect(shown(counts.add(log, viewer(5000)))).toEqual([4097, 4097]);
    database.asked.length = 0;
    expect(shown(counts.add(log, viewer(0)))).toEqual([4098, 4097]);
    expect(database.asked).toEqual([viewer(0)]);
  });

  test("but all are remembered that the database does not know yet", async () => {
    const { database, counts } = setUp();
    database.failure = new Error("the disk is full");
    for (let i = 0; i < 5000; i++) counts.add(log, viewer(i));
    await counts.flush().catch(() => {});
    for (let i = 0; i < 5000; i++) counts.add(log, viewer(i));
    expect(shown(counts.get(log))).toEqual([10_000, 5000]);
    database.failure = null;
    await counts.flush();
    expect(shown(database.counts(log))).toEqual([10_000, 5000]);
  });

  test("while nothing can be written, new viewers past half a million count as views only", async () => {
    const { database, counts } = setUp();
    for (let i = 0; i < 500_000; i++) counts.add(log, viewer(i));
    expect(shown(counts.add(log, viewer(500_000)))).toEqual([500_001, 500_000]);
    await counts.flush();
    expect(shown(database.counts(log))).toEqual([500_001, 500_000]);
    expect(shown(counts.add(log, viewer(500_001)))).toEqual([500_002, 500_001]);
  });

  test("and a removed log gives its place to others", () => {
    const { counts } = setUp();
    for (let i = 0; i < 500_000; i++) counts.add(log, viewer(i));
    counts.forget(log);
    expect(shown(counts.add(other, viewer(1)))).toEqual([1, 1]);
  });
});
