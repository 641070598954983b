import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import * as zlib from "node:zlib";
import { idAlphabet } from "../../src/logs/id.ts";
import type { UploadAnswer } from "../../src/wire/answers.ts";
import { type AppUnderTest, errorOf, logOf, startApp } from "../support/app-under-test.ts";

let app: AppUnderTest;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

const json = { "Content-Type": "application/json" };
const text = { "Content-Type": "text/plain" };

async function readBack(response: Response): Promise<{ content: string; name: string }> {
  expect(response.status).toBe(200);
  const { id } = (await response.json()) as UploadAnswer;
  return logOf(app, id);
}

describe("a JSON upload", () => {
  test("answers 200 with the id, both links and the time", async () => {
    const response = await app.post(JSON.stringify({ content: "hello" }), json);
    expect(response.status).toBe(200);
    expect(response.headers.get("content-type")).toBe("application/json; charset=utf-8");
    const answer = (await response.json()) as UploadAnswer;
    expect(answer.id).toMatch(new RegExp(`^[${idAlphabet}]{10}$`));
    expect(answer).toEqual({
      success: true,
      url: `${app.url}/${answer.id}`,
      shortUrl: `${app.url}/s/${answer.id}`,
      id: answer.id,
      createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
    });
  });

  test("keeps line ends, tabs, a byte order mark, colour codes, NUL and a missing last newline", async () => {
    const content = "\ufeff[12:00] §cred \u001b[31mansi\u001b[0m\r\n\ttab\rold mac\n\u0000中文 😀 no newline";
    expect((await logOf(app, (await app.upload(content)).id)).content).toBe(content);
  });

  test("turns a lone surrogate, which UTF-8 cannot carry, into U+FFFD", async () => {
    const response = await app.post('{"content":"a\\ud800b\\udc00\\ud83d\\ude00"}', json);
    expect((await readBack(response)).content).toBe("a\ufffdb\ufffd😀");
  });

  test.each([
    ["empty", { content: "" }],
    ["white space", { content: " \t\r\n\u00a0\u3000\ufeff" }],
    ["missing", {}],
    ["null", { content: null }],
  ])("refuses %s content with the contract's own words", async (_, body) => {
    const response = await app.post(JSON.stringify(body), json);
    expect(response.status).toBe(400);
    expect(await errorOf(response)).toEqual({ success: false, error: "Content cannot be empty", code: 400 });
  });

  test.each([
    ["a number as content", { content: 5 }, "`content`"],
    ["a list as content", { content: ["x"] }, "`content`"],
    ["a number as name", { content: "x", name: 5 }, "`name`"],
    ["a name with a line break", { content: "x", name: "a\nb" }, "`name`"],
    ["a name of 256 characters", { content: "x", name: "😀".repeat(256) }, "`name`"],
    ["an unknown format", { content: "x", format: "xml" }, "`format`"],
    ["a number as format", { content: "x", format: 1 }, "`format`"],
  ])("refuses %s", async (_, body, field) => {
    const response = await app.post(JSON.stringify(body), json);
    expect(response.status).toBe(400);
    const answer = await errorOf(response);
    expect(answer).toMatchObject({ success: false, code: 400 });
    expect(answer.error).toContain(field);
  });

  test.each([[undefined], [null], [""]])("takes the name %p as none", async (name) => {
    expect((await readBack(await app.post(JSON.stringify({ content: "x", name }), json))).name).toBe("");
  });

  test("gives a name of 255 characters back as it was", async () => {
    const name = `😀"<b>\\/..${"x".repeat(246)}`;
    expect((await readBack(await app.post(JSON.stringify({ content: "x", name }), json))).name).toBe(name);
  });

  test("whose log stands in a field of another name is told so, by every interface", async () => {
    const meant = "There is no field `content`; did you mean it by `contents`?";
    for (const path of ["/api/upload", "/api/analyse", "/1/log", "/1/analyse"]) {
      const headers = { "Content-Type": "application/json" };
      const body = JSON.stringify({ contents: "a log", name: "latest.log" });
      const answer = await app.get(path, { method: "POST", headers, body });
      expect(answer.status).toBe(400);
      expect(await errorOf(answer)).toMatchObject({ error: meant });
    }
    for (const [body, sentence] of [
      [
        { file: [{ content: { format: "text", value: "a log" } }] },
        "There is no field `files`; did you mean it by `file`?",
      ],
      [{ files: [{ contents: { format: "text", value: "a log" } }] }, meant],
      [
        { files: [{ content: { format: "text", values: "a log" } }] },
        "There is no field `value`; did you mean it by `values`?",
      ],
    ] as const) {
      const answer = await app.get("/api/v1/pastes", { method: "POST", body: JSON.stringify(body) });
      expect(answer.status).toBe(400);
      expect(await answer.text()).toContain(sentence);
    }
    const empty = await app.get("/api/upload", {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: "{}",
    });
    expect(await errorOf(empty)).toMatchObject({ error: "Content cannot be empty" });
  });

  test("says where its JSON breaks", async () => {
    const response = await app.post('{"content": "abc",\n "name": oops}', json);
    expect(response.status).toBe(400);
    expect((await errorOf(response)).error).toContain("line 2, column 10");
  });

  test.each(['"text"', "5", "null", "[1]", "true"])("refuses the JSON value %s that is no object", async (body) => {
    expect((await app.post(body, json)).status).toBe(400);
  });

  test("survives JSON that is nested a million deep", async () => {
    expect((await app.post(`{"content":${"[".repeat(1_000_000)}`, json)).status).toBe(400);
  });

  test("with format plain answers the link and a newline", async () => {
    const response = await app.post(JSON.stringify({ content: "x", format: "plain" }), json);
    expect(response.headers.get("content-type")).toBe("text/plain; charset=utf-8");
    expect(await response.text()).toMatch(new RegExp(`^${app.url}/[A-Za-z0-9]{10}\n$`));
  });

  test("keeps errors JSON in every format", async () => {
    const response = await app.post(JSON.stringify({ content: "", format: "plain" }), json);
    expect(await errorOf(response)).toMatchObject({ success: false, code: 400 });
  });

  test("takes name and format from the query, where the body does not say", async () => {
    const plain = await app.post('{"content":"x"}', json, "?format=plain");
    expect(plain.headers.get("content-type")).toStartWith("text/plain");
    const both = await app.post('{"content":"x","name":"body.log"}', json, "?name=query.log");
    expect((await readBack(both)).name).toBe("body.log");
    const query = await app.post('{"content":"x"}', json, "?name=query%20%E2%98%83.log");
    expect((await readBack(query)).name).toBe("query ☃.log");
    expect((await app.post('{"content":"x"}', json, "?format=xml")).status).toBe(400);
  });
});

describe("a raw upload", () => {
  const log = "[12:00:00] [main/INFO]: a=1&b=2 100%\r\n中文\n";

  test.each([
    ["text/plain", text],
    ["application/octet-stream", { "Content-Type": "application/octet-stream" }],
    ["an unknown type", { "Content-Type": "application/x-minecraft" }],
    ["the JSON type", json],
    ["the type that curl puts on everything", { "Content-Type": "application/x-www-form-urlencoded" }],
  ])("labelled %s is the log", async (_, headers) => {
    expect((await readBack(await app.post(log, headers, "?name=a.log"))).content).toBe(log);
  });

  test("without a content type is the log", async () => {
    expect((await readBack(await app.post(Buffer.from(log)))).content).toBe(log);
  });

  test("that is a gzip file is unpacked", async () => {
    expect((await readBack(await app.post(zlib.gzipSync(log), text))).content).toBe(log);
  });

  test.each([
    ["GB18030", Buffer.from([0xd6, 0xd0, 0xce, 0xc4, 0x0a]), text, "中文\n"],
    ["UTF-16 with a mark", Buffer.from("\ufeffhi 中\n", "utf16le"), text, "\ufeffhi 中\n"],
    ["UTF-16 by its label", Buffer.from("hi\n", "utf16le"), { "Content-Type": "text/plain; charset=utf-16le" }, "hi\n"],
    ["Windows-1252", Buffer.from([0x63, 0x61, 0x66, 0xe9]), text, "café"],
    ["Latin 1 by its label", Buffer.from([0xe9, 0xe9]), { "Content-Type": "text/plain; charset=iso-8859-1" }, "éé"],
    ["Shift_JIS by its label", Buffer.from([0x93, 0xfa]), { "Content-Type": "text/plain; charset=Shift_JIS" }, "日"],
    ["GBK labelled UTF-8", Buffer.from([0xd6, 0xd0]), { "Content-Type": "text/plain; charset=utf-8" }, "中"],
  ])("in %s is stored as what it says", async (_, body, headers, expected) => {
    expect((await readBack(await app.post(body, headers))).content).toBe(expected);
  });

  test("of white space alone is refused", async () => {
    expect((await app.post(" \n\t\r\n", text)).status).toBe(400);
    expect((await app.post("", text)).status).toBe(400);
  });
});

describe("a compressed upload", () => {
  const body = JSON.stringify({ content: "packed 中\n", name: "p.log" });

  test.each([
    ["gzip", zlib.gzipSync(body)],
    ["x-gzip", zlib.gzipSync(body)],
    ["deflate", zlib.deflateSync(body)],
    ["deflate", zlib.deflateRawSync(body)],
    ["br", zlib.brotliCompressSync(body)],
    ["zstd", zlib.zstdCompressSync(body)],
    ["identity", Buffer.from(body)],
    ["gzip, br", zlib.brotliCompressSync(zlib.gzipSync(body))],
  ])("in %s is unpacked", async (encoding, packed) => {
    const response = await app.post(packed, { ...json, "Content-Encoding": encoding });
    expect(await readBack(response)).toMatchObject({ content: "packed 中\n", name: "p.log" });
  });

  test("in an unknown encoding is 415, and says which ones work", async () => {
    const response = await app.post(body, { ...json, "Content-Encoding": "compress" });
    expect(response.status).toBe(415);
    const answer = await errorOf(response);
    expect(answer).toMatchObject({ success: false, code: 415 });
    expect(answer.error).toContain("zstd");
  });

  test.each(["gzip", "deflate", "br", "zstd"])("that is no %s at all is 400", async (encoding) => {
    expect((await app.post("this is not packed", { ...json, "Content-Encoding": encoding })).status).toBe(400);
  });

  test("that unpacks without end stops at the limit with 413", async () => {
    const bomb = zlib.gzipSync(Buffer.alloc(200 * 1024 * 1024, 32));
    expect((await app.post(bomb, { ...text, "Content-Encoding": "gzip" })).status).toBe(413);
    expect((await app.post(bomb, text)).status).toBe(413);
  });
});
