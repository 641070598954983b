import { crc32, deflateSync } from "node:zlib";

const signature = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

/** A PNG of opaque pixels. The platform packs several times as fast as the library that draws does. */
export function encodePng(rgba: Uint8Array, width: number, height: number): Uint8Array {
  const rowBytes = 1 + width * 3;
  const rows = new Uint8Array(rowBytes * height);
  let from = 0;
  for (let row = 0; row < height; row++) {
    // The first byte of a row says that it is not filtered.
    let to = row * rowBytes + 1;
    for (let column = 0; column < width; column++) {
      rows[to] = rgba[from]!;
      rows[to + 1] = rgba[from + 1]!;
      rows[to + 2] = rgba[from + 2]!;
      from += 4;
      to += 3;
    }
  }
  const header = new Uint8Array(13);
  const view = new DataView(header.buffer);
  view.setUint32(0, width);
  view.setUint32(4, height);
  // Eight bits each of red, green and blue.
  header.set([8, 2], 8);
  const end = new Uint8Array();
  return Buffer.concat([
    new Uint8Array(signature),
    chunk("IHDR", header),
    chunk("IDAT", deflateSync(rows, { level: 6 })),
    chunk("IEND", end),
  ]);
}

function chunk(type: string, data: Uint8Array): Uint8Array {
  const bytes = Buffer.alloc(12 + data.length);
  bytes.writeUInt32BE(data.length, 0);
  bytes.write(type, 4, "latin1");
  bytes.set(data, 8);
  bytes.writeUInt32BE(crc32(bytes.subarray(4, 8 + data.length)), 8 + data.length);
  return bytes;
}
