import { afterEach, describe, expect, test } from "bun:test";
import { parseNetwork } from "../../src/http/core/ip.ts";
import { LeakyBuckets } from "../../src/logs/client-budget.ts";
import { type AppUnderTest, browserAccept, errorOf, startApp } from "../support/app-under-test.ts";
import { FakeClock } from "../support/fake-clock.ts";

const token = "0".repeat(64);
const perMinute = 30;

let app: AppUnderTest;
let clock: FakeClock;

async function start(): Promise<void> {
  clock = new FakeClock();
  // One budget for all nodes, as Redis keeps it.
  app = await startApp(
    { failedLookups: new LeakyBuckets(perMinute, clock) },
    { trustedProxies: [parseNetwork("127.0.0.1")!] },
  );
}
afterEach(() => app.stop());

const guesser = { "X-Forwarded-For": "203.0.113.9" };

/** An id of the right shape that nobody has. */
function guess(number: number): string {
  return `zzzzzz${String(number).padStart(4, "2").replaceAll(/[01]/g, "z")}`;
}

const mcpCall = (id: string) =>
  JSON.stringify({
    jsonrpc: "2.0",
    id: 1,
    method: "tools/call",
    params: { name: "log_lines", arguments: { log: id, from: 1, to: 2 } },
  });

describe("asking for logs that do not exist", () => {
  const ways: [string, (id: string) => Promise<Response>][] = [
    ["/api/log", (id) => app.get(`/api/log/${id}`, { headers: guesser })],
    ["/api/stats", (id) => app.get(`/api/stats/${id}`, { headers: guesser })],
    ["/api/insights", (id) => app.get(`/api/insights/${id}`, { headers: guesser })],
    ["/raw", (id) => app.get(`/raw/${id}`, { headers: guesser })],
    ["HEAD /raw", (id) => app.get(`/raw/${id}`, { method: "HEAD", headers: guesser })],
    ["the page", (id) => app.get(`/${id}`, { headers: { ...guesser, Accept: browserAccept } })],
    ["the text", (id) => app.get(`/${id}`, { headers: guesser })],
    ["the short link", (id) => app.get(`/s/${id}`, { headers: guesser })],
    ["the picture", (id) => app.get(`/${id}.png`, { headers: guesser })],
    ["the summary", (id) => app.get(`/${id}.md`, { headers: guesser })],
    ["/lines", (id) => app.get(`/lines/${id}`, { headers: guesser })],
    ["/compare", (id) => app.get(`/compare/${id}/${id}`, { headers: guesser })],
    ["/1/log", (id) => app.get(`/1/log/${id}`, { headers: guesser })],
    ["/1/raw", (id) => app.get(`/1/raw/${id}`, { headers: guesser })],
    ["/1/insights", (id) => app.get(`/1/insights/${id}`, { headers: guesser })],
    ["/documents", (id) => app.get(`/documents/${id}`, { headers: guesser })],
    [
      "DELETE /api/log",
      (id) =>
        app.get(`/api/log/${id}`, { method: "DELETE", headers: { ...guesser, Authorization: `Bearer ${token}` } }),
    ],
    [
      "DELETE /1/log",
      (id) => app.get(`/1/log/${id}`, { method: "DELETE", headers: { ...guesser, Authorization: `Bearer ${token}` } }),
    ],
  ];

  test("is limited over all interfaces together, with 429 and a time to wait", async () => {
    await start();
    const statuses: number[] = [];
    for (let i = 0; i < perMinute + ways.length; i++) {
      const [name, ask] = ways[i % ways.length]!;
      const answer = await ask(guess(i));
      statuses.push(answer.status);
      if (answer.status === 429) expect([name, Number(answer.headers.get("retry-after"))]).toEqual([name, 2]);
      await answer.arrayBuffer();
    }
    expect(statuses).toEqual([...Array(perMinute).fill(404), ...Array(ways.length).fill(429)]);
  });

  test("does not tell any more whether a guess was right, and that passes", async () => {
    await start();
    const { id } = await app.upload("a log");
    for (let i = 0; i <= perMinute; i++) await app.get(`/raw/${guess(i)}`, { headers: guesser });
    const refused = await app.get(`/api/log/${id}`, { headers: guesser });
    expect(await errorOf(refused)).toEqual({
      success: false,
      error: "You asked for too many logs that do not exist. Try again in 2 seconds.",
      code: 429,
    });
    clock.advance(2000);
    expect((await app.get(`/api/log/${id}`, { headers: guesser })).status).toBe(200);
  });

  test("is no matter of anybody else's, nor of what is no log", async () => {
    await start();
    const { id } = await app.upload("a log");
    for (let i = 0; i <= perMinute; i++) await app.get(`/raw/${guess(i)}`, { headers: guesser });
    expect((await app.get(`/api/log/${id}`, { headers: { "X-Forwarded-For": "203.0.113.10" } })).status).toBe(200);
    for (const path of ["/", "/docs", "/api/health", "/robots.txt"]) {
      expect((await app.get(path, { headers: guesser })).status).toBe(200);
    }
    expect((await app.get("/assets/none.js", { headers: guesser })).status).toBe(404);
    expect((await app.post("another log", guesser)).status).toBe(200);
  });

  test("in lists is counted one by one, and stops within a list", async () => {
    await start();
    const list = Array.from({ length: 256 }, (_, i) => ({ id: guess(i), token }));
    const post = () =>
      app.get("/1/bulk/log/delete", {
        method: "POST",
        headers: { ...guesser, "Content-Type": "application/json" },
        body: JSON.stringify(list),
      });
    const { results } = (await (await post()).json()) as { results: { status: number }[] };
    expect(results).toHaveLength(256);
    const found = results.filter(({ status }) => status === 404).length;
    expect(found).toBeLessThanOrEqual(64);
    expect(results.slice(found).every(({ status }) => status === 429)).toBe(true);
    expect((await post()).status).toBe(429);
  });

  test.each(["/1/log", "/api/log"])("by tokens of logs that do exist is the same: %s", async (path) => {
    await start();
    const { id } = await app.upload("a log");
    const statuses: number[] = [];
    for (let i = 0; i <= perMinute; i++) {
      const headers = { ...guesser, Authorization: `Bearer ${token}` };
      statuses.push((await app.get(`${path}/${id}`, { method: "DELETE", headers })).status);
    }
    expect(statuses).toEqual([...Array(perMinute).fill(403), 429]);
  });

  test("through an assistant is the same", async () => {
    await start();
    const ask = async (id: string) => {
      const headers = { ...guesser, "Content-Type": "application/json", Accept: "application/json, text/event-stream" };
      return (await app.get("/mcp", { method: "POST", headers, body: mcpCall(id) })).text();
    };
    for (let i = 0; i < perMinute; i++) expect(await ask(guess(i))).toContain("There is no log with this id");
    expect(await ask(guess(0))).toContain("too many logs that do not exist");
    expect((await app.get(`/raw/${guess(0)}`, { headers: guesser })).status).toBe(429);
  });
});
