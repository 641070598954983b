import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { gzipSync } from "node:zlib";
import { parseNetwork } from "../../src/http/core/ip.ts";
import { LeakyBuckets } from "../../src/logs/client-budget.ts";
import type { Clock } from "../../src/logs/ports.ts";
import { type AppUnderTest, errorOf, startApp } from "../support/app-under-test.ts";

/** Every look at it takes a while, so that whatever is measured takes at least so long. */
class SlowClock implements Clock {
  private passed = 0;
  msPerLook = 0;

  now(): number {
    return Date.now();
  }

  monotonic(): number {
    this.passed += this.msPerLook;
    return this.passed;
  }
}

const still: Clock = { now: () => Date.now(), monotonic: () => 0 };
const from = (address: string) => ({ "X-Forwarded-For": address });

describe("a client that keeps the request thread busy", () => {
  const clock = new SlowClock();
  let app: AppUnderTest;
  let id: string;
  beforeAll(async () => {
    const budgets = { requestThread: new LeakyBuckets(10_000, still), wastedWork: new LeakyBuckets(10_000, still) };
    app = await startApp({ clock, ...budgets }, { trustedProxies: [parseNetwork("127.0.0.1")!] });
    ({ id } = await app.upload("[10:30:00] [main/INFO]: a log\n"));
  });
  afterAll(() => app.stop());

  /** Asks until somebody says no, a hundred times at most. */
  async function untilRefused(ask: () => Promise<Response>): Promise<{ asked: number; answer: Response }> {
    for (let asked = 1; ; asked++) {
      const answer = await ask();
      if (answer.status === 429 || asked === 100) return { asked, answer };
      await answer.bytes();
    }
  }

  test.each<[what: string, ask: (headers: Record<string, string>) => Promise<Response>]>([
    ["by reading", (headers) => app.get(`/api/log/${id}`, { headers })],
    ["by asking for an explanation", (headers) => app.get(`/api/insights/${id}`, { headers })],
    ["by opening a page", (headers) => app.page(`/${id}`, { headers })],
    ["by asking for what is not there", (headers) => app.get("/nothing", { headers })],
    ["by sharing what is stored", (headers) => app.post("a log", { "Content-Type": "text/plain", ...headers })],
    [
      "by sharing what is refused",
      (headers) =>
        app.post(gzipSync("{"), { "Content-Type": "application/json", "Content-Encoding": "gzip", ...headers }),
    ],
    [
      "by removing in bulk",
      (headers) =>
        app.get("/1/bulk/log/delete", {
          method: "POST",
          body: "[1]",
          headers: { "Content-Type": "application/json", ...headers },
        }),
    ],
  ])("%s is refused soon, and others are not", async (what, ask) => {
    clock.msPerLook = 300;
    const hostile = from(`203.0.113.${what.length}`);
    const { asked, answer } = await untilRefused(() => ask(hostile));
    expect(answer.status).toBe(429);
    expect(asked).toBeLessThan(40);
    expect(Number(answer.headers.get("retry-after"))).toBeGreaterThan(0);
    clock.msPerLook = 0;
    const refused = await app.get(`/api/log/${id}`, { headers: hostile });
    expect([refused.status, (await errorOf(refused)).error]).toEqual([
      429,
      expect.stringMatching(/^Your last requests took too much work\. Try again in \d+ seconds?\.$/),
    ]);
    expect((await app.post("a log", { "Content-Type": "text/plain", ...hostile })).status).toBe(429);
    expect((await app.get("/api/health", { headers: hostile })).status).toBe(200);
    for (const ok of [
      await app.get(`/api/log/${id}`, { headers: from("198.51.100.7") }),
      await app.post("a log", { "Content-Type": "text/plain", ...from("198.51.100.7") }),
    ])
      expect(ok.status).toBe(200);
  });
});

describe("what is done on the request thread after something was waited for", () => {
  const clock = new SlowClock();
  let charges = 0;
  const ledger = { waitMs: () => 0, spend: async () => ++charges };
  let app: AppUnderTest;
  let logs: string[] = [];
  let bundle: string;
  beforeAll(async () => {
    app = await startApp({ clock, requestThread: ledger });
    logs = await Promise.all(
      ["a", "b"].map(async (text) => (await app.upload(`[10:30:00] [main/INFO]: ${text}\n`)).id),
    );
    bundle = (await ((await app.post(twoFiles, json)).json() as Promise<{ id: string }>)).id;
    clock.msPerLook = 50;
  });
  afterAll(() => app.stop());

  const json = { "Content-Type": "application/json" };
  const twoFiles = JSON.stringify({ files: ["a", "b"].map((name) => ({ name, content: `${name}\n` })) });
  const posted = (path: string, body: string) => app.get(path, { method: "POST", body, headers: json });

  test.each<[what: string, ask: () => Promise<Response>]>([
    ["a body that is stored", () => app.post("a log", { "Content-Type": "text/plain" })],
    ["a body that is refused", () => app.post("{", json)],
    ["several files", () => app.post(twoFiles, json)],
    ["a list of logs to remove", () => posted("/1/bulk/log/delete", "[1]")],
    ["a message of an assistant", () => posted("/mcp", "[]")],
    ["a page", () => app.page(`/${logs[0]}`)],
    ["a page of several files", () => app.page(`/${bundle}`)],
    ["a summary", () => app.get(`/${logs[0]}.md`)],
    ["a summary of several files", () => app.get(`/${bundle}.md`)],
  ])("is charged, too: for %s", async (_, ask) => {
    const before = charges;
    await (await ask()).bytes();
    // Once for what is done at once, and at least once more.
    expect(charges - before).toBeGreaterThan(1);
  });
});
