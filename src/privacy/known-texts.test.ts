import { describe, expect, test } from "bun:test";
import { stepsOf } from "../../tests/support/steps.ts";
import { LiteralSearch } from "./literal-search.ts";
import { findPrivate, redact } from "./redact.ts";
import { searchShare } from "./search-share.ts";

const certain = "Anna[/93.184.216.34:50123] logged in\n";

describe("what is certain in one place is masked in every other one", () => {
  test.each<[what: string, lines: string, masked: string]>([
    ["an address in the name of a file", `${certain}wrote backup-93.184.216.34.zip`, "wrote backup-**.**.**.**.zip"],
    ["an address before where it is certain", `x93.184.216.34y\n${certain}`, "x**.**.**.**y"],
    ["an address that could be a version", "at /45.83.12.7:25565\nloaded 45.83.12.7-final", "loaded **.**.**.**-final"],
    [
      "an address whose numbers a version could have, by its form",
      "from /5.9.12.44:2000\nsee dump-5.9.12.44.txt",
      "see dump-**.**.**.**.txt",
    ],
    ["a token", "--accessToken a1B2c3D4e5F6g7H8\nsaw a1B2c3D4e5F6g7H8.", "saw ********."],
    ["a password", "rcon.password=hunter2boat\n> hunter2boat", "> ********"],
    ["a machine", "COMPUTERNAME=LENAS-PC42\nmods of LENAS-PC42/x", "mods of ********/x"],
    ["an account", "xuid: 2535412345678901\nfile_2535412345678901_x", "file_2535412345678901_x"],
  ])("%s", (_, lines, masked) => {
    const text = redact(lines).text;
    expect(text.split("\n")).toContain(masked);
    expect(redact(text)).toEqual({ text, counts: {} });
  });

  test.each([
    ["numbers that every mod has", "ip 1.20.1.4\nmod-1.20.1.4.jar"],
    ["numbers that only words called an address", "connected with 3.6.1.0\nDynamicSurroundings-3.6.1.0.jar"],
    ["a part of other numbers", `${certain}193.184.216.34.5 93.184.216.345`],
    ["a password that is a word", "password: minecraft\nminecraft server"],
    ["a part of another word", "rcon.password=hunter2boat\nhunter2boats"],
  ])("but not %s", (_, lines) => {
    expect(redact(lines).text.split("\n").at(-1)).toBe(lines.split("\n").at(-1)!);
  });

  test("in every chunk", () => {
    const filler = `${"x".repeat(99)}\n`.repeat(6000);
    const { text, counts } = redact(`a-93.184.216.34.zip\n${filler}${certain}${filler}b-93.184.216.34.zip\n`);
    expect(text).not.toContain("93.184");
    expect(counts).toEqual({ ipv4: 3 });
    expect(findPrivate(`a-93.184.216.34.zip\n${filler}${certain}`).length).toBe(2);
  });

  test("in every file of a share, in front of it and behind it", () => {
    const files = ["backup-93.184.216.34.zip", certain, "again backup-93.184.216.34.zip"];
    const { results } = searchShare(
      files,
      (text) => text,
      (text, share) => redact(text, { share }).text,
    );
    expect(results.join("\n")).not.toContain("93.184");
  });

  test("a file that knows it itself is not searched again for what a later one knows", () => {
    const searched: string[] = [];
    searchShare(
      [certain, `${certain}again`],
      (text) => text,
      (text, share) => {
        searched.push(text);
        return redact(text, { share }).text;
      },
    );
    expect(searched).toHaveLength(2);
  });
});

describe("many texts at once", () => {
  const placesIn = (texts: string[], text: string) =>
    [...new LiteralSearch(texts).placesIn(text)].map(({ start, found }) => `${start} ${found}`);

  test("are found wherever they stand, also within each other", () => {
    expect(placesIn(["abcdef", "bcd", "defg"], "xabcdefgabcd")).toEqual(["1 abcdef", "2 bcd", "4 defg", "9 bcd"]);
    expect(placesIn(["小明的电脑", "é\u0301x"], "在小明的电脑上 é\u0301x")).toEqual(["1 小明的电脑", "8 é\u0301x"]);
    expect(placesIn(["abcdef"], "abcde")).toEqual([]);
    expect(placesIn(["abcdef"], "")).toEqual([]);
  });

  test("take time for the text alone, however alike they are", async () => {
    const texts = Array.from({ length: 500 }, (_, at) => `aaaaaa${at}`);
    // Of those that begin alike, at most eight are looked at in each place.
    expect(await stepsOf(() => placesIn(texts, "a".repeat(40_000)), 3_000_000)).toBeLessThan(3_000_000);
  });
});
