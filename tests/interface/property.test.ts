import { afterAll, beforeAll, expect, test } from "bun:test";
import * as zlib from "node:zlib";
import fc from "fast-check";
import type { LogAnswer, UploadAnswer } from "../../src/wire/answers.ts";
import { type AppUnderTest, startApp } from "../support/app-under-test.ts";

let app: AppUnderTest;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

/** Any text a log could hold, and much that none would: control characters, marks, every plane, runs, long ones. */
const unit = fc.oneof(
  { weight: 6, arbitrary: fc.string({ unit: "binary", maxLength: 40 }) },
  { weight: 4, arbitrary: fc.string({ unit: "grapheme", maxLength: 40 }) },
  {
    weight: 3,
    arbitrary: fc.constantFrom("\r\n", "\n", "\r", "\t", "\ufeff", "\u0000", "\u2028", "&", "+", "%41", "=", '"'),
  },
  {
    weight: 2,
    arbitrary: fc.constantFrom("[12:00:00] [main/INFO]: ", "§c", "\u001b[31m", "{", "--", "content=", "\\u0041"),
  },
  { weight: 1, arbitrary: fc.constant("x".repeat(9000)) },
);
const content = fc
  .array(unit, { minLength: 1, maxLength: 60 })
  .map((parts) => parts.join("").toWellFormed())
  .filter((text) => /\S/.test(text));

const name = fc
  .string({ unit: "grapheme", maxLength: 60 })
  .map((text) => text.toWellFormed())
  .filter((text) => !/\p{Cc}/u.test(text) && [...text].length <= 255);

type Sender = (content: string, name: string) => Promise<Response>;

const boundary = "------------------------7d9c2f0a1b";
const query = (name: string) => `?name=${encodeURIComponent(name)}`;
const json = (content: string, name: string) => JSON.stringify({ content, name });

function multipart(content: string, name: string): Buffer {
  const part = (disposition: string, body: string) =>
    `--${boundary}\r\nContent-Disposition: form-data; ${disposition}\r\n\r\n${body}\r\n`;
  return Buffer.from(
    `${part('name="name"', name)}${part('name="file"; filename="ignored.txt"', content)}--${boundary}--\r\n`,
  );
}

const senders: Record<string, Sender> = {
  JSON: (text, name) => app.post(json(text, name), { "Content-Type": "application/json" }),
  "JSON in gzip": (text, name) =>
    app.post(zlib.gzipSync(json(text, name)), { "Content-Type": "application/json", "Content-Encoding": "gzip" }),
  "JSON in zstd": (text, name) =>
    app.post(zlib.zstdCompressSync(json(text, name)), {
      "Content-Type": "application/json",
      "Content-Encoding": "zstd",
    }),
  raw: (text, name) => app.post(text, { "Content-Type": "text/plain" }, query(name)),
  "raw in br": (text, name) =>
    app.post(zlib.brotliCompressSync(text), { "Content-Type": "text/plain", "Content-Encoding": "br" }, query(name)),
  "gzip file": (text, name) =>
    app.post(zlib.gzipSync(text), { "Content-Type": "application/octet-stream" }, query(name)),
  form: (text, name) =>
    app.post(`content=${encodeURIComponent(text)}&name=${encodeURIComponent(name)}`, {
      "Content-Type": "application/x-www-form-urlencoded",
    }),
  multipart: (text, name) =>
    app.post(multipart(text, name), { "Content-Type": `multipart/form-data; boundary=${boundary}` }),
  "UTF-16 with a mark": (text, name) =>
    app.post(Buffer.from(`\ufeff${text}`, "utf16le"), { "Content-Type": "text/plain; charset=utf-16le" }, query(name)),
};

test.each(Object.keys(senders))("whatever is uploaded as %s is read back exactly", async (kind) => {
  const send = senders[kind]!;
  await fc.assert(
    fc.asyncProperty(content, name, async (text, label) => {
      // A form's part ends at its delimiter; a client picks one that is not in its file.
      fc.pre(!text.includes(boundary) && !label.includes(boundary));
      // A raw body that starts with a gzip header is a gzip file.
      fc.pre(!text.startsWith("\u001f\u008b"));
      const response = await send(text, label);
      expect(response.status).toBe(200);
      const { id } = (await response.json()) as UploadAnswer;
      const sent = kind === "UTF-16 with a mark" ? `\ufeff${text}` : text;
      const log = (await (await app.get(`/api/log/${id}`)).json()) as LogAnswer;
      // A multipart name field that is empty leaves the file's own name.
      const expectedName = label === "" && kind === "multipart" ? "ignored.txt" : label;
      expect([log.content === sent, log.name]).toEqual([true, expectedName]);
      expect((await (await app.get(`/raw/${id}`)).bytes()).toHex()).toBe(Buffer.from(sent).toHex());
    }),
    { numRuns: 60, seed: 20260115 },
  );
});
