import { expect, test } from "bun:test";
import { agoOf } from "./share.ts";

const minute = 60_000;

test.each<[milliseconds: number, text: string]>([
  [-5 * minute, "just now"],
  [20_000, "just now"],
  [minute, "1 minute ago"],
  [119 * minute, "119 minutes ago"],
  [120 * minute, "2 hours ago"],
  [47 * 60 * minute, "47 hours ago"],
  [48 * 60 * minute, "2 days ago"],
])("%d milliseconds ago is %j", (milliseconds, text) => {
  expect(agoOf(milliseconds, "en")).toBe(text);
});
