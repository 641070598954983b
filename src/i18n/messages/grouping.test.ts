import { expect, test } from "bun:test";
import { numberText } from "./format.ts";

test.each(["en", "zh-CN", "zh-TW", "ja", "ko", "ru", "uk", "de", "fr", "es", "pt-BR", "pl"])(
  "whole numbers are written as in %s",
  (language) => {
    const expected = new Intl.NumberFormat(language);
    for (const number of [
      0,
      7,
      100,
      999,
      1000,
      1234,
      9999,
      10_000,
      123_456,
      1_234_567,
      2 ** 53 - 1,
      -1234,
      0.5,
      1234.5,
    ]) {
      expect(numberText(number, language)).toBe(expected.format(number));
    }
  },
);
