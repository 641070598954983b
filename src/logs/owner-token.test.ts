import { describe, expect, test } from "bun:test";
import { systemRandomBytes } from "./id.ts";
import { isOwner, newOwnerToken } from "./owner-token.ts";

describe("the token of an owner", () => {
  test("is 64 hexadecimal digits of randomness", () => {
    expect(newOwnerToken((length) => new Uint8Array(length).fill(0xab)).token).toBe("ab".repeat(32));
    expect(newOwnerToken(systemRandomBytes).token).not.toBe(newOwnerToken(systemRandomBytes).token);
  });

  test("is not in what is kept", () => {
    const { token, hash } = newOwnerToken(systemRandomBytes);
    expect(hash).toMatch(/^[0-9a-f]{64}$/);
    expect(hash).not.toBe(token);
  });

  test("is known again, and nothing else is taken for it", () => {
    const { token, hash } = newOwnerToken(systemRandomBytes);
    expect(isOwner(token, hash)).toBe(true);
    for (const other of ["", "x", hash, token.toUpperCase(), `${token} `, token.slice(1), "0".repeat(100_000)]) {
      expect(isOwner(other, hash)).toBe(other === token);
    }
  });

  test("of a log that nobody owns does not exist", () => {
    for (const token of ["", "null", "0".repeat(64)]) expect(isOwner(token, null)).toBe(false);
  });
});
