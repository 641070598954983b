import { describe, expect, test } from "bun:test";
import { logIdOf, serverAddress } from "./log-address.ts";

describe("the id in", () => {
  test.each([
    "7Kd3mPq9Xw",
    " 7Kd3mPq9Xw\n",
    "https://logs.example.org/7Kd3mPq9Xw",
    "https://logs.example.org/7Kd3mPq9Xw/",
    "https://logs.example.org/s/7Kd3mPq9Xw",
    "https://logs.example.org/raw/7Kd3mPq9Xw?download",
    "https://logs.example.org/api/log/7Kd3mPq9Xw",
    "https://logs.example.org/7Kd3mPq9Xw?q=error#L120-L140",
    "https://logs.example.org/7Kd3mPq9Xw.md",
  ])("%j", (text) => {
    expect(logIdOf(text)).toBe("7Kd3mPq9Xw");
  });
});

describe("what is neither an id nor a link is an error, before any request", () => {
  test.each(["", "/", "https://logs.example.org/", "two words", "../etc/passwd%00", "é", "a".repeat(65)])(
    "%j",
    (text) => {
      expect(() => logIdOf(text)).toThrow(expect.objectContaining({ code: "invalid-id", status: 0 }));
    },
  );
});

test("a server's address may have a path and slashes at its end", () => {
  expect(serverAddress("https://example.org/lectern//")).toBe("https://example.org/lectern");
  expect(serverAddress(new URL("http://localhost:3000"))).toBe("http://localhost:3000");
  expect(() => serverAddress("ftp://example.org")).toThrow(TypeError);
  expect(() => serverAddress("nonsense")).toThrow(TypeError);
  expect(() => serverAddress("https://me:secret@example.org")).toThrow("Leave the user name and the password out");
});
