import { expect, test } from "bun:test";
import { sizeWords } from "../../src/i18n/size-words.ts";
import { amountsIn } from "./amounts.ts";

test.each<[bytes: number, said: string]>([
  [0, "0 B"],
  [1023, "1,023 B"],
  [1024, "1.0 KiB"],
  [1048575, "1.0 MiB"],
  [10 * 1024 * 1024, "10.0 MiB"],
  [1234567890, "1,177.4 MiB"],
])("%d bytes are %s", (bytes, said) => {
  expect(amountsIn("en", sizeWords.en).size(bytes)).toBe(said);
});

test("numbers are written as the language does", () => {
  expect(amountsIn("en", sizeWords.en).count(90000)).toBe("90,000");
  expect(amountsIn("de", sizeWords.en).count(90000)).toBe("90.000");
});
