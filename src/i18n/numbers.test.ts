import { expect, test } from "bun:test";
import { languages } from "./language.ts";
import { formatCount, numberFormats } from "./numbers.ts";

test.each([0, 7, 999, 1000, 12_345, 999_999, 1_000_000, 1_234_567_890])(
  "%d is written as in every language",
  (count) => {
    for (const language of languages) expect(formatCount(count)).toBe(numberFormats[language].format(count));
  },
);
