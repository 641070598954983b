import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { gzipSync } from "node:zlib";
import { parseNetwork } from "../../src/http/core/ip.ts";
import type { Clock } from "../../src/logs/ports.ts";
import { SlidingWindowLimiter } from "../../src/logs/rate-limiter.ts";
import { type AppUnderTest, errorOf, logOf, startApp } from "../support/app-under-test.ts";
import { sendRaw } from "../support/raw-http.ts";

const json = { "Content-Type": "application/json" };
const text = { "Content-Type": "text/plain" };
const limit = 10 * 1024 * 1024;

describe("the size limit", () => {
  let app: AppUnderTest;
  beforeAll(async () => {
    app = await startApp();
  });
  afterAll(() => app.stop());

  test("takes exactly 10 MiB, and not a byte more, in every kind of body", async () => {
    const full = "x".repeat(limit);
    const kinds: [string, (content: string) => Promise<Response>][] = [
      ["JSON", (content) => app.post(JSON.stringify({ content }), json)],
      ["raw", (content) => app.post(content, text)],
      ["gzip file", (content) => app.post(gzipSync(content), text)],
      ["gzip encoding", (content) => app.post(gzipSync(content), { ...text, "Content-Encoding": "gzip" })],
      ["form", (content) => app.post(`content=${content}`, { "Content-Type": "application/x-www-form-urlencoded" })],
      [
        "multipart",
        (content) => {
          const form = new FormData();
          form.set("file", new File([content], "a.log"));
          return app.post(form);
        },
      ],
    ];
    for (const [kind, post] of kinds) {
      expect([kind, (await post(full)).status]).toEqual([kind, 200]);
      const refused = await post(`${full}x`);
      expect([kind, refused.status]).toEqual([kind, 413]);
      expect(await errorOf(refused)).toMatchObject({ success: false, code: 413 });
    }
  });

  test("counts the bytes of the content in UTF-8, not those of its escaped JSON", async () => {
    const characters = Math.floor(limit / 3);
    const fits = await app.post(`{"content":"${"\\u4e2d".repeat(characters)}"}`, json);
    expect(fits.status).toBe(200);
    const { id } = (await fits.json()) as { id: string };
    expect((await logOf(app, id)).content).toBe("中".repeat(characters));
    const escaped = await app.post(`{"content":"${"\\u0041".repeat(limit)}"}`, json);
    expect(escaped.status).toBe(200);
    expect((await app.post(`{"content":"${"\\u4e2d".repeat(characters + 1)}"}`, json)).status).toBe(413);
  });

  test("takes a UTF-16 file of twice the size, whose text fits", async () => {
    const response = await app.post(Buffer.from(`\ufeff${"x".repeat(limit - 3)}`, "utf16le"), text);
    expect(response.status).toBe(200);
  });

  test.each([61, 64])(
    "a body of %d MiB gets a 413 that its sender can read after sending all of it",
    async (mebibytes) => {
      const length = mebibytes * 1024 * 1024;
      const head = `POST /api/upload HTTP/1.1\r\nHost: x\r\nContent-Type: text/plain\r\nContent-Length: ${length}\r\n\r\n`;
      const answer = await sendRaw(app.port, [head, ...Array(mebibytes * 16).fill("x".repeat(65536))], {
        patient: true,
      });
      expect(answer).toStartWith("HTTP/1.1 413 ");
      expect(answer).toContain('"code":413');
    },
  );

  test("a chunked body without end is refused once it is too large", async () => {
    const chunk = `10000\r\n${"x".repeat(65536)}\r\n`;
    const head = "POST /api/upload HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n";
    const answer = await sendRaw(app.port, [head, ...Array(1024).fill(chunk), "0\r\n\r\n"], { patient: true });
    expect(answer).toStartWith("HTTP/1.1 413 ");
  });
});

describe("the rate limit", () => {
  let now = 0;
  const clock: Clock = { now: () => Date.now(), monotonic: () => now };

  async function withLimit(run: (app: AppUnderTest) => Promise<void>): Promise<void> {
    const app = await startApp(
      { limiter: new SlidingWindowLimiter(10, clock) },
      { trustedProxies: [parseNetwork("127.0.0.1")!] },
    );
    try {
      await run(app);
    } finally {
      await app.stop();
    }
  }

  const from = (address: string) => ({ ...text, "X-Forwarded-For": address });

  test("of 20 uploads at once exactly 10 succeed, and the others say when to come back", async () => {
    await withLimit(async (app) => {
      const answers = await Promise.all(Array.from({ length: 20 }, (_, i) => app.post(`log ${i}`, from("192.0.2.1"))));
      expect(answers.filter((answer) => answer.status === 200)).toHaveLength(10);
      const refused = answers.filter((answer) => answer.status === 429);
      expect(refused).toHaveLength(10);
      for (const answer of refused) {
        expect(answer.headers.get("retry-after")).toBe("60");
        expect(await errorOf(answer)).toMatchObject({ success: false, code: 429 });
      }
    });
  });

  test("slides: each upload frees its place 60 seconds after it was made", async () => {
    await withLimit(async (app) => {
      for (let i = 0; i < 10; i++) {
        now = i * 1000;
        expect((await app.post("x", from("192.0.2.1"))).status).toBe(200);
      }
      now = 59_999;
      const early = await app.post("x", from("192.0.2.1"));
      expect(early.status).toBe(429);
      expect(early.headers.get("retry-after")).toBe("1");
      now = 60_000;
      expect((await app.post("x", from("192.0.2.1"))).status).toBe(200);
      expect((await app.post("x", from("192.0.2.1"))).status).toBe(429);
      now = 61_000;
      expect((await app.post("x", from("192.0.2.1"))).status).toBe(200);
    });
  });

  test("is told on every upload answer, also on refused ones, which do not count", async () => {
    await withLimit(async (app) => {
      now = 0;
      const limits = (answer: Response) =>
        ["limit", "remaining", "reset"].map((name) => answer.headers.get(`ratelimit-${name}`));
      expect(limits(await app.post("", from("192.0.2.1")))).toEqual(["10", "10", "0"]);
      expect(limits(await app.post("x", from("192.0.2.1")))).toEqual(["10", "9", "60"]);
      now = 10_500;
      expect(limits(await app.post("x", from("192.0.2.1")))).toEqual(["10", "8", "50"]);
      for (let i = 0; i < 12; i++) expect((await app.post(" ", from("192.0.2.1"))).status).toBe(400);
      const tooLarge = await app.post("x".repeat(limit + 1), from("192.0.2.1"));
      expect([tooLarge.status, ...limits(tooLarge)]).toEqual([413, "10", "8", "50"]);
      const badEncoding = await app.post("x", { ...from("192.0.2.1"), "Content-Encoding": "lzma" });
      expect([badEncoding.status, ...limits(badEncoding)]).toEqual([415, "10", "8", "50"]);
      expect((await app.post("x", from("192.0.2.1"))).headers.get("access-control-expose-headers")).toContain(
        "RateLimit",
      );
    });
  });

  test("is told where the Host is bad, too", async () => {
    await withLimit(async (app) => {
      const answer = await sendRaw(app.port, ["POST /api/upload HTTP/1.1\r\nHost: a b\r\nContent-Length: 1\r\n\r\nx"]);
      expect(answer).toStartWith("HTTP/1.1 400 ");
      for (const header of ["Limit: 10", "Remaining: 10", "Reset: 0"]) {
        expect(answer.toLowerCase()).toContain(`\r\nratelimit-${header.toLowerCase()}\r\n`);
      }
    });
  });

  test("counts clients by IPv4 address and IPv6 /64", async () => {
    await withLimit(async (app) => {
      for (let i = 0; i < 10; i++) await app.post("x", from(`2001:db8:1:2:${i}::1`));
      expect((await app.post("x", from("2001:db8:1:2:ffff::9"))).status).toBe(429);
      expect((await app.post("x", from("2001:db8:1:3::1"))).status).toBe(200);
      for (let i = 0; i < 10; i++) await app.post("x", from("192.0.2.7"));
      expect((await app.post("x", from("::ffff:192.0.2.7"))).status).toBe(429);
      expect((await app.post("x", from("192.0.2.8"))).status).toBe(200);
    });
  });

  test("believes only what the trusted proxy itself added", async () => {
    await withLimit(async (app) => {
      for (let i = 0; i < 10; i++) await app.post("x", from(`198.51.100.${i}, 192.0.2.1`));
      expect((await app.post("x", from("203.0.113.99, 192.0.2.1"))).status).toBe(429);
      expect((await app.post("x", from("192.0.2.1, 203.0.113.99"))).status).toBe(200);
    });
  });
});

test("without trusted proxies nobody's headers are believed", async () => {
  const app = await startApp({ limiter: new SlidingWindowLimiter(2, { now: () => 0, monotonic: () => 0 }) });
  try {
    for (let i = 0; i < 2; i++) await app.post("x", { ...text, "X-Forwarded-For": `192.0.2.${i}` });
    const third = await app.post("x", { ...text, "X-Forwarded-For": "192.0.2.9", Forwarded: "for=192.0.2.9" });
    expect(third.status).toBe(429);
  } finally {
    await app.stop();
  }
});
