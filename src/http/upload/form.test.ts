import { describe, expect, test } from "bun:test";
import { parseForm } from "./form.ts";

function fieldsOf(body: string | Uint8Array): [string, string][] {
  return parseForm(Buffer.from(body)).map(({ name, bytes }) => [name, Buffer.from(bytes).toString("utf8")]);
}

describe("a form", () => {
  test.each<[body: string, fields: [string, string][]]>([
    ["", []],
    ["content=x", [["content", "x"]]],
    [
      "content=x&name=y&format=plain",
      [
        ["content", "x"],
        ["name", "y"],
        ["format", "plain"],
      ],
    ],
    ["content=a+b++c", [["content", "a b  c"]]],
    ["content=a%2Bb%26c%3Dd%25", [["content", "a+b&c=d%"]]],
    ["content=%0D%0a%09", [["content", "\r\n\t"]]],
    ["content=%e6%97%A5%E5%BF%97", [["content", "日志"]]],
    ["content=日志", [["content", "日志"]]],
    ["content=a=b==", [["content", "a=b=="]]],
    ["content=", [["content", ""]]],
    ["content", [["content", ""]]],
    ["=x", [["", "x"]]],
    ["&&content=x&&", [["content", "x"]]],
    [
      "%63ontent=x&a+b=y",
      [
        ["content", "x"],
        ["a b", "y"],
      ],
    ],
    [
      "content=a&content=b",
      [
        ["content", "a"],
        ["content", "b"],
      ],
    ],
  ])("%j", (body, fields) => {
    expect(fieldsOf(body)).toEqual(fields);
  });

  test.each<[encoded: string, text: string]>([
    ["%zz", "%zz"],
    ["100%", "100%"],
    ["%4", "%4"],
    ["%%41", "%A"],
    ["%4g%41", "%4gA"],
    ["%:0%0:%`0%0`%G0", "%:0%0:%`0%0`%G0"],
  ])("keeps a percent sign that starts no byte: %j", (encoded, text) => {
    expect(fieldsOf(`content=${encoded}`)).toEqual([["content", text]]);
  });

  test("gives bytes, which may be in any encoding", () => {
    const [field] = parseForm(Buffer.from("content=%D6%D0%ff\xfe", "latin1"));
    expect([...field!.bytes]).toEqual([0xd6, 0xd0, 0xff, 0xfe]);
  });

  test("says the same as the platform of what browsers send", () => {
    const sent = new URLSearchParams({ content: "a b+c&d=e%f\r\n日志 😀~!*'()", name: "x.log", "": "empty" });
    expect(fieldsOf(sent.toString())).toEqual([...sent]);
  });

  test("passes over fields whose names are too long", () => {
    expect(fieldsOf(`${"n".repeat(65)}=x&${"m".repeat(64)}=y`)).toEqual([["m".repeat(64), "y"]]);
  });

  test("has at most 64 fields", () => {
    expect(fieldsOf("a=b&".repeat(1000))).toHaveLength(64);
  });
});
