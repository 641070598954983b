import { describe, expect, test } from "bun:test";
import { refusalOf } from "../../../../tests/support/refusal-of.ts";
import { parseMediaType } from "../../upload/media-type.ts";
import { readMclogsBody } from "./body.ts";

const json = "application/json";
const form = "application/x-www-form-urlencoded";

function read(body: string | Uint8Array, type: string, limit = 100_000) {
  const { content, origin } = readMclogsBody(Buffer.from(body), parseMediaType(type), limit);
  return { content: Buffer.from(content).toString("utf8"), ...origin };
}

function refused(body: string | Uint8Array, type: string, limit?: number): [code: number, message: string] {
  const { code, message } = refusalOf(() => read(body, type, limit));
  return [code, message];
}

describe("a JSON body", () => {
  test("holds the log as it is, and no more is needed", () => {
    const content = "\ufeff[10:30:00] a+b & c%20d §c\r\n\t日志 😀\u0000\n";
    expect(read(JSON.stringify({ content }), json)).toEqual({ content, source: null, metadata: [] });
    expect(read(`\ufeff${JSON.stringify({ content })}`, `${json}; charset=utf-8`).content).toBe(content);
  });

  test.each<[body: string, message: string]>([
    ["{}", "Content cannot be empty"],
    ['{"content":null}', "Content cannot be empty"],
    ['{"content":5}', "`content` must be a string."],
    ['{"content":["a"]}', "`content` must be a string."],
    ['"log"', 'The JSON body must be an object with the log as its "content".'],
    ["[]", 'The JSON body must be an object with the log as its "content".'],
    ["null", 'The JSON body must be an object with the log as its "content".'],
    ['{"content":"a","source":5}', "`source` must be a string."],
  ])("is refused: %s", (body, message) => {
    expect(refused(body, json)).toEqual([400, message]);
  });

  test("that is no JSON is refused with the place of the fault, and never taken for a log", () => {
    expect(refused("[10:30:00] Done", json)[0]).toBe(400);
    expect(refused('{"content": "a', json)[1]).toStartWith("The body is not valid JSON at line 1");
    expect(refused("", json)[0]).toBe(400);
    expect(refused(Buffer.from([0x7b, 0xff, 0x7d]), json)).toEqual([400, "The JSON body is not valid UTF-8."]);
  });

  test("with a log over the limit is refused before it is copied", () => {
    expect(refused(JSON.stringify({ content: "x".repeat(11) }), json, 10)[0]).toBe(413);
  });
});

test.each(["", "text/plain", "multipart/form-data; boundary=x", "application/octet-stream", "text/json"])(
  "a body of the type %j is refused",
  (type) => {
    expect(refused('{"content":"a"}', type)[0]).toBe(415);
  },
);

describe("a source", () => {
  const sourceOf = (source: unknown) => read(JSON.stringify({ content: "a", source }), json).source;

  test("is cut to 64 characters, never in the middle of one", () => {
    expect(sourceOf("a".repeat(65))).toBe("a".repeat(64));
    expect(sourceOf("😀".repeat(70))).toBe("😀".repeat(64));
    expect(sourceOf(`${"a".repeat(63)}😀b`)).toBe(`${"a".repeat(63)}😀`);
    expect(sourceOf("lone \ud800")).toBe("lone \ufffd");
  });

  test("that says nothing is none", () => {
    for (const nothing of [undefined, null, "", "  "]) expect(sourceOf(nothing)).toBeNull();
  });

  test("comes with a form, too", () => {
    expect(read("content=a&source=My+server", form).source).toBe("My server");
    expect(read("source=My+server&content=a", form)).toMatchObject({ content: "a", source: "My server" });
  });
});

describe("metadata", () => {
  const metadataOf = (metadata: unknown) => read(JSON.stringify({ content: "a", metadata }), json).metadata;

  test("comes back with what was left out", () => {
    expect(
      metadataOf([
        { key: "version", value: "1.21", label: "Version", visible: true },
        { key: "players", value: 5 },
        { key: "hidden", value: false, visible: false, label: null },
        { key: "unsaid", value: 1, visible: null },
        { key: "none", value: null },
      ]),
    ).toEqual([
      { key: "version", value: "1.21", label: "Version", visible: true },
      { key: "players", value: 5, label: null, visible: true },
      { key: "hidden", value: false, label: null, visible: false },
      { key: "unsaid", value: 1, label: null, visible: true },
      { key: "none", value: null, label: null, visible: true },
    ]);
    expect(metadataOf(null)).toEqual([]);
  });

  test("may be as much as the limits say", () => {
    const entry = { key: "k".repeat(64), value: "v".repeat(1024), label: "l".repeat(128), visible: false };
    expect(metadataOf(Array.from({ length: 100 }, () => entry))).toHaveLength(100);
  });

  test.each<[metadata: unknown, message: string]>([
    [{ key: "a", value: 1 }, "`metadata` must be a list."],
    [Array(101).fill({ key: "a", value: 1 }), "`metadata` must not have more than 100 entries."],
    [["a"], "Entry 1 of `metadata` is not valid: it must be an object with `key` and `value`."],
    [[null], "Entry 1 of `metadata` is not valid: it must be an object with `key` and `value`."],
    [[{ value: 1 }], "Entry 1 of `metadata` is not valid: its `key` must be a string of at most 64 characters."],
    [
      [{ key: "k".repeat(65), value: 1 }],
      "Entry 1 of `metadata` is not valid: its `key` must be a string of at most 64 characters.",
    ],
    [
      [
        { key: "a", value: 1 },
        { key: "b", value: [] },
      ],
      "Entry 2 of `metadata` is not valid: its `value` must be a string of at most 1024 characters, a number, true or false.",
    ],
    [
      [{ key: "b", value: "v".repeat(1025) }],
      "Entry 1 of `metadata` is not valid: its `value` must be a string of at most 1024 characters, a number, true or false.",
    ],
    [
      [{ key: "b" }],
      "Entry 1 of `metadata` is not valid: its `value` must be a string of at most 1024 characters, a number, true or false.",
    ],
    [
      [{ key: "b", value: 1, label: "l".repeat(129) }],
      "Entry 1 of `metadata` is not valid: its `label` must be a string of at most 128 characters.",
    ],
    [
      [{ key: "b", value: 1, visible: "yes" }],
      "Entry 1 of `metadata` is not valid: its `visible` must be true or false.",
    ],
  ])("that breaks a rule is refused, and the sentence says which: %j", (metadata, message) => {
    expect(refused(JSON.stringify({ content: "a", metadata }), json)).toEqual([400, message]);
  });

  test("with a number that no answer could hold is refused", () => {
    expect(refused('{"content":"a","metadata":[{"key":"k","value":1e999}]}', json)[0]).toBe(400);
  });

  test("comes with a form as JSON, or field by field", () => {
    const list = [{ key: "a", value: "b c", label: null, visible: true }];
    const asJson = new URLSearchParams({ content: "a", metadata: '[{"key":"a","value":"b c"}]' });
    expect(read(asJson.toString(), form).metadata).toEqual(list);
    const asFields = new URLSearchParams({
      content: "a",
      "metadata[0][key]": "a",
      "metadata[0][value]": "b c",
      "metadata[1][key]": "d",
      "metadata[1][value]": "e",
      "metadata[1][label]": "f",
      "metadata[1][visible]": "0",
    });
    const both = [...list, { key: "d", value: "e", label: "f", visible: false }];
    expect(read(asFields.toString(), form)).toMatchObject({ content: "a", metadata: both });
    expect(read(asFields.toString().replaceAll("%5B", "[").replaceAll("%5D", "]"), form).metadata).toEqual(both);
    expect(refused("content=a&metadata=x", form)).toEqual([400, "`metadata` must be a list in JSON."]);
  });
});

describe("an encoded form", () => {
  test("is decoded as its encoder meant it", () => {
    const content = "[10:30:00] fabric 0.92.2+1.20.1 a=b&c %20 100% 日志 😀\r\n\tdone\n";
    expect(read(new URLSearchParams({ content }).toString(), form).content).toBe(content);
    expect(read(`content=${encodeURIComponent(content)}`, form).content).toBe(content);
    expect(read(`content=${encodeURIComponent(content).replaceAll("%20", "+")}`, form).content).toBe(content);
    expect(read(new URLSearchParams({ content, source: "x" }).toString(), form)).toMatchObject({
      content,
      source: "x",
    });
  });

  test("ends its log where another field begins", () => {
    expect(read("content=a+b&source=s&content=c", form)).toMatchObject({ content: "a b", source: "s" });
    expect(read("content=a+b&other=1&source=s", form)).toMatchObject({ content: "a b", source: "s" });
  });

  test("may be in another encoding than UTF-8", () => {
    expect(read("content=%C8%D5%D6%BE", `${form}; charset=gbk`).content).toBe("日志");
  });

  test.each(["", "source=a", "log=a", "[10:30:00] Done", "line\nline&content=a"])(
    "without a log is empty: %j",
    (body) => {
      expect(read(body, form).content).toBe("");
    },
  );
});

describe("a plus stays a plus", () => {
  test.each<[what: string, body: string, content: string]>([
    ["beside %20, which no form has", "content=a%20b+c", "a b+c"],
    ["beside a space", "content=a b+c", "a b+c"],
    ["behind a source with a space", "source=Prism Launcher&content=0.92.2+1.20.1", "0.92.2+1.20.1"],
    ["before a source with a space", "content=0.92.2+1.20.1&source=Prism Launcher", "0.92.2+1.20.1"],
    ["beside a source that is not ASCII", "content=0.92.2+1.20.1&source=启动器", "0.92.2+1.20.1"],
    ["beside what is not ASCII", "content=日+志", "日+志"],
    ["beside characters that forms escape", "content=[10:30:00]+a", "[10:30:00]+a"],
    ["beside a percent sign that begins nothing", "content=100%+a", "100%+a"],
    ["in a source of such a form", "content=a%20b&source=x+y", "a b"],
  ])("%s", (_, body, content) => {
    expect(read(body, form).content).toBe(content);
  });

  test("but is a space where nothing speaks against it", () => {
    expect(read("content=a+b", form).content).toBe("a b");
    expect(read("content=(a)+~b!*'-._", form).content).toBe("(a) ~b!*'-._");
    expect(read("content=100%25+a%2B", form).content).toBe("100% a+");
  });
});

describe("a log that was not encoded at all", () => {
  const log = "[10:30:00] GET /a?b=c&d=e+f%20g&h\n[10:30:01] 50% & more\r\n";

  test("is kept to the byte, with every & in it", () => {
    expect(read(`content=${log}`, form).content).toBe(log);
    expect(read("content=a&b=c&d", form).content).toBe("a&b=c&d");
  });

  test("ends before known fields behind its last line, and nowhere else", () => {
    expect(read(`content=${log}end&source=panel`, form)).toMatchObject({ content: `${log}end`, source: "panel" });
    const tricky = "GET /?a=b&source=c\nGET /?metadata=d&content=e\n";
    expect(read(`content=${tricky}`, form)).toMatchObject({ content: tricky, source: null });
    expect(read(`source=panel&content=${log}`, form)).toMatchObject({ content: log, source: "panel" });
  });

  test("of one line keeps its & up to a known field", () => {
    expect(read("content=GET /?a=b&c=d done&source=s", form)).toMatchObject({
      content: "GET /?a=b&c=d done",
      source: "s",
    });
  });
});
