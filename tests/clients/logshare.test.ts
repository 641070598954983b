import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { gzipSync } from "node:zlib";
import { type AppUnderTest, logOf, startApp, statsOf } from "../support/app-under-test.ts";

/** What programs that know LogShare.CN send, at its address of today (`/v1`) and at the one before (`/1`). */

let app: AppUnderTest;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

const log = [
  "[10:30:00] [main/INFO]: Loading Minecraft 1.20.1 with Fabric Loader 0.15.11",
  "[10:30:01] [main/ERROR]: 50% & more + 中文=a",
  "java.lang.OutOfMemoryError: Java heap space",
  "\tat net.minecraft.client.main.Main.main(Main.java:196)",
  "",
].join("\n");

interface Shared {
  success: boolean;
  message: string;
  id: string;
  url: string;
  raw: string;
  token: string;
}

const json = { "Content-Type": "application/json" };

async function shared(response: Response): Promise<Shared> {
  expect(response.status).toBe(200);
  return (await response.json()) as Shared;
}

function post(path: string, body: string | Uint8Array, headers: Record<string, string>): Promise<Response> {
  return app.get(path, { method: "POST", body: body as string, headers });
}

const create = async (fields: object) => shared(await post("/v1/log", JSON.stringify(fields), json));

describe("launchers for Android", () => {
  /** FoldCraftLauncher encodes with `URLEncoder` over an `HttpURLConnection`, ZalithLauncher with Ktor. */
  test.each([
    ["FoldCraftLauncher", { "User-Agent": "FCL/1.2.9.5", Accept: "text/html, image/gif, image/jpeg, */*; q=.2" }],
    ["ZalithLauncher", { "User-Agent": "ZalithLauncher/2.0.0", Accept: "application/json", "Accept-Charset": "UTF-8" }],
  ])("%s posts a form to /1/log and reads `success` and `url`", async (_, headers) => {
    const form = { "Content-Type": "application/x-www-form-urlencoded; charset=UTF-8", ...headers };
    const answer = await shared(await post("/1/log", new URLSearchParams({ content: log }).toString(), form));
    expect(answer.success).toBe(true);
    expect(answer.url).toBe(`${app.url}/${answer.id}`);
    expect((await logOf(app, answer.id)).content).toBe(log);
  });

  test("Pojav Glow-Worm posts JSON with metadata to /v1/log", async () => {
    const entry = (key: string, value: string, label: string) => ({ key, value, label, visible: false });
    const body = {
      content: log,
      source: "pgw/snowdrop",
      metadata: [entry("filename", "latestlog.txt", "文件名"), entry("size", "1234", "文件大小")],
    };
    const headers = { "Content-Type": "application/json; charset=utf-8", Accept: "application/json" };
    const answer = await shared(await post("/v1/log", JSON.stringify(body), headers));
    expect(answer).toEqual({
      success: true,
      message: "Log submitted successfully",
      id: answer.id,
      url: `${app.url}/${answer.id}`,
      raw: `${app.url}/v1/raw/${answer.id}`,
      token: expect.stringMatching(/^[0-9a-f]{64}$/),
    });
    expect((await logOf(app, answer.id)).content).toBe(log);
  });
});

describe("POST /v1/log", () => {
  test.each<[what: string, body: string | Uint8Array, headers: Record<string, string>]>([
    ["JSON", JSON.stringify({ content: log }), json],
    ["JSON in gzip", gzipSync(JSON.stringify({ content: log })), { ...json, "Content-Encoding": "gzip" }],
    ["a form", String(new URLSearchParams({ content: log })), { "Content-Type": "application/x-www-form-urlencoded" }],
    ["the text itself", log, { "Content-Type": "text/plain; charset=utf-8" }],
  ])("takes %s", async (_, body, headers) => {
    const { id } = await shared(await post("/v1/log", body, headers));
    expect((await logOf(app, id)).content).toBe(log);
  });

  test("takes metadata as an object, too, and tells it again", async () => {
    const { id } = await create({ content: log, source: "web-upload", metadata: { version: "1.20.1", mods: [1, 2] } });
    expect(await (await app.get(`/v1/log/${id}`)).json()).toEqual({
      success: true,
      message: "Log metadata retrieved successfully",
      id,
      size: Buffer.byteLength(log),
      lines: 4,
      created: expect.any(Number),
      expires: expect.any(Number),
      metadata: [
        { key: "version", value: "1.20.1", label: null, visible: true },
        { key: "mods", value: "[1,2]", label: null, visible: true },
      ],
      source: "web-upload",
      files: [],
      raw: `${app.url}/v1/raw/${id}`,
    });
  });

  test("masks what is private, as its server does", async () => {
    const { id } = await create({ content: "Alex[/93.184.216.34:50123] logged in\n" });
    expect((await logOf(app, id)).content).not.toContain("93.184");
  });

  test.each<[what: string, status: number, body: string]>([
    ["nothing", 400, "{}"],
    ["blank content", 400, '{"content":" "}'],
    ["a list", 400, "[1]"],
    ["no files in a list of files", 400, '{"files":[]}'],
    ["files that are no list", 400, '{"files":{}}'],
    ["a file without content", 400, '{"files":[{"name":"a.log"}]}'],
  ])("refuses %s in its own shape", async (_, status, body) => {
    const response = await post("/v1/log", body, json);
    expect(response.status).toBe(status);
    expect(await response.json()).toEqual({ success: false, error: expect.any(String), code: status });
  });

  test("refuses other types of body", async () => {
    expect((await post("/v1/log", "<x/>", { "Content-Type": "application/xml" })).status).toBe(415);
  });
});

describe("a panel that sends several files", () => {
  const files = [
    { name: "crash-reports/crash-01.txt", content: "---- Minecraft Crash Report ----\nDescription: Boom\n" },
    { name: "survival/中文.log", content: "[10:00:00] [main/INFO]: survival\n" },
    { name: "lobby/中文.log", content: "[10:00:00] [main/INFO]: lobby\n" },
  ];

  test("reads the main one, and each by the path it was sent with", async () => {
    const { id, raw } = await create({ source: "panel/0.9.13", content: log, files });
    expect(await (await fetch(raw)).text()).toBe(log);
    for (const { name, content } of files) {
      const path = name.split("/").map(encodeURIComponent).join("/");
      expect(await (await app.get(`/v1/raw/${id}/${path}`)).text()).toBe(content);
      expect(await (await app.get(`/1/raw/${id}/${path}`)).text()).toBe(content);
    }
    expect((await statsOf(app, id)).views).toBe(7);
    for (const path of ["nothing.log", "../etc/passwd", "%2e%2e%2fetc", "%ff"]) {
      expect((await app.get(`/v1/raw/${id}/${path}`)).status).toBe(404);
    }
    const meta = (await (await app.get(`/v1/log/${id}`)).json()) as Record<string, unknown>;
    expect(meta).toMatchObject({ id, size: Buffer.byteLength(log), source: "panel/0.9.13" });
    expect((meta["files"] as { name: string; size: number }[]).map(({ name }) => name).sort()).toEqual([
      "crash-01.txt",
      "中文 (lobby).log",
      "中文 (survival).log",
    ]);
  });

  const urlEncoded = { "Content-Type": "application/x-www-form-urlencoded" };
  const named = (index: (i: number) => string) =>
    files.flatMap(({ name, content }, i) => [
      [`files[${index(i)}][name]`, name],
      [`files[${index(i)}][content]`, content],
    ]);

  test.each<[what: string, index: (i: number) => string]>([
    ["numbers", (i) => String(i)],
    ["no numbers", () => ""],
  ])("may send them as fields of a form, with %s", async (_, index) => {
    const form = new URLSearchParams([["content", log], ["source", "panel/0.9.13"], ...named(index)] as [
      string,
      string,
    ][]);
    const { id } = await shared(await post("/v1/log", String(form), urlEncoded));
    expect(await (await app.get(`/v1/raw/${id}`)).text()).toBe(log);
    expect(await (await app.get(`/v1/raw/${id}/crash-reports/crash-01.txt`)).text()).toBe(files[0]!.content);
    expect(await (await app.get(`/v1/log/${id}`)).json()).toMatchObject({ source: "panel/0.9.13" });
  });

  test("may leave the form unencoded", async () => {
    const body = `content=${log}&files[0][name]=a.log&files[0][content]=first & only`;
    const { id } = await shared(await post("/v1/log", body, urlEncoded));
    expect(await (await app.get(`/v1/raw/${id}`)).text()).toBe(log);
  });

  test("may send them as files of a form", async () => {
    const form = new FormData();
    form.set("content", log);
    form.set("metadata", JSON.stringify([{ key: "version", value: "1.20.1" }]));
    for (const { name, content } of files) form.append("files[]", new File([content], name.replace(/^.*\//, "")));
    const { id } = await shared(await app.get("/v1/log", { method: "POST", body: form }));
    expect(await (await app.get(`/v1/raw/${id}/crash-01.txt`)).text()).toBe(files[0]!.content);
    expect(await (await app.get(`/v1/log/${id}`)).json()).toMatchObject({ metadata: [{ key: "version" }] });
    const alone = new FormData();
    alone.set("content", log);
    const one = await shared(await app.get("/v1/log", { method: "POST", body: alone }));
    // What is no file has the line breaks of forms.
    expect((await logOf(app, one.id)).content).toBe(log.replaceAll("\n", "\r\n"));
  });

  test.each([
    ["a file without content", "files[0][name]=a.log"],
    ["more files than a share may have", Array.from({ length: 40 }, (_, i) => `files[${i}][content]=x`).join("&")],
  ])("is refused with %s", async (_, body) => {
    expect((await post("/v1/log", body, urlEncoded)).status).toBe(400);
  });

  test("without `content`, reads the most telling one as the main one", async () => {
    const { id } = await create({ files });
    expect(await (await app.get(`/v1/raw/${id}`)).text()).toBe(files[0]!.content);
  });

  test("removes them with one token", async () => {
    const { id, token } = await create({ content: log, files });
    const headers = { Authorization: `Bearer ${token}` };
    const answer = await (await app.get(`/v1/log/${id}`, { method: "DELETE", headers })).json();
    expect(answer).toMatchObject({ success: true, deleted: [id], failed: [], total: 1 });
    expect((await app.get(`/v1/raw/${id}`)).status).toBe(404);
  });
});

describe("DELETE /v1/log/{id}", () => {
  const remove = (ids: string, token?: string) =>
    app.get(ids, { method: "DELETE", headers: token ? { Authorization: `Bearer ${token}` } : {} });

  test("tells of each of several ids what became of it", async () => {
    const mine = await create({ content: log });
    const other = await create({ content: log });
    const answer = await (await remove(`/v1/log/${mine.id},${other.id}, zzzzzzzzzz`, mine.token)).json();
    expect(answer).toEqual({
      success: true,
      message: "Log deletion completed",
      deleted: [mine.id],
      failed: [
        { id: other.id, message: expect.any(String), code: 403 },
        { id: "zzzzzzzzzz", message: expect.any(String), code: 404 },
      ],
      total: 3,
      deletedCount: 1,
      failedCount: 2,
    });
    expect((await app.get(`/v1/raw/${other.id}`)).status).toBe(200);
  });

  test("is an error where nothing was removed", async () => {
    const { id, token } = await create({ content: log });
    const withoutToken = await remove(`/v1/log/${id}`);
    expect(withoutToken.status).toBe(401);
    expect(withoutToken.headers.get("www-authenticate")).toBe("Bearer");
    expect((await remove(`/1/delete/${id}`)).status).toBe(401);
    expect((await remove(`/1/log/${id},${id}`)).status).toBe(401);
    expect((await remove(`/v1/log/${id}`, "0".repeat(64))).status).toBe(403);
    expect((await remove("/v1/log/zzzzzzzzzz", token)).status).toBe(404);
    expect((await remove(`/v1/log/${id},zzzzzzzzzz`, "0".repeat(64))).status).toBe(400);
    expect((await remove("/v1/log/,", token)).status).toBe(400);
    // The library for Java, with its comma encoded.
    expect((await remove(`/1/delete/${id}%2C${id}`, token)).status).toBe(200);
  });
});

/** Clients of mclo.gs read `success` alone, and know 400 for a request without a token. */
test("DELETE /1/log/{id} is mclo.gs's for one log, and LogShare.CN's for a list", async () => {
  const [one, other] = [await create({ content: log }), await create({ content: log })];
  const remove = (ids: string, headers: Record<string, string>) =>
    app.get(`/1/log/${ids}`, { method: "DELETE", headers });
  expect((await remove(one.id, {})).status).toBe(400);
  const own = { Authorization: `Bearer ${one.token}` };
  expect(await (await remove(`${one.id},${other.id}`, own)).json()).toMatchObject({
    success: true,
    deleted: [one.id],
    total: 2,
    failedCount: 1,
  });
  expect(await (await remove(other.id, { Authorization: `Bearer ${other.token}` })).json()).toEqual({ success: true });
});

describe("what a log says", () => {
  const problemsIn = (answer: unknown) => (answer as { analysis: { problems: object[] } }).analysis.problems.length;

  test("is told in mclo.gs's shape, of a stored log and of a text", async () => {
    const { id } = await create({ content: log });
    expect(problemsIn(await (await app.get(`/v1/insights/${id}`)).json())).toBeGreaterThan(0);
    const analysed = await (await post("/v1/analyse", JSON.stringify({ content: log }), json)).json();
    expect(problemsIn(analysed)).toBeGreaterThan(0);
    expect("entries" in (analysed as object)).toBe(false);
    expect((await post("/v1/analyse", log, { "Content-Type": "text/plain" })).status).toBe(200);
  });

  /** As apps read it: the pieces of `delta.content` up to `event: done`. */
  function told(stream: string): { text: string; isDone: boolean } {
    let text = "";
    for (const line of stream.split("\n")) {
      if (line === "event: done") return { text, isDone: true };
      if (!line.startsWith("data:")) continue;
      const { choices } = JSON.parse(line.slice(5)) as { choices: { delta: { content: string } }[] };
      text += choices[0]!.delta.content;
    }
    return { text, isDone: false };
  }

  test("is streamed to apps that ask for the analysis of a model", async () => {
    const { id } = await create({ content: log });
    for (const path of [`/v1/ai/${id}`, `/1/ai/${id}`]) {
      const response = await app.get(path, { headers: { Accept: "text/event-stream" } });
      expect(response.headers.get("content-type")).toStartWith("text/event-stream");
      const { text, isDone } = told(await response.text());
      expect(isDone).toBe(true);
      expect(text).toContain("内存");
    }
    const inEnglish = await app.get(`/v1/ai/${id}`, { headers: { "Accept-Language": "en" } });
    expect(told(await inEnglish.text()).text).toMatch(/memory/i);
    expect((await statsOf(app, id)).views).toBe(0);
    expect((await app.get("/v1/ai/zzzzzzzzzz")).status).toBe(404);
  });

  test("is streamed of a text as well, and of a log that is named", async () => {
    const of = async (body: object) => told(await (await post("/v1/ai/analyse", JSON.stringify(body), json)).text());
    expect((await of({ content: log })).text).toContain("内存");
    const { id } = await create({ content: log });
    expect((await of({ id })).text).toContain(id);
    expect((await post("/v1/ai/analyse", '{"id":"zzzzzzzzzz"}', json)).status).toBe(404);
    expect((await post("/v1/ai/analyse", "{}", json)).status).toBe(400);
  });
});

describe("what the service says of itself", () => {
  test("limits and filters have LogShare.CN's shapes", async () => {
    const limits = (await (await app.get("/v1/limits")).json()) as Record<string, number>;
    expect(Object.keys(limits).sort()).toEqual(["maxLength", "maxLines", "storageTime"]);
    const { success, filters } = (await (await app.get("/v1/filters")).json()) as Record<string, unknown>;
    expect(success).toBe(true);
    expect(filters).toEqual(await (await app.get("/1/filters")).json());
  });

  test.each(["/v1/errors/rate", "/1/errors/rate"])("%s is always 429", async (path) => {
    const response = await app.get(path);
    expect(response.status).toBe(429);
    expect(await response.json()).toEqual({ success: false, error: expect.any(String), code: 429 });
  });

  test("browsers of every origin may ask, and unknown paths are 404 in its shape", async () => {
    const response = await app.get("/v1/log", { method: "OPTIONS" });
    expect(response.headers.get("access-control-allow-origin")).toBe("*");
    expect((await app.get("/v1/raw/zzzzzzzzzz")).status).toBe(404);
  });
});
