import { describe, expect, test } from "bun:test";
import { Outage } from "../wire/refusal.ts";
import { pack, packPlainSync, packSync, plainContent, unpack, unpackSync } from "./content.ts";

const text = Buffer.from("\ufeff[10:30:00] §cDone\u001b[0m\r\n日志 😀\n".repeat(500));
const message = "The stored log is damaged: its text does not match its checksum.";

test("a text that was handed over is not packed: nothing is left of it", async () => {
  const content = plainContent(new Uint8Array(100).fill(65));
  (content.text.buffer as ArrayBuffer).transfer(0);
  expect(() => packPlainSync(content)).toThrow("was given away");
  await expect(pack(content)).rejects.toThrow("was given away");
});

describe("a text that was packed", () => {
  test.each([
    ["a long one", text],
    ["a single character", Buffer.from("x")],
    ["bytes that are no text", Buffer.from([0, 255, 128, 10])],
  ])("comes back to the byte: %s", async (_, bytes) => {
    expect(Buffer.from(unpackSync(packSync(bytes))).equals(bytes)).toBe(true);
    expect(Buffer.from(unpackSync(await pack(plainContent(bytes)))).equals(bytes)).toBe(true);
  });

  test("carries its size and its hash, whichever thread packed it", async () => {
    const now = packSync(text);
    const soon = await pack(plainContent(text));
    expect(now.size).toBe(text.length);
    expect(now.hash).toBe(Bun.hash.xxHash64(text).toString(16).padStart(16, "0"));
    expect(now.hash).toMatch(/^[0-9a-f]{16}$/);
    expect({ size: soon.size, hash: soon.hash }).toEqual({ size: now.size, hash: now.hash });
    expect(now.packed.length).toBeLessThan(text.length / 10);
  });

  test("has a hash of 16 digits also where the first ones are zero", () => {
    // Found by trying: about one text in 16 has such a hash.
    const hashes = Array.from({ length: 200 }, (_, i) => packSync(Buffer.from(`text ${i}`)).hash);
    expect(hashes.every((hash) => hash.length === 16)).toBe(true);
    expect(hashes.some((hash) => hash.startsWith("0"))).toBe(true);
  });
});

describe("a stored text that is not what it was", () => {
  const content = packSync(text);

  test.each([
    ["of another size", { ...content, size: content.size + 1 }],
    ["of another hash", { ...content, hash: "0".repeat(16) }],
    ["with other bytes in a whole frame", { ...content, packed: packSync(Buffer.alloc(text.length, "x")).packed }],
    ["cut off", { ...content, packed: content.packed.subarray(0, content.packed.length - 5) }],
    ["that is no zstd", { ...content, packed: Buffer.from("not zstd at all") }],
    ["that is empty", { ...content, packed: new Uint8Array() }],
  ])("%s is an outage, never an answer", async (_, damaged) => {
    expect(() => unpackSync(damaged)).toThrow(new Outage(message));
    await expect(unpack(damaged)).rejects.toThrow(new Outage(message));
  });

  test("is found out for a change of any single byte", () => {
    const small = packSync(Buffer.from("a short log\n"));
    for (let i = 0; i < small.packed.length; i++) {
      const packed = small.packed.slice();
      packed[i]! ^= 0x10;
      let unpacked: Uint8Array;
      try {
        unpacked = unpackSync({ ...small, packed });
      } catch (error) {
        expect(error).toEqual(new Outage(message));
        continue;
      }
      // Some bits of a frame's header say nothing about its text.
      expect(Buffer.from(unpacked).toString()).toBe("a short log\n");
    }
  });
});
