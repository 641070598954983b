import { describe, expect, test } from "bun:test";
import { packSync, unpack, unpackSync } from "./content.ts";
import { isFrameOf } from "./stored-frame.ts";

const sizes = [0, 1, 255, 256, 257, 65_535, 65_536, 65_791, 65_792, 70_000, 3_000_000];

describe("what was packed is known again", () => {
  test.each(sizes)("%d bytes, by every level, of the same letter and of chance", async (size) => {
    const chance = new Uint8Array(size);
    for (let at = 0; at < size; at += 65_536) crypto.getRandomValues(chance.subarray(at, at + 65_536));
    for (const text of [new Uint8Array(size).fill(120), chance]) {
      for (const effort of ["usual", "quick"] as const) {
        const content = packSync(text, effort);
        expect(isFrameOf(content.packed, size)).toBe(true);
        expect(isFrameOf(content.packed, size + 1)).toBe(false);
        expect(unpackSync(content)).toEqual(text);
        expect(new Uint8Array(await unpack(content))).toEqual(text);
      }
    }
  });
});

describe("what would unpack to something else is not unpacked", () => {
  const content = packSync(new Uint8Array(1000).fill(120));
  const bomb = Bun.zstdCompressSync(new Uint8Array(64 * 1024 * 1024));
  // Its frame does not say how long it is: RFC 8878, by hand.
  const silent = Buffer.from("28b52ffd0058" + "0b0000" + "78", "hex");

  test.each<[what: string, packed: Uint8Array]>([
    ["a bomb", bomb],
    ["a second frame", Buffer.concat([content.packed, bomb])],
    ["a frame that nobody reads", Buffer.concat([content.packed, Buffer.from("502a4d180100000078", "hex")])],
    ["one that does not say its size", silent],
    ["less than a header", content.packed.subarray(0, 6)],
    ["all but the last byte", content.packed.subarray(0, -1)],
    ["one byte more", Buffer.concat([content.packed, Buffer.from("x")])],
    ["nothing", new Uint8Array()],
    ["a page", Buffer.from("<h1>503 Slow Down</h1>")],
    ["a text where there were bytes", "a text" as unknown as Uint8Array],
    ["no value", null as unknown as Uint8Array],
  ])("%s", async (_, packed) => {
    expect(isFrameOf(packed, 1000)).toBe(false);
    expect(() => unpackSync({ ...content, packed })).toThrow("damaged");
    await expect(unpack({ ...content, packed })).rejects.toThrow("damaged");
  });
});
