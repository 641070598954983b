import { describe, expect, test } from "bun:test";
import { refusalOf } from "../../../../tests/support/refusal-of.ts";
import { parseMediaType } from "../../upload/media-type.ts";
import { readZeroXZeroBody } from "./body.ts";

function read(body: string, contentType: string | null = "multipart/form-data; boundary=b") {
  const found = readZeroXZeroBody(Buffer.from(body), parseMediaType(contentType), 1024);
  return { ...found, content: Buffer.from(found.content).toString("utf8") };
}

const form = (...parts: [disposition: string, value: string][]) =>
  `${parts.map(([disposition, value]) => `--b\r\nContent-Disposition: form-data; ${disposition}\r\n\r\n${value}\r\n`).join("")}--b--\r\n`;

describe("what a program posts to the base address", () => {
  test("is the field `file`, with and without a file name, and is answered with the link", () => {
    expect(read(form(['name="file"; filename="log.txt"', "x\n"]))).toEqual({
      content: "x\n",
      fileName: "log.txt",
      format: "plain",
    });
    expect(read(form(['name="file"', "x"], ['name="expires"', "24"], ['name="secret"', ""]))).toMatchObject({
      content: "x",
      format: "plain",
    });
  });

  test("is the form of the home page where that has `content`", () => {
    const typed = form(['name="content"', "typed"], ['name="file"; filename=""', ""], ['name="redact"', "true"]);
    expect(read(typed)).toMatchObject({ content: "typed", redact: "true", format: undefined });
    const chosen = form(['name="content"', ""], ['name="file"; filename="a.log"', "chosen"], ['name="name"', "b.log"]);
    expect(read(chosen)).toMatchObject({ content: "chosen", name: "b.log", fileName: "a.log", format: undefined });
  });

  test("is masked where a form says so, whosever form it is", () => {
    expect(read(form(['name="file"; filename="a"', "x"], ['name="redact"', "true"])).redact).toBe("true");
  });

  test("is the log itself without a form", () => {
    expect(read("a log\n", "text/plain")).toMatchObject({ content: "a log\n", format: "plain" });
    expect(read('{"content":"x","format":"json"}', "application/json")).toMatchObject({ content: "x", format: "json" });
  });

  test("is refused where nothing is in it", () => {
    expect(refusalOf(() => read(form(['name="url"', "https://example.org"])))).toMatchObject({ code: 400 });
  });
});
