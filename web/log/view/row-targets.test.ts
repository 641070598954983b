import { describe, expect, test } from "bun:test";
import { targetsIn } from "./row-targets.ts";

const addresses = (text: string) => targetsIn(text).map(({ start, end, href }) => [text.slice(start, end), href]);

describe("addresses in a line", () => {
  test("are found without what belongs to the sentence", () => {
    expect(addresses("See https://example.org/a_(b)?c=1. Or (http://example.com), or https://x.example/y!")).toEqual([
      ["https://example.org/a_(b)?c=1", "https://example.org/a_(b)?c=1"],
      ["http://example.com", "http://example.com/"],
      ["https://x.example/y", "https://x.example/y"],
    ]);
  });

  test("are told by where they lead, whatever they look like", () => {
    expect(addresses("https://раураl.com/login https://good.example@evil.example/")).toEqual([
      ["https://раураl.com/login", "https://xn--l-7sba6dbr.com/login"],
      ["https://good.example@evil.example/", "https://good.example@evil.example/"],
    ]);
  });

  test("are of the web alone, and end where a character is not seen or a colour begins", () => {
    expect(addresses("javascript://x data://y file:///etc/passwd ftp://a.example http:// https://")).toEqual([]);
    expect(addresses("https://a.example/x\u202egpj.exe https://b.example/\u00a7cred").map(([text]) => text)).toEqual([
      "https://a.example/x",
      "https://b.example/",
    ]);
  });

  test("are few and short, and what is longer is passed over", () => {
    expect(addresses("https://a.example ".repeat(500))).toHaveLength(50);
    expect(addresses(`https://a.example/${"x".repeat(5000)}`)).toEqual([]);
    // Each would take minutes if its end were looked for again and again.
    for (const line of [
      "https://".repeat(200_000),
      `https://a${".".repeat(1_000_000)}`,
      `https://a${")".repeat(1_000_000)}`,
      "http".repeat(400_000),
    ])
      expect(targetsIn(`${line} ://`)).toEqual([]);
  });
});
