import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { SlidingWindowLimiter } from "../../src/logs/rate-limiter.ts";
import { type AppUnderTest, logOf, startApp, statsOf } from "../support/app-under-test.ts";
import { FakeClock } from "../support/fake-clock.ts";

/** A compatible protocol: how a log is uploaded, and where the answer has its id. */
interface Way {
  name: string;
  path: string;
  method: string;
  body: (log: string) => string | FormData;
  headers?: Record<string, string>;
  status: number;
  idIn: (answer: string) => string;
  /** What an empty, a too large and one upload too many are answered with. */
  errors: { empty: [number, string]; tooLarge: [number, string]; tooMany: [number, string] };
}

const lastTen = (answer: string) => answer.trim().slice(-10);
const tooLarge =
  "The log is larger than 1000 bytes. Share the parts that matter: its beginning, its end and what stands around the crash, without repetitions. The form of this site and `lectern share --parts` find them.";
const tooMany = "You can share 1 log a minute. Try again in 60 seconds.";
const paste = (value: string) => JSON.stringify({ files: [{ name: "a.log", content: { format: "text", value } }] });
const bytebinErrors: Way["errors"] = {
  empty: [400, "Missing content"],
  tooLarge: [413, "Content too large"],
  tooMany: [429, "Rate limit exceeded"],
};

const ways: Way[] = [
  {
    name: "hastebin",
    path: "/documents",
    method: "POST",
    body: (log) => log,
    status: 200,
    idIn: (answer) => (JSON.parse(answer) as { key: string }).key,
    errors: {
      empty: [400, '{"message":"Content cannot be empty"}'],
      tooLarge: [400, '{"message":"Document exceeds maximum length."}'],
      tooMany: [429, `{"message":"${tooMany}`],
    },
  },
  {
    name: "bytebin, with POST",
    path: "/post",
    method: "POST",
    body: (log) => log,
    status: 201,
    idIn: (answer) => (JSON.parse(answer) as { key: string }).key,
    errors: bytebinErrors,
  },
  {
    name: "bytebin, with PUT",
    path: "/post",
    method: "PUT",
    body: (log) => log,
    status: 201,
    idIn: lastTen,
    errors: bytebinErrors,
  },
  {
    name: "0x0.st",
    path: "/",
    method: "POST",
    body: (log) => {
      const form = new FormData();
      form.set("file", new File([log], "a.log"));
      return form;
    },
    status: 200,
    idIn: lastTen,
    errors: { empty: [400, "Content cannot be empty\n"], tooLarge: [413, `${tooLarge}\n`], tooMany: [429, tooMany] },
  },
  {
    name: "paste.gg",
    path: "/api/v1/pastes",
    method: "POST",
    body: paste,
    headers: { "Content-Type": "application/json" },
    status: 201,
    idIn: (answer) => (JSON.parse(answer) as { result: { id: string } }).result.id,
    errors: {
      empty: [400, '{"status":"error","error":"bad_request","message":"Content cannot be empty"}'],
      tooLarge: [413, `{"status":"error","error":"too_large","message":"${tooLarge}"}`],
      tooMany: [429, `{"status":"error","error":"rate_limited","message":"${tooMany}`],
    },
  },
];

function send(app: AppUnderTest, way: Way, log: string, change = ""): Promise<Response> {
  const headers = { Origin: "https://example.org", ...way.headers };
  return app.get(change === "" ? way.path : `/${way.path}/${change}`, {
    method: way.method,
    body: way.body(log) as string,
    headers,
  });
}

let app: AppUnderTest;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

describe.each(ways.map((way) => [way.name, way] as const))("%s", (_, way) => {
  const log = "Joined from 203.0.113.7 with 0.92.2+1.20.1 & 100% 中文\r\n\tat a.b.C(D.java:1)\u001b[0m\n";

  test("stores a log exactly as it is sent, for every way of reading", async () => {
    const response = await send(app, way, log);
    expect(response.status).toBe(way.status);
    expect(response.headers.get("access-control-allow-origin")).toBe("*");
    expect(response.headers.get("cache-control")).toBe("no-store");
    const id = way.idIn(await response.text());
    expect((await logOf(app, id)).content).toBe(log);
    expect(await (await app.get(`/raw/${id}`)).text()).toBe(log);
    expect(await (await app.get(`/raw/${id}.log`)).text()).toBe(log);
    expect(await (await app.get(`/${id}`)).text()).toBe(log);
    expect(await (await app.get(`/documents/${id}`)).json()).toEqual({ data: log, key: id });
    expect((await app.page(`/${id}`)).headers.get("content-type")).toBe("text/html; charset=utf-8");
    expect(await statsOf(app, id)).toMatchObject({ views: 6, uniqueViews: 1 });
  });

  test("masks what is private where it is asked to", async () => {
    const id = way.idIn(await (await send(app, way, log, "?redact=true")).text());
    const { content } = await logOf(app, id);
    expect(content).not.toContain("203.0.113.7");
    expect(content).toContain("0.92.2+1.20.1");
  });

  test("takes doubled and trailing slashes", async () => {
    const id = way.idIn(await (await send(app, way, log, "/")).text());
    expect((await logOf(app, id)).content).toBe(log);
  });

  test("answers preflights", async () => {
    const response = await app.get(way.path, { method: "OPTIONS", headers: { Origin: "https://example.org" } });
    expect(response.status).toBe(204);
    expect(response.headers.get("access-control-allow-methods")).toContain(way.method);
    expect(response.headers.get("access-control-allow-headers")).toContain("Content-Type");
  });

  test("tells its errors in its own shape, open to every origin", async () => {
    const subject = await startApp({ limiter: new SlidingWindowLimiter(1, new FakeClock()) }, { maxLogBytes: 1000 });
    const told = async (text: string) => {
      const response = await send(subject, way, text);
      expect(response.headers.get("access-control-allow-origin")).toBe("*");
      expect(response.headers.get("ratelimit-limit")).toBe("1");
      expect(response.headers.get("cache-control")).toBe("no-store");
      return { response, body: await response.text() };
    };
    for (const [text, [status, body]] of [
      [" \r\n", way.errors.empty],
      ["x".repeat(1001), way.errors.tooLarge],
      ["x".repeat(10_000), way.errors.tooLarge],
    ] as const) {
      const { response, body: received } = await told(text);
      expect([response.status, received]).toEqual([status, body]);
      expect(response.headers.get("ratelimit-remaining")).toBe("1");
    }
    const { response: stored } = await told("x".repeat(1000));
    expect([stored.status, stored.headers.get("ratelimit-remaining")]).toEqual([way.status, "0"]);
    const { response: refused, body } = await told("x");
    expect(refused.status).toBe(way.errors.tooMany[0]);
    expect(body).toStartWith(way.errors.tooMany[1]);
    expect(refused.headers.get("retry-after")).toBe("60");
    await subject.stop();
  });
});

test("all ways in together have one limit", async () => {
  const subject = await startApp({ limiter: new SlidingWindowLimiter(6, new FakeClock()) });
  await subject.upload("x");
  for (const [index, way] of ways.entries()) {
    const response = await send(subject, way, "x");
    expect([way.name, response.headers.get("ratelimit-remaining")]).toEqual([way.name, String(4 - index)]);
  }
  for (const way of ways) expect([way.name, (await send(subject, way, "x")).status]).toEqual([way.name, 429]);
  await subject.stop();
});
