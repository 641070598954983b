import { expect, test } from "bun:test";
import { languages } from "../../src/i18n/language.ts";
import { countText } from "./numbers.ts";

test.each([...languages])("numbers are written as in %s", (language) => {
  const expected = new Intl.NumberFormat(language);
  for (const value of [0, 7, 42, 999, 1000, 90_000, 123_456, 1_000_000, 2_147_483_647, Number.MAX_SAFE_INTEGER]) {
    expect(countText(value)).toBe(expected.format(value));
  }
});
