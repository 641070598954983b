import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { acceptedContentEncodings } from "../../src/http/upload/content-encoding.ts";
import { newLogId } from "../../src/logs/id.ts";
import type { LimitsAnswer } from "../../src/wire/answers.ts";
import { type AppUnderTest, startApp } from "../support/app-under-test.ts";

async function limitsOf(app: AppUnderTest): Promise<LimitsAnswer> {
  return (await (await app.get("/api/limits")).json()) as LimitsAnswer;
}

describe("what the service allows", () => {
  let app: AppUnderTest;
  beforeAll(async () => {
    app = await startApp(
      {},
      { maxLogBytes: 5000, uploadsPerMinute: 7, analysesPerMinute: 8, assistantCallsPerMinute: 9 },
    );
  });
  afterAll(() => app.stop());

  test("is what the operator set", async () => {
    const { maxLogBytes, uploadsPerMinute, analysesPerMinute, assistantCallsPerMinute } = await limitsOf(app);
    expect([maxLogBytes, uploadsPerMinute, analysesPerMinute, assistantCallsPerMinute]).toEqual([5000, 7, 8, 9]);
  });

  test("is what assistants are told, too", async () => {
    expect(await (await app.get("/llms.txt")).text()).toContain("the whole log as text, up to 5000 bytes.");
  });

  test("is true: a log of that size is taken, one byte more is not", async () => {
    const { maxLogBytes, maxNameCharacters } = await limitsOf(app);
    expect((await app.post("x".repeat(maxLogBytes))).status).toBe(200);
    expect((await app.post("x".repeat(maxLogBytes + 1))).status).toBe(413);
    expect((await app.post("x", {}, `?name=${"n".repeat(maxNameCharacters)}`)).status).toBe(200);
    expect((await app.post("x", {}, `?name=${"n".repeat(maxNameCharacters + 1)}`)).status).toBe(400);
  });

  test("names the encodings and formats that are taken", async () => {
    const limits = await limitsOf(app);
    expect(limits.requestEncodings).toEqual([...acceptedContentEncodings]);
    expect(limits.answerFormats).toEqual(["json", "plain"]);
    expect(limits.retention).toBe("permanent");
    for (const encoding of limits.answerEncodings) {
      const answer = await app.get("/api/limits", { headers: { "Accept-Encoding": encoding } });
      expect(answer.headers.get("content-encoding")).toBe(encoding);
    }
  });

  test("has a pattern that every id matches", async () => {
    const pattern = new RegExp((await limitsOf(app)).idPattern);
    for (let count = 0; count < 2000; count++) expect(newLogId()).toMatch(pattern);
    for (const wrong of [
      "abcdefghj",
      "abcdefghjkm",
      "abcdefghj0",
      "abcdefghjl",
      "abcdefghjO",
      "abcdefghjI",
      "abcdefghjo",
    ]) {
      expect(wrong).not.toMatch(pattern);
    }
  });
});

test("no limit is told as null", async () => {
  const app = await startApp({}, { uploadsPerMinute: 0, analysesPerMinute: 30, assistantCallsPerMinute: 0 });
  const { uploadsPerMinute, analysesPerMinute, assistantCallsPerMinute } = await limitsOf(app);
  // Who lifts the limit on uploads lifts that on analyses.
  expect([uploadsPerMinute, analysesPerMinute, assistantCallsPerMinute]).toEqual([null, null, null]);
  await app.stop();
});
