import { describe, expect, test } from "bun:test";
import type { Retention } from "../../src/logs/retention.ts";
import { startApp } from "../support/app-under-test.ts";
import { runCommandLine } from "../support/command-line.ts";
import { until } from "../support/engines/until.ts";
import { startProcess } from "../support/server-process.ts";
import { temporaryDirectory } from "../support/temporary-directory.ts";

const seconds = 30 * 86_400;

interface MclogsLog {
  id: string;
  created: number;
  expires: number;
}

describe.each<[Retention["from"], home: string, homeChinese: string, log: string, logChinese: string]>([
  [
    "view",
    "Logs are removed 30 days after they were last viewed.",
    "日志会在最后一次浏览 30 天后自动删除。",
    "<span>Removed 30 days after the last view</span>",
    "<span>最后一次浏览 30 天后自动删除</span>",
  ],
  [
    "upload",
    "Logs are removed 30 days after they were shared.",
    "日志会在分享 30 天后自动删除。",
    "<span>Will be removed <time data-local",
    "<span>自动删除时间：<time data-local",
  ],
])("where logs are kept for 30 days from the last %s", (from, home, homeChinese, log, logChinese) => {
  test("pages, limits and mclo.gs answers say so", async () => {
    const app = await startApp({}, { retention: { days: 30, from } });
    const { id } = await app.upload("hello");
    const textOf = async (path: string, language: string) =>
      (await app.page(path, { headers: { "Accept-Language": language } })).text();
    expect(await textOf("/", "en")).toContain(home);
    expect(await textOf("/", "zh-CN")).toContain(homeChinese);
    expect(await textOf(`/${id}`, "en")).toContain(log);
    expect(await textOf(`/${id}`, "zh-CN")).toContain(logChinese);
    for (const path of ["/", `/${id}`, "/llms.txt"]) {
      const told = [await textOf(path, "en"), await textOf(path, "zh-CN")].join();
      expect(/kept for good|stored for good|永久保存/i.exec(told)).toBeNull();
    }
    expect(await (await app.get("/api/limits")).json()).toMatchObject({
      retention: "limited",
      retentionDays: 30,
      retentionFrom: from,
    });
    expect(await (await app.get("/1/limits")).json()).toMatchObject({ storageTime: seconds });
    const sent = await app.get("/1/log", {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ content: "some text" }),
    });
    const made = (await sent.json()) as MclogsLog;
    expect(made.expires).toBe(made.created + seconds);
    const told = (await (await app.get(`/1/log/${made.id}`)).json()) as MclogsLog;
    expect(told.expires).toBeGreaterThanOrEqual(told.created + seconds);
    expect(told.expires).toBeLessThan(told.created + seconds + 60);
    await app.stop();
  });
});

test("without it, logs are kept for good, and everything says so", async () => {
  const app = await startApp();
  const { id } = await app.upload("hello");
  expect(await (await app.page("/")).text()).toContain("kept for good");
  expect(await (await app.page(`/${id}`)).text()).toContain("Kept for good");
  const limits = await (await app.get("/api/limits")).json();
  expect(limits).toMatchObject({ retention: "permanent", retentionDays: null, retentionFrom: null });
  await app.stop();
});

test("a server removes what is past its time by itself, and says who did", async () => {
  const directory = temporaryDirectory();
  const env = { DATA_DIR: directory };
  const first = await startProcess({ env });
  const ids: string[] = [];
  for (const text of ["an old log", "a new log"]) {
    const answer = await fetch(`${first.url}/api/upload`, { method: "POST", body: text });
    ids.push(((await answer.json()) as { id: string }).id);
  }
  expect(await first.stop()).toBe(0);
  const { Database } = await import("bun:sqlite");
  const db = new Database(`${directory}/lectern.sqlite`);
  db.query("UPDATE logs SET created_at = ? WHERE id = ?").run(Date.now() - 31 * 86_400_000, ids[0]!);
  db.close();

  const second = await startProcess({ env: { ...env, RETENTION_DAYS: "30", RETENTION_FROM: "upload" } });
  await until("the old log is gone", async () => (await fetch(`${second.url}/api/stats/${ids[0]}`)).status === 404);
  expect((await fetch(`${second.url}/api/stats/${ids[1]}`)).status).toBe(200);
  const page = await fetch(`${second.url}/${ids[0]}`, { headers: { Accept: "text/html" } });
  expect(page.status).toBe(404);
  expect(await page.text()).toContain("This site keeps logs for a limited time");
  expect(await second.stop()).toBe(0);
  const kept = new Database(`${directory}/lectern.sqlite`, { readonly: true });
  expect(kept.query("SELECT id, removed_by FROM removed").all()).toEqual([{ id: ids[0]!, removed_by: "retention" }]);
  kept.close();
});

test("a wrong setting ends the start with a sentence", async () => {
  const wrong = await runCommandLine(["serve"], { env: { DATA_DIR: temporaryDirectory(), RETENTION_FROM: "never" } });
  expect(wrong.code).toBe(1);
  expect(wrong.stderr).toContain('RETENTION_FROM is "never", but must be one of view, upload.');
});
