import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { gunzipSync, gzipSync } from "node:zlib";
import { type AppUnderTest, browserAccept, logOf, startApp, statsOf } from "../support/app-under-test.ts";
import { exchangeRaw } from "../support/raw-answer.ts";

let app: AppUnderTest;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

const log = "[12:00:00 INFO]: [Plugin] Enabling Plugin v1.0+2 中文\r\n";
const java = [
  "User-Agent: plugin/5.4",
  "Accept: text/html, image/gif, image/jpeg, *; q=.2, */*; q=.2",
  "Connection: keep-alive",
];

describe("a plugin", () => {
  test("posts gzip, and reads the key from the answer and from `Location`", async () => {
    const request = [
      "POST /post HTTP/1.1",
      "Content-Type: text/plain",
      "Content-Encoding: gzip",
      `Host: 127.0.0.1:${app.port}`,
      ...java,
    ];
    const answer = await exchangeRaw(app.port, request, gzipSync(log));
    expect(answer.status).toBe(201);
    expect(answer.headers.get("content-type")).toBe("application/json; charset=utf-8");
    const { key } = JSON.parse(answer.body) as { key: string };
    expect(answer.headers.get("location")).toBe(key);
    expect((await logOf(app, key)).content).toBe(log);
  });

  test("reads it back as it was stored, which is a view", async () => {
    const { id } = await app.upload(log);
    const answer = await exchangeRaw(app.port, [`GET /${id} HTTP/1.1`, `Host: 127.0.0.1:${app.port}`, ...java]);
    expect(answer.status).toBe(200);
    expect(answer.headers.get("content-type")).toBe("text/plain; charset=utf-8");
    expect(answer.headers.get("vary")).toBe("Accept-Encoding, Accept");
    expect(answer.body).toBe(log);
    expect((await statsOf(app, id)).views).toBe(1);
  });

  test("reads it packed where it says so", async () => {
    const long = log.repeat(100);
    const { id } = await app.upload(long);
    const response = await app.get(`/${id}`, { headers: { "Accept-Encoding": "gzip" }, decompress: false } as object);
    expect(response.headers.get("content-encoding")).toBe("gzip");
    expect(gunzipSync(await response.bytes()).toString("utf8")).toBe(long);
  });

  test("uses the key with any prefix of slashes, and is told about a wrong one", async () => {
    const { id } = await app.upload(log);
    expect(await (await app.get(`//${id}/`)).text()).toBe(log);
    const missing = await app.get("/abcdefghjk");
    expect([missing.status, await missing.text()]).toEqual([404, "Invalid path"]);
    expect(missing.headers.get("content-type")).toBe("text/plain; charset=utf-8");
    expect(missing.headers.get("access-control-allow-origin")).toBe("*");
  });
});

describe("a script in another page", () => {
  test("may post and read the key, the location and what is left of the limit", async () => {
    const headers = { Origin: "https://editor.example", "Content-Type": "application/json" };
    const response = await app.get("/post", { method: "POST", body: '{"a":1}', headers });
    expect(response.status).toBe(201);
    expect(response.headers.get("access-control-allow-origin")).toBe("*");
    expect(response.headers.get("access-control-expose-headers")).toContain("Location");
    const { key } = (await response.json()) as { key: string };
    const asBrowser = { Origin: "https://editor.example", Accept: "*/*", "User-Agent": "Mozilla/5.0 Firefox/140.0" };
    const read = await app.get(`/${key}`, { headers: asBrowser });
    expect(await read.text()).toBe('{"a":1}');
    expect(read.headers.get("access-control-allow-origin")).toBe("*");
  });
});

describe("the same address", () => {
  test("is a page for a person, and the log for a program, each counted once", async () => {
    const { id } = await app.upload(log);
    const page = await app.page(`/${id}`);
    expect(page.headers.get("content-type")).toBe("text/html; charset=utf-8");
    expect(page.headers.get("vary")).toContain("Accept-Encoding, Accept");
    await page.text();
    await (await app.get(`/${id}`)).text();
    expect((await statsOf(app, id)).views).toBe(2);
  });

  test("is the page for whoever previews links, and does not count that", async () => {
    const { id } = await app.upload(log);
    const agent = "Mozilla/5.0 (compatible; Discordbot/2.0; +https://discordapp.com)";
    for (const accept of ["*/*", "text/plain", browserAccept]) {
      const response = await app.get(`/${id}`, { headers: { "User-Agent": agent, Accept: accept } });
      expect(await response.text()).toContain('<meta property="og:title"');
    }
    expect((await statsOf(app, id)).views).toBe(0);
  });

  test("answers HEAD like GET, without counting, and what did not change with 304", async () => {
    const { id } = await app.upload(log);
    const head = await app.get(`/${id}`, { method: "HEAD" });
    expect([head.status, head.headers.get("content-type")]).toEqual([200, "text/plain; charset=utf-8"]);
    expect(Number(head.headers.get("content-length"))).toBe(Buffer.byteLength(log));
    expect((await statsOf(app, id)).views).toBe(0);
    const tag = head.headers.get("etag")!;
    expect(tag).toBe(`"${id}"`);
    expect((await app.get(`/${id}`, { headers: { "If-None-Match": tag } })).status).toBe(304);
    // The page is another text: a tag of the log says nothing about it.
    expect((await app.page(`/${id}`, { headers: { "If-None-Match": tag } })).status).toBe(200);
  });

  test("tells a person what is wrong with a page", async () => {
    const missing = await app.page("/abcdefghjk");
    expect([missing.status, missing.headers.get("content-type")]).toEqual([404, "text/html; charset=utf-8"]);
  });
});
