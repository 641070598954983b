import { expect, test } from "bun:test";
import { languages } from "../language.ts";
import { datePatternOf, dateText } from "./date-pattern.ts";

const dates = Array.from({ length: 12 }, (_, month) =>
  [0, 9, 12, 23].map((hour) => new Date(2026, month, month * 2 + 1, hour, month * 5)),
).flat();

test.each([...languages])("writes times in %s as Intl does", (language) => {
  const format = new Intl.DateTimeFormat(language, { dateStyle: "medium", timeStyle: "short" });
  const pattern = datePatternOf(language);
  for (const date of dates) expect(dateText(date, pattern)).toBe(format.format(date));
});
