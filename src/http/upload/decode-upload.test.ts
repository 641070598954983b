import { describe, expect, test } from "bun:test";
import { gzipSync, zstdCompressSync } from "node:zlib";
import { refusalOf } from "../../../tests/support/refusal-of.ts";
import { type BodyDescription, type DecodedUpload, decodeUpload } from "./decode-upload.ts";
import { nativeProtocol } from "./native-protocol.ts";
import { maxBodyBytes, tooLarge } from "./size-limit.ts";

interface BodyOptions {
  type?: string | null;
  encoding?: string;
  name?: string;
  format?: string;
  limit?: number;
}

function describeBody({ type = null, encoding, name, format, limit = 1000 }: BodyOptions): BodyDescription {
  return {
    contentType: type,
    contentEncoding: encoding ?? null,
    query: {
      name: name ?? null,
      format: format ?? null,
      redact: null,
      hide: null,
      players: null,
      token: null,
      known: null,
    },
    maxLogBytes: limit,
  };
}

function read(
  body: string | Uint8Array,
  options: BodyOptions = {},
): Pick<DecodedUpload, "name" | "format"> & { content: string } {
  const { name, format, content } = decodeUpload(Buffer.from(body), describeBody(options), nativeProtocol);
  return { name, format, content: Buffer.from(content).toString("utf8") };
}

function refused(body: string | Uint8Array, options: BodyOptions = {}): [code: number, message: string] {
  const { code, message } = refusalOf(() => read(body, options));
  return [code, message];
}

const json = "application/json";
const form = "application/x-www-form-urlencoded";
const empty = [400, "Content cannot be empty"];
const log = "\ufeff[10:30:00] §cDone\u001b[0m\r\n\t日志 😀\n\n";

describe("a JSON body", () => {
  test("is its fields, the content to the character", () => {
    const body = JSON.stringify({ content: log, name: "latest.log", format: "plain", other: 1 });
    expect(read(body, { type: "application/json; charset=utf-8" })).toEqual({
      content: log,
      name: "latest.log",
      format: "plain",
    });
  });

  test("may leave out everything but the content", () => {
    const nothing = { content: "x", name: "", format: "json" as const };
    expect(read('{"content":"x"}', { type: json })).toEqual(nothing);
    expect(read(' \n{"content":"x","name":null,"format":null}', { type: json })).toEqual(nothing);
    expect(read('\ufeff{"content":"x","name":""}', { type: json })).toEqual(nothing);
  });

  test("has U+FFFD in the place of a lone surrogate", () => {
    expect(read('{"content":"a\\ud800b","name":"\\udfff"}', { type: json })).toMatchObject({
      content: "a\ufffdb",
      name: "\ufffd",
    });
  });

  test.each(['{"content":""}', '{"content":" \\r\\n\\t\\u3000"}', "{}", '{"content":null}', "", "  \n"])(
    "without content is refused: %j",
    (body) => {
      expect(refused(body, { type: json }) as unknown[]).toEqual(empty);
    },
  );

  test.each(["1", "true", '["x"]', "{}", "[]"])("whose content is %s is refused", (content) => {
    expect(refused(`{"content":${content}}`, { type: json })).toEqual([400, "`content` must be a string."]);
  });

  test.each(["[]", '["content"]', "null", "true", "12", '"a log"'])("that is %s is refused", (body) => {
    const message = 'The JSON body must be an object with the log as its "content".';
    expect(refused(body, { type: json })).toEqual([400, message]);
  });

  test("that begins like an object and is none is refused, and told where", () => {
    expect(refused('{"content":\n"a\nb"}', { type: json })).toEqual([
      400,
      "The body is not valid JSON at line 2, column 3: a line break or control character inside a string must be escaped.",
    ]);
    expect(refused('\ufeff  {"content":"x",}', { type: json })).toEqual([
      400,
      "The body is not valid JSON at line 1, column 18: a field name in double quotes expected.",
    ]);
  });

  test("that is no JSON and no object is the log itself", () => {
    for (const text of [log, "[10:30:00] [Server thread/INFO]: Done", "---- Minecraft Crash Report ----\n{", "} x"]) {
      expect(read(text, { type: json, name: "a.log", format: "plain" })).toEqual({
        content: text,
        name: "a.log",
        format: "plain",
      });
    }
  });

  test("that is a gzip file is the log inside", () => {
    expect(read(gzipSync(log), { type: json }).content).toBe(log);
  });

  test("is UTF-8 always", () => {
    const body = Buffer.from('{"content":"caf\xe9"}', "latin1");
    const type = "application/json; charset=iso-8859-1";
    expect(refused(body, { type })).toEqual([400, "The JSON body is not valid UTF-8."]);
    expect(read('{"content":"café"}', { type }).content).toBe("café");
  });
});

describe("the size limit", () => {
  const tooMuch = [
    413,
    "The log is larger than 1000 bytes. Share the parts that matter: its beginning, its end and what stands around the crash, without repetitions. The form of this site and `lectern share --parts` find them.",
  ];

  test("counts the content in UTF-8, not what stands around it", () => {
    const escaped = `{"content":"${"\\u4e2d".repeat(333)}x","name":"${"n".repeat(255)}"}`;
    expect(Buffer.byteLength(read(escaped, { type: json }).content)).toBe(1000);
    expect(refused(`{"content":"${"\\u4e2d".repeat(333)}xy"}`, { type: json }) as unknown[]).toEqual(tooMuch);
  });

  test.each<[what: string, body: (text: string) => string | Uint8Array, type: string | null]>([
    ["JSON", (text) => JSON.stringify({ content: text }), json],
    ["a raw body", (text) => text, null],
    ["a gzip file", (text) => gzipSync(text), null],
    ["a form", (text) => `content=${text}`, form],
    ["a multipart field", (text) => multipart(["content", undefined, text]), multipartType],
    ["a multipart file", (text) => multipart(["file", "a.log", text]), multipartType],
    ["a multipart gzip file", (text) => multipart(["file", "a.log.gz", gzipSync(text)]), multipartType],
  ])("holds to the byte in %s", (_, body, type) => {
    expect(read(body("x".repeat(1000)), { type }).content).toHaveLength(1000);
    expect(refused(body("x".repeat(1001)), { type }) as unknown[]).toEqual(tooMuch);
  });

  test("holds for what is stored: UTF-16 shrinks, other encodings grow", () => {
    const wide = Buffer.from(`\ufeff${"x".repeat(997)}`, "utf16le");
    expect(Buffer.byteLength(read(wide).content)).toBe(1000);
    expect(Buffer.byteLength(read(gzipSync(wide)).content)).toBe(1000);
    expect(refused(Buffer.from(`\ufeff${"x".repeat(998)}`, "utf16le")) as unknown[]).toEqual(tooMuch);
    expect(read(Buffer.alloc(500, 0xe9), { type: "text/plain; charset=latin1" }).content).toHaveLength(500);
    expect(refused(Buffer.alloc(501, 0xe9), { type: "text/plain; charset=latin1" }) as unknown[]).toEqual(tooMuch);
  });

  test("unpacks no more than a log to what gzip cannot make of so few bytes", () => {
    const limit = 100_000;
    const body = `${" ".repeat(3 * limit)}{"content":"x"}`;
    const once = gzipSync(body, { level: 9 });
    const options = { type: "application/json", limit };
    expect(read(once, { ...options, encoding: "gzip" }).content).toBe("x");
    const twice = gzipSync(once, { level: 9 });
    expect(refusalOf(() => read(twice, { ...options, encoding: "gzip, gzip" }))).toEqual(tooLarge(limit));
    const small = gzipSync(gzipSync(`${" ".repeat(limit - 100)}{"content":"x"}`));
    expect(read(small, { ...options, encoding: "gzip, gzip" }).content).toBe("x");
  });

  test("stops a bomb, packed once or twice", () => {
    expect(refused(gzipSync(Buffer.alloc(5_000_000, "x")))[0]).toBe(413);
    expect(refused(gzipSync(Buffer.alloc(5_000_000, "x")), { encoding: "gzip" })[0]).toBe(413);
    expect(refused(gzipSync(gzipSync(Buffer.alloc(5_000_000, "x"))), { encoding: "gzip" })[0]).toBe(413);
  });

  test("of an archive is told as that of an archive, however it is labelled", () => {
    const archive = Buffer.concat([Buffer.from("PK\x03\x04"), Buffer.alloc(600_000)]);
    const sentence = "The archive is larger than 5000 bytes. Put only the logs and crash reports into it.";
    for (const type of [null, "application/zip", "application/octet-stream", form]) {
      expect(refused(archive, { type })).toEqual([413, sentence]);
    }
    expect(refused(gzipSync(archive), { type: "application/x-tar", encoding: "gzip" })).toEqual([413, sentence]);
    expect(refused(Buffer.alloc(600_000, "x")) as unknown[]).toEqual(tooMuch);
  });

  test("lets a body be six times as large, for escapes, and a little more", () => {
    expect(maxBodyBytes(10_485_760)).toBe(62_980_096);
    const escaped = `{"content":"${"\\u0001".repeat(1000)}"}`;
    expect(read(gzipSync(escaped), { type: json, encoding: "gzip" }).content).toHaveLength(1000);
  });

  test("is told in a unit that people know", () => {
    expect(tooLarge(10_485_760).message).toBe(
      "The log is larger than 10 MiB. Share the parts that matter: its beginning, its end and what stands around the crash, without repetitions. The form of this site and `lectern share --parts` find them.",
    );
  });
});

describe("a raw body", () => {
  test.each([null, "", "text/plain", "text/x-log; charset=utf-8", "application/octet-stream", "application/x-unknown"])(
    "of the type %p is the log",
    (type) => {
      expect(read(log, { type })).toEqual({ content: log, name: "", format: "json" });
      expect(read('{"content":"x"}', { type }).content).toBe('{"content":"x"}');
    },
  );

  test("takes its name and format from the query", () => {
    expect(read("x", { name: "latest.log", format: "plain" })).toEqual({
      content: "x",
      name: "latest.log",
      format: "plain",
    });
  });

  test("that is a gzip file is unpacked", () => {
    expect(read(gzipSync(log), { type: "application/gzip", name: "a.log.gz" })).toMatchObject({ content: log });
    expect(refused(gzipSync(log).subarray(0, 30))).toEqual([
      400,
      "The body is not valid gzip data: it is damaged or cut off.",
    ]);
  });

  test("is read in the charset of its type, or what it seems to be", () => {
    const gbk = Buffer.from([0xd6, 0xd0, 0xce, 0xc4]);
    expect(read(gbk).content).toBe("中文");
    expect(read(gzipSync(gbk)).content).toBe("中文");
    expect(read(gbk, { type: "text/plain; charset=windows-1252" }).content).toBe("ÖÐÎÄ");
    expect(read(Buffer.from([0x63, 0xe9])).content).toBe("cé");
  });

  test.each(["", " \r\n\t", "\ufeff\n"])("without content is refused: %j", (body) => {
    expect(refused(body) as unknown[]).toEqual(empty);
    expect(refused(gzipSync(body)) as unknown[]).toEqual(empty);
  });
});

test("a content encoding is undone before anything else", () => {
  expect(read(gzipSync('{"content":"x"}'), { type: json, encoding: "gzip" }).content).toBe("x");
  expect(read(zstdCompressSync(gzipSync(log)), { encoding: "zstd" }).content).toBe(log);
  expect(refused("x", { encoding: "compress" })[0]).toBe(415);
  expect(refused("x", { encoding: "gzip" })[0]).toBe(400);
});

describe("a form", () => {
  test("is its fields", () => {
    expect(read("content=a+b%26c%0D%0A%zz&name=latest.log&format=plain", { type: form })).toEqual({
      content: "a b&c\r\n%zz",
      name: "latest.log",
      format: "plain",
    });
    expect(read("name=&content=x", { type: form, name: "query.log" }).name).toBe("query.log");
  });

  test("may be in another encoding", () => {
    expect(read("content=%D6%D0%CE%C4&name=%D6%D0", { type: form })).toMatchObject({ content: "中文", name: "中" });
    expect(read("content=%D6%D0", { type: `${form}; charset=windows-1252` }).content).toBe("ÖÐ");
  });

  test("that does not begin like one is the log itself, as `curl --data-binary` sends it", () => {
    expect(read("[10:30:00] a=b&c+d%20", { type: form }).content).toBe("[10:30:00] a=b&c+d%20");
    expect(read(gzipSync(log), { type: form }).content).toBe(log);
  });

  test.each(["content=", "content=+%0A", "name=a.log", "content"])("without content is refused: %j", (body) => {
    expect(refused(body, { type: form }) as unknown[]).toEqual(empty);
  });
});

const multipartType = "multipart/form-data; boundary=b";

function multipart(
  ...parts: [field: string, fileName: string | undefined, bytes: string | Uint8Array, type?: string][]
) {
  return Buffer.concat([
    ...parts.flatMap(([field, fileName, bytes, type = "text/plain"]) => [
      Buffer.from(`--b\r\nContent-Disposition: form-data; name="${field}"`),
      Buffer.from(fileName === undefined ? "\r\n\r\n" : `; filename="${fileName}"\r\nContent-Type: ${type}\r\n\r\n`),
      Buffer.from(bytes),
      Buffer.from("\r\n"),
    ]),
    Buffer.from("--b--\r\n"),
  ]);
}

describe("a multipart body", () => {
  const type = multipartType;

  test("is its file, whose name is the default name, whatever the field is called", () => {
    expect(read(multipart(["upload", "latest.log", log]), { type })).toEqual({
      content: log,
      name: "latest.log",
      format: "json",
    });
  });

  test("is its content field where there is no file", () => {
    const body = multipart(["content", undefined, log], ["name", undefined, "n.log"], ["format", undefined, "plain"]);
    expect(read(body, { type })).toEqual({ content: log, name: "n.log", format: "plain" });
  });

  test("is its content field where the file input was left empty", () => {
    const body = multipart(["content", undefined, "pasted"], ["file", "", ""], ["name", undefined, ""]);
    expect(read(body, { type })).toEqual({ content: "pasted", name: "", format: "json" });
  });

  test("is its file where the text field was left empty", () => {
    const body = multipart(["content", undefined, ""], ["file", "latest.log", "from the file"]);
    expect(read(body, { type })).toMatchObject({ content: "from the file", name: "latest.log" });
  });

  test("takes the name from its field, else the query, else the file", () => {
    const file: [string, string, string] = ["file", "file.log", "x"];
    expect(read(multipart(file, ["name", undefined, "field.log"]), { type, name: "query.log" }).name).toBe("field.log");
    expect(read(multipart(file), { type, name: "query.log" }).name).toBe("query.log");
    expect(read(multipart(file), { type }).name).toBe("file.log");
  });

  test("makes the name of a file fit, but not one that was chosen", () => {
    expect(read(multipart(["file", "C:\\mc\\logs\\latest.log", "x"]), { type }).name).toBe("latest.log");
    expect(read(multipart(["file", "a%0Ab.log", "x"]), { type }).name).toBe("ab.log");
    expect(read(multipart(["file", `${"n".repeat(300)}`, "x"]), { type }).name).toBe("n".repeat(255));
    expect(refused(multipart(["file", "a", "x"], ["name", undefined, "a\nb"]), { type })[0]).toBe(400);
  });

  test("unpacks a gzip file, and drops `.gz` from its name", () => {
    expect(read(multipart(["file", "2024-01-15-1.log.gz", gzipSync(log)]), { type })).toMatchObject({
      content: log,
      name: "2024-01-15-1.log",
    });
    expect(read(multipart(["file", "not-packed.gz", "x"]), { type }).name).toBe("not-packed.gz");
    expect(refused(multipart(["file", "a.gz", gzipSync(log).subarray(0, 30)]), { type })[0]).toBe(400);
  });

  test("reads a file in the charset of its part", () => {
    const gbk = Buffer.from([0xd6, 0xd0]);
    expect(read(multipart(["file", "a.log", gbk]), { type }).content).toBe("中");
    expect(read(multipart(["file", "a.log", gbk, "text/plain; charset=latin1"]), { type }).content).toBe("ÖÐ");
  });

  test("holds one log, not two", () => {
    expect(refused(multipart(["a", "a.log", "x"], ["b", "b.log", "y"]), { type })).toEqual([
      400,
      "One upload holds one log. Send each file in a request of its own.",
    ]);
  });

  test("without content is refused", () => {
    expect(refused(multipart(["file", "", ""]), { type }) as unknown[]).toEqual(empty);
    expect(refused(multipart(["name", undefined, "a.log"]), { type }) as unknown[]).toEqual(empty);
    expect(refused("--b--", { type }) as unknown[]).toEqual(empty);
  });
});

describe("name and format", () => {
  test("in the body win over the query", () => {
    const body = '{"content":"x","name":"body.log","format":"json"}';
    expect(read(body, { type: json, name: "query.log", format: "plain" })).toEqual({
      content: "x",
      name: "body.log",
      format: "json",
    });
  });

  test("in the query count where the body does not say", () => {
    expect(read('{"content":"x"}', { type: json, name: "query.log", format: "plain" })).toEqual({
      content: "x",
      name: "query.log",
      format: "plain",
    });
  });

  test.each<[body: string, options: BodyOptions]>([
    ['{"content":"x","name":1}', {}],
    [`{"content":"x","name":"${"n".repeat(256)}"}`, {}],
    ['{"content":"x","name":"a\\u0000"}', {}],
    ['{"content":"x","format":"xml"}', {}],
    ['{"content":"x","format":""}', {}],
    ['{"content":"x","format":"xml"}', { format: "plain" }],
    ['{"content":"x"}', { format: "xml" }],
    ['{"content":"x"}', { name: "a\nb" }],
  ])("that are wrong are refused, wherever they stand: %s %j", (body, options) => {
    expect(refused(body, { type: json, ...options })[0]).toBe(400);
  });
});
