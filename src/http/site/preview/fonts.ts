import inter from "@fontsource/inter/unicode.json";
import chinese from "@fontsource-variable/noto-sans-sc/unicode.json";
import { fontFiles } from "./font-files.gen.ts";
import { importedFile } from "./imported-file.ts";
import { woff2Widths } from "./woff2-widths.ts";

export type Family = "Inter" | "Noto Sans SC";

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
  family: Family;
  /** In `fontFiles`. */
  part: string;
}

const faces = new Map<string, Face>();
const ranges = [...rangesOf("Inter", "inter", inter), ...rangesOf("Noto Sans SC", "noto-sans-sc", chinese)];

function rangesOf(family: Family, name: string, parts: Record<string, string>): Range[] {
  return Object.entries(parts)
    .map(([key, list]) => ({ part: `${name}-${key.replace(/[[\]]/g, "")}`, list }))
    .filter(({ part }) => part in fontFiles)
    .flatMap(({ part, list }) =>
      list.split(",").map((range) => {
        const [first = "", last = first] = range.slice("U+".length).split("-");
        return { first: Number.parseInt(first, 16), last: Number.parseInt(last, 16), family, part };
      }),
    );
}

const found = new Map<number, Face | null>();
/** Characters whose face is remembered. Whoever sends others over and over costs no more than looking again. */
const maxFound = 20_000;

/** What draws a character; `null` where no font has it. */
export function faceOf(character: number): Face | null {
  const known = found.get(character);
  if (known !== undefined) return known;
  const face = look(character);
  if (found.size < maxFound) found.set(character, face);
  return face;
}

function look(character: number): Face | null {
  for (const { first, last, family, part } of ranges) {
    if (character < first || character > last) continue;
    // What a part is for, and what it has, are not always the same.
    const face = faces.get(part) ?? read(family, part);
    if (face.widths.has(character)) return face;
  }
  return null;
}

function read(family: Family, part: string): Face {
  const file = importedFile(fontFiles[part]!);
  const face = { family, file, widths: woff2Widths(file) };
  faces.set(part, face);
  return face;
}

/** How wide a text is, in units of its size. */
export function widthOf(text: string): number {
  let width = 0;
  for (const letter of text) {
    const character = letter.codePointAt(0)!;
    width += faceOf(character)?.widths.get(character) ?? 0;
  }
  return width;
}
