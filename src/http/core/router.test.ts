import { describe, expect, test } from "bun:test";
import { allowedMethods, Router, splitAddress } from "./router.ts";

const route = (name: string) => ({ errorFormat: "json" as const, methods: { GET: name } });

describe("a path", () => {
  const router = new Router<string>({
    "/": route("home"),
    "/:id": route("page"),
    "/favicon.svg": route("favicon"),
    "/api/health": route("health"),
    "/api/log/:id": route("log"),
    "/raw/:id": route("raw"),
    "/compare": route("compare form"),
    "/compare/:a/:b": route("compare"),
    "/v1/raw/:id": route("one"),
    "/v1/raw/:id/*": route("file"),
  });

  test.each<[path: string, name: string | null, param: string]>([
    ["/", "home", ""],
    ["/favicon.svg", "favicon", ""],
    ["/23456789AB", "page", "23456789AB"],
    ["/api", "page", "api"],
    ["/api/health", "health", ""],
    ["/api/log/23456789AB", "log", "23456789AB"],
    ["/raw/x.y-z", "raw", "x.y-z"],
    ["/api/log/", null, ""],
    ["/api/log/a/b", null, ""],
    ["/api/nothing", null, ""],
    ["/API/health", null, ""],
    ["/api/log/:id", "log", ":id"],
    ["/constructor/a", null, ""],
    ["", null, ""],
    ["/compare", "compare form", ""],
    ["/compare/a/b", "compare", "a/b"],
    ["/compare/23456789AB/:b", "compare", "23456789AB/:b"],
    ["/compare/a", null, ""],
    ["/compare/a/", null, ""],
    ["/compare//b", null, ""],
    ["/compare/a/b/c", null, ""],
    ["/x/compare/a/b", null, ""],
    ["//", null, ""],
    ["/v1/raw/a", "one", "a"],
    ["/v1/raw/a/b", "file", "a/b"],
    ["/v1/raw/a/b/c/d", "file", "a/b/c/d"],
    ["/v1/raw/", null, ""],
    ["/v2/raw/a/b", null, ""],
  ])("%j", (path, name, param) => {
    const match = router.match(path);
    expect(match ? [match.route.methods.GET, match.param] : null).toEqual(name === null ? null : [name, param]);
  });
});

describe("the methods that a path allows", () => {
  test("have HEAD where there is GET, and always OPTIONS", () => {
    expect(allowedMethods({ errorFormat: "json", methods: { GET: 1 } })).toBe("GET, HEAD, OPTIONS");
    expect(allowedMethods({ errorFormat: "json", methods: { POST: 1 } })).toBe("POST, OPTIONS");
    expect(allowedMethods({ errorFormat: "html", methods: { GET: 1, POST: 1 } })).toBe("GET, POST, HEAD, OPTIONS");
  });
});

describe("an address is split", () => {
  test.each<[url: string, path: string, search: string]>([
    ["http://localhost:3000/", "/", ""],
    ["http://localhost:3000", "/", ""],
    ["https://[::1]:3000/api/log/x?a=1&b=2", "/api/log/x", "a=1&b=2"],
    ["/raw/x?download", "/raw/x", "download"],
    ["/raw/x?", "/raw/x", ""],
    ["/raw/x?a=b?c=/d", "/raw/x", "a=b?c=/d"],
    ["/x#part", "/x", ""],
    ["/x?a=1#part", "/x", "a=1"],
    ["/x#part?a=1", "/x", ""],
    ["*", "/", ""],
  ])("%j", (url, path, search) => {
    expect(splitAddress(url)).toMatchObject({ path, search });
  });

  test.each<[url: string, path: string]>([
    ["/api/health/", "/api/health"],
    ["//api///health", "/api/health"],
    ["/api/health//", "/api/health"],
    ["//", "/"],
    ["///", "/"],
    ["http://localhost//x/", "/x"],
    ["/x/?a=//", "/x"],
  ])("%j loses doubled and trailing slashes", (url, path) => {
    expect(splitAddress(url).path).toBe(path);
  });

  test.each<[url: string, path: string]>([
    ["/raw/%43bcdefghjk", "/raw/Cbcdefghjk"],
    ["/%72aw/%7e%2d%2E%5f", "/raw/~-._"],
    ["/x/%2F%2f%3F%00%e4%zz%4", "/x/%2F%2f%3F%00%e4%zz%4"],
    ["/%2543", "/%2543"],
  ])("%j: what needs no encoding is decoded, once, and nothing else", (url, path) => {
    expect(splitAddress(url).path).toBe(path);
  });

  test("and slashes in the query stay", () => {
    expect(splitAddress("/x/?a=//b/").search).toBe("a=//b/");
  });
});

test.each<[url: string, host: string | null]>([
  ["http://localhost:3000/x", "localhost:3000"],
  ["http://localhost:3000", "localhost:3000"],
  ["https://[::1]:3000/api/log/x", "[::1]:3000"],
  ["/x//y", null],
])("the host of %j is %j", (url, host) => {
  expect(splitAddress(url).host).toBe(host);
});
