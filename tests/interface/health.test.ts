import { expect, test } from "bun:test";
import { usualPatience } from "../../src/http/core/patience.ts";
import { startApp } from "../support/app-under-test.ts";
import { MemoryStore } from "../support/memory-store.ts";
import { testPatience } from "../support/test-patience.ts";

test("health is answered while the store hangs, and names it", async () => {
  const hangs = () => new Promise<never>(() => {});
  const store = Object.assign(new MemoryStore(), { check: hangs });
  const app = await startApp({ store }, { patience: { ...testPatience, health: 0 } });
  const answer = await app.get("/api/health");
  expect(answer.status).toBe(503);
  expect(await answer.json()).toMatchObject({ checks: { storage: "The store did not answer within 0 ms." } });
  await app.stop();
});

test("health waits for less than the second that is promised", () => {
  expect(usualPatience.health).toBeLessThan(1000);
});
