import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { parseNetwork } from "../../src/http/core/ip.ts";
import type { LogStore } from "../../src/logs/store-ports.ts";
import type { UploadAnswer } from "../../src/wire/answers.ts";
import { Outage } from "../../src/wire/refusal.ts";
import { type AppUnderTest, errorOf, startApp } from "../support/app-under-test.ts";
import { MemoryStore } from "../support/memory-store.ts";
import { sendRaw } from "../support/raw-http.ts";

let app: AppUnderTest;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

describe("errors under /api and /1", () => {
  const nowhere = ["/api", "/api/", "/api/unknown", "/api/log", "/api/log/a/b", "/api/upload/x", "/api/../api/nope"];
  test.each([...nowhere, "/1", "/1/", "/1/unknown", "/v1", "/v1/", "/v1/unknown"])(
    "GET %s is 404 in the error shape",
    async (path) => {
      const response = await app.get(path);
      expect(response.status).toBe(404);
      expect(response.headers.get("content-type")).toBe("application/json; charset=utf-8");
      expect(await errorOf(response)).toEqual({ success: false, error: expect.any(String), code: 404 });
    },
  );

  test.each(["OPTIONS", "POST", "PUT"])("%s /api is 404 in the error shape, too: nothing is there", async (method) => {
    const response = await app.get("/api", { method });
    expect(response.status).toBe(404);
    expect(await errorOf(response)).toEqual({ success: false, error: expect.any(String), code: 404 });
  });

  test.each([
    ["GET", "/api/upload", "POST, OPTIONS"],
    ["PUT", "/api/upload", "POST, OPTIONS"],
    ["POST", "/api/log/abcdefghjk", "GET, DELETE, HEAD, OPTIONS"],
    ["DELETE", "/api/stats/abcdefghjk", "GET, HEAD, OPTIONS"],
    ["PATCH", "/api/health", "GET, HEAD, OPTIONS"],
  ])("%s %s is 405 with Allow", async (method, path, allow) => {
    const response = await app.get(path, { method });
    expect(response.status).toBe(405);
    expect(response.headers.get("allow")).toBe(allow);
    expect(await errorOf(response)).toMatchObject({ success: false, code: 405 });
  });

  test("tolerates doubled and trailing slashes", async () => {
    expect((await app.get("//api//health/")).status).toBe(200);
  });
});

describe("CORS", () => {
  test("every origin may read", async () => {
    const response = await app.get("/api/health", { headers: { Origin: "https://example.org" } });
    expect(response.headers.get("access-control-allow-origin")).toBe("*");
    expect((await app.get("/api/nope")).headers.get("access-control-allow-origin")).toBe("*");
  });

  test("preflights are answered with 204", async () => {
    const response = await app.get("/api/upload", {
      method: "OPTIONS",
      headers: { Origin: "https://example.org", "Access-Control-Request-Method": "POST" },
    });
    expect(response.status).toBe(204);
    expect(response.headers.get("access-control-allow-methods")).toContain("POST");
    expect(response.headers.get("access-control-allow-headers")).toContain("Content-Type");
    expect(response.headers.get("access-control-max-age")).toBe("86400");
    expect(response.headers.get("allow")).toBe("POST, OPTIONS");
  });
});

describe("the origin of share links", () => {
  const upload = async (subject: AppUnderTest, headers: Record<string, string> = {}) =>
    (await (await subject.post("x", { "Content-Type": "text/plain", ...headers })).json()) as UploadAnswer;

  test("is the request's own host", async () => {
    expect((await upload(app, { Host: "logs.example.org:8080" })).url).toStartWith("http://logs.example.org:8080/");
  });

  test("ignores forwarding headers from anybody", async () => {
    const headers = { "X-Forwarded-Proto": "https", "X-Forwarded-Host": "evil.example" };
    expect((await upload(app, headers)).url).toStartWith(`${app.url}/`);
  });

  test("takes a trusted proxy's word", async () => {
    const behind = await startApp({}, { trustedProxies: [parseNetwork("127.0.0.0/8")!] });
    const headers = { "X-Forwarded-Proto": "https", "X-Forwarded-Host": "logs.example.org" };
    const answer = await upload(behind, headers);
    expect(answer.url).toBe(`https://logs.example.org/${answer.id}`);
    expect(answer.shortUrl).toBe(`https://logs.example.org/s/${answer.id}`);
    const bad = await behind.post("x", { ...headers, "X-Forwarded-Host": "a b<script>" });
    expect(bad.status).toBe(400);
    await behind.stop();
  });

  test("is PUBLIC_URL where that is set", async () => {
    const set = await startApp({}, { publicUrl: "https://public.example" });
    expect((await upload(set)).url).toStartWith("https://public.example/");
    await set.stop();
  });

  test.each(["a b", 'x"><script>', "a/b", "host:99999", "-x", "a..b", "[::1", "user@host"])(
    "a Host of %p is 400, in the error shape",
    async (host) => {
      const answer = await sendRaw(app.port, [`GET /api/health HTTP/1.1\r\nHost: ${host}\r\n\r\n`]);
      expect(answer).toStartWith("HTTP/1.1 400 ");
      expect(answer).toContain('"code":400');
    },
  );

  test.each(["localhost", "127.0.0.1:3000", "[::1]:3000", "xn--bcher-kva.example", "EXAMPLE.org."])(
    "a Host of %p is fine",
    async (host) => {
      const answer = await sendRaw(app.port, [`GET /api/health HTTP/1.1\r\nHost: ${host}\r\n\r\n`]);
      expect(answer).toStartWith("HTTP/1.1 200 ");
    },
  );
});

describe("health", () => {
  const broken = (check: LogStore["check"]) => Object.assign(new MemoryStore(), { check });

  test("is 200 with the status and the time", async () => {
    const response = await app.get("/api/health");
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({
      status: "healthy",
      timestamp: expect.stringMatching(/^\d{4}-.*\.\d{3}Z$/),
    });
  });

  test("is 503 and names what fails", async () => {
    const subject = await startApp({ store: broken(() => Promise.reject(new Outage("disk on fire"))) });
    const response = await subject.get("/api/health");
    expect(response.status).toBe(503);
    const timestamp = expect.any(String);
    expect(await response.json()).toEqual({ status: "unhealthy", timestamp, checks: { storage: "disk on fire" } });
    await subject.stop();
  });
});

describe("when the store fails", () => {
  test("an outage is 503 with Retry-After, a bug is 500 without a stack trace", async () => {
    const store = Object.assign(new MemoryStore(), {
      insert: () => Promise.reject(new Outage("secret detail")),
      counts: () => Promise.reject(new TypeError("undefined is not a secret")),
    });
    const subject = await startApp({ store });
    const outage = await subject.post("x", { "Content-Type": "text/plain" });
    expect(outage.status).toBe(503);
    expect(Number(outage.headers.get("retry-after"))).toBeGreaterThan(0);
    const told = await errorOf(outage);
    expect(told).toMatchObject({ success: false, code: 503 });
    expect(told.error).not.toContain("secret");
    const bug = await subject.get("/api/stats/abcdefghjk");
    expect(bug.status).toBe(500);
    const text = await bug.text();
    expect(text).not.toContain("secret");
    expect(text).not.toContain(".ts");
    expect(subject.failures.map((failure) => failure.message)).toEqual(["secret detail", "undefined is not a secret"]);
    await subject.stop();
  });

  test("an upload that could not be stored does not count against the limit", async () => {
    const { SlidingWindowLimiter } = await import("../../src/logs/rate-limiter.ts");
    const store = new MemoryStore();
    const insert = store.insert.bind(store);
    let isDown = true;
    store.insert = (log) => (isDown ? Promise.reject(new Outage("down")) : insert(log));
    const limiter = new SlidingWindowLimiter(2, { now: () => 0, monotonic: () => 0 });
    const subject = await startApp({ store, limiter });
    for (let i = 0; i < 5; i++) expect((await subject.post("x")).status).toBe(503);
    isDown = false;
    expect((await subject.post("x")).status).toBe(200);
    expect((await subject.post("x")).headers.get("ratelimit-remaining")).toBe("0");
    await subject.stop();
  });

  test("an id that is taken is tried again with another", async () => {
    const store = new MemoryStore();
    let calls = 0;
    const randomBytes = (length: number) => new Uint8Array(length).fill(calls++ < 2 ? 7 : 9);
    const subject = await startApp({ store, randomBytes });
    const first = await subject.upload("first");
    const second = await subject.upload("second");
    expect([first.id, second.id]).toEqual(["9".repeat(10), "B".repeat(10)]);
    await subject.stop();
  });
});
