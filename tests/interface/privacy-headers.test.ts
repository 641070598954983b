import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { parseNetwork } from "../../src/http/core/ip.ts";
import { type AppUnderTest, logOf, startApp } from "../support/app-under-test.ts";

let app: AppUnderTest;
let id: string;
beforeAll(async () => {
  app = await startApp();
  ({ id } = await app.upload("[12:00:00] [Server thread/INFO]: hello\n", "latest.log"));
});
afterAll(() => app.stop());

describe("nothing of a log is kept by caches that serve others", () => {
  const paths = [
    "/{id}",
    "/{id}.md",
    "/{id}.png",
    "/s/{id}",
    "/raw/{id}",
    "/raw/{id}?download",
    "/content/{id}",
    "/lines/{id}",
    "/api/log/{id}",
    "/api/stats/{id}",
    "/api/insights/{id}",
    "/1/log/{id}",
    "/1/raw/{id}",
    "/1/insights/{id}",
    "/documents/{id}",
    "/compare/{id}/{id}",
  ];

  test.each(paths)("%s", async (path) => {
    for (const get of [app.get, app.page]) {
      const answer = await get(path.replaceAll("{id}", id));
      expect(answer.status).toBeLessThan(400);
      // Where it must not be kept at all, it is not kept by others either.
      expect(answer.headers.get("cache-control")).toMatch(/\bprivate\b|\bno-store\b/);
      expect(answer.headers.get("cache-control")).not.toMatch(/public|s-maxage/);
    }
  });

  test.each(["/raw/{id}", "/api/insights/{id}", "/{id}.md", "/{id}.png"])(
    "%s, when it is asked for again",
    async (path) => {
      const tag = (await app.get(path.replace("{id}", id))).headers.get("etag")!;
      const again = await app.get(path.replace("{id}", id), { headers: { "If-None-Match": tag } });
      expect(again.status).toBe(304);
      expect(again.headers.get("cache-control")).toContain("private");
    },
  );

  test("nor a page that says that there is none", async () => {
    const answer = await app.page("/abcdefghjk");
    expect(answer.status).toBe(404);
    expect(answer.headers.get("cache-control")).toContain("private");
  });
});

describe("the cookie of the language", () => {
  async function cookieOf(subject: AppUnderTest, path: string, headers: Record<string, string> = {}): Promise<string> {
    return (await subject.page(`${path}?lang=zh-CN`, { headers })).headers.get("set-cookie")!;
  }

  test("is for any connection where the service is reached without TLS", async () => {
    expect(await cookieOf(app, "/")).toBe("lang=zh-CN; Path=/; Max-Age=31536000; SameSite=Lax");
    // The header is not from a trusted proxy.
    expect(await cookieOf(app, "/", { "X-Forwarded-Proto": "https" })).not.toContain("Secure");
  });

  test("is only sent over TLS where people reach the service so, by what is set or by the proxy's word", async () => {
    const known = await startApp({}, { publicUrl: "https://logs.example.org" });
    const behind = await startApp({}, { trustedProxies: [parseNetwork("127.0.0.1")!] });
    const log = (await known.upload("a log")).id;
    for (const path of ["/", "/docs", "/compare", `/${log}`]) {
      expect(await cookieOf(known, path)).toEndWith("; SameSite=Lax; Secure");
    }
    expect(await cookieOf(behind, "/", { "X-Forwarded-Proto": "https" })).toEndWith("; Secure");
    expect(await cookieOf(behind, "/", { "X-Forwarded-Proto": "http" })).not.toContain("Secure");
    expect(await cookieOf(behind, "/")).not.toContain("Secure");
    await known.stop();
    await behind.stop();
  });
});

test("an id whose characters are percent-encoded is the same id everywhere", async () => {
  const encoded = [...id].map((letter) => `%${letter.charCodeAt(0).toString(16)}`).join("");
  for (const one of [encoded, encoded.slice(0, 3) + id.slice(1)]) {
    expect((await logOf(app, one)).id).toBe(id);
    const paths = [
      "/raw/{}",
      "/content/{}",
      "/lines/{}",
      "/api/stats/{}",
      "/api/insights/{}",
      "/1/log/{}",
      "/1/raw/{}",
    ];
    const more = ["/1/insights/{}", "/documents/{}", "/raw/{}.log", "/{}", "/{}.md", "/{}%2emd", "/compare/{}/{}"];
    for (const path of [...paths, ...more]) {
      const answer = await app.get(path.replaceAll("{}", one));
      expect([path, answer.status]).toEqual([path, 200]);
      await answer.arrayBuffer();
    }
    expect((await app.get(`/s/${one}`)).headers.get("location")).toBe(`/${id}`);
  }
  // Encoded twice, it is another path.
  expect((await app.get(`/raw/%25${encoded.slice(1)}`)).status).toBe(404);
  expect((await app.get(`/raw/${id}%2F`)).status).toBe(404);
});
