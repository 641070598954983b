import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { gzipSync } from "node:zlib";
import type { UploadAnswer } from "../../src/wire/answers.ts";
import { type AppUnderTest, errorOf, logOf, startApp } from "../support/app-under-test.ts";

let app: AppUnderTest;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

const json = { "Content-Type": "application/json" };
const urlEncoded = { "Content-Type": "application/x-www-form-urlencoded" };
const log =
  "[10:00:01] [Server thread/INFO]: Alex[/203.0.113.9:50123] logged in\n" +
  "[10:00:02] [main/INFO]: Forge 47.2.0.1 in C:\\Users\\Alex\\mc, --accessToken abc123\n";
const masked = log
  .replace("203.0.113.9", "**.**.**.**")
  .replace("\\Alex\\", "\\********\\")
  .replace("abc123", "********");
const counts = { ipv4: 1, "user-name": 1, token: 1 };

function multipart(fields: Record<string, string>): FormData {
  const form = new FormData();
  form.set("file", new File([log], "latest.log"));
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
}

async function answerOf(response: Response): Promise<UploadAnswer> {
  expect(response.status).toBe(200);
  return (await response.json()) as UploadAnswer;
}

type Way = [what: string, send: () => Promise<Response>];

describe("a log is masked before it is stored", () => {
  test.each<Way>([
    ["a JSON field", () => app.post(JSON.stringify({ content: log, redact: true }), json)],
    ["a JSON field that is a string", () => app.post(JSON.stringify({ content: log, redact: "true" }), json)],
    ["the query of a raw log", () => app.post(log, {}, "?redact=true")],
    ["the query, as a number", () => app.post(log, {}, "?redact=1&name=a.log")],
    ["the query of a JSON body", () => app.post(JSON.stringify({ content: log }), json, "?redact=true")],
    ["the query of a gzip file", () => app.post(gzipSync(log), {}, "?redact=true")],
    [
      "a packed JSON body",
      () => app.post(gzipSync(JSON.stringify({ content: log, redact: true })), { ...json, "Content-Encoding": "gzip" }),
    ],
    ["a field of a form", () => app.post(new URLSearchParams({ content: log, redact: "true" }).toString(), urlEncoded)],
    [
      "a check box of a form",
      () => app.post(new URLSearchParams({ content: log, redact: "on" }).toString(), urlEncoded),
    ],
    ["a field beside a file", () => app.post(multipart({ redact: "true" }))],
    ["a check box beside a file", () => app.post(multipart({ redact: "on" }))],
  ])("asked by %s", async (_, send) => {
    const { id, redacted } = await answerOf(await send());
    expect(redacted).toEqual(counts);
    expect((await logOf(app, id)).content).toBe(masked);
    expect(await (await app.get(`/raw/${id}`)).text()).toBe(masked);
  });

  test.each([
    ["small", 1],
    ["for another thread, though the body is small enough for this one", 1000],
    ["large", 8000],
  ])("when it is %s", async (_, times) => {
    const answer = await app.post(JSON.stringify({ content: log.repeat(times), redact: true }), json);
    const { id, redacted } = await answerOf(answer);
    expect(redacted).toEqual({ ipv4: times, "user-name": times, token: times });
    expect((await (await app.get(`/raw/${id}`)).text()) === masked.repeat(times)).toBe(true);
    expect(app.failures).toEqual([]);
  });

  test("and its name with it", async () => {
    const { id } = await answerOf(await app.post("Done!\n", {}, "?redact=true&name=latest%20of%20anna%40example.com"));
    expect((await logOf(app, id)).name).not.toContain("anna");
    const plain = await answerOf(await app.post("Done!\n", {}, "?name=latest%20of%20anna%40example.com"));
    expect((await logOf(app, plain.id)).name).toBe("latest of anna@example.com");
  });

  test("strictly, with what is only possible", async () => {
    const { id, redacted } = await answerOf(await app.post("seen 5.9.12.44\n", {}, "?redact=strict"));
    expect(redacted).toEqual({ "possible-address": 1 });
    expect((await logOf(app, id)).content).toBe("seen **.**.**.**\n");
  });

  test("and the answer says that nothing was found", async () => {
    const { redacted } = await answerOf(await app.post("Done!\n", {}, "?redact=true"));
    expect(redacted).toEqual({});
  });

  test("and an answer in plain text is the link alone", async () => {
    const answer = await app.post(log, {}, "?redact=true&format=plain");
    const link = await answer.text();
    expect(link).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/\w+\n$/);
    const id = link.trim().split("/").at(-1)!;
    expect((await logOf(app, id)).content).toBe(masked);
  });
});

describe("a log is stored exactly as sent", () => {
  test.each<Way>([
    ["nothing is said", () => app.post(JSON.stringify({ content: log }), json)],
    ["nothing is said of a raw log", () => app.post(log)],
    ["the JSON says false", () => app.post(JSON.stringify({ content: log, redact: false }), json)],
    ["the JSON says null", () => app.post(JSON.stringify({ content: log, redact: null }), json)],
    ["the query says false", () => app.post(log, {}, "?redact=false")],
    [
      "the JSON takes back what the query says",
      () => app.post(JSON.stringify({ content: log, redact: false }), json, "?redact=true"),
    ],
    ["the form takes back what the query says", () => app.post(multipart({ redact: "off" }), {}, "?redact=true")],
  ])("where %s", async (_, send) => {
    const answer = await answerOf(await send());
    expect(answer).not.toHaveProperty("redacted");
    expect((await logOf(app, answer.id)).content).toBe(log);
  });
});

describe("a wish that is not understood is refused, and nothing is stored", () => {
  test.each<Way>([
    ["a number", () => app.post(JSON.stringify({ content: log, redact: 1 }), json)],
    ["a word", () => app.post(JSON.stringify({ content: log, redact: "please" }), json)],
    ["a list of kinds", () => app.post(JSON.stringify({ content: log, redact: ["ipv4"] }), json)],
    ["a word in the query", () => app.post(log, {}, "?redact=please")],
    ["a query without a value", () => app.post(log, {}, "?redact")],
    ["a word in a form", () => app.post(multipart({ redact: "please" }))],
  ])("as %s", async (_, send) => {
    const answer = await send();
    expect(answer.status).toBe(400);
    expect(await errorOf(answer)).toEqual({
      success: false,
      error: '`redact` must be true, false or "strict".',
      code: 400,
    });
  });
});

test("the size limit holds for the log as sent and as masked", async () => {
  const small = await startApp({}, { maxLogBytes: 100_000 });
  try {
    const line = "/home/a/x\n";
    const fits = line.repeat(5000);
    const grows = line.repeat(9000);
    expect((await small.post(fits, {}, "?redact=true")).status).toBe(200);
    expect((await small.post(grows)).status).toBe(200);
    const refused = await small.post(grows, {}, "?redact=true");
    expect([refused.status, (await errorOf(refused)).error]).toEqual([
      413,
      "The log is larger than 100000 bytes. Share the parts that matter: its beginning, its end and what stands around the crash, without repetitions. The form of this site and `lectern share --parts` find them.",
    ]);
    const shrinks = `/home/${"a".repeat(100_000)}/x\n`;
    expect((await small.post(shrinks, {}, "?redact=true")).status).toBe(413);
  } finally {
    await small.stop();
  }
});
