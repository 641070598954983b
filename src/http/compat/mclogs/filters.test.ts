import { describe, expect, test } from "bun:test";
import { appliedFilters, regexFiltersOf } from "../../../../tests/support/applied-filters.ts";
import type { Filter } from "./filter.ts";
import { filters } from "./filters.ts";

const limit = 10_485_760;
const list = filters(limit);
const applied = (text: string) => appliedFilters(list, text);

describe("the list of filters", () => {
  test("has only the types that every client knows", () => {
    const known: Filter["type"][] = ["trim", "limit-bytes", "limit-lines", "regex"];
    expect(new Set(list.map(({ type }) => type))).toEqual(new Set(known));
  });

  test("has the real limits, and cuts no lines of a log that fits", () => {
    for (const filter of list) {
      if (filter.type === "limit-bytes" || filter.type === "limit-lines") expect(filter.data.limit).toBe(limit);
    }
    expect(list[0]).toEqual({ type: "trim", data: {} });
    expect(list.at(-1)?.type).toBe("limit-bytes");
  });

  test("has patterns of the dialect that Java, PHP and JavaScript share", () => {
    for (const { data } of regexFiltersOf(list)) {
      for (const { pattern, modifiers } of [...data.patterns, ...data.exemptions]) {
        expect(() => new RegExp(pattern, modifiers.join(""))).not.toThrow();
        expect(["", "i"]).toContain(modifiers.join(""));
        // PHP's clients write slashes around a pattern.
        expect(pattern.replace(/\\./g, "")).not.toContain("/");
        // Nothing without a bound: hostile logs must not cost a client its patience.
        expect(pattern.replace(/\\./g, "").replace(/\[[^\]]*\]/g, "")).not.toMatch(/[*+]|\{\d+,\}|\(\?[<P][A-Za-z]/);
      }
      for (const { replacement } of data.patterns) expect(replacement).toMatch(/^(?:\$1)?[*.:]+$/);
    }
  });
});

describe("the filters mask", () => {
  test.each<[text: string, masked: string]>([
    ["Alex[/203.0.113.9:50123] logged in", "Alex[/**.**.**.**:50123] logged in"],
    ["[/5.9.12.44:51234] lost connection", "[/**.**.**.**:51234] lost connection"],
    ["Connecting to 5.9.12.44, 25565", "Connecting to **.**.**.**, 25565"],
    ["refused: /5.9.12.44", "refused: /**.**.**.**"],
    ["http://5.9.12.44/pack.zip", "http://**.**.**.**/pack.zip"],
    ["server-ip=5.9.12.44", "server-ip=**.**.**.**"],
    ["see 93.184.216.34.", "see **.**.**.**."],
    ["Alex logged in from 5.9.12.44", "Alex logged in from **.**.**.**"],
    ["/2a01:4f8:1c1c:1::1 left", "/****:****:****:****:****:****:****:**** left"],
    ["[2a01:4f8:0:0:0:0:0:1]:25565", "[****:****:****:****:****:****:****:****]:25565"],
    ["C:\\Users\\Alex Doe\\AppData", "C:\\Users\\********\\AppData"],
    ["C:/Users/Alex/AppData", "C:/Users/********/AppData"],
    ['"c:\\\\Users\\\\Alex\\\\x"', '"c:\\\\Users\\\\********\\\\x"'],
    ["/home/alex/.minecraft", "/home/********/.minecraft"],
    ["/Users/alex/Library", "/Users/********/Library"],
    ["USERNAME=alex", "USERNAME=********"],
    ["--accessToken eyJ0.abc --version", "--accessToken ******** --version"],
    ["[--accessToken, eyJ0, --uuid]", "[--accessToken, ********, --uuid]"],
    ["(Session ID is token:abc:def)", "(Session ID is token:********)"],
    ['{"authToken": "abc","refreshToken":"d"}', '{"authToken": "********","refreshToken":"********"}'],
  ])("%s", (text, masked) => {
    expect(applied(text)).toBe(masked);
    expect(applied(masked)).toBe(masked);
  });
});

describe("the filters leave alone", () => {
  test.each([
    "127.0.0.1:25565 /127.0.0.1 ip: 127.255.1.2",
    "0.0.0.0:25565, /0.0.0.0",
    "dns 1.1.1.1:53 1.0.0.1:53 8.8.8.8:53 8.8.4.4:53 ip 8.8.8.8",
    "::1 [0:0:0:0:0:0:0:1]:25565 [2606:4700:4700::1111]:53 2001:4860:4860::8888",
    "1.20.1.4",
    "Forge 47.2.0.1, Java 17.0.8.1",
    "mod-93.184.216.34.jar v93.184.216.34",
    "NVIDIA 31.0.15.4601, Windows 10.0.19045.3803",
    "java.base@17.0.8.1/java.lang.Thread",
    "12:30:45 face::b 2026:01:31",
    "C:\\Users\\Public\\x /home/container/server net/home/foo/",
    "--accessToken ******** --version 1.20.1",
    "C:\\Users\\********\\x",
  ])("%s", (text) => {
    expect(applied(text)).toBe(text);
  });
});
