import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { deflateRawSync, deflateSync, gzipSync, zstdCompressSync } from "node:zlib";
import { SlidingWindowLimiter } from "../../src/logs/rate-limiter.ts";
import { type AppUnderTest, startApp, statsOf } from "../support/app-under-test.ts";
import { FakeClock } from "../support/fake-clock.ts";

const jsonType = { "Content-Type": "application/json" };
const formType = { "Content-Type": "application/x-www-form-urlencoded" };

const log = [
  "[10:30:00] [main/INFO]: Starting minecraft server version 1.20.4",
  "[10:30:01] [Server thread/ERROR]: Could not do it",
  "java.lang.IllegalStateException: no",
  "\tat com.example.Thing.run(Thing.java:5)",
  "[10:30:02] [Server thread/FATAL]: Nor that",
  "[10:30:03] [Server thread/WARN]: Careful",
  "",
].join("\n");

type Answer = Record<string, unknown> & { id: string; token: string };

let app: AppUnderTest;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

function post(path: string, body: string | Uint8Array, headers: Record<string, string> = jsonType): Promise<Response> {
  return app.get(path, { method: "POST", body: body as string, headers });
}

async function create(fields: object): Promise<Answer> {
  const response = await post("/1/log", JSON.stringify(fields));
  expect(response.status).toBe(200);
  return (await response.json()) as Answer;
}

async function json(path: string): Promise<Record<string, unknown>> {
  return (await (await app.get(path)).json()) as Record<string, unknown>;
}

const facts = (id: string) => ({
  success: true,
  id,
  source: "A launcher",
  created: expect.any(Number),
  expires: expect.any(Number),
  size: Buffer.byteLength(log),
  lines: 6,
  errors: 2,
  url: `${app.url}/${id}`,
  raw: `${app.url}/1/raw/${id}`,
  metadata: [{ key: "version", value: "1.20.4", label: null, visible: true }],
});
const sent = { content: log, source: "A launcher", metadata: [{ key: "version", value: "1.20.4" }] };

describe("POST /1/log", () => {
  test("answers with every field that mclo.gs's clients read, and no other", async () => {
    const before = Math.floor(Date.now() / 1000);
    const answer = await create(sent);
    expect(answer).toEqual({ ...facts(answer.id), token: expect.stringMatching(/^[0-9a-f]{64}$/) });
    const [created, expires] = [answer["created"] as number, answer["expires"] as number];
    expect(Number.isInteger(created)).toBe(true);
    expect(created).toBeWithin(before, Math.ceil(Date.now() / 1000) + 1);
    // The largest number of seconds that 32 bits hold: logs do not expire.
    expect(expires).toBe(created + 2_147_483_647);
  });

  test("masks the source and the metadata with the log, and keeps entries that are not visible for the owner", async () => {
    const metadata = [
      { key: "ip", value: "24.1.2.3", label: "from 24.1.2.3:25565" },
      { key: "order", value: "A-17", visible: false },
    ];
    const { id, token, ...told } = await create({ content: log, source: "of anna@example.com", metadata });
    const shown = { key: "ip", value: "**.**.**.**", label: "from **.**.**.**:25565", visible: true };
    const hidden = { key: "order", value: "A-17", label: null, visible: false };
    expect(told).toMatchObject({ source: "of ****@****", metadata: [shown, hidden] });
    const read = async (authorization?: string) => {
      const headers = authorization === undefined ? {} : { Authorization: authorization };
      const answers = ["", "?raw&insights"].map((query) => fetch(`${app.url}/1/log/${id}${query}`, { headers }));
      return Promise.all(answers.map(async (answer) => ((await (await answer).json()) as typeof told)["metadata"]));
    };
    expect(await read()).toEqual([[shown], [shown]]);
    expect(await read(`Bearer ${"0".repeat(64)}`)).toEqual([[shown], [shown]]);
    expect(await read(`Bearer ${token}`)).toEqual([
      [shown, hidden],
      [shown, hidden],
    ]);
    for (const path of [`/${id}`, `/${id}.md`]) expect(await (await app.get(path)).text()).not.toContain("A-17");
  });

  test("keeps the log for every other interface", async () => {
    const { id } = await create(sent);
    expect(await json(`/api/log/${id}`)).toMatchObject({ success: true, content: log });
    expect(await (await app.get(`/raw/${id}`)).text()).toBe(log);
    expect((await app.get(`/${id}`)).status).toBe(200);
    expect(await json(`/api/insights/${id}`)).toMatchObject({ type: "vanilla/server" });
  });

  test.each<[what: string, path: string]>([
    ["a doubled slash, as Prism Launcher joins it", "//1/log"],
    ["a slash at the end", "/1/log/"],
    ["both", "//1//log//"],
  ])("works with %s", async (_, path) => {
    const response = await post(path, JSON.stringify({ content: log }));
    expect([response.status, ((await response.json()) as Answer)["success"]]).toEqual([200, true]);
  });

  test.each<[encoding: string, pack: (text: string) => Uint8Array]>([
    ["gzip", gzipSync],
    ["x-gzip", gzipSync],
    ["GZIP", gzipSync],
    ["deflate", deflateSync],
    ["deflate", deflateRawSync],
    ["identity", (text) => Buffer.from(text)],
  ])("takes a body in %s", async (encoding, pack) => {
    for (const [body, type] of [
      [JSON.stringify({ content: log }), jsonType],
      [new URLSearchParams({ content: log }).toString(), formType],
    ] as const) {
      const response = await post("/1/log", pack(body), { ...type, "Content-Encoding": encoding });
      const { id } = (await response.json()) as Answer;
      expect(await (await app.get(`/1/raw/${id}`)).text()).toBe(log);
    }
  });

  test("masks what is private, as mclo.gs does, and counts what is stored", async () => {
    const answer = await create({
      content: "[10:00:00] [main/INFO]: Alex[/93.184.216.34:50123] logged in\n1.20.1.4\n",
    });
    const text = await (await app.get(`/1/raw/${answer.id}`)).text();
    expect(text).toBe("[10:00:00] [main/INFO]: Alex[/**.**.**.**:50123] logged in\n1.20.1.4\n");
    expect(answer["size"]).toBe(Buffer.byteLength(text));
  });

  test("masks everything that mclo.gs masks, and leaves what it leaves", async () => {
    const secrets = ["93.184.216.34", "2a01:4f8:1c1c:1::9", "alexandra", "s3cr3t"];
    const content = [
      "Alexis[/93.184.216.34:50123] logged in, [2a01:4f8:1c1c:1::9]:25565",
      "C:\\Users\\alexandra\\x /home/alexandra/x /Users/alexandra/x USERNAME=alexandra",
      "--accessToken s3cr3t-token --version 1.20.1",
      "(Session ID is token:s3cr3t0123456789abcdef0123456789ab:069a79f444e94726a5befca90e38aaf5)",
      '{"authToken":"s3cr3tAuth0123456789", "refreshToken":"s3cr3tRefresh0123456789"}',
    ].join("\n");
    const harmless =
      "127.0.0.1:25565 0.0.0.0:25565 [::1]:25565 1.1.1.1:53 1.0.0.1:53 8.8.8.8:53 8.8.4.4:53 Forge 1.20.1.4";
    const { id } = await create({ content: `${content}\n${harmless}` });
    const text = await (await app.get(`/1/raw/${id}`)).text();
    for (const secret of secrets) expect(text).not.toContain(secret);
    expect(text).toEndWith(harmless);
  });

  test.each<[what: string, status: number, body: string | Uint8Array, headers: Record<string, string>]>([
    ["no content", 400, "{}", jsonType],
    ["an empty content", 400, '{"content":""}', jsonType],
    ["white space", 400, '{"content":" \\n"}', jsonType],
    ["a content that is no text", 400, '{"content":{}}', jsonType],
    ["broken JSON", 400, '{"content":"a', jsonType],
    ["a form without content", 400, "source=a", formType],
    ["wrong metadata", 400, '{"content":"a","metadata":[{"key":5,"value":1}]}', jsonType],
    ["a body that is not what it says", 400, "not gzip", { ...jsonType, "Content-Encoding": "gzip" }],
    ["plain text", 415, log, { "Content-Type": "text/plain" }],
    ["an encoding that nobody knows", 415, "{}", { ...jsonType, "Content-Encoding": "compress" }],
    [
      "an encoding that mclo.gs does not take",
      415,
      zstdCompressSync("{}"),
      { ...jsonType, "Content-Encoding": "zstd" },
    ],
  ])("refuses %s with %d", async (_, status, body, headers) => {
    const response = await post("/1/log", body, headers);
    expect(response.status).toBe(status);
    expect(response.headers.get("access-control-allow-origin")).toBe("*");
    expect(await response.json()).toMatchObject({ success: false, error: expect.stringMatching(/\w/) });
  });

  test.each(["compress", "br", "gzip, gzip, gzip, gzip"])("names the encodings it takes, for %s", async (encoding) => {
    const refused = await post("/1/log", "{}", { ...jsonType, "Content-Encoding": encoding });
    expect(refused.status).toBe(415);
    expect(((await refused.json()) as { error: string }).error).toEndWith(
      "Send the body plain, or as gzip or deflate.",
    );
  });

  test("refuses what is too large, packed or not", async () => {
    const subject = await startApp({}, { maxLogBytes: 1000 });
    const send = (body: string | Uint8Array, headers: Record<string, string>) =>
      subject.get("/1/log", { method: "POST", body: body as string, headers });
    const body = JSON.stringify({ content: "x".repeat(1001) });
    expect((await send(body, jsonType)).status).toBe(413);
    expect((await send(gzipSync(body), { ...jsonType, "Content-Encoding": "gzip" })).status).toBe(413);
    expect((await send(`content=${"x".repeat(1001)}`, formType)).status).toBe(413);
    expect((await send(JSON.stringify({ content: "x".repeat(1000) }), jsonType)).status).toBe(200);
    expect(await (await subject.get("/1/limits")).json()).toMatchObject({ maxLength: 1000 });
    await subject.stop();
  });

  test("counts against the one limit of uploads, and says so in mclo.gs's shape", async () => {
    const subject = await startApp({ limiter: new SlidingWindowLimiter(2, new FakeClock()) });
    const send = () =>
      subject.get("/1/log", { method: "POST", body: JSON.stringify({ content: log }), headers: jsonType });
    expect((await send()).headers.get("ratelimit-remaining")).toBe("1");
    await subject.upload(log);
    const refused = await send();
    expect([refused.status, refused.headers.get("retry-after")]).toEqual([429, "60"]);
    expect(refused.headers.get("ratelimit-remaining")).toBe("0");
    expect(await refused.json()).toMatchObject({ success: false, error: expect.stringContaining("minute") });
    await subject.stop();
  });
});

describe("GET /1/log/{id}", () => {
  test("tells the same as the upload, but for the token", async () => {
    const { id } = await create(sent);
    expect(await json(`/1/log/${id}`)).toEqual(facts(id));
    expect(await json(`//1/log/${id}/`)).toEqual(facts(id));
  });

  test("adds what the query asks for", async () => {
    const { id } = await create(sent);
    expect(await json(`/1/log/${id}?raw`)).toEqual({ ...facts(id), content: { raw: log } });
    const { content } = (await json(`/1/log/${id}?raw=1&parsed=true&insights`)) as { content: Answer };
    expect(Object.keys(content).sort()).toEqual(["insights", "parsed", "raw"]);
    expect(content["raw"]).toBe(log);
    const parsed = content["parsed"] as Record<string, unknown>[];
    expect(parsed.map(({ level }) => level)).toEqual([6, 3, 2, 4]);
    expect(parsed[1]).toEqual({
      level: 3,
      time: 37801,
      prefix: "[10:30:01] [Server thread/ERROR]: ",
      lines: log
        .split("\n")
        .slice(1, 4)
        .map((content, i) => ({ number: i + 2, content })),
    });
    const { success: _, ...insights } = await json(`/1/insights/${id}`);
    expect(content["insights"]).toEqual(insights);
    expect(await json(`/1/log/${id}?insights`)).toEqual({ ...facts(id), content: { insights } });
    expect(await json(`/1/log/${id}?raw=false`)).toEqual(facts(id));
  });

  test("counts a view where it shows the log, and none where it does not", async () => {
    const { id } = await create(sent);
    for (const query of ["", "?insights", "?raw=0"]) await json(`/1/log/${id}${query}`);
    await json(`/1/insights/${id}`);
    await app.get(`/1/raw/${id}`, { method: "HEAD" });
    await app.get(`/1/log/${id}?raw`, { method: "HEAD" });
    expect((await statsOf(app, id)).views).toBe(0);
    await json(`/1/log/${id}?raw`);
    await json(`/1/log/${id}?parsed`);
    await app.get(`/1/raw/${id}`);
    expect((await statsOf(app, id)).views).toBe(3);
  });

  test("knows logs that came by another protocol", async () => {
    const { id } = await app.upload(log, "latest.log");
    expect(await json(`/1/log/${id}`)).toEqual({ ...facts(id), source: null, metadata: [] });
  });

  test("is compressed for those who take that", async () => {
    const { id } = await create(sent);
    const response = await app.get(`/1/log/${id}?raw`, { headers: { "Accept-Encoding": "gzip" } });
    expect(response.headers.get("content-encoding")).toBe("gzip");
    expect(await response.json()).toEqual({ ...facts(id), content: { raw: log } });
  });
});

describe("GET /1/raw/{id}", () => {
  test("is the log as it is stored", async () => {
    const { id } = await create(sent);
    const response = await app.get(`/1/raw/${id}`);
    expect(response.headers.get("content-type")).toBe("text/plain; charset=utf-8");
    expect(response.headers.get("access-control-allow-origin")).toBe("*");
    expect(await response.text()).toBe(log);
  });
});

describe("POST /1/analyse", () => {
  test("takes the bodies of an upload, stores nothing, and masks nothing", async () => {
    const content = "[10:30:00] [main/INFO]: Alex[/93.184.216.34:50123] a+b\n";
    const bodies: [string | Uint8Array, Record<string, string>][] = [
      [JSON.stringify({ content }), jsonType],
      [gzipSync(JSON.stringify({ content })), { ...jsonType, "Content-Encoding": "gzip" }],
      [new URLSearchParams({ content }).toString(), formType],
      [`content=${encodeURIComponent(content).replaceAll("%2B", "+")}`, formType],
      [`content=${content}`, formType],
    ];
    for (const [body, headers] of bodies) {
      const response = await post("/1/analyse", body, headers);
      expect(response.status).toBe(200);
      const answer = (await response.json()) as Record<string, unknown>;
      expect(Object.keys(answer)).toEqual(["success", "id", "name", "type", "version", "title", "analysis", "entries"]);
      expect(answer["entries"]).toMatchObject([{ level: 6, lines: [{ number: 1, content: content.trimEnd() }] }]);
    }
  });

  test("refuses what an upload refuses", async () => {
    expect((await post("/1/analyse", "{}")).status).toBe(400);
    expect((await post("/1/analyse", log, { "Content-Type": "text/plain" })).status).toBe(415);
    expect(await (await post("/1/analyse", "source=a", formType)).json()).toMatchObject({ success: false });
  });
});

test("GET /1/limits tells the real limits, as whole numbers that 32 bits hold", async () => {
  const limits = await json("/1/limits");
  expect(limits).toEqual({
    success: true,
    storageTime: 2_147_483_647,
    maxLength: 10_485_760,
    maxLines: 10_485_760,
  });
});

test("GET /1/filters is a bare list of the types that clients know", async () => {
  const list = (await (await app.get("/1/filters")).json()) as { type: string; data: Record<string, unknown> }[];
  expect(Array.isArray(list)).toBe(true);
  for (const filter of list) {
    expect(Object.keys(filter)).toEqual(["type", "data"]);
    expect(["trim", "limit-bytes", "limit-lines", "regex"]).toContain(filter.type);
  }
  expect(list.filter(({ type }) => type === "limit-bytes").map(({ data }) => data)).toContainEqual({
    limit: 10_485_760,
  });
});

describe("everywhere under /1", () => {
  test.each(["/1/log/abcdefghjk", "/1/log/x?raw", "/1/raw/abcdefghjk", "/1/insights/abcdefghjk", "/1/nothing"])(
    "what is not there is told in mclo.gs's shape: %s",
    async (path) => {
      const response = await app.get(path);
      expect(response.status).toBe(404);
      expect(await response.json()).toMatchObject({ success: false, error: expect.stringMatching(/\w/) });
    },
  );

  test("no success has an error in it", async () => {
    const { id } = await create(sent);
    for (const path of [`/1/log/${id}?raw&parsed&insights`, `/1/insights/${id}`, "/1/limits"]) {
      expect(await json(path)).not.toHaveProperty("error");
    }
    expect(await create(sent)).not.toHaveProperty("error");
  });

  test("browsers of every origin may ask, also to delete with a token", async () => {
    const response = await app.get("/1/log/abcdefghjk", {
      method: "OPTIONS",
      headers: {
        Origin: "https://panel.example",
        "Access-Control-Request-Method": "DELETE",
        "Access-Control-Request-Headers": "authorization",
      },
    });
    expect(response.status).toBe(204);
    expect(response.headers.get("access-control-allow-origin")).toBe("*");
    expect(response.headers.get("access-control-allow-methods")).toContain("DELETE");
    expect(response.headers.get("access-control-allow-headers")?.toLowerCase()).toContain("authorization");
  });

  test("another method is refused with those that there are", async () => {
    const response = await app.get("/1/log");
    expect([response.status, response.headers.get("allow")]).toEqual([405, "POST, OPTIONS"]);
    expect(await response.json()).toMatchObject({ success: false });
  });
});
