import { beforeEach, describe, expect, test } from "bun:test";
import type { LogCounts, LogId, ViewerHash } from "../../logs/ports.ts";
import { Outage } from "../../wire/refusal.ts";
import type { ViewDelta } from "../view-buffer.ts";
import { type CountSource, SharedViewCounts } from "./view-counts.ts";

const id = "abcdefghjk" as LogId;
const meta = { id, name: "", createdAt: 1, size: 2 };

function viewer(number: number): ViewerHash {
  return number.toString(16).padStart(32, "0") as ViewerHash;
}

/** A database that another node writes to, and that can be gone. */
class FakeSource implements CountSource {
  views = 0;
  readonly viewers = new Set<ViewerHash>();
  readonly written: { batch: number; deltas: ViewDelta[] }[] = [];
  isThere = true;
  exists = true;
  losesAnswers = false;
  asked = 0;
  /** What an answer waits for. */
  held: Promise<void> | null = null;

  async counts(): Promise<LogCounts | null> {
    this.asked++;
    await this.held;
    this.expectThere();
    return this.exists ? { ...meta, views: this.views, uniqueViews: this.viewers.size } : null;
  }

  async hasViewer(_: LogId, who: ViewerHash): Promise<boolean> {
    this.expectThere();
    return this.viewers.has(who);
  }

  async add(deltas: ViewDelta[], batch: number) {
    this.expectThere();
    if (!this.written.some((one) => one.batch === batch)) {
      this.written.push({ batch, deltas });
      for (const { views, viewers } of this.exists ? deltas : []) {
        this.views += views;
        for (const who of viewers) this.viewers.add(who);
      }
    }
    if (this.losesAnswers) throw new Outage("the answer was lost");
    return this.exists ? [{ id, views: this.views, uniqueViews: this.viewers.size }] : [];
  }

  known() {
    return null as typeof meta | null;
  }

  readonly gone: LogId[] = [];

  removed(id: LogId) {
    this.gone.push(id);
  }

  private expectThere(): void {
    if (!this.isThere) throw new Outage("gone");
  }
}

let source: FakeSource;
let now: number;
let counts: SharedViewCounts;

beforeEach(() => {
  source = new FakeSource();
  now = 0;
  counts = new SharedViewCounts(source, () => now);
});

describe("views of this node", () => {
  test("show at once, are written together, and are shown on while they are written", async () => {
    for (let i = 0; i < 100; i++) await counts.add(id, viewer(i % 7));
    expect(await counts.get(id)).toMatchObject({ views: 100, uniqueViews: 7 });
    const flushing = counts.flush();
    await counts.add(id, viewer(1));
    expect(await counts.get(id)).toMatchObject({ views: 101, uniqueViews: 7 });
    await flushing;
    await counts.flush();
    expect(source.written.map(({ deltas }) => deltas[0]!.views)).toEqual([100, 1]);
    expect(await counts.get(id)).toMatchObject({ views: 101, uniqueViews: 7 });
  });

  test("that have gathered for long are written in parts, so that each part is done in time", async () => {
    await counts.get(id);
    source.isThere = false;
    for (let i = 0; i < 10_000; i++) await counts.add(id, viewer(i));
    await expect(counts.flush()).rejects.toThrow("gone");
    await counts.add(id, viewer(0));
    source.isThere = true;
    await counts.flush();
    expect(Math.max(...source.written.map(({ deltas }) => deltas[0]!.viewers.length))).toBeLessThanOrEqual(2000);
    expect([source.views, source.viewers.size]).toEqual([10_001, 10_000]);
    expect(await counts.get(id)).toMatchObject({ views: 10_001, uniqueViews: 10_000 });
  });

  test("that came after some whose writing failed are written with them: there may be no next time", async () => {
    await counts.get(id);
    source.isThere = false;
    await counts.add(id, viewer(1));
    await counts.flush().catch(() => {});
    await counts.add(id, viewer(2));
    source.isThere = true;
    await counts.flush();
    expect([source.views, source.viewers.size]).toEqual([2, 2]);
  });

  test("whose writing was not acknowledged are given again under the same number, and before newer ones", async () => {
    await counts.add(id, viewer(1));
    source.losesAnswers = true;
    await expect(counts.flush()).rejects.toThrow("the answer was lost");
    await counts.add(id, viewer(2));
    await expect(counts.flush()).rejects.toThrow("the answer was lost");
    source.losesAnswers = false;
    await counts.flush();
    await counts.flush();
    expect([source.views, source.viewers.size]).toEqual([2, 2]);
    expect(await counts.get(id)).toMatchObject({ views: 2, uniqueViews: 2 });
  });
});

describe("views of other nodes", () => {
  test("are not asked for again while the last answer is young, and are shown when it is old", async () => {
    await counts.get(id);
    source.views = 5;
    now += 700;
    expect(await counts.get(id)).toMatchObject({ views: 0 });
    expect(source.asked).toBe(1);
    now += 1000;
    expect(await counts.get(id)).toMatchObject({ views: 5 });
  });

  test("a log that another node has removed is gone with the next answer", async () => {
    await counts.add(id, viewer(1));
    source.exists = false;
    await counts.flush();
    expect(await counts.get(id)).toBeNull();
  });

  test("a log that was removed long ago is not shown because the database is slow to say so", async () => {
    await counts.get(id);
    source.exists = false;
    const answered = Promise.withResolvers<void>();
    source.held = answered.promise;
    now += 60_000;
    const shown = counts.get(id);
    now += 700;
    answered.resolve();
    expect(await shown).toBeNull();
  });

  test("whatever else the node knows of a removed log is forgotten, however it learns of the removal", async () => {
    await counts.get(id);
    source.exists = false;
    now += 10_000;
    expect(await counts.get(id)).toBeNull();
    expect(source.gone.splice(0)).toEqual([id]);
    expect(await counts.get(id)).toBeNull();
    expect(source.gone.splice(0)).toEqual([id]);
    source.exists = true;
    await counts.add(id, viewer(1));
    source.exists = false;
    await counts.flush();
    expect(source.gone).toEqual([id]);
  });
});

describe("while the database is gone", () => {
  test("what was known is shown, views are counted, and are written when it is back", async () => {
    await counts.add(id, viewer(1));
    source.isThere = false;
    now += 10_000;
    expect(await counts.add(id, viewer(2))).toMatchObject({ views: 2, uniqueViews: 2 });
    await expect(counts.flush()).rejects.toThrow("gone");
    now += 10_000;
    expect(await counts.add(id, viewer(1))).toMatchObject({ views: 3, uniqueViews: 2 });
    source.isThere = true;
    await counts.flush();
    await counts.flush();
    expect([source.views, source.viewers.size]).toEqual([3, 2]);
  });

  test("a log that is only known by its content is shown with the views of this node", async () => {
    source.views = 10;
    source.isThere = false;
    await expect(counts.get(id) as Promise<unknown>).rejects.toThrow("gone");
    source.known = () => meta;
    expect(await counts.add(id, viewer(1))).toMatchObject({ views: 1, uniqueViews: 1 });
    source.isThere = true;
    await counts.flush();
    expect(await counts.get(id)).toMatchObject({ views: 11, uniqueViews: 1 });
  });
});

test("viewers that were written long ago are not held in memory", async () => {
  for (let i = 0; i < 10_000; i++) {
    await counts.add(id, viewer(i));
    if (i % 500 === 0) await counts.flush();
  }
  // The first one is asked for again, and is not new.
  expect(await counts.add(id, viewer(0))).toMatchObject({ views: 10_001, uniqueViews: 10_000 });
  await counts.flush();
  expect(source.viewers.size).toBe(10_000);
});
