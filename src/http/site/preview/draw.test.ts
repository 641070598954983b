import { beforeAll, describe, expect, test } from "bun:test";
import { inflateSync } from "node:zlib";
import chinese from "@fontsource-variable/noto-sans-sc/unicode.json";
import { defaultSite } from "../../../branding/site.ts";
import { previewWords } from "../../../i18n/preview-words.ts";
import { drawPreview, startDrawing } from "./draw.ts";
import { maxFaces } from "./drawable-text.ts";
import { pictureOf } from "./picture.ts";
import { brandOf, type PreviewInput } from "./preview-input.ts";

beforeAll(startDrawing);

const plain: PreviewInput = {
  title: "Paper 1.20.4 server log",
  finding: "The plugin WorldGuard needs WorldEdit, which is not installed",
  severity: "fatal",
  fileName: "latest.log",
  lines: 2312,
  totals: { errors: 14, warnings: 31 },
  size: 182_334,
  timeline: Array.from({ length: 120 }, (_, i) => ({ error: i % 17 === 3 ? 2 : 0, warning: i % 5, other: 40 })),
  language: "en",
  brand: brandOf(defaultSite, "en"),
};

/** The pixels of a PNG of ours: its rows, each behind a byte, in the only chunk of data. */
function pixelsOf(png: Uint8Array): Uint8Array {
  const bytes = Buffer.from(png);
  expect(bytes.subarray(0, 8).toString("latin1")).toBe("\x89PNG\r\n\x1a\n");
  expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1200, 630]);
  const rows = inflateSync(bytes.subarray(41, 41 + bytes.readUInt32BE(33)));
  expect(rows.length).toBe(630 * (1 + 1200 * 3));
  return rows;
}

function colourAt(pixels: Uint8Array, x: number, y: number): string {
  const at = y * (1 + 1200 * 3) + 1 + x * 3;
  return `#${Buffer.from(pixels.subarray(at, at + 3)).toString("hex")}`;
}

const draw = (changes: Partial<PreviewInput>) => Bun.hash(pixelsOf(drawPreview({ ...plain, ...changes })));

describe("a preview", () => {
  test("is a PNG of 1200 by 630, on paper, with the timeline at its bottom", () => {
    const png = drawPreview(plain);
    expect(png.length).toBeLessThan(200_000);
    const pixels = pixelsOf(png);
    expect(colourAt(pixels, 2, 2)).toBe("#fbfaf7");
    expect(colourAt(pixels, 34, 627)).toBe("#c8402f");
    expect(colourAt(pixels, 64, 48)).toBe("#1f6f4a");
  });

  test("shows whatever it is given", () => {
    const changes: Partial<PreviewInput>[] = [
      {},
      { title: "Paper 1.20.5 server log" },
      { finding: "The plugin WorldGuard needs WorldEdit" },
      { severity: null },
      { severity: "warning" },
      { fileName: "debug.log" },
      { lines: 2313 },
      { totals: { errors: 15, warnings: 31 } },
      { totals: { errors: 14, warnings: 32 } },
      { totals: null },
      { size: 99 },
      { timeline: [] },
      { language: "zh-CN" },
    ];
    expect(new Set(changes.map(draw)).size).toBe(changes.length);
  });

  test("is the same for the same log", () => {
    expect(draw({})).toBe(draw({}));
  });
});

describe("letters", () => {
  // Two characters that no font has look the same: so those that look different were drawn.
  test.each([
    ["Chinese", "插", "件"],
    ["Cyrillic", "Ж", "Щ"],
    ["Japanese", "カ", "タ"],
    ["Korean", "한", "국"],
    ["Polish", "Ż", "Ł"],
  ])("are drawn, and not boxes: %s", (_, one, other) => {
    const mixed = (letter: string) => draw({ title: `Paper Żółć Привет ${letter} 日志` });
    expect(new Set([mixed(one), mixed(other), mixed("□")]).size).toBe(3);
  });

  test("that no font has are boxes", () => {
    expect(draw({ title: "Log ع" })).toBe(draw({ title: "Log □" }));
    expect(draw({ title: "Log 🎉" })).toBe(draw({ title: "Log" }));
  });
});

describe("a hostile log", () => {
  const texts = [
    '</text><image href="file:///etc/passwd" width="900" height="900"/><text>',
    "<script>alert(1)</script><![CDATA[ ]]> &lol; <!ENTITY a SYSTEM 'x'>",
    "\u0000\u0001\u0008\u001b[31m\uffff\ufffe\ud800",
    "\u202e\u2066\u200f".repeat(200),
    `a${"\u0300".repeat(10_000)}`,
    "🎉".repeat(5000),
    "ﷺ".repeat(3000),
    "x".repeat(10_000_000),
    "插".repeat(1_000_000),
    Array.from({ length: 600 }, (_, i) => String.fromCodePoint(0x4e00 + i * 31)).join(""),
    " \n\t ".repeat(1000),
    "",
  ];

  test.each(texts.map((text) => [text.slice(0, 20), text]))("breaks nothing: %j", (_, text) => {
    const input = { ...plain, title: text, finding: text, fileName: text };
    const { svg } = pictureOf(input);
    const tags = svg.match(/<[^>]*>/g)!.join("");
    const strange =
      /<(?!\/?(?:svg|rect|path|text|g)\b)|href|url\(/.exec(tags) ?? /&(?!(?:lt|gt|amp|quot|apos);)/.exec(svg);
    expect(strange).toBeNull();
    pixelsOf(drawPreview(input));
  });

  test("cannot have a picture drawn with every face there is", () => {
    const ranges = Object.values(chinese as Record<string, string>).map((list) => list.split(","));
    const ofEach = (at: number) =>
      ranges
        .map((list) => String.fromCodePoint(Number.parseInt(list[at % list.length]!.slice("U+".length), 16)))
        .join("");
    const hostile = { ...plain, title: ofEach(0), finding: ofEach(1) + ofEach(2), fileName: ofEach(3) };
    expect(pictureOf(hostile).faces.length).toBeLessThanOrEqual(maxFaces + 1);
    // Its own words are drawn all the same.
    const drawn = pictureOf({ ...hostile, language: "zh-CN" }).svg.replace(/<[^>]*>/g, "");
    expect(drawn.includes(previewWords["zh-CN"].severity.fatal)).toBe(true);
  });

  test.each([0, 1, 99_999, 100_000, 9_999_999, Number.MAX_SAFE_INTEGER])("may have %d of everything", (many) => {
    const timeline = [{ error: many, warning: many, other: many }];
    pixelsOf(drawPreview({ ...plain, lines: many, totals: { errors: many, warnings: many }, size: many, timeline }));
  });
});
