import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { type AppUnderTest, startApp, statsOf } from "../support/app-under-test.ts";
import { MemoryStore } from "../support/memory-store.ts";

let app: AppUnderTest;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

const sizes: [string, string][] = [
  ["small", 'a "small" log\r\n中\u001b\n'],
  ["large", `${'\u001b[31m"large"\\ 中\n'.repeat(40_000)}end`],
];

describe.each(sizes)("a %s document", (_, content) => {
  test("comes as JSON, packed as the client likes it, and each is a view", async () => {
    const { id } = await app.upload(content, 'named "so" 中.log');
    const encodings = ["identity", "gzip", "br", "zstd"];
    for (const encoding of encodings) {
      const response = await app.get(`/documents/${id}`, { headers: { "Accept-Encoding": encoding } });
      expect(response.status).toBe(200);
      expect(response.headers.get("content-type")).toBe("application/json; charset=utf-8");
      expect(response.headers.get("content-encoding")).toBe(encoding === "identity" ? null : encoding);
      expect(response.headers.get("access-control-allow-origin")).toBe("*");
      expect(await response.json()).toEqual({ data: content, key: id });
    }
    expect((await statsOf(app, id)).views).toBe(encodings.length);
  });

  test("answers HEAD with the length of the whole, and counts nothing", async () => {
    const { id } = await app.upload(content);
    const head = await app.get(`/documents/${id}`, { method: "HEAD", headers: { "Accept-Encoding": "identity" } });
    expect([head.status, await head.text()]).toEqual([200, ""]);
    expect(Number(head.headers.get("content-length"))).toBe(
      Buffer.byteLength(JSON.stringify({ data: content, key: id })),
    );
    expect((await statsOf(app, id)).views).toBe(0);
  });

  test("is found with any extension, slash and query", async () => {
    const { id } = await app.upload(content);
    for (const path of [`/documents/${id}.log`, `//documents//${id}.tar.gz/`, `/documents/${id}.?x=1`]) {
      expect(await (await app.get(path)).json()).toEqual({ data: content, key: id });
    }
    expect(await (await app.get(`/raw/${id}.anything`)).text()).toBe(content);
  });

  test("is gone for everybody once it is removed", async () => {
    const store = new MemoryStore();
    const subject = await startApp({ store });
    const { id } = await subject.upload(content);
    const paths = [`/documents/${id}`, `/documents/${id}.log`, `/${id}`, `/${id}.log`, `/raw/${id}.log`];
    for (const path of paths) expect([path, (await subject.get(path)).status]).toEqual([path, 200]);
    await store.remove(id as Parameters<typeof store.remove>[0], "operator");
    for (const path of paths) expect([path, (await subject.get(path)).status]).toEqual([path, 404]);
    await subject.stop();
  });
});

describe("what goes wrong", () => {
  test.each(["/documents/abcdefghjk", "/documents/abcdefghjk.log", "/documents/no", "/documents/.log"])(
    "%s is not found, in hastebin's words",
    async (path) => {
      const response = await app.get(path);
      expect(response.status).toBe(404);
      expect(response.headers.get("access-control-allow-origin")).toBe("*");
      expect(await response.json()).toEqual({ message: "Document not found." });
    },
  );

  test("a wrong method is told with those that are right", async () => {
    const response = await app.get("/documents", { method: "DELETE" });
    expect([response.status, response.headers.get("allow")]).toEqual([405, "POST, OPTIONS"]);
    expect(await response.json()).toEqual({ message: "This address takes POST, OPTIONS." });
  });

  test("a body that nobody can unpack is refused", async () => {
    const broken = { method: "POST", body: "x", headers: { "Content-Encoding": "gzip" } };
    const response = await app.get("/documents", broken);
    expect(response.status).toBe(400);
    expect(await response.json()).toEqual({ message: expect.stringContaining("gzip") });
    const bytebin = await app.get("/post", broken);
    expect([bytebin.status, await bytebin.text()]).toEqual([400, expect.stringContaining("gzip")]);
    const unknown = await app.get("/post", { ...broken, headers: { "Content-Encoding": "snappy" } });
    expect(unknown.status).toBe(415);
  });

  test("the raw text stays as it is: errors are text", async () => {
    const response = await app.get("/raw/abcdefghjk.log");
    expect([response.status, response.headers.get("content-type")]).toEqual([404, "text/plain; charset=utf-8"]);
    expect(await response.text()).toContain("There is no log with this id");
  });
});

describe("a link with an extension", () => {
  test("leads a person to the page, and gives a program the log", async () => {
    const { id } = await app.upload("x\n");
    const moved = await app.page(`/${id}.log`);
    expect([moved.status, moved.headers.get("location")]).toEqual([301, `/${id}`]);
    expect(await (await app.get(`/${id}.log`)).text()).toBe("x\n");
    expect((await statsOf(app, id)).views).toBe(1);
    expect((await app.page("/abcdefghjk.log")).status).toBe(404);
  });

  test("that has a meaning of its own keeps it", async () => {
    const { id } = await app.upload("x\n");
    expect((await app.get(`/${id}.md`)).headers.get("content-type")).toBe("text/markdown; charset=utf-8");
    const missing = await app.get("/abcdefghjk.md");
    expect([missing.status, await missing.text()]).toEqual([404, expect.stringContaining("There is no log")]);
  });
});

test("a paste's link leads to the page, also for somebody who typed slashes, and to nothing without a log", async () => {
  const { id } = await app.upload("x\n");
  for (const path of [`/p/anonymous/${id}`, `//p/anonymous/${id}/`]) {
    const response = await app.page(path);
    expect([response.status, response.headers.get("location")]).toEqual([301, `/${id}`]);
  }
  expect((await app.page("/p/anonymous/abcdefghjk")).status).toBe(404);
  expect((await statsOf(app, id)).views).toBe(0);
});
