import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { gzipSync } from "node:zlib";
import { type AppUnderTest, startApp, statsOf } from "../support/app-under-test.ts";

/** Crash Assistant (a mod): a form in gzip to `/1/log?insights=true`, and what the log says is read from the answer. */

let app: AppUnderTest;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

const crash = [
  "---- Minecraft Crash Report ----",
  "// Surprise! Haha. Well, this is awkward.",
  "",
  "Time: 2026-03-04 05:06:07",
  "Description: Initializing game",
  "",
  "java.lang.OutOfMemoryError: Java heap space",
  "\tat net.minecraft.client.main.Main.main(Main.java:196)",
  "",
].join("\n");

interface Uploaded {
  success: boolean;
  id: string;
  url: string;
  raw: string;
  token: string;
  content?: Content;
}

interface Content {
  raw?: string;
  parsed?: { lines: { number: number; content: string }[] }[];
  insights?: { analysis: { problems: Problem[] } };
}

interface Problem {
  message: string;
  entry: { lines: { number: number }[] };
  solutions: { message: string }[];
}

/** `URLEncoder` of Java writes the space as `+`, as a form does. */
const javaEncoded = (text: string) => new URLSearchParams({ content: text }).toString();

async function upload(query: string, text = crash): Promise<{ response: Response; answer: Uploaded }> {
  const response = await app.get(`/1/log${query}`, {
    method: "POST",
    headers: {
      "User-Agent": "CrashAssistant",
      "Content-Type": "application/x-www-form-urlencoded",
      "Content-Encoding": "gzip",
      Accept: "text/html, image/gif, image/jpeg, *; q=.2, */*; q=.2",
    },
    body: gzipSync(javaEncoded(text)),
  });
  return { response, answer: (await response.json()) as Uploaded };
}

describe("Crash Assistant", () => {
  test("reads the problems, their lines and what to do from the answer to its upload", async () => {
    const { response, answer } = await upload("?insights=true");
    expect(response.status).toBe(200);
    expect(answer).toMatchObject({
      success: true,
      url: `${app.url}/${answer.id}`,
      raw: `${app.url}/1/raw/${answer.id}`,
    });
    expect(answer.token).toMatch(/^[0-9a-f]{64}$/);
    expect("error" in answer).toBe(false);
    const { problems } = answer.content!.insights!.analysis;
    expect(problems.length).toBeGreaterThan(0);
    expect(problems[0]!.message).toMatch(/memory/i);
    expect(problems[0]!.entry.lines[0]!.number).toBeGreaterThan(0);
    expect(problems[0]!.solutions[0]!.message).not.toBe("");
    // The same as whoever asks later is told.
    const later = (await (await app.get(`/1/log/${answer.id}?insights`)).json()) as Uploaded;
    expect(later.content!.insights).toEqual(answer.content!.insights);
  });

  test("has the text and its messages, too, where it asks for them, without having viewed the log", async () => {
    const { response, answer } = await upload("?insights&parsed&raw");
    expect(response.headers.get("lectern-token")).toBe(answer.token);
    expect(answer.content!.raw).toBe(crash);
    expect(answer.content!.parsed!.flatMap(({ lines }) => lines.map(({ content }) => content)).join("\n")).toContain(
      "java.lang.OutOfMemoryError: Java heap space",
    );
    expect((await statsOf(app, answer.id)).views).toBe(0);
  });

  test("is answered with all of a large log", async () => {
    const large = crash.repeat(6000);
    const { answer } = await upload("?raw=1&insights=true", large);
    expect(answer.content!.raw === large).toBe(true);
    expect(answer.token).toMatch(/^[0-9a-f]{64}$/);
  });

  test("without the question there is no content, as ever", async () => {
    expect((await upload("?insights=false")).answer.content).toBeUndefined();
  });

  test("a language that there is none of is refused before anything is stored", async () => {
    const { response } = await upload("?insights&lang=tlh");
    expect(response.status).toBe(400);
  });

  test("removes what it has shared", async () => {
    const { answer } = await upload("?insights=true");
    const remove = () =>
      app.get(`/1/log/${answer.id}`, {
        method: "DELETE",
        headers: { "User-Agent": "CrashAssistant", Authorization: `Bearer ${answer.token}` },
      });
    expect((await remove()).status).toBe(200);
    expect((await remove()).status).toBe(404);
  });
});
