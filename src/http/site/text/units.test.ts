import { expect, test } from "bun:test";
import { logWords } from "../../../i18n/log-words.ts";
import { durationText, memoryText } from "./units.ts";

test.each([
  ["8192 MiB", "8 GB"],
  ["990 MB", "990 MB"],
  ["4G", "4 GB"],
  ["4k page, physical 16777216k(99152k free), swap 2097152k(765760k free)", "16 GB"],
  ["4k page, system-wide physical 16384M (718M free)", "16 GB"],
  ["plenty", null],
  ["4096", null],
])("memory that a log states as %p is told as %p", (stated, told) => {
  expect(memoryText(stated, "en")).toBe(told);
});

test.each([
  [7_250, "7.3 s"],
  [118_400, "118 s"],
  [176_000, "3 min"],
  [3_660_000, "61 min"],
  [9_000_000, "2.5 h"],
])("%p milliseconds are told as %p", (milliseconds, told) => {
  expect(durationText(milliseconds, logWords.en)).toBe(told);
});
