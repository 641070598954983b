import { expect, test } from "bun:test";
import { remembered } from "./remembered.ts";

test("the same header is looked at once, unless it is a long one", () => {
  const seen: string[] = [];
  const length = remembered((header) => {
    seen.push(header);
    return header.length;
  });
  const long = "x".repeat(301);
  for (const header of ["gzip", "", "gzip", long, "", long]) expect(length(header)).toBe(header.length);
  expect(seen).toEqual(["gzip", "", long, long]);
});

test("no number of headers makes it grow without end", () => {
  let calls = 0;
  const counted = remembered(() => ++calls);
  const first = counted("first");
  for (let i = 0; i < 500; i++) counted(`${i}`);
  expect(counted("first")).toBeGreaterThan(first);
});
