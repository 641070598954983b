import { describe, expect, test } from "bun:test";
import { asLogId, idAlphabet, newLogId, systemRandomBytes } from "./id.ts";

/** A random source that gives these bytes over and over. */
function bytesInTurn(bytes: number[]): (length: number) => Uint8Array {
  let at = 0;
  return (length) => Uint8Array.from({ length }, () => bytes[at++ % bytes.length]!);
}

describe("the alphabet", () => {
  test("is the 56 letters and digits without look-alikes", () => {
    expect(idAlphabet).toHaveLength(56);
    expect(new Set(idAlphabet).size).toBe(56);
    expect(idAlphabet).toMatch(/^[0-9A-Za-z]+$/);
    expect(idAlphabet).not.toMatch(/[0O1lIo]/);
  });
});

describe("a new id", () => {
  test("has ten characters of the alphabet", () => {
    for (let i = 0; i < 1000; i++) expect(newLogId()).toMatch(/^[2-9A-HJ-NP-Za-kmnp-z]{10}$/);
  });

  test("is another one each time", () => {
    expect(new Set(Array.from({ length: 1000 }, () => newLogId())).size).toBe(1000);
  });

  test("is made of the bytes of the random source", () => {
    expect(newLogId(bytesInTurn([0, 1, 55, 56, 111, 112, 223, 8, 2, 3])) as string).toBe("23z2z2zA45");
  });

  test("skips the bytes that would make some characters more likely", () => {
    expect(newLogId(bytesInTurn([224, 255, 0, 230, 1])) as string).toBe("2323232323");
  });

  test("gives every character the same chance", () => {
    const counts = new Map<string, number>();
    for (let byte = 0; byte < 256; byte++) {
      // Ten times the byte, or (where it is skipped) ten times the `0` that follows it.
      const id = newLogId(bytesInTurn([byte, byte < 224 ? byte : 0])) as string;
      if (byte < 224) counts.set(id[0]!, (counts.get(id[0]!) ?? 0) + 1);
      else expect(id).toBe("2222222222");
    }
    expect([...counts.keys()].sort().join("")).toBe([...idAlphabet].sort().join(""));
    expect(new Set(counts.values())).toEqual(new Set([4]));
  });
});

test("the system's random source gives as many bytes as asked for", () => {
  expect(systemRandomBytes(16)).toHaveLength(16);
  expect(systemRandomBytes(16)).not.toEqual(systemRandomBytes(16));
});

describe("a text is an id", () => {
  test("where it has the length and only characters of the alphabet", () => {
    expect(asLogId("23456789AB") as string).toBe("23456789AB");
    expect(asLogId("zzzzzzzzzz") as string).toBe("zzzzzzzzzz");
  });

  test.each(["", "23456789A", "23456789ABC", "0345678922", "O345678922", "1345678922", "l345678922", "I345678922"])(
    "but not %j",
    (text) => {
      expect(asLogId(text)).toBeNull();
    },
  );

  test.each(["o345678922", "23456789A\n", "23456789AB\n", " 3456789AB", "2345-6789A", "%3345678AB", "２345678922"])(
    "and not %j",
    (text) => {
      expect(asLogId(text)).toBeNull();
    },
  );
});
