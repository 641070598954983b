import { expect, test } from "bun:test";
import { expectProportionalTime, filled } from "../../tests/support/growth.ts";
import { Lines } from "../analysis/text/lines.ts";
import { indexLog } from "./index-log.ts";

const threads = (size: number) => Array.from({ length: size / 25 }, (_, i) => `[12:00:00] [t${i}/INFO]: x`).join("\n");

test.each<[what: string, make: (size: number) => string]>([
  ["line breaks without end", (size) => "\n".repeat(size)],
  ["one endless line", (size) => "x".repeat(size)],
  ["threads without end", threads],
  ["frames without end", (size) => filled("\tat a.b.C.d(E.java:1)\n", size)],
])("the index of %s is made in time that grows with the log, and not faster", (_, make) => {
  expect(indexLog(new Lines(make(2_000_000))).levels.length).toBeGreaterThan(0);
  expectProportionalTime(1_000_000, make, (text) => indexLog(new Lines(text)));
});
