import { describe, expect, test } from "bun:test";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseNetwork } from "../../src/http/core/ip.ts";
import { SqliteStore } from "../../src/storage/sqlite/sqlite-store.ts";
import { type AppUnderTest, browserAccept, startApp } from "../support/app-under-test.ts";
import { runCommandLine } from "../support/command-line.ts";
import { until } from "../support/engines/until.ts";
import { startProcess } from "../support/server-process.ts";
import { temporaryDirectory } from "../support/temporary-directory.ts";

const behindProxy = { trustedProxies: [parseNetwork("127.0.0.1")!] };
const longest = { reason: "other", text: "日".repeat(2000), contact: "志".repeat(200) };

const send = (url: string, id: string, client: string, fields: Record<string, string>, language = "en") =>
  fetch(`${url}/report/${id}`, {
    method: "POST",
    body: new URLSearchParams(fields),
    headers: { Accept: browserAccept, "X-Forwarded-For": client, "Accept-Language": language },
    redirect: "manual",
  });

test("reports take room like logs: past the quota they are refused with a sentence", async () => {
  // Three times what forty logs take with a write-ahead log that nobody has written back yet.
  const quota = 3 * 1024 * 1024;
  const limits = { minFreeBytes: 0, maxStoreBytes: quota };
  const options = { limits, maxLogBytes: 1024, spaceChanged: () => {} };
  const store = await SqliteStore.open(temporaryDirectory(), () => {}, options);
  const app = await startApp({ store }, { ...behindProxy, reportsKept: 5000 });
  const ids: string[] = [];
  for (let i = 0; i < 40; i++) ids.push((await app.upload(`a log ${i}`)).id);
  let kept = 0;
  let refusal: Response | null = null;
  while (!refusal && kept < 600) {
    const answer = await send(app.url, ids[kept % 40]!, `10.${kept >> 8}.${kept & 255}.1`, longest);
    if (answer.status === 303) kept++;
    else refusal = answer;
  }
  expect(refusal?.status).toBe(503);
  expect(refusal?.headers.get("retry-after")).toBe("3600");
  expect(await refusal!.text()).toContain("There is no room for another report for now.");
  expect(kept).toBeGreaterThan(5);
  await store.checkRoom().catch(() => {});
  expect(store.figures().used).toBeLessThanOrEqual(quota);
  // What is there can be read and removed all the while.
  expect((await app.get(`/raw/${ids[0]}`)).status).toBe(200);
  await app.stop();
});

describe("where there are too many reports, a page says so in the reader's language", () => {
  const refused = async (app: AppUnderTest, id: string, client: string, language: string) => {
    const answer = await send(app.url, id, client, { reason: "other" }, language);
    expect(answer.status).toBe(503);
    return answer.text();
  };

  test("of one log, of one network, of all", async () => {
    // Networks are told apart by 16 bits of a keyed hash, so with a random key two of these 72 meet in one run of 25.
    const store = await SqliteStore.open(temporaryDirectory(), () => {});
    store.viewerKey = async () => new Uint8Array(32).fill(1);
    const app = await startApp({ store }, { ...behindProxy, reportsKept: 72 });
    const ids = await Promise.all(Array.from({ length: 6 }, async (_, i) => (await app.upload(`log ${i}`)).id));
    const sendAll = async (count: number, id: (i: number) => string, client: (i: number) => string) => {
      for (let i = 0; i < count; i++) {
        expect((await send(app.url, id(i), client(i), { reason: "other" })).status).toBe(303);
      }
    };
    await sendAll(
      20,
      () => ids[0]!,
      (i) => `10.0.${i}.1`,
    );
    expect(await refused(app, ids[0]!, "203.0.113.1", "en")).toContain("many reports of this log already");
    expect(await refused(app, ids[0]!, "203.0.113.1", "zh-CN")).toContain("运营者已收到这份日志的多个举报");
    await sendAll(
      50,
      (i) => ids[1 + (i % 5)]!,
      (i) => `198.51.100.${i}`,
    );
    expect(await refused(app, ids[1]!, "198.51.100.99", "en")).toContain("reports of your network wait");
    expect(await refused(app, ids[1]!, "198.51.100.99", "zh-CN")).toContain("来自你所在网络的举报");
    // Whoever has more than others gives way, one after the other, until all have one.
    await sendAll(
      50 + 1,
      (i) => ids[1 + (i % 5)]!,
      (i) => `10.1.${i}.1`,
    );
    expect(await refused(app, ids[1]!, "203.0.113.1", "en")).toContain("no room for another report");
    expect(await refused(app, ids[1]!, "203.0.113.1", "zh-CN")).toContain("暂时没有空间保存更多举报");
    await app.stop();
  });
});

test("an owner who removes a log removes what was said of it, to the last byte; the operator sees that there was something", async () => {
  const env = { DATA_DIR: temporaryDirectory(), TRUSTED_PROXIES: "127.0.0.1" };
  const server = await startProcess({ env });
  const answer = await fetch(`${server.url}/api/upload`, { method: "POST", body: "a log" });
  const { id } = (await answer.json()) as { id: string };
  const text = `told in confidence ${crypto.randomUUID()}`;
  const contact = `${crypto.randomUUID()}@example.org`;
  expect((await send(server.url, id, "192.0.2.1", { reason: "personal", text, contact })).status).toBe(303);
  expect((await runCommandLine(["reports"], { env })).stdout).toContain(text);

  const headers = { Authorization: `Bearer ${answer.headers.get("lectern-token")}` };
  expect((await fetch(`${server.url}/api/log/${id}`, { method: "DELETE", headers })).status).toBe(200);
  const listed = (await runCommandLine(["reports"], { env })).stdout;
  expect(listed).toEndWith(`UTC  ${id}  personal  (the log is removed, and what was said of it)\n`);
  const [report] = JSON.parse((await runCommandLine(["reports", "--json"], { env })).stdout) as object[];
  expect(report).toMatchObject({ log: id, reason: "personal", text: "", contact: "", isLogGone: true });
  const isOnDisk = () =>
    readdirSync(env.DATA_DIR).some((name) => {
      const bytes = name.startsWith("lectern.sqlite") ? readFileSync(join(env.DATA_DIR, name)) : Buffer.alloc(0);
      return bytes.includes(text) || bytes.includes(contact);
    });
  await until("nothing of it is on the disk", () => !isOnDisk());
  expect((await runCommandLine(["reports", "close", id], { env })).stdout).toBe("Closed: 1.\n");
  expect((await runCommandLine(["reports"], { env })).stdout).toBe("There are no reports.\n");
  await server.stop();
});
