import { expect, test } from "bun:test";
import { tellingLine } from "./model.ts";

test("a finding is where the line is that says it, or where its entry begins", () => {
  expect(tellingLine({ lines: [63, 120], firstLine: 41 })).toBe(63);
  expect(tellingLine({ lines: [], firstLine: 41 })).toBe(41);
});
