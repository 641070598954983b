import { expect, test } from "bun:test";
import { newLog, stored } from "../../tests/support/stored-logs.ts";
import type { NewLog } from "../logs/ports.ts";
import { ContentCache } from "./content-cache.ts";

function log(bytes: number): NewLog {
  return { ...newLog("text"), packed: new Uint8Array(bytes) };
}

test("what was kept is found, without its details, and is the reader's own", () => {
  const cache = new ContentCache(1000);
  const kept = log(100);
  cache.set(kept);
  const found = cache.get(kept.id)!;
  expect(found).toEqual(stored(kept));
  found.packed.fill(1);
  expect(cache.get(kept.id)).toEqual(stored(kept));
  expect(cache.details(kept.id)).toEqual(kept.details);
  expect(cache.meta(kept.id)).toMatchObject({ id: kept.id, size: kept.size });
});

test("it does not share its bytes, whoever gave them or got them hands them over to a thread", async () => {
  const cache = new ContentCache(1000);
  const kept = { ...log(100), packed: Buffer.alloc(100, 7) };
  const handOver = ({ packed }: { packed: Uint8Array }) => void (packed.buffer as ArrayBuffer).transfer();
  cache.set(kept);
  handOver(kept);
  handOver(cache.get(kept.id)!);
  const read = { ...log(100), packed: Buffer.alloc(100, 7) };
  const [one, other] = await Promise.all([1, 2].map(() => cache.once(read.id, async () => read)));
  handOver(one!);
  for (const { packed } of [cache.get(kept.id)!, other!]) expect(packed).toEqual(new Uint8Array(100).fill(7));
});

test("it holds no more bytes than it may, and what was used longest ago goes first", () => {
  const cache = new ContentCache(1000);
  const logs = Array.from({ length: 10 }, () => log(100));
  for (const one of logs) cache.set(one);
  cache.get(logs[0]!.id);
  cache.set(log(100));
  expect(cache.get(logs[0]!.id)).not.toBeNull();
  expect(cache.get(logs[1]!.id)).toBeNull();
  expect(cache.details(logs[1]!.id)).toBeNull();
});

test("one that would drive out many others is not kept", () => {
  const cache = new ContentCache(1000);
  const [small, large] = [log(100), log(200)];
  cache.set(small);
  cache.set(large);
  expect(cache.get(large.id)).toBeNull();
  expect(cache.get(small.id)).not.toBeNull();
});

test("a cache of no bytes keeps nothing", () => {
  const cache = new ContentCache(0);
  const one = log(1);
  cache.set(one);
  expect(cache.get(one.id)).toBeNull();
});

test("many who want the same at once are one reading, and each gets bytes of its own", async () => {
  const cache = new ContentCache(0);
  const one = log(10);
  let readings = 0;
  const read = async () => {
    readings++;
    return one;
  };
  const found = await Promise.all(Array.from({ length: 5 }, () => cache.once(one.id, read)));
  expect(readings).toBe(1);
  expect(new Set(found.map((each) => each!.packed.buffer)).size).toBe(5);
  await cache.once(one.id, read);
  expect(readings).toBe(2);
});

test("what is read is kept, unless it is removed meanwhile", async () => {
  const cache = new ContentCache(1000);
  const [kept, removed] = [log(10), log(10)];
  await cache.once(kept.id, async () => kept);
  expect(cache.get(kept.id)).toEqual(stored(kept));
  await cache.once(removed.id, async () => {
    await Promise.resolve();
    cache.delete(removed.id);
    return removed;
  });
  expect(cache.get(removed.id)).toBeNull();
  await cache.once(removed.id, async () => removed);
  expect(cache.get(removed.id)).not.toBeNull();
});
