import { expect, test } from "bun:test";
import { findPrivate } from "../privacy/redact.ts";
import { groupPrivate, privateSummary } from "./private-summary.ts";

const summaryOf = (text: string, isMasked = true) =>
  privateSummary("a.log", groupPrivate(text, findPrivate(text)), isMasked, "en");

test("kinds are counted, most first, with the first lines they stand in", () => {
  const login = (n: number) => `Steve[/203.0.113.${n}:5555] logged in, again from /203.0.113.${n}:1\n`;
  const text = `nothing\n${[1, 2, 3, 4, 5, 6].map(login).join("")}mail steve@example.com\n`;
  const groups = groupPrivate(text, findPrivate(text));
  expect(groups).toEqual([
    { kind: "ipv4", count: 12, lines: [2, 3, 4, 5], hasMore: true },
    { kind: "email", count: 1, lines: [8], hasMore: false },
  ]);
  const summary = summaryOf(text);
  expect(summary).toStartWith("a.log: masked 13 private texts");
  expect(summary).toMatch(/\n {2}IPv4 addresses {4}12 {2}lines 2, 3, 4, 5 …\n {2}E-mail addresses {3}1 {2}line 8\n$/);
});

test("nothing private: nothing to say", () => {
  expect(summaryOf("nothing\n")).toBe("");
});

test("what was sent all the same is told as such", () => {
  expect(summaryOf("Steve[/203.0.113.1:5555] logged in\n", false)).toContain("is sent with 1 private text");
});

test("a large log with many is summed up", () => {
  const text = "Steve[/203.0.113.9:5555] logged in\n".repeat(2000);
  expect(groupPrivate(text, findPrivate(text))[0]!.count).toBe(2000);
});
