import { describe, expect, test } from "bun:test";
import { refusalOf } from "../../../tests/support/refusal-of.ts";
import { type Part, parseMultipart } from "./multipart.ts";

interface ReadPart extends Omit<Part, "bytes"> {
  text: string;
}

function read(body: string | Uint8Array, boundary: string | undefined = "b"): ReadPart[] {
  return parseMultipart(Buffer.from(body), boundary).map(({ bytes, ...rest }) => ({
    ...rest,
    text: Buffer.from(bytes).toString("utf8"),
  }));
}

/** A body of one part with this disposition. */
function partWith(disposition: string, headers = ""): ReadPart {
  return read(`--b\r\nContent-Disposition: ${disposition}\r\n${headers}\r\nx\r\n--b--\r\n`)[0]!;
}

describe("a multipart body", () => {
  test("is taken apart", () => {
    const body =
      '--b\r\nContent-Disposition: form-data; name="name"\r\n\r\nmy log\r\n' +
      '--b\r\nContent-Disposition: form-data; name="file"; filename="latest.log"\r\n' +
      "Content-Type: text/plain; charset=gbk\r\n\r\nline one\r\nline two\r\n\r\n--b--\r\n";
    expect(read(body)).toEqual([
      { field: "name", charset: null, text: "my log" },
      { field: "file", fileName: "latest.log", charset: "gbk", text: "line one\r\nline two\r\n" },
    ]);
  });

  test("is what the platform's own form data comes out as", async () => {
    const form = new FormData();
    form.append("content", "a\r\nb\r\n--not-the-boundary\r\n日志");
    form.append('odd "name"', "x");
    form.append("file", new File([Buffer.from([0, 255, 13, 10, 45, 45])], 'a "b".log'));
    const sent = new Request("http://localhost", { method: "POST", body: form });
    const boundary = /boundary="?([^";]+)/.exec(sent.headers.get("content-type")!)![1];
    const parts = parseMultipart(await sent.bytes(), boundary);
    expect(parts.map(({ field, fileName }) => [field, fileName])).toEqual([
      ["content", undefined],
      ['odd "name"', undefined],
      ["file", 'a "b".log'],
    ]);
    expect(Buffer.from(parts[0]!.bytes).toString()).toBe("a\r\nb\r\n--not-the-boundary\r\n日志");
    expect([...parts[2]!.bytes]).toEqual([0, 255, 13, 10, 45, 45]);
  });

  test("may have text before its first part and after its last", () => {
    const body = 'Hello\r\n--b\r\nContent-Disposition: form-data; name="content"\r\n\r\nx\r\n--b--\r\nGoodbye --b';
    expect(read(body)).toEqual([{ field: "content", charset: null, text: "x" }]);
  });

  test("may have white space behind its boundaries", () => {
    expect(read('--b \t\r\nContent-Disposition: form-data; name="content"\r\n\r\nx\r\n--b--')[0]?.text).toBe("x");
  });

  test.each(["----WebKitFormBoundary7MA4YWxkTrZu0gW", "a b", "'()+_,-./:=?", "-", "--", "x".repeat(200), "\r"])(
    "may have the boundary %j",
    (boundary) => {
      const body = `--${boundary}\r\nContent-Disposition: form-data; name="content"\r\n\r\n-- a\r\n-\r\n--${boundary}--\r\n`;
      expect(read(body, boundary)).toEqual([{ field: "content", charset: null, text: "-- a\r\n-" }]);
    },
  );

  test("may have parts without content, without headers, and no parts at all", () => {
    expect(read('--b\r\nContent-Disposition: form-data; name="a"\r\n\r\n\r\n--b--')[0]).toEqual({
      field: "a",
      charset: null,
      text: "",
    });
    expect(read("--b\r\n\r\nx\r\n--b--")).toEqual([{ field: "", charset: null, text: "x" }]);
    expect(read("--b--\r\n")).toEqual([]);
  });

  test("reads its parts' headers in any case and order", () => {
    const body =
      '--b\r\nX-Other: 1\r\ncontent-TYPE: text/plain\r\nCONTENT-disposition: form-data; NAME="a"\r\n\r\nx\r\n--b--';
    expect(read(body)).toEqual([{ field: "a", charset: null, text: "x" }]);
  });

  test("does not copy its parts", () => {
    const body = Buffer.from('--b\r\nContent-Disposition: form-data; name="a"\r\n\r\nx\r\n--b--');
    expect(parseMultipart(body, "b")[0]!.bytes.buffer).toBe(body.buffer);
  });
});

describe("the name of a file", () => {
  test.each<[disposition: string, fileName: string | undefined]>([
    ['form-data; name="f"; filename="latest.log"', "latest.log"],
    ["form-data; name=f; filename=latest.log", "latest.log"],
    ['form-data; name="f"; filename=""', ""],
    ['form-data; name="f"', undefined],
    ['form-data; name="f"; filename="日志.log"', "日志.log"],
    ['form-data; name="f"; filename="a\\"b.log"', 'a"b.log'],
    ['form-data; name="f"; filename="a%22b.log"', 'a"b.log'],
    ['form-data; name="f"; filename="100%.log"', "100%.log"],
    ['form-data; name="f"; filename="a%20b.log"', "a%20b.log"],
    ['form-data; name="f"; filename="a;b.log"', "a;b.log"],
    ["form-data; name=f; filename*=UTF-8''na%C3%AFve%20log.txt", "naïve log.txt"],
    ["form-data; name=f; filename=\"na_ve.log\"; filename*=utf-8'fr'na%C3%AFve.log", "naïve.log"],
    ["form-data; name=f; filename*=UTF-8''100%2522.log", "100%22.log"],
    ["form-data; name=f; filename=\"a.log\"; filename*=UTF-8''%ff", "a.log"],
    ["form-data; name=f; filename=\"a.log\"; filename*=iso-8859-1''%e9", "a.log"],
  ])("%s", (disposition, fileName) => {
    expect(partWith(disposition).fileName).toBe(fileName);
    expect(partWith(disposition).field).toBe("f");
  });
});

test("a part says its own charset", () => {
  const disposition = 'form-data; name="f"; filename="a.log"';
  expect(partWith(disposition, 'Content-Type: text/plain; charset="GBK"\r\n').charset).toBe("GBK");
  expect(partWith(disposition, "Content-Type: text/plain\r\n").charset).toBeNull();
});

describe("a multipart body is refused", () => {
  test.each([undefined, "", "x".repeat(201)])("without a valid boundary", (boundary) => {
    const refusal = refusalOf(() => parseMultipart(Buffer.from("--b--"), boundary));
    expect(refusal.code).toBe(400);
    expect(refusal.message).toBe("The multipart body cannot be read: its content type has no valid `boundary`.");
  });

  const head = '--b\r\nContent-Disposition: form-data; name="content"\r\n\r\n';

  test.each<[what: string, body: string]>([
    ["that is empty", ""],
    ["that has no boundary", "just text"],
    ["that has another boundary", head.replaceAll("--b", "--c")],
    ["that ends after a boundary", "--b"],
    ["that ends after a boundary's line", "--b\r\n"],
    ["that ends in a part's headers", head.slice(0, -2)],
    ["that ends in a part", `${head}x`],
    ["that ends before the boundary is whole", `${head}x\r\n--`],
    ["that ends without saying so", `${head}x\r\n--b\r\n`],
    ["that ends half-way through saying so", `${head}x\r\n--b-`],
    ["that has no boundary on a line of its own", `${head}x--b--`],
    ["that has bare line feeds", head.replaceAll("\r", "")],
    ["that has endless headers", `--b\r\nX: ${"x".repeat(9000)}\r\n\r\nx\r\n--b--`],
  ])("%s", (_, body) => {
    const refusal = refusalOf(() => read(body));
    expect(refusal.code).toBe(400);
    expect(refusal.message).toBe("The multipart body cannot be read: it is damaged or cut off.");
  });

  test("of more than 64 parts", () => {
    expect(read(`${`${head}x\r\n`.repeat(64)}--b--`)).toHaveLength(64);
    const refusal = refusalOf(() => read(`${`${head}x\r\n`.repeat(65)}--b--`));
    expect(refusal.code).toBe(400);
    expect(refusal.message).toBe("A multipart body may have at most 64 parts.");
  });
});
