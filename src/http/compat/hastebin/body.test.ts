import { describe, expect, test } from "bun:test";
import { gzipSync } from "node:zlib";
import { refusalOf } from "../../../../tests/support/refusal-of.ts";
import { parseMediaType } from "../../upload/media-type.ts";
import { readHastebinBody } from "./body.ts";

const limit = 1024 * 1024;

function read(body: string | Uint8Array, contentType: string | null = null) {
  const found = readHastebinBody(
    typeof body === "string" ? Buffer.from(body) : body,
    parseMediaType(contentType),
    limit,
  );
  return { ...found, content: Buffer.from(found.content).toString("utf8") };
}

const form = (...parts: string[]) => `${parts.map((part) => `--b\r\n${part}\r\n`).join("")}--b--\r\n`;
const formType = "multipart/form-data; boundary=b";
const field = (name: string, value: string) => `Content-Disposition: form-data; name="${name}"\r\n\r\n${value}`;
const file = (name: string, fileName: string, value: string) =>
  `Content-Disposition: form-data; name="${name}"; filename="${fileName}"\r\n\r\n${value}`;

describe("a document", () => {
  test.each([
    null,
    "text/plain",
    "text/plain; charset=UTF-8",
    "application/json",
    "application/x-www-form-urlencoded",
    "application/octet-stream",
    "nonsense",
  ])("is the body itself under the content type %p", (type) => {
    for (const body of ['{"content":"x","data":"y"}', "content=a%20b&data=c+d", "[1,2]", " \r\n a \n"]) {
      expect(read(body, type)).toEqual({ content: body });
    }
  });

  test("in another encoding becomes UTF-8, and a gzip file is unpacked", () => {
    expect(read(Buffer.from([0x68, 0xe9]), "text/plain; charset=iso-8859-1").content).toBe("hé");
    expect(read(gzipSync("packed"), "application/gzip").content).toBe("packed");
  });

  test("in a form is the field `data`, else the only file", () => {
    expect(read(form(field("data", "a=b&c\r\n")), formType)).toEqual({ content: "a=b&c\r\n", fileName: "" });
    expect(read(form(field("other", "x"), file("data", "latest.log", "y")), formType)).toEqual({
      content: "y",
      fileName: "latest.log",
    });
    expect(read(form(file("whatever", "C:\\logs\\a.log", "z")), formType)).toEqual({ content: "z", fileName: "a.log" });
    expect(read(form(file("empty", "", ""), field("data", "d")), formType).content).toBe("d");
  });

  test("in a form is masked where the form says so", () => {
    expect(read(form(field("data", "d"), field("redact", "on")), formType).redact).toBe("true");
    expect(read(form(field("data", "d")), formType)).not.toHaveProperty("redact");
  });

  test("that a form does not hold is missed, and two are one too many", () => {
    expect(refusalOf(() => read(form(field("other", "x")), formType))).toMatchObject({ code: 400 });
    const two = form(file("a", "a.log", "1"), file("b", "b.log", "2"));
    expect(refusalOf(() => read(two, formType)).message).toContain("One upload holds one log");
    expect(refusalOf(() => read("no form", formType))).toMatchObject({ code: 400 });
    expect(refusalOf(() => read("no form", "multipart/form-data"))).toMatchObject({ code: 400 });
  });
});
