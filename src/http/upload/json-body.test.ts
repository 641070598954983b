import { describe, expect, test } from "bun:test";
import fc from "fast-check";
import { refusalOf } from "../../../tests/support/refusal-of.ts";
import { logOf, parseJson, parseJsonWithLog } from "./json-body.ts";

const limit = 1024 * 1024;
const longLog = '[10:30:00] [Server thread/INFO]: "Done" \\o/ 日志\n'.repeat(100);

const withLog = (text: string) => parseJsonWithLog(Buffer.from(text), limit);

/** With a string where `parseJsonWithLog` has bytes. */
function asText(value: unknown): unknown {
  const { content } = (value ?? {}) as { content?: unknown };
  return content instanceof Uint8Array ? { ...(value as object), content: Buffer.from(content).toString() } : value;
}

describe("a body with a log", () => {
  test("has a long one as bytes, and all else as it is", () => {
    const body = { name: "latest.log", content: longLog, files: null, more: { content: [longLog] } };
    const value = withLog(JSON.stringify(body)) as typeof body & { content: unknown };
    expect(value.content).toBeInstanceOf(Uint8Array);
    expect(asText(value)).toEqual(body);
  });

  test("has a short one as a string", () => {
    expect(withLog('{"content":"short"}')).toEqual({ content: "short" });
  });

  test.each([
    ["a byte order mark", `\ufeff${JSON.stringify({ content: longLog })}`],
    ["space around everything", JSON.stringify({ content: longLog, name: "a" }, null, 2)],
    ["the log twice", `{"content":${JSON.stringify(longLog)},"content":"short"}`],
    ["the log twice, the long one last", `{"content":"short","content":${JSON.stringify(longLog)}}`],
    ["a log and another value of that name", `{"content":${JSON.stringify(longLog)},"content":[1]}`],
    ["its name written with an escape", `{"content":${JSON.stringify(longLog)},"c\\u006fntent":"short"}`],
    ["nothing but another name with an escape", `{"n\\u0061me":${JSON.stringify(longLog)}}`],
    ["nothing but its name written with an escape", `{"c\\u006fntent":${JSON.stringify(longLog)}}`],
    ["another name with an escape", `{"content":${JSON.stringify(longLog)},"n\\u0061me":"short"}`],
    ["a list", JSON.stringify([{ content: longLog }])],
    ["a string", JSON.stringify(longLog)],
    ["a log in a field of another name", JSON.stringify({ text: longLog })],
    ["a log in an object", JSON.stringify({ log: { content: longLog } })],
    ["a list as the log", JSON.stringify({ content: [longLog] })],
    ["an object that has a prototype", `{"__proto__":{"content":"a"},"content":${JSON.stringify(longLog)}}`],
  ])("is read as the parser reads it, with %s", (_, text) => {
    const plain = JSON.parse(text.replace("\ufeff", ""));
    expect(asText(withLog(text))).toEqual(plain);
  });

  test("is read as the parser reads it, whatever else is in it", () => {
    const key = fc.constantFrom("content", "name", "conten", "files", "x");
    const value = fc.oneof(fc.json(), fc.constant(JSON.stringify(longLog)), fc.constant('"short"'));
    fc.assert(
      fc.property(fc.array(fc.tuple(key, value), { maxLength: 5 }), (fields) => {
        const text = `{${fields.map(([name, json]) => `"${name}":${json}`).join(",")}}`;
        expect(asText(withLog(text))).toEqual(JSON.parse(text));
      }),
      { seed: 20261118 },
    );
  });

  test.each([
    ["a raw line break in it", `{"content":"${"a".repeat(2000)}\n"}`],
    ["an escape that is none", `{"content":"${"a".repeat(2000)}\\x"}`],
    ["half an escape at its end", `{"content":"${"a".repeat(2000)}\\u12"}`],
    ["a fault behind it", `{"content":${JSON.stringify(longLog)},}`],
    ["a word that is none behind it", `{"content":${JSON.stringify(longLog)},"name":nul}`],
    ["a fault in front of it", `{"name":tru,"content":${JSON.stringify(longLog)}}`],
    ["no end", `{"content":"${"a".repeat(2000)}`],
  ])("is refused with the same sentence as any other: %s", (_, text) => {
    const refusal = refusalOf(() => withLog(text));
    expect(refusal.code).toBe(400);
    expect(refusal.message).toMatch(/^The body is not valid JSON at line \d+, column \d+: /);
    expect(refusal.message).toBe(refusalOf(() => parseJson(Buffer.from(text), limit)).message);
  });

  test("gives its log in UTF-8, long or short", () => {
    expect(Buffer.from(logOf("日志")).toString()).toBe("日志");
    const { content } = withLog(JSON.stringify({ content: longLog })) as { content: unknown };
    expect(Buffer.from(logOf(content)).toString()).toBe(longLog);
    expect(refusalOf(() => logOf(5)).code).toBe(400);
    expect(refusalOf(() => logOf(undefined)).code).toBe(400);
  });
});
