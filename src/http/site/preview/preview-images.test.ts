import { describe, expect, test } from "bun:test";
import { defaultSite } from "../../../branding/site.ts";
import type { LogId } from "../../../logs/ports.ts";
import { ownWork } from "../../../work/requester.ts";
import { PreviewImages } from "./preview-images.ts";
import { brandOf, type PreviewInput } from "./preview-input.ts";

const input: PreviewInput = {
  title: "Log",
  finding: "",
  severity: null,
  fileName: "",
  lines: 1,
  totals: { errors: 0, warnings: 0 },
  size: 1,
  timeline: [],
  language: "en",
  brand: brandOf(defaultSite, "en"),
};
const id = (name: string) => name as LogId;

/** Counts what it draws, and draws `bytes` bytes. */
function countingPool(bytes = 1000) {
  const pool = {
    drawn: 0,
    run: async () => {
      pool.drawn++;
      return new Uint8Array(bytes);
    },
  };
  return pool;
}

describe("the picture of a log", () => {
  test("is drawn once, however many ask at once and later", async () => {
    const pool = countingPool();
    const images = new PreviewImages(pool);
    const ask = () => images.of(id("a"), "en", ownWork, async () => input);
    const pictures = await Promise.all(Array.from({ length: 50 }, ask));
    expect(new Set([...pictures, await ask()]).size).toBe(1);
    expect(pool.drawn).toBe(1);
  });

  test("is another one in another language, and for another log", async () => {
    const pool = countingPool();
    const images = new PreviewImages(pool);
    for (const language of ["en", "zh-CN"] as const) await images.of(id("a"), language, ownWork, async () => input);
    await images.of(id("b"), "en", ownWork, async () => input);
    expect(pool.drawn).toBe(3);
  });

  test("is drawn again after it was forgotten", async () => {
    const pool = countingPool();
    const images = new PreviewImages(pool);
    await images.of(id("a"), "en", ownWork, async () => input);
    images.forget(id("a"));
    await images.of(id("a"), "en", ownWork, async () => input);
    expect(pool.drawn).toBe(2);
  });

  test("is tried again after a failure", async () => {
    const pool = countingPool();
    const images = new PreviewImages(pool);
    const failing = images.of(id("a"), "en", ownWork, () => Promise.reject(new Error("not now")));
    expect(await failing.catch((error: Error) => error.message)).toBe("not now");
    await images.of(id("a"), "en", ownWork, async () => input);
    expect(pool.drawn).toBe(1);
  });

  test("does not stay for ever: what is kept is bounded", async () => {
    const pool = countingPool(1000);
    const images = new PreviewImages(pool, 10_000);
    for (let index = 0; index < 100; index++) await images.of(id(`log${index}`), "en", ownWork, async () => input);
    await images.of(id("log99"), "en", ownWork, async () => input);
    expect(pool.drawn).toBe(100);
    await images.of(id("log0"), "en", ownWork, async () => input);
    expect(pool.drawn).toBe(101);
  });
});
