import { brotliDecompressSync } from "node:zlib";

/** Tags that a directory names by number; those that matter here. */
const knownTags = new Map([
  [0, "cmap"],
  [1, "head"],
  [2, "hhea"],
  [3, "hmtx"],
  [10, "glyf"],
  [11, "loca"],
]);
const otherTag = 63;
const headerBytes = 48;

interface Table {
  view: DataView;
  isTransformed: boolean;
}

/** The characters of a WOFF2 font, and how wide each is, in units of the font's size. */
export function woff2Widths(file: Uint8Array): Map<number, number> {
  const tables = readTables(file);
  const unitsPerEm = tables.get("head")!.view.getUint16(18);
  const widthCount = tables.get("hhea")!.view.getUint16(34);
  const { view, isTransformed } = tables.get("hmtx")!;
  const widthOf = (glyph: number) => {
    const index = Math.min(glyph, widthCount - 1);
    // Transformed: a byte of flags, and all widths together. Else each has a bearing behind it.
    return view.getUint16(isTransformed ? 1 + index * 2 : index * 4) / unitsPerEm;
  };
  const widths = new Map<number, number>();
  for (const [character, glyph] of glyphs(tables.get("cmap")!.view)) widths.set(character, widthOf(glyph));
  return widths;
}

function readTables(file: Uint8Array): Map<string, Table> {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  if (view.getUint32(0) !== 0x774f4632) throw new Error("not a WOFF2 font");
  const count = view.getUint16(12);
  const packedBytes = view.getUint32(20);
  let at = headerBytes;
  const number = () => {
    let value = 0;
    for (;;) {
      const byte = view.getUint8(at++);
      value = value * 128 + (byte & 127);
      if (byte < 128) return value;
    }
  };
  const directory: { tag: string; bytes: number; isTransformed: boolean }[] = [];
  for (let index = 0; index < count; index++) {
    const flags = view.getUint8(at++);
    const known = flags & 63;
    if (known === otherTag) at += 4;
    const tag = knownTags.get(known) ?? "";
    const version = flags >> 6;
    const isTransformed = tag === "glyf" || tag === "loca" ? version !== 3 : version !== 0;
    const plainBytes = number();
    directory.push({ tag, bytes: isTransformed ? number() : plainBytes, isTransformed });
  }
  const unpacked = brotliDecompressSync(file.subarray(at, at + packedBytes));
  const tables = new Map<string, Table>();
  let start = unpacked.byteOffset;
  for (const { tag, bytes, isTransformed } of directory) {
    tables.set(tag, { view: new DataView(unpacked.buffer, start, bytes), isTransformed });
    start += bytes;
  }
  return tables;
}

/** Pairs of a character and its glyph. */
function* glyphs(cmap: DataView): Generator<[number, number]> {
  const count = cmap.getUint16(2);
  const starts = new Map<number, number>();
  for (let index = 0; index < count; index++) {
    const start = cmap.getUint32(4 + index * 8 + 4);
    starts.set(cmap.getUint16(start), start);
  }
  const everything = starts.get(12);
  const basic = starts.get(4);
  if (everything !== undefined) yield* groups(cmap, everything);
  else if (basic !== undefined) yield* segments(cmap, basic);
}

/** Format 12. */
function* groups(cmap: DataView, start: number): Generator<[number, number]> {
  const count = cmap.getUint32(start + 12);
  for (let index = 0; index < count; index++) {
    const at = start + 16 + index * 12;
    const first = cmap.getUint32(at);
    const last = cmap.getUint32(at + 4);
    const glyph = cmap.getUint32(at + 8);
    for (let character = first; character <= last; character++) yield [character, glyph + character - first];
  }
}

/** Format 4: four lists, one behind the other, of the ends, starts, distances and offsets of all segments. */
function* segments(cmap: DataView, start: number): Generator<[number, number]> {
  const listBytes = cmap.getUint16(start + 6);
  const ends = start + 14;
  for (let at = 0; at < listBytes; at += 2) {
    const last = cmap.getUint16(ends + at);
    const first = cmap.getUint16(ends + listBytes + 2 + at);
    const distance = cmap.getUint16(ends + 2 * listBytes + 2 + at);
    const offsetAt = ends + 3 * listBytes + 2 + at;
    const offset = cmap.getUint16(offsetAt);
    for (let character = first; character <= last && character !== 0xffff; character++) {
      const listed = offset === 0 ? character : cmap.getUint16(offsetAt + offset + (character - first) * 2);
      const isMissing = offset !== 0 && listed === 0;
      if (!isMissing) yield [character, (listed + distance) & 0xffff];
    }
  }
}
