import { afterAll, beforeAll, expect, test } from "bun:test";
import { exampleId } from "../../src/logs/example-log.ts";
import { type AppUnderTest, startApp } from "../support/app-under-test.ts";
import { MemoryStore } from "../support/memory-store.ts";

const store = new MemoryStore();
let app: AppUnderTest;
beforeAll(async () => {
  app = await startApp({ store });
});
afterAll(() => app.stop());

test("an example is a log like others, but nobody stored it, and nobody can remove or report it", async () => {
  const answer = await app.get("/example", { redirect: "manual" });
  expect([answer.status, answer.headers.get("location")]).toEqual([303, `/${exampleId}`]);
  const insights = (await (await app.get(`/api/insights/${exampleId}`)).json()) as { findings?: unknown[] };
  expect(JSON.stringify(insights)).toContain("Gearworks does not fit the installed Kettle Lib 1.4.1.");
  const page = await (await app.page(`/${exampleId}`)).text();
  expect(page).toContain("An example, made up.");
  expect(page).not.toContain(`/report/${exampleId}`);
  expect(await (await app.get(`/raw/${exampleId}`)).text()).toStartWith("[15:00:00] [main/INFO]: Loading Minecraft");
  expect((await app.get(`/${exampleId}.md`)).status).toBe(200);
  // Its bytes are there again for whoever comes next.
  expect((await app.page(`/${exampleId}`, { headers: { "Accept-Language": "zh-CN" } })).status).toBe(200);
  expect(await store.counts(exampleId)).toBeNull();
  expect((await app.page(`/remove/${exampleId}`)).status).toBe(404);
  expect((await app.page(`/report/${exampleId}`)).status).toBe(404);
});
