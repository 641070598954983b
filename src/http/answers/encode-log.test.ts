import { expect, test } from "bun:test";
import { answerEncodings } from "../core/accept-encoding.ts";
import { encodeAppendable } from "./appendable-encoding.ts";
import { encodeSync } from "./content-encoding.ts";
import { maxJsonBytes } from "./encode-log.ts";

/** Nothing can be packed worse: most characters need an escape, and none can be guessed. */
function randomEscapes(length: number): string {
  const bytes = crypto.getRandomValues(new Uint8Array(2 * length));
  const characters = Array.from({ length }, (_, i) => {
    const isControl = bytes[2 * i]! < 205;
    return isControl ? bytes[2 * i + 1]! & 31 : 33 + (bytes[2 * i + 1]! % 94);
  });
  return Buffer.from(characters).toString("latin1");
}

test.each(["identity", ...answerEncodings] as const)("there is room for the worst of texts in %s", (encoding) => {
  for (const size of [2000, 60_000, 300_000]) {
    for (const text of [randomEscapes(size), "\u001b".repeat(size)]) {
      const json = Buffer.from(JSON.stringify(text));
      const packed = Math.max(encodeAppendable(json, encoding).bytes.length, encodeSync(json, encoding).length);
      expect(packed).toBeLessThan(maxJsonBytes(encoding, size));
    }
  }
});
