import { describe, expect, test } from "bun:test";
import fc from "fast-check";
import { hostileColours } from "../../../tests/support/hostile-texts.ts";
import { hasColourCodes } from "../../wire/colour-codes.ts";
import { type ColourRun, colourRuns } from "./colour-runs.ts";

const esc = "\x1b";

/** The parts that readers see, with how they look. */
function shown(line: string): string[] {
  return colourRuns(line)
    .filter(({ isCode }) => !isCode)
    .map(({ start, end, classes }) => `${line.slice(start, end)}${classes && `|${classes}`}`);
}

function gaps(line: string, runs: ColourRun[]): string[] {
  const found: string[] = [];
  let at = 0;
  for (const { start, end } of runs) {
    if (start !== at || end <= start) found.push(`${at}: ${start}-${end}`);
    at = end;
  }
  if (at !== line.length) found.push(`ends at ${at} of ${line.length}`);
  return found;
}

describe("the colours of a line", () => {
  test.each<[line: string, parts: string[]]>([
    ["", []],
    ["plain", ["plain"]],
    [`a${esc}[31mb${esc}[0mc`, ["a", "b|fg-1", "c"]],
    [`${esc}[1;4;3;9mall${esc}[22;24;23;29mnone`, ["all|bold italic underline strike", "none"]],
    [`${esc}[mplain`, ["plain"]],
    [`${esc}[91;100mbright${esc}[39mbehind${esc}[49mplain`, ["bright|fg-9 bg-8", "behind|bg-8", "plain"]],
    [`${esc}[2;7mdim${esc}[27mnot`, ["dim|inverse dim", "not|dim"]],
    [`${esc}[4:3mcurly${esc}[4:0mnot`, ["curly|underline", "not"]],
    [`${esc}[38;5;12ma${esc}[48;5;196mb`, ["a|fg-12", "b|fg-12 bg-9"]],
    [`${esc}[38;5;244mgrey`, ["grey|fg-8"]],
    [`${esc}[38;2;255;10;10;1mred and bold`, ["red and bold|fg-9 bold"]],
    [`${esc}[38:2::0:0:250mblue`, ["blue|fg-4"]],
    [`${esc}[38:2:250:250:250mwhite`, ["white|fg-15"]],
    [`${esc}[38;5mno colour`, ["no colour"]],
    [`${esc}[38;5;999mno such colour`, ["no such colour"]],
    [`${esc}[999munknown`, ["unknown"]],
    [`${esc}[>4;2mnot a colour`, ["not a colour"]],
  ])("from a terminal: %j", (line, parts) => {
    expect(shown(line)).toEqual(parts);
  });

  test.each<[line: string, parts: string[]]>([
    ["§cred §lbold §aplain green", ["red |fg-9", "bold |fg-9 bold", "plain green|fg-10"]],
    ["§k§m§n§ox§ry", ["x|italic underline strike obfuscated", "y"]],
    ["§0a§1b§2c§3d§4e§5f§6g§7h", ["a|fg-0", "b|fg-4", "c|fg-2", "d|fg-6", "e|fg-1", "f|fg-5", "g|fg-3", "h|fg-7"]],
    [
      "§8a§9b§Ac§Bd§Ce§Df§Eg§Fh",
      ["a|fg-8", "b|fg-12", "c|fg-10", "d|fg-14", "e|fg-9", "f|fg-13", "g|fg-11", "h|fg-15"],
    ],
    ["§x§f§F§0§0§0§0red", ["red|fg-9"]],
    ["§x§f§fcut", ["cut|fg-15"]],
    ["costs 5§ or §z", ["costs 5§ or §z"]],
    ["§", ["§"]],
  ])("from the game: %j", (line, parts) => {
    expect(shown(line)).toEqual(parts);
  });

  test.each<[line: string, parts: string[]]>([
    [`${esc}[2K${esc}[1;1Hmoved`, ["moved"]],
    [`${esc}[?25lhidden cursor`, ["hidden cursor"]],
    [`${esc}(B${esc}[mreset`, ["reset"]],
    [`${esc}]0;title\x07text`, ["text"]],
    [`${esc}]8;;https://example.com${esc}\\link${esc}]8;;${esc}\\`, ["link"]],
    [`${esc}]0;never ends`, [`${esc}]0;never ends`]],
    [`${esc}]0;broken ${esc}[31moff`, [`${esc}]0;broken `, "off|fg-1"]],
    [`[31mthe first character is lost`, ["[31mthe first character is lost"]],
    [`${esc}`, [esc]],
    [`${esc}[31`, [`${esc}[31`]],
    [`${esc}[${"1;".repeat(60)}mtoo long`, [`${esc}[${"1;".repeat(60)}mtoo long`]],
  ])("leave out what is no colour: %j", (line, parts) => {
    expect(shown(line)).toEqual(parts);
  });

  test("codes in a row are one run", () => {
    expect(colourRuns("§c§l§nx")).toEqual([
      { start: 0, end: 6, classes: "", isCode: true },
      { start: 6, end: 7, classes: "fg-9 bold underline", isCode: false },
    ]);
  });

  test("what comes after the limit is plain", () => {
    const runs = colourRuns("§ca§bb§dc", 4);
    expect(runs.map(({ classes, isCode }) => (isCode ? "code" : classes))).toEqual(["code", "fg-9", "code", ""]);
    expect(runs.at(-1)).toEqual({ start: 5, end: 9, classes: "", isCode: false });
  });

  test("always cover the line", () => {
    const pieces = fc.constantFrom(
      "§",
      "§c",
      "§x",
      "§f",
      esc,
      `${esc}[`,
      "31",
      ";",
      "m",
      `${esc}]`,
      "\x07",
      "text",
      "😀",
    );
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 40 }), fc.integer({ min: 0, max: 12 }), (parts, limit) => {
        const line = parts.join("");
        const runs = colourRuns(line, limit);
        expect(gaps(line, runs)).toEqual([]);
        expect(runs.length).toBeLessThanOrEqual(limit + 1);
        if (runs.some(({ isCode }) => isCode)) expect(hasColourCodes(line)).toBe(true);
      }),
      { seed: 20261118 },
    );
  });
});

describe("a hostile line", () => {
  test.each(Object.entries(hostileColours))("has few runs, and no gap between them: %s", (_, make) => {
    const line = make(1_000_000);
    const runs = colourRuns(line);
    expect(runs.length).toBeLessThanOrEqual(501);
    expect(gaps(line, runs)).toEqual([]);
  });
});
