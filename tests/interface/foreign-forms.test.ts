import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { LeakyBuckets } from "../../src/logs/client-budget.ts";
import { systemClock } from "../../src/logs/ports.ts";
import { listReports } from "../../src/logs/reports.ts";
import { SqliteStore } from "../../src/storage/sqlite/sqlite-store.ts";
import { type AppUnderTest, browserAccept, startApp } from "../support/app-under-test.ts";
import { temporaryDirectory } from "../support/temporary-directory.ts";

let app: AppUnderTest;
let store: SqliteStore;
beforeAll(async () => {
  store = await SqliteStore.open(temporaryDirectory(), () => {});
  app = await startApp({ store, failedLookups: new LeakyBuckets(5, systemClock) });
});
afterAll(() => app.stop());

const crossSite = { "Sec-Fetch-Site": "cross-site", Origin: "https://evil.example" };
const overHttp = { Origin: "http://evil.example" };
const sandboxed = { Origin: "null" };

const send = (path: string, fields: Record<string, string>, headers: Record<string, string>) =>
  app.get(path, {
    method: "POST",
    body: new URLSearchParams(fields),
    headers: { Accept: browserAccept, ...headers },
  });

async function sharedLog(): Promise<{ id: string; token: string }> {
  const answer = await app.post("a log");
  return { id: ((await answer.json()) as { id: string }).id, token: answer.headers.get("lectern-token")! };
}

const storedLogs = async () => (await store.ages(null, 1000)).ages.length;

describe.each([crossSite, overHttp, sandboxed])("a form that another site sends (%o)", (headers) => {
  test("neither shares a log", async () => {
    const before = await storedLogs();
    const answer = await send("/", { content: "what a visitor never wrote" }, headers);
    expect(answer.status).toBe(403);
    expect(answer.headers.get("set-cookie")).toBeNull();
    expect(await answer.text()).toContain("open the page on this site");
    expect(await storedLogs()).toBe(before);
  });

  test("nor reports one", async () => {
    const { id } = await sharedLog();
    const answer = await send(`/report/${id}`, { reason: "illegal", text: "made up" }, headers);
    expect(answer.status).toBe(403);
    expect((await listReports(store.records)).filter(({ log }) => log === id)).toEqual([]);
  });

  test("nor removes one, even with its token, in a cookie or in a field", async () => {
    const { id, token } = await sharedLog();
    expect((await send(`/remove/${id}`, {}, { ...headers, Cookie: `owner=${token}` })).status).toBe(403);
    expect((await send(`/remove/${id}`, { token }, headers)).status).toBe(403);
    expect((await app.get(`/raw/${id}`)).status).toBe(200);
  });

  test("is told in the reader's language, and costs its visitor nothing", async () => {
    const { id } = await sharedLog();
    for (let time = 0; time < 10; time++) {
      const answer = await send(`/report/${id}`, { reason: "other" }, { ...headers, "Accept-Language": "zh-CN" });
      expect(answer.status).toBe(403);
      expect(await answer.text()).toContain("请在本站打开相应页面后重新提交");
    }
    expect((await app.get(`/raw/${id}`)).status).toBe(200);
  });
});

describe("forms go on for", () => {
  const forms = async (headers: Record<string, string>) => {
    const { id, token } = await sharedLog();
    return [
      (await send("/", { content: "shared with the form" }, headers)).status,
      (await send(`/report/${id}`, { reason: "other" }, headers)).status,
      (await send(`/remove/${id}`, { token }, headers)).status,
    ];
  };

  test("our own pages, over HTTPS and HTTP", async () => {
    expect(await forms({ "Sec-Fetch-Site": "same-origin", Origin: "https://behind.a.proxy" })).toEqual([303, 303, 303]);
    expect(await forms({ Origin: app.url })).toEqual([303, 303, 303]);
  });

  test("programs and old browsers, which say nothing", async () => {
    expect(await forms({})).toEqual([303, 303, 303]);
  });
});

describe("the interface stays open to every origin", () => {
  test("uploads, reads and removals", async () => {
    const answer = await app.post("from a page elsewhere", crossSite);
    expect(answer.status).toBe(200);
    const { id } = (await answer.json()) as { id: string };
    for (const path of [`/api/log/${id}`, `/raw/${id}`, `/api/stats/${id}`, `/api/insights/${id}`, "/api/health"]) {
      const read = await app.get(path, { headers: crossSite });
      expect([path, read.status]).toEqual([path, 200]);
      expect(read.headers.get("access-control-allow-origin")).toBe("*");
      expect(read.headers.get("cross-origin-resource-policy")).toBe("cross-origin");
    }
    const headers = { ...crossSite, Authorization: `Bearer ${answer.headers.get("lectern-token")}` };
    expect((await app.get(`/api/log/${id}`, { method: "DELETE", headers })).status).toBe(200);
  });

  test("and so do the other interfaces for programs, that of the base address among them", async () => {
    const body = new FormData();
    body.set("file", new File(["a log"], "a.log"));
    const headers = { ...crossSite, Accept: "*/*" };
    expect((await app.get("/", { method: "POST", body, headers })).status).toBe(200);
    expect((await app.get("/documents", { method: "POST", body: "a log", headers })).status).toBe(200);
    expect((await app.get("/post", { method: "POST", body: "a log", headers })).status).toBe(201);
  });
});
