import { describe, expect, test } from "bun:test";
import { parseMediaType, parseParameters } from "./media-type.ts";

describe("a content type", () => {
  test.each<[header: string | null, essence: string, parameters: [string, string][]]>([
    [null, "", []],
    ["", "", []],
    ["text/plain", "text/plain", []],
    ["Application/JSON", "application/json", []],
    ["text/plain; charset=utf-8", "text/plain", [["charset", "utf-8"]]],
    ["text/plain;charset=UTF-8", "text/plain", [["charset", "UTF-8"]]],
    [
      "text/plain ; Charset = gbk ; x=y",
      "text/plain",
      [
        ["charset", "gbk"],
        ["x", "y"],
      ],
    ],
    ['text/plain; charset="gb18030"', "text/plain", [["charset", "gb18030"]]],
    ["text/plain; charset=a; charset=b", "text/plain", [["charset", "a"]]],
    ["text/plain;;; charset=a;", "text/plain", [["charset", "a"]]],
    ["text/plain; charset", "text/plain", []],
    ["text/plain; charset=", "text/plain", [["charset", ""]]],
    [
      "multipart/form-data; boundary=----WebKit'()+_,-./:=?",
      "multipart/form-data",
      [["boundary", "----WebKit'()+_,-./:=?"]],
    ],
    ['multipart/form-data; boundary="a b;c"', "multipart/form-data", [["boundary", "a b;c"]]],
  ])("%j", (header, essence, parameters) => {
    const type = parseMediaType(header);
    expect(type.essence).toBe(essence);
    expect([...type.parameters]).toEqual(parameters);
  });
});

describe("the parameters of a header", () => {
  test.each<[header: string, name: string, value: string | undefined]>([
    [' form-data; name="file"; filename="latest.log"', "filename", "latest.log"],
    ['form-data; filename="a\\"b.log"', "filename", 'a"b.log'],
    ['form-data; filename="a\\\\b.log"', "filename", "a\\b.log"],
    ['form-data; filename="C:\\logs\\new.log"', "filename", "C:\\logs\\new.log"],
    ['form-data; filename="x; name=y.log"; name="file"', "name", "file"],
    ['form-data; filename="x; name=y.log"; name="file"', "filename", "x; name=y.log"],
    ["form-data; filename=a.log; name=file", "filename", "a.log"],
    ['form-data; filename=""', "filename", ""],
    ["form-data; filename*=UTF-8''a%20b.log", "filename*", "UTF-8''a%20b.log"],
    ["form-data", "name", undefined],
  ])("%j: %s", (header, name, value) => {
    expect(parseParameters(header).get(name)).toBe(value);
  });

  test("are found in a header that is made to be slow, without trying every way to read it", () => {
    const spaces = " ".repeat(200_000);
    const header = `;${spaces};a${spaces};b="${"\\".repeat(200_000)};${spaces}c = d`;
    expect(parseParameters(header).get("c")).toBe("d");
  });
});
