import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { type AppUnderTest, startApp } from "../support/app-under-test.ts";

let app: AppUnderTest;
let id: string;
beforeAll(async () => {
  app = await startApp();
  id = (await app.upload("[12:00:00] [Server thread/INFO]: Done (3.141s)!\n")).id;
});
afterAll(() => app.stop());

/** The targets of a `Link` header, by their relation and type. */
function linksIn(answer: Response): Record<string, string> {
  const header = answer.headers.get("link") ?? "";
  const links = [...header.matchAll(/<([^>]+)>; rel="(\w+)"; type="([\w/]+)"(?:, |$)/g)];
  return Object.fromEntries(links.map(([, target, relation, type]) => [`${relation} ${type}`, target!]));
}

function expected(of: string): Record<string, string> {
  return {
    "canonical text/html": `/${of}`,
    "alternate text/plain": `/raw/${of}`,
    "alternate text/markdown": `/${of}.md`,
    "describedby application/json": `/api/insights/${of}`,
  };
}

describe("answers about a log say where else it is", () => {
  const html = { Accept: "text/html" };
  test.each<[string, () => string, Record<string, string>]>([
    ["/api/log", () => `/api/log/${id}`, {}],
    ["/api/log, packed", () => `/api/log/${id}`, { "Accept-Encoding": "gzip" }],
    ["/api/stats", () => `/api/stats/${id}`, {}],
    ["/api/insights", () => `/api/insights/${id}`, {}],
    ["/raw", () => `/raw/${id}`, {}],
    ["the page", () => `/${id}`, html],
  ])("%s", async (_, path, headers) => {
    for (const time of ["first", "again"]) {
      const answer = await app.get(path(), { headers });
      expect({ time, links: linksIn(answer) }).toEqual({ time, links: expected(id) });
      await answer.arrayBuffer();
    }
  });

  test.each(["json", "plain"])("an upload that is answered as %s", async (format) => {
    const answer = await app.post("a new log", {}, `?format=${format}`);
    const made = /([2-9A-Za-z]{10})["\n]/.exec(await answer.text())![1]!;
    expect(linksIn(answer)).toEqual(expected(made));
  });

  test("logs of every size", async () => {
    const { id: large } = await app.upload("a line of a large log\n".repeat(30_000));
    for (const path of [`/api/log/${large}`, `/raw/${large}`]) {
      const answer = await app.get(path);
      expect(linksIn(answer)).toEqual(expected(large));
      await answer.arrayBuffer();
    }
  });

  test("and every target is there", async () => {
    for (const target of Object.values(linksIn(await app.get(`/api/stats/${id}`)))) {
      expect({ target, status: (await app.get(target)).status }).toEqual({ target, status: 200 });
    }
  });

  test("scripts of every origin may read them", async () => {
    for (const path of [`/api/log/${id}`, `/api/stats/${id}`, `/raw/${id}`, `/api/insights/${id}`]) {
      expect((await app.get(path)).headers.get("access-control-expose-headers")).toContain("Link");
    }
    expect((await app.post("x")).headers.get("access-control-expose-headers")).toContain("Link");
  });

  test("errors say nothing of the kind", async () => {
    for (const path of ["/api/log/zzzzzzzzzz", "/raw/zzzzzzzzzz", "/zzzzzzzzzz", "/api/stats/zzzzzzzzzz"]) {
      expect((await app.get(path)).headers.get("link")).toBeNull();
    }
  });
});

describe("who has it already is told so", () => {
  test.each<[string, () => string]>([
    ["/openapi.json", () => "/openapi.json"],
    ["/docs", () => "/docs"],
    ["/llms.txt", () => "/llms.txt"],
    ["/api/limits", () => "/api/limits"],
    ["/api/insights", () => `/api/insights/${id}`],
    ["the summary", () => `/${id}.md`],
    ["/raw", () => `/raw/${id}`],
  ])("%s", async (_, path) => {
    const first = await app.get(path());
    const tag = first.headers.get("etag")!;
    expect(tag).toMatch(/^(?:W\/)?"[\w-]+"$/);
    expect(first.headers.get("cache-control")).not.toContain("no-store");
    for (const known of [tag, `"other", ${tag}`, tag.replace("W/", ""), "*"]) {
      const answer = await app.get(path(), { headers: { "If-None-Match": known } });
      expect({ known, status: answer.status, tag: answer.headers.get("etag") }).toEqual({ known, status: 304, tag });
      expect(await answer.text()).toBe("");
    }
    expect((await app.get(path(), { headers: { "If-None-Match": '"other"' } })).status).toBe(200);
  });

  test("insights in another language, and the page in another language, are another thing", async () => {
    for (const path of [`/api/insights/${id}`, "/docs"]) {
      const tags = await Promise.all(
        ["en", "zh-CN"].map(async (language) => (await app.get(`${path}?lang=${language}`)).headers.get("etag")),
      );
      expect(new Set(tags).size).toBe(2);
    }
  });

  test("but what counts views is never kept", async () => {
    for (const path of [`/api/log/${id}`, `/api/stats/${id}`]) {
      const { headers } = await app.get(path);
      expect([headers.get("cache-control"), headers.get("etag")]).toEqual(["no-store", null]);
    }
  });

  test("a log that is not there is 404 all the same", async () => {
    const headers = { "If-None-Match": "*" };
    expect((await app.get("/api/insights/zzzzzzzzzz", { headers })).status).toBe(404);
  });
});

describe("/llms.txt", () => {
  test("tells assistants what to read, at this address, and the tools there are", async () => {
    const answer = await app.get("/llms.txt");
    const text = await answer.text();
    expect(answer.headers.get("content-type")).toBe("text/plain; charset=utf-8");
    expect(text.startsWith("# Lectern\n")).toBe(true);
    for (const part of ["/{id}.md", "/api/insights/{id}", "/raw/{id}", "/mcp", "/openapi.json", "/docs"]) {
      expect(text).toContain(app.url + part);
    }
    for (const tool of ["log_summary", "log_findings", "log_lines", "log_search"]) expect(text).toContain(tool);
    expect(text.length).toBeLessThan(3000);
  });
});
