import { expect, test } from "bun:test";
import { parseMediaType } from "../../upload/media-type.ts";
import { readBytebinBody } from "./body.ts";

function read(body: string, contentType: string | null) {
  const found = readBytebinBody(Buffer.from(body), parseMediaType(contentType), 1024);
  return { ...found, content: Buffer.from(found.content).toString("utf8") };
}

test.each([null, "text/plain", "text/log", "application/json; charset=utf-8", "application/x-www-form-urlencoded"])(
  "the body is the log under the content type %p",
  (type) => {
    expect(read('{"content":"a"}&x=%20', type)).toEqual({ content: '{"content":"a"}&x=%20' });
  },
);

test("of a form, the file is the log", () => {
  const form =
    '--b\r\nContent-Disposition: form-data; name="file"; filename="latest.log"\r\nContent-Type: text/plain\r\n\r\nx\n\r\n--b--\r\n';
  expect(read(form, "multipart/form-data; boundary=b")).toEqual({ content: "x\n", fileName: "latest.log" });
});
