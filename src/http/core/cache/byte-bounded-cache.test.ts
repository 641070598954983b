import { describe, expect, test } from "bun:test";
import { ByteBoundedCache } from "./byte-bounded-cache.ts";

function kept(cache: ByteBoundedCache<string>, ...keys: string[]): string[] {
  return keys.filter((key) => cache.get(key) !== undefined);
}

describe("a cache of answers", () => {
  test("gives back what was put in, and nothing else", () => {
    const cache = new ByteBoundedCache<string>(100, 50);
    cache.set("a", "A", 10);
    expect(cache.get("a")).toBe("A");
    expect(cache.get("b")).toBeUndefined();
    expect(cache.usedBytes).toBe(10);
  });

  test("may be filled exactly to its limit; one byte more pushes the oldest out", () => {
    const cache = new ByteBoundedCache<string>(100, 50);
    cache.set("a", "A", 50);
    cache.set("b", "B", 50);
    expect(cache.usedBytes).toBe(100);
    cache.set("c", "C", 1);
    expect(kept(cache, "a", "b", "c")).toEqual(["b", "c"]);
    expect(cache.usedBytes).toBe(51);
  });

  test("pushes out as many as it takes", () => {
    const cache = new ByteBoundedCache<string>(100, 90);
    for (const key of ["a", "b", "c", "d"]) cache.set(key, key, 25);
    cache.set("e", "e", 60);
    expect(kept(cache, "a", "b", "c", "d", "e")).toEqual(["d", "e"]);
    expect(cache.usedBytes).toBe(85);
  });

  test("keeps what was used last, not what came last", () => {
    const cache = new ByteBoundedCache<string>(100, 50);
    cache.set("a", "A", 50);
    cache.set("b", "B", 50);
    cache.get("a");
    cache.set("c", "C", 50);
    expect(kept(cache, "a", "b", "c")).toEqual(["a", "c"]);
  });

  test("does not take a value that would push out too much, nor keep the old one in its place", () => {
    const cache = new ByteBoundedCache<string>(100, 50);
    cache.set("a", "A", 50);
    cache.set("b", "B", 20);
    cache.set("a", "larger", 51);
    expect(kept(cache, "a", "b")).toEqual(["b"]);
    expect(cache.usedBytes).toBe(20);
  });

  test("counts a value that is replaced once", () => {
    const cache = new ByteBoundedCache<string>(100, 50);
    cache.set("a", "A", 50);
    cache.set("a", "B", 30);
    expect(cache.get("a")).toBe("B");
    expect(cache.usedBytes).toBe(30);
  });

  test("frees what is deleted", () => {
    const cache = new ByteBoundedCache<string>(100, 50);
    cache.set("a", "A", 50);
    cache.delete("a");
    cache.delete("a");
    cache.delete("never there");
    expect(cache.get("a")).toBeUndefined();
    expect(cache.usedBytes).toBe(0);
  });
});
