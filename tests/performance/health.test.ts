import { expect, test } from "bun:test";
import { MemoryStore } from "../../src/storage/memory-store.ts";
import { startApp } from "../support/app-under-test.ts";

test("health is answered within a second when the store hangs", async () => {
  const hangs = () => new Promise<never>(() => {});
  const app = await startApp({ store: Object.assign(new MemoryStore(), { check: hangs }) });
  const started = performance.now();
  expect((await app.get("/api/health")).status).toBe(503);
  expect(performance.now() - started).toBeLessThan(1000);
  await app.stop();
});
