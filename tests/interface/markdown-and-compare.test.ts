import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { Outage } from "../../src/wire/refusal.ts";
import { type AppUnderTest, startApp, statsOf } from "../support/app-under-test.ts";
import { bareMarkdown, markdownParts } from "../support/markdown-parts.ts";
import { MemoryStore } from "../support/memory-store.ts";

let app: AppUnderTest;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

function paperLog(version: string, java: string, plugins: string[], more: string[] = []): string {
  return [
    `[10:00:00 INFO]: [bootstrap] Running Java ${java} (OpenJDK 64-Bit Server VM ${java}.0.2; Debian) on Linux 6.1.0 (amd64)`,
    `[10:00:01 INFO]: This server is running Paper version git-Paper-435 (MC: ${version})`,
    ...plugins.map((plugin) => `[10:00:02 INFO]: [${plugin.split(" ")[0]}] Loading server plugin ${plugin}`),
    ...more,
    "",
  ].join("\n");
}

const eula = "[10:00:03 WARN]: You need to agree to the EULA in order to run the server. Go to eula.txt for more info.";
const hostile = `"><img/src=x/onerror=alert(1)>\`\`\`@everyone`;

describe("GET /{id}.md", () => {
  test("is the log in short, as Markdown, and is no view", async () => {
    const { id } = await app.upload(paperLog("1.20.4", "21", ["ViaVersion v4.9.3"], [eula]), "latest.log");
    const response = await app.get(`/${id}.md`);
    expect(response.status).toBe(200);
    expect(response.headers.get("content-type")).toBe("text/markdown; charset=utf-8");
    expect(response.headers.get("x-robots-tag")).toBe("noindex");
    expect(response.headers.get("x-content-type-options")).toBe("nosniff");
    expect(response.headers.get("access-control-allow-origin")).toBe("*");
    const text = await response.text();
    expect(text).toStartWith("# Paper 1.20.4 server log: ");
    expect(text).toContain(`- Log: <${app.url}/${id}> (raw text: <${app.url}/raw/${id}>)`);
    expect(text).toContain("`eula-not-accepted` · fatal");
    expect(text).toContain("```text\nViaVersion 4.9.3\n```");
    expect((await statsOf(app, id)).views).toBe(0);
  });

  test("is a page in a browser, one click away from the Markdown, and is no view", async () => {
    const { id } = await app.upload(paperLog("1.20.4", "21", [], [eula, `[10:00:04 ERROR]: ${hostile}`]), hostile);
    const browser = { headers: { Accept: "text/html,application/xhtml+xml,*/*;q=0.8" } };
    const response = await app.get(`/${id}.md`, browser);
    expect(response.headers.get("content-type")).toBe("text/html; charset=utf-8");
    expect(response.headers.get("vary")).toContain("Accept,");
    expect(response.headers.get("content-security-policy")).toContain("default-src 'none'");
    expect(response.headers.get("x-robots-tag")).toBe("noindex");
    const text = await response.text();
    expect(text).toContain("<h1>Paper 1.20.4 server log: ");
    expect(text).not.toContain("<img");
    const plain = /href="(\/\w+\.md\?plain&amp;lang=en)"/.exec(text)![1]!.replace("&amp;", "&");
    const markdown = await app.get(plain, browser);
    expect(markdown.headers.get("content-type")).toBe("text/markdown; charset=utf-8");
    expect(markdown.headers.get("vary")).toContain("Accept,");
    expect(await markdown.text()).toBe(await (await app.get(`/${id}.md`)).text());
    expect((await statsOf(app, id)).views).toBe(0);
  });

  test("is asked for again without being sent again", async () => {
    const { id } = await app.upload(paperLog("1.20.4", "21", []));
    const first = await app.get(`/${id}.md`);
    const tag = first.headers.get("etag")!;
    const again = await app.get(`/${id}.md`, { headers: { "If-None-Match": tag } });
    expect([again.status, await again.text()]).toEqual([304, ""]);
    expect((await app.get(`/${id}.md?lang=zh-CN`, { headers: { "If-None-Match": tag } })).status).toBe(200);
    expect((await app.get(`/${id}.md`, { headers: { "If-None-Match": `"x", ${tag}` } })).status).toBe(304);
  });

  test("is in the language that is asked for", async () => {
    const { id } = await app.upload(paperLog("1.20.4", "21", []));
    const chinese = await (await app.get(`/${id}.md?lang=zh-CN`)).text();
    expect(chinese).toContain("## 环境");
    expect(await (await app.get(`/${id}.md`, { headers: { "Accept-Language": "zh" } })).text()).toBe(chinese);
    expect(await (await app.get(`/${id}.md`, { headers: { Cookie: "lang=zh-CN" } })).text()).toBe(chinese);
  });

  test("has a HEAD without a body", async () => {
    const { id } = await app.upload(paperLog("1.20.4", "21", []));
    const head = await app.get(`/${id}.md`, { method: "HEAD" });
    expect([head.status, await head.text()]).toEqual([200, ""]);
    expect(head.headers.get("etag")).toBe((await app.get(`/${id}.md`)).headers.get("etag"));
  });

  test("of a log that does not exist is a sentence that says so", async () => {
    for (const path of ["/abcdefghjk.md", "/x.md", "/.md"]) {
      const response = await app.get(path);
      expect([response.status, response.headers.get("content-type")]).toEqual([404, "text/plain; charset=utf-8"]);
      expect(await response.text()).toStartWith("There is no log with this id.");
    }
  });

  test("of a huge and hostile log is small, and keeps it in blocks of code", async () => {
    const lines = Array.from({ length: 5000 }, (_, i) => [
      `[10:00:00 ERROR]: Could not load 'plugins/${hostile}${i}.jar' in folder 'plugins'`,
      `org.bukkit.plugin.UnknownDependencyException: Unknown/missing dependency plugins: [${hostile}${i}].`,
      "```",
      `# ${"heading ".repeat(20)}`,
    ]).flat();
    const { id } = await app.upload(paperLog("1.20.4", "21", [`${hostile} v1`], lines), `${hostile}.log`);
    const text = await (await app.get(`/${id}.md`)).text();
    expect(Buffer.byteLength(text)).toBeLessThan(30_000);
    const { code, prose } = markdownParts(text)!;
    expect(code.some((line) => line.includes("<img"))).toBe(true);
    expect(prose.filter((line) => /<img|`|heading|@everyone/.test(bareMarkdown(line)))).toEqual([]);
  });
});

describe("GET /compare/{a}/{b}", () => {
  const page = async (path: string, headers: Record<string, string> = {}) => (await app.get(path, { headers })).text();

  test("shows what differs first, links to both, and is no view", async () => {
    const a = await app.upload(paperLog("1.20.4", "17", ["Vault v1.7", "ViaVersion v4.9.3", "Old v1"]), "before.log");
    const b = await app.upload(
      paperLog("1.20.4", "21", ["Vault v1.7", "ViaVersion v5.0.0", "New v2"], [eula]),
      "after.log",
    );
    const response = await app.get(`/compare/${a.id}/${b.id}`);
    expect(response.status).toBe(200);
    expect(response.headers.get("content-type")).toBe("text/html; charset=utf-8");
    expect(response.headers.get("x-robots-tag")).toBe("noindex");
    expect(response.headers.get("content-security-policy")).toContain("script-src 'self'");
    const text = await response.text();
    for (const part of [
      `<a href="/${a.id}">`,
      `<a href="/${b.id}">`,
      `<a class="tool" href="/compare/${b.id}/${a.id}">`,
      `<a href="/${a.id}#L4"><bdi>4.9.3</bdi></a>`,
      `<a href="/${b.id}#L4"><bdi>5.0.0</bdi></a>`,
      `<li><a href="/${a.id}#L5"><bdi>Old</bdi></a>`,
      `<li><a href="/${b.id}#L5"><bdi>New</bdi></a>`,
      "before.log",
      "after.log",
    ]) {
      expect(text).toContain(part);
    }
    const sections = [...text.matchAll(/<section class="compare-part" id="([^"]+)"/g)].map(([, id]) => id);
    expect(sections).toEqual(["problems", "machine", "plugins", "counts"]);
    expect(text).toMatch(
      /<details class="compare-same"><summary>1 the same<\/summary><ul class="compare-parts"><li><a href="[^"]+"><bdi>Vault/,
    );
    expect((await statsOf(app, a.id)).views + (await statsOf(app, b.id)).views).toBe(0);
  });

  test("leaves no English label in Chinese", async () => {
    const fabric = (loader: string) =>
      app.upload(`[10:00:00] [main/INFO]: Loading Minecraft 1.20.1 with Fabric Loader ${loader}\n`);
    const [a, b, unknown] = await Promise.all([fabric("0.15.6"), fabric("0.16.0"), app.upload("hello")]);
    const text = await page(`/compare/${a.id}/${b.id}?lang=zh-CN`);
    expect(text).toContain('<th scope="row">Fabric 加载器</th>');
    expect(await page(`/compare/${a.id}/${unknown.id}?lang=zh-CN`)).not.toContain("Unknown");
  });

  test("says that a log does not differ from itself", async () => {
    const { id } = await app.upload(paperLog("1.20.4", "21", ["Vault v1.7"]));
    expect(await page(`/compare/${id}/${id}`)).toContain("No differences were found between these two logs");
    expect(await page(`/compare/${id}/${id}`, { "Accept-Language": "zh-CN" })).toContain("日志对比");
  });

  test("lets nothing become markup, and bounds what it lists", async () => {
    const many = (from: number) =>
      [
        "[10:00:00] [main/INFO]: Loading Minecraft 1.20.1 with Fabric Loader 0.15.0",
        "[10:00:00] [main/INFO]: Loading 5000 mods:",
      ]
        .concat(Array.from({ length: 5000 }, (_, i) => `\t- mod${from + i} 1.${"0".repeat(50)}${i}`))
        .join("\n");
    const a = await app.upload(many(0), hostile);
    const b = await app.upload(many(1000) + paperLog("1", hostile, [`${hostile} v${hostile}`]), `${hostile}2`);
    const text = await page(`/compare/${a.id}/${b.id}`);
    expect(text).not.toContain("<img/");
    expect(text).toContain("&lt;img/src=x");
    expect(text).toContain("and 960 more");
    expect(text.length).toBeLessThan(400_000);
  });

  test("is a page that says so where one of them does not exist", async () => {
    const { id } = await app.upload(paperLog("1.20.4", "21", []));
    for (const path of [
      `/compare/${id}/abcdefghjk`,
      `/compare/abcdefghjk/${id}`,
      `/compare/${id}/x`,
      `/compare/${id}`,
    ]) {
      const response = await app.get(path);
      expect([path, response.status, response.headers.get("x-robots-tag")]).toEqual([path, 404, "noindex"]);
      expect(await response.text()).toMatch(/<h1>This (?:log|page) does not exist<\/h1>/);
    }
    expect((await app.get(`/compare/${id}/${id}`, { method: "POST" })).status).toBe(405);
  });

  test("says when to come back where there is no explanation, each to its reader", async () => {
    const store = new MemoryStore();
    const subject = await startApp({ store });
    const { id } = await subject.upload(paperLog("1.20.4", "21", []));
    store.findAnalysis = () => Promise.reject(new Outage("the disk is gone"));
    for (const path of [`/compare/${id}/${id}`, `/${id}.md`]) {
      const response = await subject.get(path);
      expect([response.status, response.headers.get("retry-after")]).toEqual([503, "5"]);
      const isPage = path.startsWith("/compare");
      expect(response.headers.get("content-type")).toBe(`text/${isPage ? "html" : "plain"}; charset=utf-8`);
      expect((await response.text()).includes("<h1>Error 503</h1>")).toBe(isPage);
    }
    await subject.stop();
  });
});

describe("GET /compare", () => {
  const a = "23456789AB";
  const b = "abcdefghjk";

  test("leads from ids and pasted links to the comparison", async () => {
    for (const [first, second] of [
      [a, b],
      [` https://logs.example/${a}#L5 `, `http://other.example/raw/${b}?download`],
    ]) {
      const response = await app.get(`/compare?a=${encodeURIComponent(first!)}&b=${encodeURIComponent(second!)}`);
      expect([response.status, response.headers.get("location")]).toEqual([303, `/compare/${a}/${b}`]);
    }
  });

  test("asks for what is missing, keeps what was given, and says what is no link", async () => {
    const empty = await (await app.get("/compare")).text();
    expect(empty).toContain('<form method="get" action="/compare"');
    expect(empty).not.toContain("aria-invalid");
    const wrong = await app.get(`/compare?a=${a}&b=${encodeURIComponent(hostile)}`);
    expect(wrong.status).toBe(200);
    const text = await wrong.text();
    expect(text).toContain(`value="${a}"`);
    expect(text.split('aria-invalid="true"')).toHaveLength(2);
    expect(text).not.toContain("<img/");
  });
});
