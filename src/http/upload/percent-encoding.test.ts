import { describe, expect, test } from "bun:test";
import fc from "fast-check";
import { decodeComponent } from "./percent-encoding.ts";

/** What is meant, byte by byte and as plainly as it can be said. */
function plainly(encoded: Uint8Array, plusIs: number): number[] {
  const decoded: number[] = [];
  for (let at = 0; at < encoded.length; at++) {
    const digits = String.fromCharCode(...encoded.subarray(at + 1, at + 3));
    if (encoded[at] === 0x25 && /^[0-9a-f]{2}$/i.test(digits)) {
      decoded.push(Number.parseInt(digits, 16));
      at += 2;
    } else decoded.push(encoded[at] === 0x2b ? plusIs : encoded[at]!);
  }
  return decoded;
}

const bytesOf = (texts: string[]) => Buffer.from(texts.join(""), "latin1");
const pieces = fc.constantFrom("%", "+", "%2", "%2B", "%0a", "%fF", "a", "Server", "0", "F", "%zz", "&=", " ", "\x7f");

describe("a component is decoded as it is meant", () => {
  test.each<[what: string, encoded: fc.Arbitrary<Uint8Array>]>([
    ["of ASCII", fc.array(pieces, { maxLength: 40 }).map(bytesOf)],
    [
      "of ASCII and more",
      fc.array(fc.oneof(pieces, fc.constantFrom("\x80", "\xa5", "\xff")), { maxLength: 40 }).map(bytesOf),
    ],
    ["of any bytes", fc.uint8Array({ maxLength: 80 })],
  ])("%s", (_, encoded) => {
    fc.assert(
      fc.property(encoded, fc.constantFrom(0x20, 0x2b), fc.nat(3), (bytes, plusIs, offset) => {
        // Also where the bytes begin somewhere in the middle of others, as they do in a body.
        const inside = Buffer.concat([Buffer.alloc(offset, "%"), bytes, Buffer.from("41")]);
        const decoded = decodeComponent(inside.subarray(offset, offset + bytes.length), plusIs);
        expect([...decoded]).toEqual(plainly(bytes, plusIs));
      }),
      { seed: 20261118, numRuns: 2000 },
    );
  });

  test("with every byte there is, and at every place of a word", () => {
    for (let byte = 0; byte < 256; byte++) {
      const escaped = `%${byte.toString(16).padStart(2, "0")}`;
      for (const before of ["", "a", "+b", "abc"]) {
        const text = `${before.repeat(9)}${escaped}${escaped.toUpperCase()}${"c".repeat(20)}`;
        const encoded = Buffer.from(text, "latin1");
        expect([...decodeComponent(encoded)]).toEqual(plainly(encoded, 0x20));
      }
    }
  });
});
