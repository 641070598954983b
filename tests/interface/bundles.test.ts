import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { gzipSync } from "node:zlib";
import { readArchive } from "../../src/archives/read-archive.ts";
import type { UploadAnswer } from "../../src/wire/answers.ts";
import type { InsightsAnswer } from "../../src/wire/insights-answer.ts";
import { type AppUnderTest, errorOf, logOf, startApp, statsOf } from "../support/app-under-test.ts";
import { bundleOf, crashFiles, fileForm, sampleLog as log, sampleReport as report } from "../support/bundle-shares.ts";
import { until } from "../support/engines/until.ts";

const json = { "Content-Type": "application/json" };

let app: AppUnderTest;
beforeAll(async () => {
  app = await startApp({}, { maxLogBytes: 64 * 1024 });
});
afterAll(() => app.stop());

async function shareFiles(files: Record<string, string>, more: object = {}): Promise<UploadAnswer> {
  const list = Object.entries(files).map(([name, content]) => ({ name, content }));
  const answer = await app.post(JSON.stringify({ files: list, ...more }), json);
  if (answer.status !== 200) throw new Error(`${answer.status} ${await answer.text()}`);
  return (await answer.json()) as UploadAnswer;
}

describe("several files in one request", () => {
  test.each<[way: string, send: () => Promise<Response>]>([
    ["a form", () => app.post(fileForm(Object.entries(crashFiles)))],
    [
      "JSON",
      () =>
        app.post(
          JSON.stringify({ files: Object.entries(crashFiles).map(([name, content]) => ({ name, content })) }),
          json,
        ),
    ],
    [
      "a form with a file that is packed",
      () =>
        app.post(
          fileForm([
            ["crash-2026-01-15.txt", report],
            ["latest.log.gz", gzipSync(log)],
          ]),
        ),
    ],
  ])("as %s are a bundle with one link, and each file is a log of its own", async (_, send) => {
    const answer = await send();
    expect(answer.status).toBe(200);
    const shared = (await answer.json()) as UploadAnswer;
    expect(shared.url).toBe(`${app.url}/${shared.id}`);
    expect(shared.shortUrl).toBe(`${app.url}/s/${shared.id}`);
    expect(shared.files!.map(({ name }) => name)).toEqual(Object.keys(crashFiles));
    expect(new Set([shared.id, ...shared.files!.map(({ id }) => id)]).size).toBe(3);
    for (const { id, name, url, shortUrl, createdAt } of shared.files!) {
      expect({ url, shortUrl, createdAt }).toEqual({
        url: `${app.url}/${id}`,
        shortUrl: `${app.url}/s/${id}`,
        createdAt: shared.createdAt,
      });
      expect(await logOf(app, id)).toMatchObject({ id, name, content: crashFiles[name as keyof typeof crashFiles] });
    }
    expect(answer.headers.get("link")).toContain(`</${shared.files![1]!.id}>; rel="item"`);
    expect(answer.headers.get("lectern-token")).toMatch(/^[0-9a-f]{64}$/);
    expect(Object.keys(shared)).not.toContain("leftOut");
  });

  test("of which one has something are an ordinary log, and what was left out is told", async () => {
    const shared = await shareFiles({ "latest.log": log, "debug.log": " \n" });
    expect(shared.files).toBeUndefined();
    expect(shared.leftOut).toEqual([{ name: "debug.log", reason: "empty", message: "It is empty." }]);
    expect(await logOf(app, shared.id)).toMatchObject({ name: "latest.log", content: log });
  });

  test("that is one file is answered as ever", async () => {
    const shared = await shareFiles({ "latest.log": log });
    expect(Object.keys(shared).sort()).toEqual(["createdAt", "id", "shortUrl", "success", "url"]);
  });

  test("have names that tell them apart, by their folders if need be, without anything odd", async () => {
    const latest = ["C:\\logs\\latest.log", "../../old/latest.log"];
    const names = [...latest, "debug.log", "/debug.log", "", "a\u0000b\u001b.txt", "x".repeat(300)];
    const list = names.map((name, at) => ({ name, content: `${log}${at}` }));
    const answer = await app.post(JSON.stringify({ files: list }), json);
    const { files } = (await answer.json()) as UploadAnswer;
    expect(files!.map(({ name }) => name)).toEqual([
      "latest (logs).log",
      "latest (old).log",
      "debug.log",
      "debug (2).log",
      "log",
      "ab.txt",
      `…${"x".repeat(254)}`,
    ]);
  });

  test("are masked with the names of accounts in all of them, and counted one by one and together", async () => {
    const shared = await shareFiles(
      {
        "a.log": "Hannah[/203.0.113.9:50123] logged in\n",
        "b.log": "at C:\\Users\\Hannah\\x\n",
        "log of hannah.log": "Nobody is here\n",
      },
      { redact: true, name: "by Hannah" },
    );
    expect(shared.redacted).toEqual({ ipv4: 1, "user-name": 3 });
    const files = shared.files!.map(({ name, redacted }) => [name, redacted]);
    expect(files).toEqual([
      ["a.log", { ipv4: 1, "user-name": 1 }],
      ["b.log", { "user-name": 1 }],
      ["log of ********.log", { "user-name": 1 }],
    ]);
    expect((await logOf(app, shared.files![0]!.id)).content).toBe("********[/**.**.**.**:50123] logged in\n");
    expect((await bundleOf(app, shared.id)).name).toBe("by ********");
  });

  test("may ask for the link alone, and for the token", async () => {
    const plain = await app.post(fileForm(Object.entries(crashFiles)), {}, "?format=plain&token=true");
    const [link, token] = (await plain.text()).split("\n");
    expect(link).toMatch(/^http:.*\/[2-9A-Za-z]{10}$/);
    expect(token).toBe(plain.headers.get("lectern-token")!);
    expect(await bundleOf(app, link!.slice(-10))).toMatchObject({ files: [{ name: "crash-2026-01-15.txt" }, {}] });
  });
});

const many = (number: number) => Array.from({ length: number }, (_, at) => ({ name: `${at}.log`, content: log }));

describe("paste.gg's several files", () => {
  const pasteOf = (files: unknown[]) =>
    app.get("/api/v1/pastes", { method: "POST", headers: json, body: JSON.stringify({ name: "a crash", files }) });
  const fileOf = (name: string, value: string) => ({ name, content: { format: "text", value } });

  test("are a bundle", async () => {
    const answer = await pasteOf(Object.entries(crashFiles).map(([name, value]) => fileOf(name, value)));
    expect(answer.status).toBe(201);
    const { result } = (await answer.json()) as { result: { id: string; files: { id: string; name: string }[] } };
    expect(result.files.map(({ name }) => name)).toEqual(Object.keys(crashFiles));
    expect(await bundleOf(app, result.id)).toMatchObject({ name: "a crash", files: result.files });
  });

  test("are refused where there are too many, or one is no log", async () => {
    expect((await pasteOf(many(11).map(({ name, content }) => fileOf(name, content)))).status).toBe(400);
    const answer = await pasteOf([fileOf("a.log", log), { name: "b.log", content: { format: "base64", value: "?" } }]);
    const { message } = (await answer.json()) as { message: string };
    expect([answer.status, message]).toEqual([400, "b.log: The `value` of `content` is not valid base64."]);
  });
});

describe("files that are refused", () => {
  test.each<[what: string, body: () => string | FormData, status: number, sentence: string]>([
    [
      "more than ten",
      () => JSON.stringify({ files: many(11) }),
      400,
      "A share holds 10 files, and these are 11. Leave out those that tell least.",
    ],
    [
      "more than ten in a form",
      () => fileForm(many(11).map(({ name, content }) => [name, content] as const)),
      400,
      "A share holds 10 files, and these are 11. Leave out those that tell least.",
    ],
    [
      "none",
      () => JSON.stringify({ files: [] }),
      400,
      "`files` must be a list of files, each an object with its `name` and its `content`.",
    ],
    [
      "no list",
      () => JSON.stringify({ files: { a: 1 } }),
      400,
      "`files` must be a list of files, each an object with its `name` and its `content`.",
    ],
    [
      "no files",
      () => JSON.stringify({ files: ["a"] }),
      400,
      "`files` must be a list of files, each an object with its `name` and its `content`.",
    ],
    ["without content", () => JSON.stringify({ files: [{ name: "a.log" }] }), 400, "Content cannot be empty"],
    [
      "content that is no text",
      () => JSON.stringify({ files: [{ name: "a.log", content: 5 }] }),
      400,
      "`content` must be a string.",
    ],
    [
      "nothing but white space",
      () => JSON.stringify({ files: [{ content: " " }, { content: "\n" }] }),
      400,
      "Content cannot be empty",
    ],
    [
      "beside a content",
      () => JSON.stringify({ content: log, files: many(2) }),
      400,
      "Send either `content` or `files`, not both.",
    ],
    [
      "too large",
      () => JSON.stringify({ files: [...many(1), { name: "debug.log", content: "x".repeat(64 * 1024 + 1) }] }),
      413,
      "debug.log: The log is larger than 65536 bytes.",
    ],
    [
      "too large together",
      () => JSON.stringify({ files: many(6).map((file) => ({ ...file, content: "x".repeat(60 * 1024) })) }),
      413,
      "The files are larger than 327680 bytes together. Leave out those that tell least.",
    ],
    [
      "a picture",
      () =>
        fileForm([
          ["latest.log", log],
          ["screenshot.png", new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a])],
        ]),
      415,
      "screenshot.png: This is a picture, not a log. Send the text of the log: a picture cannot be searched.",
    ],
  ])("%s", async (_, body, status, sentence) => {
    const sent = body();
    const answer = await app.post(sent, typeof sent === "string" ? json : {});
    expect(answer.status).toBe(status);
    expect((await errorOf(answer)).error).toStartWith(sentence);
  });

  test("are not stored in part", async () => {
    const answer = await app.post(JSON.stringify({ files: [...many(3), { name: "a", content: 5 }] }), json);
    expect(answer.status).toBe(400);
  });
});

describe("a bundle", () => {
  test("says what is in it, and asking does not count as a view", async () => {
    const shared = await shareFiles(crashFiles, { name: "my crash" });
    const bundle = await bundleOf(app, shared.id);
    expect(bundle).toEqual({
      success: true,
      id: shared.id,
      url: shared.url,
      shortUrl: shared.shortUrl,
      name: "my crash",
      createdAt: shared.createdAt,
      views: 0,
      uniqueViews: 0,
      files: shared.files!.map(({ id, name, url }) => ({
        id,
        name,
        size: crashFiles[name as keyof typeof crashFiles].length,
        url,
      })),
    });
    expect((await bundleOf(app, shared.id)).views).toBe(0);
  });

  test("is shown by its most telling file where one log is shown, or by the one that is asked for", async () => {
    const { id, files } = await shareFiles(crashFiles);
    const [first, second] = files!;
    expect(await (await app.get(`/raw/${id}`)).text()).toBe(report);
    expect(await (await app.get(`/raw/${id}?file=latest.log`)).text()).toBe(log);
    expect(await (await app.get(`/1/raw/${id}`)).text()).toBe(report);
    expect(await (await app.get(`/${id}`)).text()).toBe(report);
    expect(await logOf(app, id)).toMatchObject({ id: first!.id, content: report });
    expect(await (await app.get(`/api/log/${id}?file=latest.log`)).json()).toMatchObject({ id: second!.id });
    expect(await (await app.get(`/1/log/${id}`)).json()).toMatchObject({ success: true, id: first!.id });
    expect(await (await app.get(`/documents/${id}`)).json()).toMatchObject({ key: first!.id, data: report });
    expect((await app.get(`/raw/${id}`)).headers.get("link")).toContain(`</${id}>; rel="collection"`);
    const missing = await app.get(`/raw/${id}?file=debug.log`);
    expect([missing.status, await missing.text()]).toEqual([404, "There is no file of this name in the bundle.\n"]);
    await until("another node notices it", async () => (await statsOf(app, id)).views === 8);
    await until("another node notices it", async () => (await statsOf(app, second!.id)).views === 2);
  });

  test("has a page, a short link and pages for its owner and for reports", async () => {
    const { id } = await shareFiles(crashFiles);
    for (const path of [`/${id}`, `/report/${id}`, `/remove/${id}`]) expect((await app.page(path)).status).toBe(200);
    expect((await app.page(`/s/${id}`)).headers.get("location")).toBe(`/${id}`);
  });

  test("is no log, and a log is no bundle", async () => {
    const { id } = await app.upload(log);
    const answer = await app.get(`/api/bundle/${id}`);
    expect([answer.status, (await errorOf(answer)).error]).toEqual([
      404,
      "This is the id of a log, not of a bundle of several. Read it at `/api/log/{id}`.",
    ]);
    expect((await app.get("/api/bundle/abcdefghjk")).status).toBe(404);
    expect((await app.get("/api/bundle/x")).status).toBe(404);
  });
});

describe("a bundle as a whole", () => {
  const names = ["crash.txt", "逃 (logs).log", "../../etc/passwd"];
  const shareNamed = () => shareFiles(Object.fromEntries(names.map((name, at) => [name, `${report}${at}`])));

  test("is a zip that holds every file, under a name that leads nowhere", async () => {
    const { id, files } = await shareNamed();
    const answer = await app.get(`/api/bundle/${id}/zip`);
    expect(answer.headers.get("content-type")).toBe("application/zip");
    expect(answer.headers.get("content-disposition")).toContain(`filename="${id}.zip"`);
    const limits = { maxFiles: 10, maxFileBytes: 1e6, maxTotalBytes: 1e6 };
    const zip = await readArchive(await answer.bytes(), limits);
    expect(zip.leftOut).toEqual([]);
    const read = zip.files.map(({ name, bytes }) => [name, Buffer.from(bytes).toString()]);
    expect(new Map(read as [string, string][])).toEqual(
      new Map(files!.map(({ name }, at) => [name, `${report}${at}`] as const)),
    );
    expect(files!.map(({ name }) => name)).toEqual(["crash.txt", "逃 (logs).log", "passwd"]);
    await until("another node notices it", async () => (await statsOf(app, id)).views === 1);
    expect((await app.get(`/api/bundle/${id}/zip`, { method: "HEAD" })).status).toBe(200);
  });

  test("is a zip also where its files are large, and they come back to the byte", async () => {
    const large = Array.from({ length: 5 }, (_, at) => [`${at}.log`, `${at}${log.repeat(1300)}`] as const);
    const { id } = await shareFiles(Object.fromEntries(large));
    const zip = await (await app.get(`/api/bundle/${id}/zip`)).bytes();
    const read = await readArchive(zip, { maxFiles: 10, maxFileBytes: 1e6, maxTotalBytes: 1e7 });
    expect(read.files.map(({ bytes }) => Buffer.from(bytes).toString()).sort()).toEqual(large.map(([, text]) => text));
  });

  test("has nothing else behind its id", async () => {
    const { id } = await shareNamed();
    for (const path of [`/api/bundle/${id}/tar`, `/api/bundle/${id}/`, "/api/bundle/abcdefghjk/zip"]) {
      expect([path, (await app.get(path)).status]).toEqual([path, path.endsWith("/") ? 200 : 404]);
    }
  });

  test("is explained together, beside what its most telling file says", async () => {
    const { id, files } = await shareFiles(crashFiles);
    const answer = await app.get(`/api/insights/${id}?lang=zh-CN`);
    const insights = (await answer.json()) as InsightsAnswer;
    expect(insights.id).toBe(files![insights.bundle!.primary]!.id);
    expect(insights.bundle).toMatchObject({
      id,
      language: "zh-CN",
      files: files!.map(({ id, name }) => ({ id, name })),
    });
    expect(insights.bundle!.order.toSorted()).toEqual([0, 1]);
    const again = { headers: { "If-None-Match": answer.headers.get("etag")! } };
    expect((await app.get(`/api/insights/${id}?lang=zh-CN`, again)).status).toBe(304);
    const one = (await (await app.get(`/api/insights/${id}?file=latest.log`)).json()) as InsightsAnswer;
    expect([one.id, one.bundle]).toEqual([files![1]!.id, undefined]);
    expect(await statsOf(app, id)).toMatchObject({ views: 0 });
  });

  test("is explained anew where a file was removed, without a word of that", async () => {
    const { id, files, token } = await shareFiles({ ...crashFiles, "debug.log": log }, { token: true });
    const insightsOf = async () => (await (await app.get(`/api/insights/${id}`)).json()) as InsightsAnswer;
    expect((await insightsOf()).bundle!.files).toHaveLength(3);
    await app.get(`/api/log/${files![0]!.id}`, { method: "DELETE", headers: { Authorization: `Bearer ${token}` } });
    await until("another node notices it", async () => (await insightsOf()).bundle!.files.length === 2);
    expect(JSON.stringify(await insightsOf())).not.toContain(files![0]!.id);
  });
});

describe("whoever shared a bundle", () => {
  const bearer = (token: string) => ({ headers: { Authorization: `Bearer ${token}` }, method: "DELETE" });

  test("removes one file with the token, and the others stay", async () => {
    const { id, files, token } = await shareFiles({ ...crashFiles, "debug.log": log }, { token: true });
    const [first, second] = files!;
    expect((await app.get(`/api/log/${first!.id}`, bearer("0".repeat(64)))).status).toBe(403);
    expect((await app.get(`/api/log/${first!.id}`, bearer(token!))).status).toBe(200);
    await until("another node notices it", async () => "removed" in (await bundleOf(app, id)).files[0]!);
    const { files: left } = await bundleOf(app, id);
    expect(left[0]).toEqual({ id: first!.id, name: "", size: 0, url: first!.url, removed: "owner" });
    expect(left[1]).toMatchObject({ id: second!.id, name: "latest.log" });
    expect(await (await app.get(`/raw/${id}`)).text()).toBe(log);
  });

  test.each(["/api/bundle/", "/api/log/", "/1/log/"])("removes all of it with the same token at %s", async (path) => {
    const { id, files, token } = await shareFiles(crashFiles, { token: true });
    expect((await app.get(path + id, bearer("0".repeat(64)))).status).toBe(403);
    expect((await app.get(path + id, bearer(token!))).status).toBe(200);
    for (const gone of [id, ...files!.map((file) => file.id)]) {
      await until("another node notices it", async () => (await app.get(`/api/log/${gone}`)).status === 404);
    }
    expect((await app.get(`/api/bundle/${id}`)).status).toBe(404);
    expect((await app.page(`/${id}`)).status).toBe(404);
  });

  test("has none left with the last of its files", async () => {
    const { id, files, token } = await shareFiles(crashFiles, { token: true });
    for (const file of files!) expect((await app.get(`/api/log/${file.id}`, bearer(token!))).status).toBe(200);
    await until("another node notices it", async () => (await app.get(`/api/bundle/${id}`)).status === 404);
    expect((await app.get(`/api/bundle/${id}`, bearer(token!))).status).toBe(404);
  });
});
