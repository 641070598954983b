import inter from "@fontsource/inter/unicode.json";
import japanese from "@fontsource-variable/noto-sans-jp/unicode.json";
import korean from "@fontsource-variable/noto-sans-kr/unicode.json";
import simplified from "@fontsource-variable/noto-sans-sc/unicode.json";
import traditional from "@fontsource-variable/noto-sans-tc/unicode.json";
import type { Language } from "../../../i18n/language.ts";
import { fontFiles } from "./font-files.gen.ts";
import { importedFile } from "./imported-file.ts";
import { woff2Widths } from "./woff2-widths.ts";

const families = {
  Inter: { name: "inter", parts: inter },
  "Noto Sans SC": { name: "noto-sans-sc", parts: simplified },
  "Noto Sans TC": { name: "noto-sans-tc", parts: traditional },
  "Noto Sans JP": { name: "noto-sans-jp", parts: japanese },
  "Noto Sans KR": { name: "noto-sans-kr", parts: korean },
} as const;
export type Family = keyof typeof families;

/** Four languages write the same characters, each in its own way. Elsewhere Chinese names are mostly simplified. */
const ofLanguage: Readonly<Record<string, Family>> = {
  "zh-TW": "Noto Sans TC",
  ja: "Noto Sans JP",
  ko: "Noto Sans KR",
};

/** The first that has a character draws it. */
export function familiesFor(language: Language): readonly Family[] {
  const own: Family = ofLanguage[language] ?? "Noto Sans SC";
  return ["Inter", own, ...(Object.keys(families) as Family[]).filter((one) => one !== "Inter" && one !== own)];
}

/** One file of a font: fonts come in parts, so that only those that a text needs are read. */
export interface Face {
  family: Family;
  file: Uint8Array;
  /** Of each character that it has, in units of the font's size. */
  widths: ReadonlyMap<number, number>;
}

interface Range {
  first: number;
  last: number;
  /** In `fontFiles`. */
  part: string;
}

const faces = new Map<string, Face>();
/** Of the fonts that a text has asked for. */
const ranges = new Map<Family, Range[]>();

function rangesOf(family: Family): Range[] {
  let known = ranges.get(family);
  if (known === undefined) {
    known = readRanges(family);
    ranges.set(family, known);
  }
  return known;
}

function readRanges(family: Family): Range[] {
  const { name, parts } = families[family];
  return Object.entries<string>(parts)
    .map(([key, list]) => ({ part: `${name}-${key.replace(/[[\]]/g, "")}`, list }))
    .filter(({ part }) => part in fontFiles)
    .flatMap(({ part, list }) =>
      list.split(",").map((range) => {
        const [first = "", last = first] = range.slice("U+".length).split("-");
        return { first: Number.parseInt(first, 16), last: Number.parseInt(last, 16), part };
      }),
    );
}

/** By the font of a language, and by character. */
const found = new Map<Family, Map<number, Face | null>>();
/** Characters whose face is remembered. Whoever sends others over and over costs no more than looking again. */
const maxFound = 20_000;

/** What draws a character; `null` where no font has it. */
export function faceOf(character: number, order: readonly Family[]): Face | null {
  const own = order[1]!;
  const kept = found.get(own) ?? new Map<number, Face | null>();
  found.set(own, kept);
  const known = kept.get(character);
  if (known !== undefined) return known;
  const face = look(character, order);
  if (kept.size < maxFound) kept.set(character, face);
  return face;
}

function look(character: number, order: readonly Family[]): Face | null {
  for (const family of order) {
    for (const { first, last, part } of rangesOf(family)) {
      if (character < first || character > last) continue;
      // What a part is for, and what it has, are not always the same.
      const face = faces.get(part) ?? read(family, part);
      if (face.widths.has(character)) return face;
    }
  }
  return null;
}

function read(family: Family, part: string): Face {
  const file = importedFile(fontFiles[part]!);
  const face = { family, file, widths: woff2Widths(file) };
  faces.set(part, face);
  return face;
}

const anyOrder = familiesFor("en");
/** Kana and Han, which are squares in every font: none has to be read for them. */
export const square = /[\u3041-\u3096\u30a1-\u30fa\u3400-\u4dbf\u4e00-\u9fff]/;

/** How wide a text is, in units of its size. */
export function widthOf(text: string): number {
  let width = 0;
  for (const letter of text) {
    const character = letter.codePointAt(0)!;
    width += square.test(letter) ? 1 : (faceOf(character, anyOrder)?.widths.get(character) ?? 0);
  }
  return width;
}
