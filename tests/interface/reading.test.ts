import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import * as zlib from "node:zlib";
import type { LogAnswer } from "../../src/wire/answers.ts";
import { type AppUnderTest, errorOf, logOf, startApp, statsOf } from "../support/app-under-test.ts";

let app: AppUnderTest;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

const small = '[12:00:00] [main/INFO]: hello "quoted" \\ back\u0000slash\u2028\u001b[0m\n'.repeat(20);
const large = '[12:00:00] [main/WARN]: Can\'t keep up! \u4e2d\u6587 "x"\t\r\n'.repeat(40_000);

describe.each([
  ["a small log", small],
  ["a log of two megabytes", large],
])("GET /api/log of %s", (_, content) => {
  test("gives the content back, and counts itself", async () => {
    const { id, createdAt } = await app.upload(content, "latest.log");
    const response = await app.get(`/api/log/${id}`, { headers: { "Accept-Encoding": "identity" } });
    expect(response.status).toBe(200);
    expect(response.headers.get("cache-control")).toBe("no-store");
    expect(await response.json()).toEqual({ success: true, id, content, name: "latest.log", views: 1, createdAt });
    expect((await logOf(app, id)).views).toBe(2);
    expect(await statsOf(app, id)).toEqual({ success: true, id, views: 2, uniqueViews: 1, createdAt });
  });

  test.each(["zstd", "br", "gzip"])("is compressed with %s when asked to", async (encoding) => {
    const { id } = await app.upload(content);
    const init = { headers: { "Accept-Encoding": encoding }, decompress: false };
    const response = await app.get(`/api/log/${id}`, init);
    expect(response.headers.get("content-encoding")).toBe(encoding);
    expect(response.headers.get("vary")).toContain("Accept-Encoding");
    const answer = JSON.parse(unpack(await response.bytes(), encoding)) as LogAnswer;
    expect(answer).toMatchObject({ content, views: 1 });
    const raw = await app.get(`/raw/${id}`, init);
    expect(raw.headers.get("content-encoding")).toBe(encoding);
    expect(unpack(await raw.bytes(), encoding)).toBe(content);
  });

  test("a HEAD says the same without a body, and counts nothing", async () => {
    const { id } = await app.upload(content);
    const identity = { "Accept-Encoding": "identity" };
    const head = await app.get(`/api/log/${id}`, { method: "HEAD", headers: identity });
    expect(head.status).toBe(200);
    expect(await head.text()).toBe("");
    const raw = await app.get(`/raw/${id}`, { method: "HEAD", headers: identity });
    expect(Number(raw.headers.get("content-length"))).toBe(Buffer.byteLength(content));
    expect((await statsOf(app, id)).views).toBe(0);
    const body = await (await app.get(`/api/log/${id}`, { headers: identity })).text();
    expect(Number(head.headers.get("content-length"))).toBe(Buffer.byteLength(body));
  });

  test("many readers at once each get a whole answer and a view of their own", async () => {
    const { id } = await app.upload(content);
    const answers = await Promise.all(Array.from({ length: 40 }, () => logOf(app, id)));
    expect(answers.every((answer) => answer.content === content)).toBe(true);
    expect(answers.map((answer) => answer.views).sort((a, b) => a - b)).toEqual(
      Array.from({ length: 40 }, (_, i) => i + 1),
    );
  });
});

describe("an id that is not there", () => {
  test.each([
    "abcdefghjk",
    "short",
    "waytoolongforanid",
    "has-a-dash",
    "0000000000",
    "%2e%2e%2f",
    "abc%00def",
    "'or'1'='1",
  ])("%s is 404 in the error shape", async (id) => {
    for (const operation of ["log", "stats"]) {
      const response = await app.get(`/api/${operation}/${id}`);
      expect(response.status).toBe(404);
      expect(await errorOf(response)).toEqual({ success: false, error: expect.any(String), code: 404 });
    }
    expect((await app.get(`/raw/${id}`)).status).toBe(404);
    expect((await app.get(`/s/${id}`)).status).toBe(404);
  });
});

describe("GET /raw", () => {
  test("is the text, and only the text, for nobody to mistake for markup", async () => {
    const { id } = await app.upload("<script>alert(1)</script>\r\n");
    const response = await app.get(`/raw/${id}`);
    expect(response.headers.get("content-type")).toBe("text/plain; charset=utf-8");
    expect(response.headers.get("x-content-type-options")).toBe("nosniff");
    expect(response.headers.get("content-security-policy")).toContain("sandbox");
    expect(response.headers.get("x-robots-tag")).toBe("noindex");
    expect(response.headers.get("content-disposition")).toBeNull();
    expect(await response.text()).toBe("<script>alert(1)</script>\r\n");
  });

  test("is revalidated by its ETag in any encoding, and the revalidation is a view", async () => {
    const { id } = await app.upload(small);
    const etag = (await app.get(`/raw/${id}`, { headers: { "Accept-Encoding": "zstd" } })).headers.get("etag")!;
    const again = await app.get(`/raw/${id}`, { headers: { "If-None-Match": `"other", W/${etag}` } });
    expect(again.status).toBe(304);
    expect(await again.text()).toBe("");
    expect((await app.get(`/raw/${id}`, { headers: { "If-None-Match": '"other"' } })).status).toBe(200);
    expect((await statsOf(app, id)).views).toBe(3);
  });

  test("?download is an attachment under the log's name, which cannot break out", async () => {
    const named = await app.upload("x", 'a"b\\../c;d%.log 中');
    const disposition = (await app.get(`/raw/${named.id}?download`)).headers.get("content-disposition")!;
    expect(disposition).toMatch(/^attachment; filename="[^"\\/;%]*"; filename\*=UTF-8''[A-Za-z0-9._~%-]*$/);
    const unnamed = await app.upload("x");
    expect((await app.get(`/raw/${unnamed.id}?download`)).headers.get("content-disposition")).toContain(
      `filename="${unnamed.id}.log"`,
    );
  });

  test("errors are plain text", async () => {
    expect((await app.get("/raw/abcdefghjk")).headers.get("content-type")).toBe("text/plain; charset=utf-8");
  });
});

test("GET /s/{id} moves for good to the page, and is no view", async () => {
  const { id, shortUrl } = await app.upload("x");
  const response = await app.get(new URL(shortUrl).pathname);
  expect(response.status).toBe(301);
  expect(response.headers.get("location")).toBe(`/${id}`);
  expect((await statsOf(app, id)).views).toBe(0);
});

function unpack(bytes: Uint8Array, encoding: string): string {
  const unpacked =
    encoding === "zstd"
      ? zlib.zstdDecompressSync(bytes)
      : encoding === "br"
        ? zlib.brotliDecompressSync(bytes)
        : zlib.gunzipSync(bytes);
  return unpacked.toString("utf8");
}
