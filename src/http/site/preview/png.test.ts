import { expect, test } from "bun:test";
import { inflateSync } from "node:zlib";
import { encodePng } from "./png.ts";

test("pixels come back from the PNG as they were", () => {
  const rgba = new Uint8Array([1, 2, 3, 255, 4, 5, 6, 255, 7, 8, 9, 255, 10, 11, 12, 255]);
  const png = Buffer.from(encodePng(rgba, 2, 2));
  expect(png.subarray(0, 8).toString("latin1")).toBe("\x89PNG\r\n\x1a\n");
  expect([png.toString("latin1", 12, 16), png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual(["IHDR", 2, 2]);
  expect([...png.subarray(24, 29)]).toEqual([8, 2, 0, 0, 0]);
  const dataAt = 33;
  expect(png.toString("latin1", dataAt + 4, dataAt + 8)).toBe("IDAT");
  const data = png.subarray(dataAt + 8, dataAt + 8 + png.readUInt32BE(dataAt));
  expect([...inflateSync(data)]).toEqual([0, 1, 2, 3, 4, 5, 6, 0, 7, 8, 9, 10, 11, 12]);
  // The checksum of an empty end is the same in every PNG.
  expect(png.subarray(-12).toString("hex")).toBe("0000000049454e44ae426082");
});
