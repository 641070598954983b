import { expect, test } from "bun:test";
import { amountsIn } from "./amounts.ts";

test.each<[bytes: number, said: string]>([
  [0, "0 B"],
  [1023, "1,023 B"],
  [1024, "1.0 KB"],
  [1048575, "1.0 MB"],
  [10 * 1024 * 1024, "10.0 MB"],
  [1234567890, "1,177.4 MB"],
])("%d bytes are %s", (bytes, said) => {
  expect(amountsIn("en").size(bytes)).toBe(said);
});

test("numbers are written as the language does", () => {
  expect(amountsIn("en").count(90000)).toBe("90,000");
  expect(amountsIn("de").count(90000)).toBe("90.000");
});
