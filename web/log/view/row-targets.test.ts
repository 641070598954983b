import { describe, expect, test } from "bun:test";
import { targetsIn } from "./row-targets.ts";

const addresses = (text: string) =>
  targetsIn(text, null).map(({ start, end, target }) => [text.slice(start, end), "href" in target && target.href]);

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
      expect(targetsIn(`${line} ://`, null)).toEqual([]);
  });
});

describe("the mod of a frame", () => {
  const parts = new Set(["lamplights-2.0.jar", "create", "mysticalagriculture", "minecraft", "net"]);
  const partOf = (text: string) =>
    targetsIn(text, (key) => parts.has(key)).map(({ start, end }) => text.slice(start, end))[0] ?? null;

  test.each([
    ["\tat com.example.LampBlock.light(LampBlock.java:88) ~[lamplights-2.0.jar:2.0]", "lamplights-2.0.jar"],
    [
      "\tat com.example.LampBlock.light(LampBlock.java:88) ~[lamplights-2.0.jar%23120!/:?] {re:x}",
      "lamplights-2.0.jar",
    ],
    ["\tat TRANSFORMER/create@0.5.1/com.simibubi.Belt.tick(Belt.java:1)", "create"],
    ["\tat knot//com.alex.mysticalagriculture.Main.onInitialize(Main.java:68)", "mysticalagriculture"],
    ["at com.simibubi.create.content.Belt.tick(Belt.java:1)", "create"],
    ["\tat net.minecraft.server.MinecraftServer.run(MinecraftServer.java:1) ~[server.jar:?]", null],
    ["[12:00:00] [main/INFO]: create is loaded", null],
    ["\tat ", null],
    [`\tat ${"create.".repeat(1000)}x`, null],
  ])("%s", (line, part) => {
    expect(partOf(line)).toBe(part);
  });
});
