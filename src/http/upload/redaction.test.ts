import { describe, expect, test } from "bun:test";
import { refusalOf } from "../../../tests/support/refusal-of.ts";
import { type BodyDescription, decodeUpload } from "./decode-upload.ts";
import { nativeProtocol } from "./native-protocol.ts";
import { maskingOf, redactFile } from "./redaction.ts";

const description = (
  redact: string | null,
  maxLogBytes = 1000,
  contentType: string | null = null,
): BodyDescription => ({
  contentType,
  contentEncoding: null,
  query: { name: null, format: null, redact, hide: null, players: null, token: null, known: null },
  maxLogBytes,
});

function decodeAndRedact(body: Uint8Array, description: BodyDescription) {
  const { redact, hide, players, ...log } = decodeUpload(body, description, nativeProtocol);
  const masking = maskingOf({ redact, hide, players }, [log]);
  return redactFile(log, masking, description.maxLogBytes, nativeProtocol);
}

const json = "application/json";
const form = "application/x-www-form-urlencoded";

function asksForMasks(body: string, type: string | null = null, query: string | null = null): boolean | "strict" {
  return decodeUpload(Buffer.from(body), description(query, 1000, type), nativeProtocol).redact;
}

describe("the wish to mask what is private", () => {
  test("is not there unless something says so", () => {
    for (const body of ['{"content":"x"}', '{"content":"x","redact":null}', '{"content":"x","redact":false}']) {
      expect(asksForMasks(body, json)).toBe(false);
    }
    expect(asksForMasks("x")).toBe(false);
    expect(asksForMasks("content=x&name=a", form)).toBe(false);
  });

  test("is in the JSON, the form or the query", () => {
    expect(asksForMasks('{"content":"x","redact":true}', json)).toBe(true);
    expect(asksForMasks('{"content":"x","redact":"true"}', json)).toBe(true);
    for (const yes of ["true", "True", "on", "1", "yes", " true\r\n"]) {
      expect(asksForMasks(`content=x&redact=${encodeURIComponent(yes)}`, form)).toBe(true);
      expect(asksForMasks("x", null, yes)).toBe(true);
    }
    for (const no of ["false", "off", "0", "no"]) {
      expect(asksForMasks(`content=x&redact=${no}`, form)).toBe(false);
      expect(asksForMasks("x", null, no)).toBe(false);
    }
  });

  test("may be a strict one, for what is only possible, too", () => {
    expect(asksForMasks('{"content":"x","redact":"strict"}', json)).toBe("strict");
    expect(asksForMasks("content=x&redact=strict", form)).toBe("strict");
    expect(asksForMasks("x", null, "Strict")).toBe("strict");
    const masked = (redact: string) =>
      Buffer.from(decodeAndRedact(Buffer.from("seen 5.9.12.44"), description(redact)).content).toString();
    expect(masked("true")).toBe("seen 5.9.12.44");
    expect(masked("strict")).toBe("seen **.**.**.**");
  });

  test("in the body wins over the query", () => {
    expect(asksForMasks('{"content":"x","redact":false}', json, "true")).toBe(false);
    expect(asksForMasks('{"content":"x","redact":true}', json, "false")).toBe(true);
    expect(asksForMasks('{"content":"x","redact":null}', json, "true")).toBe(true);
    expect(asksForMasks("content=x&redact=off", form, "true")).toBe(false);
  });

  test.each<[body: string, type: string | null, query: string | null]>([
    ['{"content":"x","redact":1}', json, null],
    ['{"content":"x","redact":"yes"}', json, null],
    ['{"content":"x","redact":""}', json, null],
    ['{"content":"x","redact":["ipv4"]}', json, null],
    ["content=x&redact=maybe", form, null],
    ["content=x&redact=", form, null],
    ["x", null, "maybe"],
    ["x", null, ""],
  ])("that is not understood is refused: %s", (body, type, query) => {
    const { code, message } = refusalOf(() => asksForMasks(body, type, query));
    expect([code, message]).toEqual([400, '`redact` must be true, false or "strict".']);
  });
});

function finish(text: string, redact: string | null, limit?: number) {
  const upload = decodeAndRedact(Buffer.from(text), description(redact, limit));
  return { text: Buffer.from(upload.content).toString("utf8"), redacted: upload.redacted };
}

const log = "\ufeff[10:00:01] 日志 😀 Alex[/203.0.113.9:50123]\r\n\u0000§c from C:\\Users\\Alex\\x\r\n\n";

describe("what will be stored of an upload", () => {
  test("is what was sent, where nobody asks for masks", () => {
    expect(finish(log, null)).toEqual({ text: log, redacted: null });
    expect(finish(log, "false")).toEqual({ text: log, redacted: null });
  });

  test("is masked, and everything else to the character, where somebody does", () => {
    expect(finish(log, "true")).toEqual({
      text: log.replace("203.0.113.9", "**.**.**.**").replace("\\Alex\\", "\\********\\"),
      redacted: { ipv4: 1, "user-name": 1 },
    });
    expect(finish("nothing private\n", "true")).toEqual({ text: "nothing private\n", redacted: {} });
  });

  test("keeps to the size limit, as sent and as masked", () => {
    const short = "/home/a/";
    expect(finish(short, null, 8).text).toBe(short);
    expect(finish(short, "true", 15).text).toBe("/home/********/");
    expect(refusalOf(() => finish(short, "true", 14)).code).toBe(413);
    const long = `/home/${"a".repeat(20)}/`;
    expect(refusalOf(() => finish(long, "true", 20)).code).toBe(413);
  });
});
