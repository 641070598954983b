import { describe, expect, test } from "bun:test";
import { refusalOf } from "../../../tests/support/refusal-of.ts";
import { checkHost, isValidHost, originOf } from "./origin.ts";

function sent(headers: Record<string, string> = {}, viaTrustedProxy = false) {
  return { request: { headers: new Headers(headers) }, client: { viaTrustedProxy } };
}

describe("a host", () => {
  test.each([
    "localhost",
    "logs.example.org",
    "logs.example.org.",
    "LOGS.example.org",
    "my_server",
    "xn--bcher-kva.example",
    "a-b.c-d",
    "127.0.0.1:3000",
    "localhost:0",
    "localhost:65535",
    "[::1]",
    "[2001:db8::1]:8080",
    "[::ffff:192.0.2.1]",
    `${"a".repeat(63)}.org`,
  ])("%j is valid", (host) => {
    expect(isValidHost(host)).toBe(true);
    expect(() => checkHost(host)).not.toThrow();
  });

  test.each([
    "",
    " ",
    "a b",
    "a/b",
    "a@b",
    "a?b",
    "a#b",
    "a\\b",
    'a"b',
    "<script>",
    "a..b",
    ".a",
    "-a.org",
    "a-.org",
    "bücher.example",
    "localhost:",
    "localhost:65536",
    "localhost:123456",
    "localhost:80a",
    "a:1:2",
    "::1",
    "[::1",
    "[]",
    "[1234]",
    "[:::]",
    "[1.2.3.4]",
    "[::1]x",
    "[::1]:65536",
    "localhost\n",
    `${"a".repeat(64)}.org`,
    `${"a.".repeat(130)}org`,
  ])("%j is none, which is 400", (host) => {
    expect(isValidHost(host)).toBe(false);
    const refusal = refusalOf(() => checkHost(host));
    expect([refusal.code, refusal.message]).toEqual([400, "The `Host` header is not a valid host name."]);
  });

  test("may be absent", () => {
    expect(() => checkHost(null)).not.toThrow();
  });
});

describe("the origin of share links", () => {
  const spoofed = { Host: "localhost:3000", "X-Forwarded-Proto": "https", "X-Forwarded-Host": "logs.example.org" };

  test("is what the operator set, before anything else", () => {
    expect(originOf(sent(spoofed, true), "https://mc.example")).toBe("https://mc.example");
    expect(originOf(sent({ Host: "not valid" }, false), "https://mc.example")).toBe("https://mc.example");
  });

  test("is the request's own host", () => {
    expect(originOf(sent({ Host: "localhost:3000" }, false), null)).toBe("http://localhost:3000");
  });

  test("is localhost where a request names no host", () => {
    expect(originOf(sent(), null)).toBe("http://localhost");
  });

  test("is not what a client says in a proxy's name", () => {
    expect(originOf(sent(spoofed, false), null)).toBe("http://localhost:3000");
  });

  test("is what a trusted proxy says that the client saw", () => {
    expect(originOf(sent(spoofed, true), null)).toBe("https://logs.example.org");
  });

  test.each<[what: string, headers: Record<string, string>, origin: string]>([
    ["only the scheme", { Host: "a.org", "X-Forwarded-Proto": "HTTPS" }, "https://a.org"],
    ["only the host", { Host: "a.org", "X-Forwarded-Host": "b.org:81" }, "http://b.org:81"],
    ["an unknown scheme", { Host: "a.org", "X-Forwarded-Proto": "javascript" }, "http://a.org"],
    [
      "lists",
      { Host: "a.org", "X-Forwarded-Proto": "http, https", "X-Forwarded-Host": "evil.org, b.org" },
      "https://b.org",
    ],
    ["nothing in its headers", { Host: "a.org", "X-Forwarded-Proto": "", "X-Forwarded-Host": " " }, "http://a.org"],
  ])("with a trusted proxy that says %s", (_, headers, origin) => {
    expect(originOf(sent(headers, true), null)).toBe(origin);
  });

  test.each<[headers: Record<string, string>, viaTrustedProxy: boolean]>([
    [{ Host: "a b" }, false],
    [{ Host: "a.org", "X-Forwarded-Host": "b.org/path" }, true],
  ])("is refused where the host is none: %j", (headers, viaTrustedProxy) => {
    expect(refusalOf(() => originOf(sent(headers, viaTrustedProxy), null)).code).toBe(400);
  });
});
