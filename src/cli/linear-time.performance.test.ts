import { expect, test } from "bun:test";
import { expectProportionalTime, filled } from "../../tests/support/growth.ts";
import { findPrivate } from "../privacy/redact.ts";
import { groupPrivate } from "./private-summary.ts";
import { safeText } from "./terminal-text.ts";

test.each(["\u001b]", "\u001b[", "\u001b[1;", "\u009b0", "\u001bP", "§"])(
  "a text of nothing but %j is made safe for terminals in time that grows with it alone",
  (attack) => {
    expectProportionalTime(1_000_000, (size) => filled(attack, size), safeText);
  },
);

test("so is one that begins a command and never ends it", () => {
  expectProportionalTime(2_000_000, (size) => `\u001b]${"x".repeat(size)}`, safeText);
});

test("a large log with many private texts is summed up in time that grows with their number", () => {
  const logOf = (count: number) => {
    const text = "Steve[/203.0.113.9:5555] logged in\n".repeat(count);
    return { count, text, matches: findPrivate(text) };
  };
  expectProportionalTime(40_000, logOf, ({ count, text, matches }) => {
    expect(groupPrivate(text, matches)[0]!.count).toBe(count);
  });
});
