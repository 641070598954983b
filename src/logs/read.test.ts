import { describe, expect, test } from "bun:test";
import { MemoryStore } from "../../tests/support/memory-store.ts";
import { packSync } from "./content.ts";
import { type LogId, noDetails } from "./ports.ts";
import { ReadLog } from "./read.ts";
import { viewerHash } from "./viewer-hash.ts";

const id = "23456789AB" as LogId;
const unknown = "23456789AC" as LogId;
const stored = { id, name: "latest.log", createdAt: 1_768_473_000_000, ...packSync(Buffer.from("Done\n")) };
const log = { ...stored, details: noDetails };
const meta = { id, name: "latest.log", createdAt: 1_768_473_000_000, size: 5 };

async function setUp(): Promise<{ store: MemoryStore; reading: ReadLog }> {
  const store = new MemoryStore();
  await store.insert(log);
  return { store, reading: await ReadLog.over(store) };
}

describe("reading a log", () => {
  test("gives its content without counting a view", async () => {
    const { reading } = await setUp();
    expect(await reading.content(id)).toEqual(stored);
    expect(await reading.counts(id)).toEqual({ ...meta, views: 0, uniqueViews: 0 });
  });

  test("counts every view, and every client once", async () => {
    const { reading } = await setUp();
    expect(await reading.view(id, "192.0.2.1")).toEqual({ ...meta, views: 1, uniqueViews: 1 });
    expect(await reading.view(id, "192.0.2.1")).toEqual({ ...meta, views: 2, uniqueViews: 1 });
    expect(await reading.view(id, "192.0.2.2")).toEqual({ ...meta, views: 3, uniqueViews: 2 });
    expect(await reading.counts(id)).toEqual({ ...meta, views: 3, uniqueViews: 2 });
  });

  test("hands the store a hash under its own key, never an address", async () => {
    const { store } = await setUp();
    const seen: string[] = [];
    store.countView = async (_, viewer) => {
      seen.push(viewer);
      return null;
    };
    await (await ReadLog.over(store)).view(id, "192.0.2.1");
    expect(seen).toEqual([viewerHash(await store.viewerKey(), id, "192.0.2.1")]);
  });

  test("that does not exist gives nothing", async () => {
    const { reading } = await setUp();
    expect(await reading.content(unknown)).toBeNull();
    expect(await reading.counts(unknown)).toBeNull();
    expect(await reading.view(unknown, "192.0.2.1")).toBeNull();
  });
});
