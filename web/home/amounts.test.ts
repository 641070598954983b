import { expect, test } from "bun:test";
import { amountsIn } from "./amounts.ts";

test.each<[bytes: number, said: string]>([
  [0, "0 B"],
  [1023, "1,023 B"],
  [1024, "1.0 KiB"],
  [1048575, "1.0 MiB"],
  [10 * 1024 * 1024, "10.0 MiB"],
  [1234567890, "1,177.4 MiB"],
])("%d bytes are %s", (bytes, said) => {
  expect(amountsIn("en").size(bytes)).toBe(said);
});

test("numbers are written as the language does", () => {
  expect(amountsIn("en").count(90000)).toBe("90,000");
  expect(amountsIn("de").count(90000)).toBe("90.000");
});
