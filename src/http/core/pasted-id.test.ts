import { describe, expect, test } from "bun:test";
import { pastedId } from "./pasted-id.ts";

const id = "23456789AB";

describe("what is pasted", () => {
  test.each([
    id,
    `  ${id}\n`,
    `https://logs.example/${id}`,
    `https://logs.example/${id}/`,
    `<https://logs.example/${id}>`,
    `https://logs.example/${id}#L12-L20`,
    `https://logs.example/${id}?q=error&lang=en#L1`,
    `logs.example/s/${id}`,
    `/raw/${id}?download`,
    `https://logs.example/api/log/${id}`,
    `https://logs.example/${id}.md`,
    `https://logs.example/${id}.png`,
  ])("%j is a log", (text) => {
    expect(pastedId(text)).toBe(id as never);
  });

  test.each([
    "",
    "nonsense",
    "https://logs.example/",
    "0123456789",
    `${id}x`,
    `https://logs.example/?id=${id}`,
    `#${id}`,
    "/".repeat(100_000),
  ])("%p is none", (text) => {
    expect(pastedId(text)).toBeNull();
  });
});
