import { expect, test } from "bun:test";
import { errorOfAnswer, retryAfterOf } from "./lectern-error.ts";

test.each<[header: string | null, seconds: number | null]>([
  ["12", 12],
  [" 0 ", 0],
  ["Thu, 15 Jan 2026 10:30:05 GMT", 5],
  ["Thu, 15 Jan 2026 10:29:00 GMT", 0],
  [null, null],
  ["", null],
  ["soon", null],
  ["-1", null],
  ["1.5", null],
  ["99999999999999", null],
])("Retry-After: %p is %p seconds", (header, seconds) => {
  expect(retryAfterOf(header, Date.parse("2026-01-15T10:30:00.000Z"))).toBe(seconds);
});

const json = { "Content-Type": "application/json" };

test.each<[status: number, body: string, headers: Record<string, string>, code: string, message: string]>([
  [400, '{"error":"Content cannot be empty"}', json, "bad-request", "Content cannot be empty"],
  [404, '{"error":"There is no log."}', json, "not-found", "There is no log."],
  [404, "There is no log.\n", { "Content-Type": "text/plain; charset=utf-8" }, "not-found", "There is no log."],
  [404, "<h1>Not Found</h1>", { "Content-Type": "text/html" }, "not-lectern", "status 404"],
  [413, '{"error":"Too large."}', json, "too-large", "Too large."],
  [429, "", {}, "rate-limited", "status 429"],
  [502, "<h1>Bad Gateway</h1>", {}, "unavailable", "status 502"],
  [500, '{"error":5}', json, "server-error", "status 500"],
  [418, "null", json, "server-error", "status 418"],
])("an answer %d %j %j is told as %s", async (status, body, headers, code, message) => {
  const error = await errorOfAnswer(new Response(body, { status, headers }), 0);
  expect(error).toMatchObject({ name: "LecternError", code, status });
  expect(error.message).toContain(message);
});

test("an error has nothing in it that moves a cursor or turns the direction of writing", async () => {
  const hostile = "No.\u001b]8;;https://evil.example\u0007 \u009b2J\u202egnihtyna\u2028 \u{e0041}x";
  const answers = [
    new Response(JSON.stringify({ error: hostile }), { status: 400 }),
    new Response(hostile, { status: 400, headers: { "Content-Type": "text/plain" } }),
  ];
  for (const answer of answers) {
    const { message } = await errorOfAnswer(answer, 0);
    expect(message).toBe("No. ]8;;https://evil.example 2J gnihtyna x");
  }
});

test("an error without an end is not waited for", async () => {
  let isCancelled = false;
  const endless = new ReadableStream<Uint8Array>({
    pull: (controller) => controller.enqueue(new Uint8Array(16 * 1024).fill(120)),
    cancel: () => {
      isCancelled = true;
    },
  });
  const error = await errorOfAnswer(new Response(endless, { status: 503 }), 0);
  expect(error).toMatchObject({ code: "unavailable", status: 503 });
  expect(isCancelled).toBe(true);
});
