import { afterAll, beforeAll, expect, test } from "bun:test";
import type { Socket } from "node:net";
import type { LogAnswer } from "../../src/wire/answers.ts";
import type { InsightsAnswer } from "../../src/wire/insights-answer.ts";
import { type AppUnderTest, startApp, statsOf } from "../support/app-under-test.ts";
import { until } from "../support/engines/until.ts";
import { openSockets } from "../support/silent-sockets.ts";

/** Answers while so many other requests are pending that none of them may be left to the server as a whole. */
let app: AppUnderTest;
let pending: Socket[] = [];
const identity = { "Accept-Encoding": "identity" };
const content = Array.from(
  { length: 2000 },
  (_, i) => `[10:00:00] [main/WARN]: \u001b[31mline\u001b[0m ${i} 中\n`,
).join("");

beforeAll(async () => {
  // Of a cluster, one node: the others would take their share of the crowd.
  app = await startApp({}, { trustedProxies: [], answerBytes: 8 * 1024 * 1024 });
  const unfinished = "POST /api/upload HTTP/1.1\r\nHost: x\r\nContent-Length: 10\r\n\r\n";
  pending = await openSockets(app.port, 280, () => unfinished);
  const { id } = await app.upload(content);
  await until("the crowd is seen", () => isStreamed(`/raw/${id}`), { everyMs: 5 });
});
afterAll(async () => {
  for (const socket of pending) socket.destroy();
  await app.stop();
});

async function isStreamed(path: string): Promise<boolean> {
  const response = await app.get(path, { headers: identity });
  await response.bytes();
  return response.headers.get("content-length") === null;
}

test("a log is the same in every encoding, and counts its views", async () => {
  const { id, createdAt } = await app.upload(content, "latest.log");
  for (const [i, encoding] of ["identity", "gzip", "br", "zstd"].entries()) {
    const headers = { "Accept-Encoding": encoding };
    const log = (await (await app.get(`/api/log/${id}`, { headers })).json()) as LogAnswer;
    expect(log).toEqual({ success: true, id, content, name: "latest.log", views: 2 * i + 1, createdAt });
    expect(await (await app.get(`/raw/${id}`, { headers })).text()).toBe(content);
  }
  expect(await statsOf(app, id)).toMatchObject({ views: 8, uniqueViews: 1 });
});

test("everything of some size is sent as its client reads, and keeps its headers", async () => {
  const { id } = await app.upload(content);
  for (const path of [`/api/log/${id}`, `/raw/${id}`, `/documents/${id}`, "/openapi.json"]) {
    expect(`${path} ${await isStreamed(path)}`).toBe(`${path} true`);
  }
  const page = await app.page(`/${id}?lang=zh-CN`, { headers: identity });
  expect(page.headers.get("content-length")).toBeNull();
  expect(page.headers.get("set-cookie")).toStartWith("lang=zh-CN;");
  expect(page.headers.get("content-type")).toBe("text/html; charset=utf-8");
  expect(await page.text()).toEndWith("</html>\n");
});

test("what is small, has no body, or is a HEAD is as ever", async () => {
  const { id } = await app.upload("a small log");
  const raw = await app.get(`/raw/${id}`, { headers: identity });
  expect([raw.headers.get("content-length"), await raw.text()]).toEqual(["11", "a small log"]);
  const again = await app.get(`/raw/${id}`, { headers: { "If-None-Match": raw.headers.get("etag")! } });
  expect([again.status, await again.text()]).toEqual([304, ""]);
  const insights = (await (await app.get(`/api/insights/${id}`)).json()) as InsightsAnswer;
  expect(insights).toMatchObject({ success: true, id });
  expect((await app.get(`/s/${id}`)).status).toBe(301);
  expect((await app.get("/raw/abcdefghjk")).status).toBe(404);
  const large = await app.upload(content);
  const head = await app.get(`/raw/${large.id}`, { method: "HEAD", headers: identity });
  expect(head.headers.get("content-length")).toBe(String(Buffer.byteLength(content)));
  expect(app.failures).toEqual([]);
});
