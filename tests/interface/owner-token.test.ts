import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { SlidingWindowLimiter } from "../../src/logs/rate-limiter.ts";
import { type AppUnderTest, errorOf, startApp } from "../support/app-under-test.ts";
import { FakeClock } from "../support/fake-clock.ts";
import { MemoryStore } from "../support/memory-store.ts";

const log = "[10:30:00] [main/INFO]: Starting minecraft server version 1.20.4\n";
const tokenPattern = /^[0-9a-f]{64}$/;

let app: AppUnderTest;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

/** A protocol for programs (the form of the page is in `pages.test.ts`): where its answer has the id, and where the token if it was asked for. */
interface Way {
  name: string;
  path: string;
  method?: string;
  headers?: Record<string, string>;
  body: () => string | FormData;
  idIn: (answer: string) => string;
  tokenIn: (answer: string) => unknown;
}

const json = { "Content-Type": "application/json" };
const field = (...names: string[]) => {
  const inner = (value: unknown, name: string) => (value as Record<string, unknown>)[name];
  return (answer: string) => names.reduce(inner, JSON.parse(answer) as unknown) as string;
};
const firstLine = (answer: string) => answer.split("\n")[0]!.slice(-10);
const secondLine = (answer: string) => answer.split("\n")[1] || undefined;
const form = (name: string) => {
  const data = new FormData();
  data.set(name, new File([log], "latest.log"));
  return data;
};
const paste = JSON.stringify({ files: [{ name: "a.log", content: { format: "text", value: log } }] });

const ways: Way[] = [
  { name: "/api/upload, raw", path: "/api/upload", body: () => log, idIn: field("id"), tokenIn: field("token") },
  {
    name: "/api/upload, JSON",
    path: "/api/upload",
    headers: json,
    body: () => JSON.stringify({ content: log }),
    idIn: field("id"),
    tokenIn: field("token"),
  },
  {
    name: "/api/upload, a form with a file",
    path: "/api/upload",
    body: () => form("file"),
    idIn: field("id"),
    tokenIn: field("token"),
  },
  {
    name: "/api/upload, plain",
    path: "/api/upload?format=plain",
    body: () => log,
    idIn: firstLine,
    tokenIn: secondLine,
  },
  { name: "hastebin", path: "/documents", body: () => log, idIn: field("key"), tokenIn: field("token") },
  { name: "bytebin, POST", path: "/post", body: () => log, idIn: field("key"), tokenIn: field("token") },
  { name: "bytebin, PUT", path: "/post", method: "PUT", body: () => log, idIn: firstLine, tokenIn: secondLine },
  { name: "0x0.st", path: "/", body: () => form("file"), idIn: firstLine, tokenIn: secondLine },
  {
    name: "paste.gg",
    path: "/api/v1/pastes",
    headers: json,
    body: () => paste,
    idIn: field("result", "id"),
    tokenIn: field("result", "deletion_key"),
  },
];

async function send(way: Way, query = ""): Promise<{ answer: string; headers: Headers; id: string; token: string }> {
  const { path, method = "POST", headers = {}, body } = way;
  const address = query === "" ? path : `${path}${path.includes("?") ? "&" : "?"}${query}`;
  const response = await app.get(address, { method, headers, body: body() as string });
  const answer = await response.text();
  expect(response.status).toBeLessThan(400);
  return {
    answer,
    headers: response.headers,
    id: way.idIn(answer),
    token: response.headers.get("lectern-token")!,
  };
}

function remove(id: string, token?: string): Promise<Response> {
  return app.get(`/api/log/${id}`, {
    method: "DELETE",
    headers: token === undefined ? {} : { Authorization: `Bearer ${token}` },
  });
}

describe("the token of the owner", () => {
  test.each(ways.map((way) => [way.name, way] as const))("comes with every upload: %s", async (_, way) => {
    const { answer, headers, id, token } = await send(way);
    expect(token).toMatch(tokenPattern);
    expect(headers.get("access-control-expose-headers")).toContain("Lectern-Token");
    expect(headers.get("cache-control")).toContain("no-store");
    expect(answer).not.toContain(token);
    const removed = await remove(id, token);
    expect([removed.status, await removed.json()]).toEqual([200, { success: true, id }]);
    expect((await app.get(`/raw/${id}`)).status).toBe(404);
  });

  test.each(ways.map((way) => [way.name, way] as const))("is in the body for who asks: %s", async (_, way) => {
    expect(way.tokenIn((await send(way)).answer)).toBeUndefined();
    for (const query of ["token=true", "token=1"]) {
      const { answer, token } = await send(way, query);
      expect(way.tokenIn(answer)).toBe(token);
    }
    expect(way.tokenIn((await send(way, "token=false")).answer)).toBeUndefined();
  });

  test("of the mclo.gs API is in its own field, and is the same", async () => {
    const body = JSON.stringify({ content: log });
    const response = await app.get("/1/log", { method: "POST", headers: json, body });
    const { id, token } = (await response.json()) as { id: string; token: string };
    expect(response.headers.get("lectern-token")).toBe(token);
    expect((await remove(id, token)).status).toBe(200);
  });

  test("is asked for in the body as well, which wins over the query", async () => {
    const ask = async (body: object, query = "") =>
      (await (await app.post(JSON.stringify({ content: log, ...body }), json, query)).json()) as { token?: string };
    expect((await ask({ token: true })).token).toMatch(tokenPattern);
    expect((await ask({ token: "true" })).token).toMatch(tokenPattern);
    for (const token of [false, null]) expect(await ask({ token })).not.toHaveProperty("token");
    expect(await ask({ token: false }, "?token=true")).not.toHaveProperty("token");
    const urlencoded = await app.post(String(new URLSearchParams({ content: log.trim(), token: "on" })), {
      "Content-Type": "application/x-www-form-urlencoded",
    });
    expect(((await urlencoded.json()) as { token: string }).token).toMatch(tokenPattern);
  });

  test.each([[1], ["maybe"], [{}], [[]]])("that is asked for with %j is refused", async (token) => {
    const response = await app.post(JSON.stringify({ content: log, token }), json);
    expect(await errorOf(response)).toEqual({ success: false, error: "`token` must be true or false.", code: 400 });
  });

  test("is another one for each log, and the JSON without it is what it always was", async () => {
    const answers = await Promise.all([app.post(log), app.post(log)]);
    const tokens = answers.map(({ headers }) => headers.get("lectern-token"));
    expect(new Set(tokens).size).toBe(2);
    expect(Object.keys((await answers[0]!.json()) as object)).toEqual([
      "success",
      "url",
      "shortUrl",
      "id",
      "createdAt",
    ]);
  });

  test("stands beside the rate limit's headers, and not with a refusal", async () => {
    const limited = await startApp({ limiter: new SlidingWindowLimiter(1, new FakeClock()) });
    const first = await limited.post(log);
    expect(first.headers.get("access-control-expose-headers")).toBe(
      "RateLimit-Limit, RateLimit-Remaining, RateLimit-Reset, Retry-After, Lectern-Token, Link",
    );
    for (const refused of [await limited.post(log), await limited.post(" ")]) {
      expect(refused.headers.has("lectern-token")).toBe(false);
    }
    await limited.stop();
  });

  test("is not stored: only its hash is", async () => {
    const store = new MemoryStore();
    const subject = await startApp({ store });
    const response = await subject.post(log);
    const { id } = (await response.json()) as { id: string };
    const token = response.headers.get("lectern-token")!;
    const { ownerHash } = (await store.details(id as never))!;
    expect(ownerHash).toBe(new Bun.CryptoHasher("sha256").update(token).digest("hex"));
    await subject.stop();
  });
});

describe("DELETE /api/log/{id}", () => {
  test.each<[what: string, status: number, token: string | undefined]>([
    ["without a token", 400, undefined],
    ["with an empty one", 400, ""],
    ["with a wrong one", 403, "0".repeat(64)],
    ["with a short one", 403, "x"],
    ["with a hash", 403, "hash"],
  ])("%s is refused with %d, and the log stays", async (_, status, given) => {
    const { id, token } = await send(ways[0]!);
    const hash = new Bun.CryptoHasher("sha256").update(token).digest("hex");
    const response = await remove(id, given === "hash" ? hash : given);
    expect(await errorOf(response)).toEqual({ success: false, error: expect.stringMatching(/\w/), code: status });
    expect(response.status).toBe(status);
    expect((await app.get(`/raw/${id}`)).status).toBe(200);
  });

  test("of a log that is not there is 404, and so is a second one", async () => {
    expect((await remove("abcdefghjk", "0".repeat(64))).status).toBe(404);
    expect((await remove("x", "x")).status).toBe(404);
    const { id, token } = await send(ways[0]!);
    expect((await remove(id, token)).status).toBe(200);
    expect((await remove(id, token)).status).toBe(404);
  });

  test("with the token of another log is refused", async () => {
    const [mine, other] = [await send(ways[0]!), await send(ways[0]!)];
    expect((await remove(other.id, mine.token)).status).toBe(403);
  });

  test("may be asked by pages of every origin", async () => {
    const preflight = await app.get("/api/log/abcdefghjk", { method: "OPTIONS" });
    expect(preflight.status).toBe(204);
    expect(preflight.headers.get("access-control-allow-methods")).toContain("DELETE");
    expect(preflight.headers.get("access-control-allow-headers")).toContain("Authorization");
    const { id, token } = await send(ways[0]!);
    expect((await remove(id, token)).headers.get("access-control-allow-origin")).toBe("*");
  });

  test("twice at the same time succeeds once", async () => {
    const { id, token } = await send(ways[0]!);
    const statuses = await Promise.all([remove(id, token), remove(id, token)]);
    expect(statuses.map(({ status }) => status).sort()).toEqual([200, 404]);
  });

  test("takes the log away from every address at once, also where answers were kept ready", async () => {
    const { id, token } = await send(ways[0]!);
    const paths = ["api/log/:", "api/stats/:", "api/insights/:", "raw/:", "content/:", "lines/:", ":", ":.md", ":.png"];
    const more = ["s/:", "1/log/:", "1/raw/:", "documents/:", "compare/:/:"];
    const at = (path: string) => app.get(`/${path.replaceAll(":", id)}`, { headers: { "Accept-Language": "en" } });
    for (const path of [...paths, ...more, ...paths]) {
      const response = await at(path);
      await response.bytes();
      expect([path, response.status]).toEqual([path, path === "s/:" ? 301 : 200]);
    }
    await remove(id, token);
    for (const path of [...paths, ...more, ...paths]) {
      const response = await at(path);
      expect([path, response.status]).toEqual([path, 404]);
      expect(await response.text()).not.toContain("minecraft server version");
    }
  });
});

describe("the page of a removed log", () => {
  const store = new MemoryStore();
  let subject: AppUnderTest;
  beforeAll(async () => {
    subject = await startApp({ store });
  });
  afterAll(() => subject.stop());

  async function removedPage(by: "owner" | "operator", language: string, path = "/"): Promise<string> {
    const { id } = await subject.upload(log, "secret-name.log");
    const headers = { "Accept-Language": language };
    expect((await subject.page(`/${id}`, { headers })).status).toBe(200);
    await store.remove(id as never, by);
    const page = await subject.page(path + id, { headers });
    expect(page.status).toBe(404);
    expect(page.headers.get("x-robots-tag")).toBe("noindex");
    return page.text();
  }

  test.each<["owner" | "operator", string, string, string]>([
    ["owner", "en", "This log was removed", "The person who shared it removed it."],
    ["operator", "en", "This log was removed", "The operator of this site removed it."],
    ["owner", "zh-CN", "这份日志已被删除", "分享者已将其删除"],
    ["operator", "zh-CN", "这份日志已被删除", "本站运营者已将其删除"],
  ])("says that the %s removed it, in %s, and nothing else", async (by, language, title, sentence) => {
    const page = await removedPage(by, language);
    expect(page).toContain(`<h1>${title}</h1>`);
    expect(page).toContain(sentence);
    for (const kept of ["secret-name", "minecraft server version", "There is no log"]) expect(page).not.toContain(kept);
    expect(await removedPage(by, language, "/s/")).toContain(sentence);
  });

  test("is told from one of a log that never was; programs are told the same of both", async () => {
    const { id, token } = await send(ways[0]!);
    await remove(id, token);
    const never = await app.page("/abcdefghjk");
    expect(never.status).toBe(404);
    expect(await never.text()).not.toContain("was removed");
    for (const path of ["/api/log/", "/api/stats/", "/raw/", "/1/log/", "/documents/", "/"]) {
      const [gone, unknown] = await Promise.all([app.get(path + id), app.get(`${path}abcdefghjk`)]);
      expect([path, gone.status, await gone.text()]).toEqual([path, unknown.status, await unknown.text()]);
    }
  });
});
