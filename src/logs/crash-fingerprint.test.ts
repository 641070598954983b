import { describe, expect, test } from "bun:test";
import { aboutFault, asFingerprint, fingerprintOf } from "./crash-fingerprint.ts";

const of = (kind: string, ...parts: string[]) => fingerprintOf({ version: 1, kind, parts });

describe("fingerprints", () => {
  test("are the same for the same, and say which version of them it is", () => {
    expect(of("trace", "NullPointerException", "org.pond.Lamp.open")).toBe(
      of("trace", "NullPointerException", "org.pond.Lamp.open"),
    );
    expect(fingerprintOf({ version: 12, kind: "trace", parts: ["a"] })).toStartWith("12-");
    expect(asFingerprint(of("trace", "a"))).toBe(of("trace", "a"));
  });

  test("differ where parts only look the same side by side", () => {
    const alike = [
      of("trace", "a", "b"),
      of("trace", "ab"),
      of("trace", "a,b"),
      of("trace", 'a","b'),
      of("trace", "a\nb"),
      of("trace", "b", "a"),
      of("tracea", "b"),
      of("trace", "", "a", "b"),
      of("trace", "a", "b", ""),
      of('trace","a', "b"),
    ];
    expect(new Set(alike).size).toBe(alike.length);
  });

  test.each(["", "1-", "1-0123456789ABCDEF", "1-0123456789abcde", "x-0123456789abcdef", "1-0123456789abcdef\n"])(
    "%j is none",
    (text) => {
      expect(asFingerprint(text)).toBeNull();
    },
  );
});

test("what the operator is told has no end of line, no colour and no length of its own", () => {
  const about = aboutFault({
    version: 1,
    kind: "trace",
    parts: ["a\u001b[31mb", "c\nd\u2028e\u202e", "x".repeat(2000)],
  });
  expect(about.split("\n").slice(0, 3)).toEqual(["trace", "a?[31mb", "c?d?e?"]);
  expect(about.length).toBe(600);
});
