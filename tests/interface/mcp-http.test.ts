import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { join } from "node:path";
import { Outage } from "../../src/wire/refusal.ts";
import { type AppUnderTest, startApp } from "../support/app-under-test.ts";
import { failingStore } from "../support/failing-store.ts";
import { exchangeRaw } from "../support/raw-answer.ts";

/** What stands below the protocol: requests as anybody may send them. */
describe("/mcp over plain HTTP", () => {
  let app: AppUnderTest;
  const ping = JSON.stringify({ jsonrpc: "2.0", id: 7, method: "ping" });
  const json = { "Content-Type": "application/json" };

  beforeAll(async () => {
    app = await startApp();
  });

  afterAll(async () => {
    await app.stop();
    expect(app.failures).toEqual([]);
  });

  function post(body: string | ReadableStream, headers: Record<string, string> = json): Promise<Response> {
    return app.get("/mcp", { method: "POST", body, headers });
  }

  async function errorOf(answer: Response): Promise<[status: number, code: number | undefined]> {
    const body = (await answer.json()) as { jsonrpc: string; error?: { code: number; message: string }; id: unknown };
    expect([body.jsonrpc, body.id]).toEqual(["2.0", null]);
    expect(body.error?.message).toBeString();
    return [answer.status, body.error?.code];
  }

  test("a host that makes no address is none of its business", async () => {
    const head = ["POST /mcp HTTP/1.1", "Host: 127y0.0.1", "Content-Type: application/json", "Connection: close"];
    const { status, body } = await exchangeRaw(app.port, head, ping);
    expect([status, JSON.parse(body)]).toEqual([200, { jsonrpc: "2.0", id: 7, result: {} }]);
  });

  test("answers with JSON that every origin may read and nobody keeps", async () => {
    const answer = await post(ping, { ...json, Origin: "https://elsewhere.example", Accept: "application/json" });
    expect(answer.status).toBe(200);
    expect(await answer.json()).toEqual({ jsonrpc: "2.0", id: 7, result: {} });
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      "access-control-allow-origin": "*",
      "content-type": "application/json; charset=utf-8",
      "cache-control": "no-store",
      "x-content-type-options": "nosniff",
    });
    expect(answer.headers.has("mcp-session-id")).toBe(false);
  });

  test("takes what says nothing of what it accepts", async () => {
    expect((await post(ping)).status).toBe(200);
    expect((await post(ping, { ...json, Accept: "*/*" })).status).toBe(200);
    const accept = "text/html";
    expect(await errorOf(await post(ping, { ...json, Accept: accept }))).toEqual([406, -32000]);
  });

  test("takes a notification without an answer", async () => {
    const answer = await post(JSON.stringify({ jsonrpc: "2.0", method: "notifications/initialized" }));
    expect([answer.status, await answer.text(), answer.headers.get("content-type")]).toEqual([202, "", null]);
  });

  test("answers a few messages at once", async () => {
    const messages = [1, 2, 3].map((id) => ({ jsonrpc: "2.0", id, method: "ping" }));
    const answers = (await (await post(JSON.stringify(messages))).json()) as { id: number }[];
    expect(answers.map(({ id }) => id)).toEqual([1, 2, 3]);
  });

  test.each<[what: string, body: string, headers: Record<string, string>, expected: [number, number]]>([
    ["no JSON", "{", json, [400, -32700]],
    ["nothing", "", json, [400, -32700]],
    ["no message", '{"hello":1}', json, [400, -32700]],
    ["another type", ping, { "Content-Type": "text/plain" }, [415, -32000]],
    ["a packed body", ping, { ...json, "Content-Encoding": "gzip" }, [415, -32000]],
    ["an unknown version", ping, { ...json, "Mcp-Protocol-Version": "1999-01-01" }, [400, -32000]],
    ["too many messages", JSON.stringify(Array.from({ length: 11 }, () => JSON.parse(ping))), json, [400, -32600]],
    ["a large body", JSON.stringify({ hello: "x".repeat(70_000) }), json, [413, -32000]],
  ])("refuses %s", async (_, body, headers, expected) => {
    expect(await errorOf(await post(body, headers))).toEqual(expected);
  });

  test("refuses a large body of unknown length", async () => {
    let sent = 0;
    const body = new ReadableStream<Uint8Array>({
      pull(controller) {
        controller.enqueue(new Uint8Array(16_384).fill(32));
        sent += 16_384;
        if (sent > 200_000) controller.close();
      },
    });
    expect(await errorOf(await post(body))).toEqual([413, -32000]);
  });

  test.each(["GET", "DELETE", "PUT"])("has nothing to %s", async (method) => {
    const answer = await app.get("/mcp", { method, headers: { Accept: "text/event-stream" } });
    expect(answer.headers.get("allow")).toBe("POST, OPTIONS");
    expect(await errorOf(answer)).toEqual([405, -32000]);
  });

  test("lets pages of other origins ask with the protocol's headers", async () => {
    const answer = await app.get("/mcp", { method: "OPTIONS", headers: { Origin: "https://elsewhere.example" } });
    expect(answer.status).toBe(204);
    expect(answer.headers.get("access-control-allow-methods")).toContain("POST");
    for (const header of ["Content-Type", "Mcp-Session-Id", "Mcp-Protocol-Version", "Last-Event-ID"]) {
      expect(answer.headers.get("access-control-allow-headers")).toContain(header);
    }
  });
});

describe("/mcp while something is wrong on our side", () => {
  test.each([
    [503, -32000, () => new Outage("the disk is gone")],
    [500, -32603, () => new Error("a secret of ours")],
  ])("answers %i and tells the operator", async (status, code, failure) => {
    const app = await startApp({ store: failingStore(failure) });
    for (const name of ["log_summary", "log_lines"]) {
      const params = { name, arguments: { log: "aaaaaaaaaa", from: 1, to: 2 } };
      const answer = await app.get("/mcp", {
        method: "POST",
        headers: { "Content-Type": "application/json" },
        body: JSON.stringify({ jsonrpc: "2.0", id: 1, method: "tools/call", params }),
      });
      const body = await answer.text();
      expect([answer.status, JSON.parse(body).error.code]).toEqual([status, code]);
      expect(body).not.toContain("secret");
    }
    expect(app.failures.length).toBe(2);
    await app.stop();
  });
});

test("a server that no assistant uses does without the protocol's library", async () => {
  const app = JSON.stringify(join(import.meta.dir, "../../src/http/app.ts"));
  const script = `await import(${app}); console.log(Object.keys(require.cache).join("\\n"))`;
  const child = Bun.spawn([process.execPath, "-e", script], { stdout: "pipe", stderr: "inherit" });
  const loaded = await child.stdout.text();
  expect(loaded).toContain("http/mcp/routes.ts");
  expect(loaded).not.toContain("modelcontextprotocol");
});
