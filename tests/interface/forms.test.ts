import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import * as zlib from "node:zlib";
import type { UploadAnswer } from "../../src/wire/answers.ts";
import { type AppUnderTest, logOf, startApp } from "../support/app-under-test.ts";

let app: AppUnderTest;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

const urlEncoded = { "Content-Type": "application/x-www-form-urlencoded" };

async function readBack(response: Response): Promise<{ content: string; name: string }> {
  expect(response.status).toBe(200);
  const { id } = (await response.json()) as UploadAnswer;
  return logOf(app, id);
}

describe("a form", () => {
  test("that is url-encoded is read by its fields", async () => {
    const form = new URLSearchParams({ content: "a+b & c=d\r\n中", name: "form.log" });
    expect(await readBack(await app.post(form.toString(), urlEncoded))).toMatchObject({
      content: "a+b & c=d\r\n中",
      name: "form.log",
    });
    expect((await app.post("name=only.log", urlEncoded)).status).toBe(400);
    expect((await app.post("content=x&format=plain", urlEncoded)).headers.get("content-type")).toStartWith(
      "text/plain",
    );
  });

  test.each([
    ["csrf=tok&content=abc&name=z", { content: "abc", name: "z" }],
    ["foo=1&content=abc", { content: "abc", name: "" }],
    ["%63ontent=abc", { content: "abc", name: "" }],
    ["content=a b", { content: "a b", name: "" }],
    ["content=a%0Ab%0D%0Ac+d&name=z", { content: "a\nb\r\nc d", name: "z" }],
    ["name=z&content=a%26b%3Dc%25", { content: "a&b=c%", name: "z" }],
  ])("%p is one, whatever its fields are and wherever they stand", async (body, expected) => {
    expect(await readBack(await app.post(body, urlEncoded))).toMatchObject(expected);
  });

  test.each([
    ["content=100%+done & more\nsecond line\n", "100%+done & more\nsecond line\n"],
    ["content=[12:00] a=1&name=x&format=xml\r\n%41 + b\r\n", "[12:00] a=1&name=x&format=xml\r\n%41 + b\r\n"],
  ])("%p was never encoded: the log is everything behind `content=`", async (body, expected) => {
    expect(await readBack(await app.post(body, urlEncoded))).toMatchObject({ content: expected, name: "" });
  });

  test.each(["name=world\nmotd=A Server\n", "format=v2\nlog line\n", "[12:00] [main/INFO]: content=abc&name=x\n"])(
    "%p is none: it is the log, as it is",
    async (body) => {
      expect(await readBack(await app.post(body, urlEncoded))).toMatchObject({ content: body, name: "" });
    },
  );

  test("with a content field of gzip bytes unpacks them", async () => {
    const head = '--b\r\nContent-Disposition: form-data; name="content"\r\n\r\n';
    const body = Buffer.concat([Buffer.from(head), zlib.gzipSync("packed 中\n"), Buffer.from("\r\n--b--\r\n")]);
    const type = { "Content-Type": "multipart/form-data; boundary=b" };
    expect(await readBack(await app.post(body, type))).toMatchObject({ content: "packed 中\n", name: "" });
  });

  test("with a file takes its name from the file", async () => {
    const form = new FormData();
    form.set("log", new File(["file content\n"], "crash report.txt"));
    expect(await readBack(await app.post(form))).toMatchObject({ content: "file content\n", name: "crash report.txt" });
    form.set("name", "said.log");
    expect((await readBack(await app.post(form))).name).toBe("said.log");
  });

  test("with a gzip file unpacks it, and drops .gz from its name", async () => {
    const form = new FormData();
    form.set("file", new File([zlib.gzipSync("rotated\n")], "2024-01-15-1.log.gz"));
    expect(await readBack(await app.post(form))).toMatchObject({ content: "rotated\n", name: "2024-01-15-1.log" });
  });

  test("with a content field and an empty file input takes the content", async () => {
    const form = new FormData();
    form.set("content", "typed");
    form.set("file", new File([], ""));
    expect(await readBack(await app.post(form))).toMatchObject({ content: "typed", name: "" });
  });

  test("with a file and a typed log is refused, rather than one of them lost", async () => {
    const form = new FormData();
    form.set("content", "typed");
    form.set("file", new File(["from a file"], "a.log"));
    expect((await app.post(form)).status).toBe(400);
  });

  test("with two files loses neither of them", async () => {
    const form = new FormData();
    form.append("file", new File(["a"], "a.log"));
    form.append("file", new File(["b"], "b.log"));
    const { files } = (await (await app.post(form)).json()) as UploadAnswer;
    const kept = await Promise.all(files!.map(({ id }) => logOf(app, id)));
    expect(kept.map(({ name, content }) => [name, content])).toEqual([
      ["a.log", "a"],
      ["b.log", "b"],
    ]);
  });

  test("that is cut off is refused", async () => {
    const response = await app.post("--x\r\nContent-Dispo", { "Content-Type": "multipart/form-data; boundary=x" });
    expect(response.status).toBe(400);
    expect((await app.post("whatever", { "Content-Type": "multipart/form-data" })).status).toBe(400);
  });
});
