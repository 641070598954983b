import { expect, test } from "bun:test";
import { freeBytes } from "./free-bytes.ts";

test("bytes that are all of their memory are free at once", () => {
  const bytes = new Uint8Array(100);
  freeBytes(bytes);
  expect(bytes.buffer.detached).toBe(true);
});

test("so are those that were unpacked into one piece, which has room for a byte more", () => {
  const bytes = new Uint8Array(101).subarray(0, 100);
  freeBytes(bytes);
  expect(bytes.buffer.detached).toBe(true);
});

test("what shares its memory with others stays", () => {
  for (const bytes of [new Uint8Array(102).subarray(0, 100), new Uint8Array(101).subarray(1)]) {
    freeBytes(bytes);
    expect(bytes.buffer.detached).toBe(false);
  }
});
