import { expect, test } from "bun:test";
import { between, dated, hourAndDate, minute, momentOfName, readMoment, zoneShift } from "./moments.ts";

test.each([
  ["2024-05-01 14:33:12", "2024-05-01 14:33"],
  ["5/31/24 2:33 PM", "2024-05-31 14:33"],
  ["12/31/20, 5:00 PM", "2020-12-31 17:00"],
  ["31.05.24 14:33", "2024-05-31 14:33"],
  ["2024/05/31 00:33:12", "2024-05-31 00:33"],
  ["2024年5月31日 下午2:33:12", "2024-05-31 14:33"],
  ["Fri May 31 14:00:00 2024 CEST", "2024-05-31 14:00"],
])("%s is read", (text, wanted) => {
  expect(hourAndDate(readMoment(text)!)).toBe(wanted);
});

test("a date that may be two is both, and the nearest counts", () => {
  const crash = readMoment("5/1/24 2:33 PM")!;
  expect(dated(crash)).toBeNull();
  expect(between(readMoment("2024-05-01 14:30:00")!, crash)).toBe(3 * minute);
  expect(between(readMoment("2024-01-05 14:30:00")!, crash)).toBe(3 * minute);
});

test("without dates the shortest way around the clock counts", () => {
  expect(between(readMoment("23:59:00")!, readMoment("2024-05-01 00:01:00")!)).toBe(2 * minute);
});

test("names of files have dates", () => {
  expect(momentOfName("crash-2024-05-01_14.33.12-client.txt")).toMatchObject({ hasTime: true });
  expect(momentOfName("2024-05-01-3.log")).toMatchObject({ hasTime: false });
  expect(momentOfName("latest.log")).toBeNull();
});

test("zones differ by half hours", () => {
  expect(zoneShift(120 * minute + 30_000, 2 * 60_000)).toBe(120 * minute);
  expect(zoneShift(47 * minute, 2 * 60_000)).toBeNull();
  expect(zoneShift(20_000, 2 * 60_000)).toBeNull();
});
