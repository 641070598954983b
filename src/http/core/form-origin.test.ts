import { describe, expect, test } from "bun:test";
import { ForeignForm } from "../../wire/refusal.ts";
import type { Exchange } from "./exchange.ts";
import { checkFormOrigin } from "./form-origin.ts";

function isForeign(headers: Record<string, string>, publicUrl: string | null = null, viaTrustedProxy = false): boolean {
  const request = new Request("http://localhost/", { method: "POST", headers });
  try {
    checkFormOrigin({ request, client: { viaTrustedProxy } } as Exchange, publicUrl);
    return false;
  } catch (error) {
    expect(error).toBeInstanceOf(ForeignForm);
    return true;
  }
}

const host = "logs.example";

describe("a form is foreign where the browser says so", () => {
  test.each<[site: string, isRefused: boolean]>([
    ["same-origin", false],
    ["none", false],
    ["same-site", true],
    ["cross-site", true],
  ])("%s, whatever the addresses look like behind a proxy", (site, isRefused) => {
    expect(isForeign({ "Sec-Fetch-Site": site, Host: "10.0.0.5:3000", Origin: "https://logs.example" })).toBe(
      isRefused,
    );
    expect(isForeign({ "Sec-Fetch-Site": site, Host: host })).toBe(isRefused);
  });

  test("without headers, as programs and old browsers send it, it is not", () => {
    expect(isForeign({})).toBe(false);
    expect(isForeign({ Host: host })).toBe(false);
  });

  test.each<[origin: string, isRefused: boolean]>([
    ["http://logs.example", false],
    ["https://logs.example", false],
    ["https://LOGS.example", false],
    ["http://logs.example:8080", true],
    ["https://evil.example", true],
    ["https://logs.example.evil.example", true],
    ["https://sub.logs.example", true],
    ["null", true],
    ["", true],
    ["logs.example", true],
    ["file://logs.example", true],
    ["https://evil.example/logs.example", true],
    ["https://logs.example@evil.example", true],
  ])("over plain HTTP the origin decides: %p", (origin, isRefused) => {
    expect(isForeign({ Host: host, Origin: origin })).toBe(isRefused);
    expect(isForeign({ Host: host, Origin: origin, "Sec-Fetch-Site": "something-new" })).toBe(isRefused);
  });
});

describe("the service goes by every name that it has", () => {
  test("the host of the request, with the usual port or without", () => {
    for (const sent of ["logs.example:443", "logs.example:80", "Logs.Example"]) {
      expect(isForeign({ Host: sent, Origin: "https://logs.example" })).toBe(false);
    }
    expect(isForeign({ Host: "logs.example:3000", Origin: "http://logs.example:3000" })).toBe(false);
    expect(isForeign({ Host: "[::1]:3000", Origin: "http://[::1]:3000" })).toBe(false);
  });

  test("PUBLIC_URL, and the address on the local network beside it", () => {
    const set = "https://logs.example";
    expect(isForeign({ Host: "10.0.0.5:3000", Origin: "https://logs.example" }, set)).toBe(false);
    expect(isForeign({ Host: "10.0.0.5:3000", Origin: "http://10.0.0.5:3000" }, set)).toBe(false);
    expect(isForeign({ Host: "10.0.0.5:3000", Origin: "https://evil.example" }, set)).toBe(true);
  });

  test("what a proxy says that the client saw, if it is trusted", () => {
    const headers = { Host: "10.0.0.5:3000", Origin: "https://logs.example", "X-Forwarded-Host": "logs.example" };
    expect(isForeign(headers, null, true)).toBe(false);
    expect(isForeign(headers, null, false)).toBe(true);
  });
});
