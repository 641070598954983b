import { expect, test } from "bun:test";
import { isoTime } from "./iso-time.ts";

const createdAt = Date.parse("2026-01-15T10:30:00.000Z");

test("a time is told in UTC with milliseconds", () => {
  expect(isoTime(createdAt)).toBe("2026-01-15T10:30:00.000Z");
  expect(isoTime(createdAt + 7)).toBe("2026-01-15T10:30:00.007Z");
});
