import { describe, expect, test } from "bun:test";
import { StorageFull } from "../../src/wire/refusal.ts";
import { bodyOf } from "./upload-body.ts";
import { outcomeOf } from "./upload-outcome.ts";

const answer = { success: true, id: "abc", url: "http://x/abc", shortUrl: "http://x/s/abc", createdAt: "2026-01-15" };

describe("what the service answers", () => {
  test("a stored log has its links", () => {
    expect(outcomeOf({ status: 200, retryAfter: null, token: null, body: JSON.stringify(answer) })).toMatchObject({
      kind: "stored",
      answer,
    });
  });

  test("a stored log has the token of its owner, where there is one", () => {
    const token = "ab".repeat(32);
    const outcome = outcomeOf({ status: 200, retryAfter: null, token, body: JSON.stringify(answer) });
    expect(outcome).toEqual({ kind: "stored", answer: { ...answer, token } as never });
  });

  test("a page in the place of an answer is no stored log", () => {
    for (const body of ["<html>sign in to this network</html>", "{}", "null", '{"success":true,"id":"","url":1}']) {
      expect(outcomeOf({ status: 200, retryAfter: null, token: null, body }).kind).toBe("refused");
    }
  });

  test.each<[status: number, retryAfter: string | null, seconds: number]>([
    [429, "42", 42],
    [503, "5", 5],
    [503, null, 10],
    [429, "0", 1],
    [429, "999999", 600],
    [429, "Wed, 21 Oct 2026 07:28:00 GMT", 10],
  ])("%d with Retry-After %p waits %d seconds", (status, retryAfter, seconds) => {
    expect(outcomeOf({ status, retryAfter, token: null, body: "" })).toEqual({
      kind: "busy",
      status: status as 429,
      seconds,
    });
  });

  test.each(["disk", "quota"] as const)("a full store (%s) is not tried again and again", (limit) => {
    const { message } = new StorageFull("", limit);
    const body = JSON.stringify({ success: false, error: message, code: 503 });
    expect(outcomeOf({ status: 503, retryAfter: "60", token: null, body })).toEqual({
      kind: "refused",
      status: 503,
      message,
    });
  });

  test("a refusal keeps the sentence of the service", () => {
    const body = JSON.stringify({ success: false, error: "Content cannot be empty", code: 400 });
    expect(outcomeOf({ status: 400, retryAfter: null, token: null, body })).toEqual({
      kind: "refused",
      status: 400,
      message: "Content cannot be empty",
    });
    expect(outcomeOf({ status: 502, retryAfter: null, token: null, body: "bad gateway" })).toMatchObject({
      status: 502,
      message: "",
    });
  });
});

describe("a body", () => {
  const fileOf = (text: string, name = "a.log") => ({ name, content: new Blob([text]) });

  test("is packed when it is large, and comes out of the packing as it was", async () => {
    const text = "the same line again\n".repeat(10_000);
    const { blob, isPacked, type } = await bodyOf([fileOf(text)]);
    expect([isPacked, type]).toEqual([true, "text/plain; charset=utf-8"]);
    expect(blob.size).toBeLessThan(text.length / 10);
    expect(Buffer.from(Bun.gunzipSync(await blob.bytes())).toString()).toBe(text);
  });

  test("is sent as it is when it is small", async () => {
    const { blob, isPacked } = await bodyOf([fileOf("x".repeat(64 * 1024))]);
    expect([blob.size, isPacked]).toEqual([64 * 1024, false]);
  });

  test("of several logs is a form, in which each has a name", async () => {
    const { blob, type } = await bodyOf([fileOf("first", "日志 1.log"), fileOf("second", "")]);
    const form = await new Response(blob, { headers: { "Content-Type": type } }).formData();
    const files = form.getAll("file") as File[];
    expect(files.map(({ name }) => name)).toEqual(["日志 1.log", "pasted.txt"]);
    expect(await Promise.all(files.map((file) => file.text()))).toEqual(["first", "second"]);
  });
});
